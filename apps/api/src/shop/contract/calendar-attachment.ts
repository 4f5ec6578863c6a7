// The calendar of an order's contracts as one file beside its confirmation. [ACC-02] [CHK-05] [LOOK3-21]
import { sharedDays } from "@kontor/domain/shop/checkout";
import { orderCalendarFile } from "@kontor/domain/shop/contract";
import { isLocale, type Locale, moneyText } from "@kontor/domain/visitor/locale";
import type { Database } from "../../platform/database/handle.ts";
import type { AttachmentMaker, AttachmentReference } from "../../platform/mail/attachments.ts";
import { contractsById, earlierStanding } from "./store.ts";

export const calendarKind = "calendar";

/** Of the contracts of one order, in their order. */
export const calendarReference = (contracts: readonly string[], locale: Locale): AttachmentReference => ({
  kind: calendarKind,
  of: [locale, ...contracts].join(" "),
});

export const calendarAttachment =
  (database: Database): AttachmentMaker =>
  async (of) => {
    const [locale = "", ...ids] = of.split(" ");
    const found = new Map((await contractsById(database.reads, ids)).map((contract) => [contract.id, contract]));
    const [first, ...others] = ids.flatMap((id) => found.get(id) ?? []);
    if (first === undefined || !isLocale(locale)) throw new Error(`there is no calendar of ${of}`);
    const contracts = [first, ...others] as const;
    const file = orderCalendarFile(
      contracts,
      sharedDays(contracts, await earlierStanding(database.reads, first)),
      locale,
      (cents) => moneyText(locale, cents),
    );
    return { name: file.name, mime: "text/calendar; charset=utf-8", content: file.body };
  };

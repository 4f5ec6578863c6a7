// The calendar of a contract as a file beside the confirmation of its order. [ACC-02] [CHK-05]
import { contractCalendarFile, orderedCalendar } from "@kontor/domain/shop/contract";
import { isLocale, type Locale, moneyText } from "@kontor/domain/visitor/locale";
import type { Database } from "../../platform/database/handle.ts";
import type { AttachmentMaker, AttachmentReference } from "../../platform/mail/attachments.ts";
import { contractById, earlierStanding } from "./store.ts";

export const calendarKind = "calendar";

/** Of a contract, and of others whose days are the same. */
export const calendarReference = (contracts: readonly string[], locale: Locale): AttachmentReference => ({
  kind: calendarKind,
  of: [locale, ...contracts].join(" "),
});

export const calendarAttachment =
  (database: Database): AttachmentMaker =>
  async (of) => {
    const [locale = "", id = "", ...others] = of.split(" ");
    const contract = await contractById(database.reads, id);
    if (contract === null || !isLocale(locale)) throw new Error(`there is no calendar of ${of}`);
    const file = contractCalendarFile(
      contract,
      orderedCalendar(contract, await earlierStanding(database.reads, contract)),
      locale,
      (cents) => moneyText(locale, cents),
      others.map((other) => `${contract.orderNumber}${other.slice(contract.orderId.length)}`),
    );
    return { name: file.name, mime: "text/calendar; charset=utf-8", content: file.body };
  };

// The calendar of a contract as a file beside the confirmation of its order. [ACC-02] [CHK-05]
import { contractCalendarFile, orderedCalendar } from "@kontor/domain/shop/contract";
import { isLocale, type Locale, moneyText } from "@kontor/domain/visitor/locale";
import type { Database } from "../../platform/database/handle.ts";
import type { AttachmentMaker, AttachmentReference } from "../../platform/mail/attachments.ts";
import { contractById, earlierStanding } from "./store.ts";

export const calendarKind = "calendar";

export const calendarReference = (contract: string, locale: Locale): AttachmentReference => ({
  kind: calendarKind,
  of: `${locale} ${contract}`,
});

export const calendarAttachment =
  (database: Database): AttachmentMaker =>
  async (of) => {
    const [locale = "", id = ""] = of.split(" ");
    const contract = await contractById(database.reads, id);
    if (contract === null || !isLocale(locale)) throw new Error(`there is no calendar of ${of}`);
    const file = contractCalendarFile(
      contract,
      orderedCalendar(contract, await earlierStanding(database.reads, contract)),
      locale,
      (cents) => moneyText(locale, cents),
    );
    return { name: file.name, mime: "text/calendar; charset=utf-8", content: file.body };
  };

// The invoice as it is attached to its letter, and what the letter says of it: made when the letter is sent. [ACC-03] [BAL-01]
import type { AttachmentMaker } from "../../platform/mail/attachments.ts";
import { todayOf } from "../../platform/calendar/today.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { balanceSentence } from "./balance-views.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { invoiceWords } from "./invoice-texts.ts";
import { invoiceById } from "./store.ts";
import { inLocale } from "@kontor/domain/visitor/locale";

export const invoiceAttachment =
  (services: Pick<PlatformServices, "database" | "now" | "settings">): AttachmentMaker =>
  async (id) => {
    const invoice = await invoiceById(services.database.reads, id);
    if (invoice === null) throw new Error("an invoice that is to be sent is not stored");
    return {
      name: inLocale(invoiceWords, invoice.locale).file(invoice.kind, invoice.number),
      mime: "application/pdf",
      content: await invoicePdf(invoice),
      says: await balanceSentence(services.database.reads, invoice, todayOf(services)),
    };
  };

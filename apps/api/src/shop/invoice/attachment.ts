// The invoice as it is attached to its letter, and what the letter says of it: read when the letter is sent. [ACC-03] [ACC-08] [BAL-01]
import * as Result from "effect/Result";
import type { AttachmentMaker } from "../../platform/mail/attachments.ts";
import { todayOf } from "../../platform/calendar/today.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { balanceSentence } from "./balance-views.ts";
import type { DocumentServices } from "./document-files.ts";
import { pdfName } from "./files.ts";
import { invoiceById } from "./store.ts";

export const invoiceAttachment =
  (services: Pick<PlatformServices, "database" | "now" | "settings"> & DocumentServices): AttachmentMaker =>
  async (id) => {
    const invoice = await invoiceById(services.database.reads, id);
    if (invoice === null) throw new Error("an invoice that is to be sent is not stored");
    return {
      name: pdfName(invoice),
      mime: "application/pdf",
      content: Buffer.from(Result.getOrThrow(await services.filesOf(id)).pdf.bytes),
      says: await balanceSentence(services.database.reads, invoice, todayOf(services)),
    };
  };

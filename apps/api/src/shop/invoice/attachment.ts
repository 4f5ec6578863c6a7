// The invoice as it is attached to its letter: made when the letter is sent. [ACC-03]
import type { AttachmentMaker } from "../../platform/mail/attachments.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { invoiceWords } from "./invoice-texts.ts";
import { invoiceById } from "./store.ts";

export const invoiceAttachment =
  ({ database }: Pick<PlatformServices, "database">): AttachmentMaker =>
  async (id) => {
    const invoice = await invoiceById(database.reads, id);
    if (invoice === null) throw new Error("an invoice that is to be sent is not stored");
    return {
      name: invoiceWords[invoice.locale].file(invoice.kind, invoice.number),
      mime: "application/pdf",
      content: await invoicePdf(invoice),
    };
  };

// What is refused of invoices. [ACC-03]
import { Refusal } from "#kernel/refusal";

/** No such invoice, or not one of this customer. */
export class InvoiceUnknown extends Refusal("InvoiceUnknown", "ACC-03")<{}> {}

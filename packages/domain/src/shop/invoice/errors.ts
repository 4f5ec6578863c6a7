// What is refused of invoices. [ACC-03]
import { Refusal } from "#kernel/refusal";

/** No such invoice, or not one of this customer. */
export class InvoiceUnknown extends Refusal("InvoiceUnknown", "ACC-03")<{}> {}

/** A credit note is not credited, and neither is what credit notes took back before. */
export class CreditNotPossible extends Refusal("CreditNotPossible", "ACC-03")<{}> {}

/** What the document is to say is longer than it has room for, or has characters that no line shows. */
export class CreditTextNotValid extends Refusal("CreditTextNotValid", "ACC-03")<{ readonly most: number }> {}

/** All lines of the invoice have the rate of the last day of their periods, or nothing of it is left. [VAT-14] */
export class RateNotOutdated extends Refusal("RateNotOutdated", "VAT-14")<{}> {}

/** An amount that is none, or above what is left of the invoice. */
export class CreditTooHigh extends Refusal("CreditTooHigh", "ACC-03")<{}> {}

/** A document was requested under another buyer's reference than it was issued with. */
export class BuyerReferenceFixed extends Refusal("BuyerReferenceFixed", "ACC-08")<{}> {}

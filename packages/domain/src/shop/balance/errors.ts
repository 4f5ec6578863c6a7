// What is refused of payments and payouts. [BAL-02] [BAL-03]
import { Refusal } from "#kernel/refusal";

/** An amount of a payment or payout that is none. */
export class AmountNotValid extends Refusal("AmountNotValid", "BAL-02")<{}> {}

/** A day of a payment or payout that is to come, or too long ago. */
export class PaidDayNotValid extends Refusal("PaidDayNotValid", "BAL-02")<{}> {}

/** More than was received and is owed back. */
export class PayoutTooHigh extends Refusal("PayoutTooHigh", "BAL-03")<{}> {}

/** A reference that its source gave to something else before. */
export class ReferenceTaken extends Refusal("ReferenceTaken", "BAL-02")<{}> {}

/** The same money stands in the books, or is under way: another member of staff may have noted it. */
export class AlreadyNoted extends Refusal("AlreadyNoted", "BAL-02")<{}> {}

/** No such document or charge of the customer. */
export class DocumentUnknown extends Refusal("DocumentUnknown", "BAL-02")<{}> {}

/** Another amount is left of it by now. */
export class LeftChanged extends Refusal("LeftChanged", "BAL-07")<{}> {}

/** Nothing is left of it to be written off. */
export class NothingLeft extends Refusal("NothingLeft", "BAL-07")<{}> {}

/** No such fee or write-off, or one that was taken back before. */
export class AdjustmentUnknown extends Refusal("AdjustmentUnknown", "BAL-07")<{}> {}

/** What earlier versions booked for the customer is not carried over yet. */
export class BooksNotReady extends Refusal("BooksNotReady", "BAL-06")<{}> {}

/** An account number that is none, or that no transfer in euros reaches. */
export class IbanNotValid extends Refusal("IbanNotValid", "BAL-03")<{}> {}

/** An account without the name of its holder, or with one that is too long. */
export class HolderNotValid extends Refusal("HolderNotValid", "BAL-03")<{}> {}

/** No such payment, or one that was taken back before. */
export class PaymentUnknown extends Refusal("PaymentUnknown", "BAL-02")<{}> {}

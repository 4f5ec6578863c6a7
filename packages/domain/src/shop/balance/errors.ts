// What is refused of payments and payouts. [BAL-02] [BAL-03]
import { Refusal } from "#kernel/refusal";

/** An amount of a payment or payout that is none. */
export class AmountNotValid extends Refusal("AmountNotValid", "BAL-02")<{}> {}

/** A day of a payment or payout that is to come, or too long ago. */
export class PaidDayNotValid extends Refusal("PaidDayNotValid", "BAL-02")<{}> {}

/** More than was received and is owed back. */
export class PayoutTooHigh extends Refusal("PayoutTooHigh", "BAL-03")<{}> {}

/** No such payment, or one that was taken back before. */
export class PaymentUnknown extends Refusal("PaymentUnknown", "BAL-02")<{}> {}

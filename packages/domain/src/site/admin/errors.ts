// What is refused in the admin area. [ADM-02] [ADM-04] [ADM-06]
import type { Day } from "#kernel/calendar";
import { Refusal } from "#kernel/refusal";
import type { RecordChange } from "./journal.ts";

/** A banner that would be over before it begins. */
export class BannerScheduleWrong extends Refusal("BannerScheduleWrong", "ADM-04")<{}> {}

/** A banner that names a page that cannot be: neither a kind of pages nor an address with its language. */
export class BannerPageUnknown extends Refusal("BannerPageUnknown", "ADM-04")<{ readonly page: string }> {}

/** No published banner has this key. */
export class BannerUnknown extends Refusal("BannerUnknown", "ADM-04")<{}> {}

/** Where the content is a system elsewhere, its editor schedules. */
export class BannersElsewhere extends Refusal("BannersElsewhere", "ADM-04")<{}> {}

/** The content system gives the shop no drafts: the token that its operator made for that is missing, mistyped or expired. */
export class DraftsClosed extends Refusal("DraftsClosed", "ADM-03")<{}> {}

/** No page of the admin area is at this path. */
export class AdminPageUnknown extends Refusal("AdminPageUnknown", "ADM-01")<{}> {}

/** A change of money or rights without a reason, or with one that is too long. [VAT-08] */
export class ReasonMissing extends Refusal("ReasonMissing", "VAT-08")<{ readonly most: number }> {}

/** A typed rate that is none. [VAT-08] */
export class RateNotValid extends Refusal("RateNotValid", "VAT-08")<{}> {}

/** A rate or a paper for an account that has no address yet, or is of staff. [VAT-08] */
export class NotACustomer extends Refusal("NotACustomer", "VAT-08")<{}> {}

/** Papers of a reseller for a private customer. [CHK-08] */
export class PapersNotForPrivate extends Refusal("PapersNotForPrivate", "CHK-08")<{}> {}

/** Own rights are changed by another administrator. [SES-07] */
export class NotForOneself extends Refusal("NotForOneself", "SES-07")<{}> {}

/** An account with orders is a customer's for good. [SES-07] */
export class AccountHasOrders extends Refusal("AccountHasOrders", "SES-07")<{}> {}

/** A role that is given to no account. [SES-07] */
export class RoleNotGiven extends Refusal("RoleNotGiven", "SES-07")<{}> {}

/** No account has this customer number. [ADM-01] */
export class AccountUnknown extends Refusal("AccountUnknown", "ADM-01")<{}> {}

/** Something in the inbox that was handled before. [ADM-01] */
export class AlreadyHandled extends Refusal("AlreadyHandled", "ADM-01")<{}> {}

/** Nothing in the inbox has this id. [ADM-01] */
export class InboxItemUnknown extends Refusal("InboxItemUnknown", "ADM-01")<{}> {}

/** A declaration for good cause, which ends a contract once a person accepts the cause. [ACC-05] */
export class EndsByPerson extends Refusal("EndsByPerson", "ACC-05")<{}> {}

/** A voucher that cannot be: its code, its value or its time. [CRT-04] */
export class VoucherNotStorable extends Refusal("VoucherNotStorable", "CRT-04")<{
  readonly field: "code" | "value" | "until";
}> {}

/** A voucher with this code is there already. [CRT-04] */
export class VoucherTaken extends Refusal("VoucherTaken", "CRT-04")<{}> {}

/** A voucher that an order has used. [CRT-04] */
export class VoucherUsed extends Refusal("VoucherUsed", "CRT-04")<{}> {}

/** No voucher has this code. [CRT-04] */
export class VoucherUnknown extends Refusal("VoucherUnknown", "CRT-04")<{}> {}

/** No subscription to the newsletter has this address. [CUS-10] */
export class SubscriptionUnknown extends Refusal("SubscriptionUnknown", "CUS-10")<{}> {}

/** Further administrators are made by the first one. */
export class FirstAdminExists extends Refusal("FirstAdminExists", "ADM-06")<{}> {}

/** There is no default password, and none that is easily guessed. */
export class AdminPasswordWeak extends Refusal("AdminPasswordWeak", "ADM-06")<{ readonly minimum: number }> {}

/** No mail that waits, or was given up, has this id. [ADM-01] */
export class MailUnknown extends Refusal("MailUnknown", "ADM-01")<{}> {}

/** A mail that is on its way or was sent already. [ADM-01] */
export class MailNotFailed extends Refusal("MailNotFailed", "ADM-01")<{}> {}

/** Another account has this login address. [ACC-04] */
export class LoginAddressTaken extends Refusal("LoginAddressTaken", "ACC-04")<{}> {}

/** The clock shows another day than the one that was looked at. [ACC-07] */
export class ClockDayOther extends Refusal("ClockDayOther", "ACC-07")<{ readonly day: Day }> {}

/** No number of this shop, or one that lies too far ahead of the last one that is known. [ACC-03] */
export class NumberNotOurs extends Refusal("NumberNotOurs", "ACC-03")<{ readonly number: string }> {}

/** An order that waits for no papers, or not any more. [CHK-10] */
export class OrderNotWaiting extends Refusal("OrderNotWaiting", "CHK-10")<{}> {}

/** The key of an act was sent before with another one. [DSK-08] */
export class ActKeyUsed extends Refusal("ActKeyUsed", "DSK-08")<{}> {}

/** A record was changed since who acts on it has seen it. [DSK-08] */
export class RecordChanged extends Refusal("RecordChanged", "DSK-08")<{
  readonly revision: string;
  readonly changes: readonly RecordChange[];
}> {}

/** Something else was credited since the page was looked at. [ACC-03] */
export class InvoiceChanged extends Refusal("InvoiceChanged", "ACC-03")<{}> {}

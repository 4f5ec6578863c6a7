// Why an order is not placed: each a fact that the visitor can do something about. [CHK-01] [CHK-04] [CHK-06] [CHK-07]
import { Refusal } from "#kernel/refusal";
import type { CartChanged, CartNotFound, CartRefusal, ItemProblem } from "#shop/cart";
import type { CatalogRefusal } from "#shop/catalog";
import type { AcquisitionRefusal, AuthcodeInvalid, CheckRefusal } from "#shop/domain-name";
import type { Quote } from "#shop/pricing";
import type { VoucherNotValid, VoucherRefusal, VoucherTooHigh } from "#shop/voucher";
import type { CallRefused, TooManyAttempts } from "#visitor/session";

export class TermsNotAgreed extends Refusal("TermsNotAgreed")<{}> {
  readonly rule = "CHK-04" as const;
}

export class CancellationPolicyNotRead extends Refusal("CancellationPolicyNotRead")<{}> {
  readonly rule = "CHK-04" as const;
}

export class AgeNotConfirmed extends Refusal("AgeNotConfirmed")<{ readonly minimum: number }> {
  readonly rule = "CHK-04" as const;
}

/** Resellers are business customers only. */
export class ResellerNotBusiness extends Refusal("ResellerNotBusiness")<{}> {
  readonly rule = "CHK-08" as const;
}

export type AgreementRefused = TermsNotAgreed | CancellationPolicyNotRead | AgeNotConfirmed;

/** There is nothing to order. */
export class CartEmpty extends Refusal("CartEmpty")<{}> {
  readonly rule = "CHK-01" as const;
}

/** The quote of now is not the one that was shown; both are told, nothing is charged. [HDL-03] */
export class QuoteChanged extends Refusal("QuoteChanged")<{ readonly expected: string; readonly current: Quote }> {
  readonly rule = "CHK-07" as const;
}

/** The customer has not stored an address yet. */
export class AddressMissing extends Refusal("AddressMissing")<{}> {
  readonly rule = "CHK-03" as const;
}

/** A domain that moves here needs the authcode of its holder. */
export class AuthcodeMissing extends Refusal("AuthcodeMissing")<{ readonly domain: string }> {
  readonly rule = "DOM-01" as const;
}

/** No such order, or not one of this customer. */
export class OrderUnknown extends Refusal("OrderUnknown")<{}> {
  readonly rule = "CHK-09" as const;
}

/** The key was used for another order: another cart, quote or customer. */
export class IdempotencyKeyUsed extends Refusal("IdempotencyKeyUsed")<{}> {
  readonly rule = "CHK-06" as const;
}

/** Too many orders of one account or network in a short time; the wait is in seconds. Cart and key stay as they are. */
export class TooManyOrders extends Refusal("TooManyOrders")<{ readonly wait: number }> {
  readonly rule = "OPS-08" as const;
}

/** What placing an order may end in, besides failures of the call. */
export type OrderRefused =
  | AgreementRefused
  | CartNotFound
  | CartChanged
  | CartEmpty
  | ItemProblem["refusal"]
  | QuoteChanged
  | VoucherNotValid
  | VoucherTooHigh
  | AddressMissing
  | AuthcodeMissing
  | ResellerNotBusiness
  | IdempotencyKeyUsed
  | TooManyOrders;

/** What a frontend may be told at the desk of the cart. */
export type CartDeskRefused =
  | CartRefusal
  | CatalogRefusal
  | CheckRefusal
  | AcquisitionRefusal
  | AuthcodeInvalid
  | AuthcodeMissing
  | VoucherRefusal
  | TooManyAttempts
  | CallRefused;

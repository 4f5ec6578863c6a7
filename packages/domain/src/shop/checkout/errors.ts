// Why an order is not placed: each a fact that the visitor can do something about. [CHK-01] [CHK-04] [CHK-06] [CHK-07]
import { Refusal } from "#kernel/refusal";
import type { CartChanged, CartNotFound, CartRefusal, ItemProblem, TooManyPieces } from "#shop/cart";
import type { CatalogRefusal } from "#shop/catalog";
import type { AcquireRefusal, AuthcodeRefusal } from "#shop/domain-name";
import type { OrderId } from "./model.ts";
import type { Quote } from "#shop/pricing";
import type { VoucherRefusal, VoucherTooHigh, VoucherUnusable } from "#shop/voucher";
import type { TooManyAttempts } from "#kernel/limit";
import type { CallRefused } from "#visitor/session";

export class TermsNotAgreed extends Refusal("TermsNotAgreed", "CHK-04")<{}> {}

export class CancellationPolicyNotRead extends Refusal("CancellationPolicyNotRead", "CHK-04")<{}> {}

export class AgeNotConfirmed extends Refusal("AgeNotConfirmed", "CHK-04")<{ readonly minimum: number }> {}

/** The registry of an ordered ending asks something of its holders, which was not confirmed. */
export class ConditionsNotConfirmed extends Refusal("ConditionsNotConfirmed", "CHK-04")<{}> {}

/** Resellers are business customers only. */
export class ResellerNotBusiness extends Refusal("ResellerNotBusiness", "CHK-08")<{}> {}

export type AgreementRefused = TermsNotAgreed | CancellationPolicyNotRead | AgeNotConfirmed;

/** There is nothing to order. */
export class CartEmpty extends Refusal("CartEmpty", "CHK-01")<{}> {}

/** What was seen of the cart is ordered already: in another tab, or by a press whose answer never arrived. [CHK-06] */
export class CartOrdered extends Refusal("CartOrdered", "CHK-06")<{
  readonly order: OrderId;
  readonly number: string;
}> {}

/** The present quote is not the one that was shown; both are returned, nothing is charged. [HDL-03] */
export class QuoteChanged extends Refusal("QuoteChanged", "CHK-07")<{
  readonly expected: string;
  readonly current: Quote;
}> {}

/** The address is not the one that was shown beside the order: it was changed elsewhere meanwhile. [CHK-03] */
export class AddressChanged extends Refusal("AddressChanged", "CHK-03")<{}> {}

/** The customer has not stored an address yet. */
export class AddressMissing extends Refusal("AddressMissing", "CHK-03")<{}> {}

/** A domain that moves here needs the authcode of its holder. */
export class AuthcodeMissing extends Refusal("AuthcodeMissing", "DOM-01")<{ readonly domain: string }> {}

/** No such order, or not one of this customer. */
export class OrderUnknown extends Refusal("OrderUnknown", "CHK-09")<{}> {}

/** The key was used for another order: another cart, quote or customer. */
export class IdempotencyKeyUsed extends Refusal("IdempotencyKeyUsed", "CHK-06")<{}> {}

/** Too many orders of one account or network in a short time; the wait is in seconds. Cart and key stay as they are. */
export class TooManyOrders extends Refusal("TooManyOrders", "OPS-08")<{ readonly wait: number }> {}

/** What placing an order may end in, besides failures of the call. */
export type OrderRefused =
  | AgreementRefused
  | CartNotFound
  | CartChanged
  | CartEmpty
  | CartOrdered
  | ConditionsNotConfirmed
  | ItemProblem["refusal"]
  | QuoteChanged
  | VoucherUnusable
  | VoucherTooHigh
  | AddressChanged
  | AddressMissing
  | AuthcodeMissing
  | AcquireRefusal
  | ResellerNotBusiness
  | IdempotencyKeyUsed
  | TooManyOrders
  | TooManyPieces;

/** Refusals that a frontend may get from the cart. */
export type CartDeskRefused =
  | CartRefusal
  | CatalogRefusal
  | AcquireRefusal
  | AuthcodeRefusal
  | AuthcodeMissing
  | VoucherRefusal
  | TooManyAttempts
  | CallRefused;

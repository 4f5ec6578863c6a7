// Money that comes online: an attempt to pay, what a provider says of it, and what follows from that. [PAY-03] [PAY-04]
import type { Day, Instant } from "#kernel/calendar";
import type { Cents } from "#kernel/money";
import type { Purpose } from "#shop/balance";

export const providerNames = ["stripe", "mollie"] as const;
export type ProviderName = (typeof providerNames)[number];

/** What a text leaves open of the ways to pay, such as `{payment:ways}`: in half a sentence, as a sentence, and what privacy says of who receives data. */
export const paymentSlots = ["ways", "sentence", "recipients"] as const;
export type PaymentSlot = (typeof paymentSlots)[number];
export type PaymentWords = Readonly<Record<PaymentSlot, string>>;

/** `starting`: the provider has not answered yet; `open`: its page waits for the customer; `pending`: the money is on its way. */
export type AttemptState = "starting" | "open" | "pending" | "paid" | "failed" | "expired";

/** One go of a customer to pay a document, or all that is due, by a provider. */
export interface Attempt {
  readonly id: string;
  readonly provider: ProviderName;
  readonly customerNumber: string;
  readonly purpose: Purpose;
  /** What is asked for. */
  readonly cents: Cents;
  readonly state: AttemptState;
  /** What the provider calls it; null until it has answered. */
  readonly reference: string | null;
  /** The provider's page. */
  readonly url: string | null;
  readonly startedAt: Instant;
  /** When the provider is asked next without a notice; null once nothing is awaited. */
  readonly nextReadAt: Instant | null;
}

/** What a customer is shown of an attempt: `disputed` once the bank has taken the money back, `refunded` once the shop has sent it back. */
export type PaymentStage = AttemptState | "disputed" | "refunded";

/** The invoice that a link leads to. */
export interface LinkedDocument {
  readonly id: string;
  readonly number: string;
  readonly customerNumber: string;
  readonly issuedOn: Day;
  /** Where the provider sends its receipt; null once the account is gone. */
  readonly email: string | null;
}

/** What a customer wants to pay, and by which provider. */
export type WantedOnline = Pick<Attempt, "provider" | "customerNumber" | "purpose">;

/** Money that the provider sent back. */
export interface ProviderRefund {
  readonly reference: string;
  /** Ours, where the shop asked for it; null for one that staff made at the provider. */
  readonly key: string | null;
  readonly cents: Cents;
  readonly at: Instant;
  readonly state: "pending" | "done" | "failed";
}

/** Money that the customer's bank took back; once it is won, it is there again. */
export interface Dispute {
  readonly reference: string;
  readonly at: Instant;
  readonly state: "open" | "won" | "lost";
  /** Until when the shop may answer it; absent where the provider says nothing of that. */
  readonly answerBy?: Instant;
}

/** A payment as its provider says it when it is read. */
export interface ProviderPayment {
  readonly reference: string;
  /** The attempt that it was made for, by what the provider stores with it. */
  readonly attempt: string | null;
  readonly state: Exclude<AttemptState, "starting">;
  readonly cents: Cents;
  /** As ISO 4217 in capitals. */
  readonly currency: string;
  readonly paidAt: Instant | null;
  readonly refunds: readonly ProviderRefund[];
  readonly disputes: readonly Dispute[];
}

export type DifferenceKind =
  | "another-amount"
  | "another-currency"
  | "disputed"
  | "no-attempt"
  | "not-at-provider"
  | "refund-too-high";

/** What differs between the provider and the books, for staff. */
export interface Difference {
  readonly provider: ProviderName;
  readonly reference: string;
  readonly attempt: string | null;
  readonly kind: DifferenceKind;
  readonly cents: Cents;
  /** As ISO 4217 in capitals. */
  readonly currency: string;
  readonly day: Day;
}

/** What a member of staff said of a difference: by whom it was resolved, and what became of it. */
export interface Resolution {
  readonly at: Instant;
  /** Their customer number. */
  readonly by: string;
  readonly reason: string;
}

/** What makes two differences one: it is noted once. */
export type DifferenceKey = Pick<Difference, "provider" | "kind" | "reference">;

/** A difference as staff find it; open until one of them has resolved it. */
export interface NotedDifference extends Difference {
  readonly notedAt: Instant;
  readonly resolved: Resolution | null;
}

/** A part of what is to be paid back, by the way on which it came. */
export interface WayBack {
  /** The payment in the books. */
  readonly payment: string;
  readonly provider: ProviderName;
  readonly reference: string;
  readonly cents: Cents;
}

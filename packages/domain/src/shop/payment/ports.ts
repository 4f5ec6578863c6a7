// What paying online needs from outside: the provider, the attempts, the notices, and transactions around what is decided. [PAY-03]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Day } from "#kernel/calendar";
import type { MoneyBook, Payment } from "#shop/balance";
import type { Locale } from "#visitor/locale";
import type { NoticeForged, ProviderAway, ProviderNotOffered, RefundRefused } from "./errors.ts";
import type { Attempt, Difference, LinkedDocument, ProviderName, ProviderPayment, WayBack } from "./model.ts";

/** What a provider is asked for: no name and no address, the sum, what it is for in a few words, and an email address for the receipt. */
export interface ToStart {
  readonly attempt: Attempt;
  readonly description: string;
  /** Null once the customer has none any more. */
  readonly email: string | null;
  readonly locale: Locale;
  /** Where the customer comes back to. */
  readonly backUrl: string;
}

/** A provider over its API. Each call with the same key is one at the provider. */
export interface Provider {
  readonly start: (wanted: ToStart) => Effect<{ readonly reference: string; readonly url: string }, ProviderAway>;
  /** Null where the provider knows no such payment. */
  readonly read: (reference: string) => Effect<ProviderPayment | null, ProviderAway>;
  /** Its page takes nothing any more; what was paid meanwhile stays paid. */
  readonly close: (reference: string) => Effect<void, ProviderAway>;
  /** Refused for good, as for a card that is gone; what is only away is asked again. */
  readonly refund: (way: Omit<WayBack, "payment">, key: string) => Effect<void, ProviderAway | RefundRefused>;
  /** All payments since a day. */
  readonly since: (from: Day) => Effect<readonly ProviderPayment[], ProviderAway>;
  /** Which payment a notice is about, null where it is about none: a hint to read it, whose other words mean nothing. Where that has to be asked for, and cannot be, the provider sends it again. */
  readonly noticed: (
    body: string,
    headers: Readonly<Record<string, string>>,
  ) => Effect<string | null, NoticeForged | ProviderAway>;
}

export class Providers extends Context.Service<
  Providers,
  {
    readonly offered: readonly ProviderName[];
    readonly of: (name: ProviderName) => Effect<Provider, ProviderNotOffered>;
  }
>()("kontor/shop/payment/Providers") {}

export class Attempts extends Context.Service<
  Attempts,
  {
    readonly newId: Effect<string>;
    readonly add: (attempt: Attempt) => Effect<void>;
    readonly change: (attempt: Attempt) => Effect<void>;
    readonly byId: (id: string) => Effect<Attempt | null>;
    /** What was booked of a provider since a day. */
    readonly bookedSince: (provider: ProviderName, from: Day) => Effect<readonly Payment[]>;
    readonly byReference: (provider: ProviderName, reference: string) => Effect<Attempt | null>;
    /** Those of a customer that may still bring money. */
    readonly awaited: (customerNumber: string) => Effect<readonly Attempt[]>;
    /** For staff; once for each payment and kind. */
    readonly note: (difference: Difference) => Effect<void>;
  }
>()("kontor/shop/payment/Attempts") {}

/** Links to pay an invoice. */
export class PayLinks extends Context.Service<
  PayLinks,
  {
    /** Null for a text that is no link of this shop, and for one whose document is gone. */
    readonly documentOf: (token: string) => Effect<LinkedDocument | null>;
  }
>()("kontor/shop/payment/PayLinks") {}

/** What is decided in one go, whole or not at all. */
export class Transactions extends Context.Service<
  Transactions,
  { readonly whole: <A, E>(act: Effect<A, E, Attempts | MoneyBook>) => Effect<A, E> }
>()("kontor/shop/payment/Transactions") {}

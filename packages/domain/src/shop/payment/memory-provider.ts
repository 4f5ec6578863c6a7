// A payment provider in memory, with its own mind: what customers did there, what it sent back, what banks took back; for laws and for demos without an account. [PAY-03]
import * as Effect from "effect/Effect";
import { dayOf, type Instant } from "#kernel/calendar";
import type { Cents } from "#kernel/money";
import { ProviderAway, RefundRefused } from "./errors.ts";
import type { Dispute, ProviderPayment, ProviderRefund } from "./model.ts";
import type { Provider } from "./ports.ts";

interface Stored extends Omit<ProviderPayment, "refunds" | "disputes"> {
  readonly url: string;
  readonly refunds: readonly ProviderRefund[];
  readonly disputes: readonly Dispute[];
}

export interface MemoryProvider {
  readonly service: Provider;
  /** All payments that were begun, in their order. */
  readonly payments: () => readonly ProviderPayment[];
  readonly change: (reference: string, changed: (one: ProviderPayment) => Partial<ProviderPayment>) => void;
  /** While it is away every call fails, before or after it was carried out. */
  away: "no" | "before" | "after";
  /** Refunds are refused for good. */
  refusesRefunds: boolean;
}

export const memoryProvider = (now: () => Instant): MemoryProvider => {
  const stored = new Map<string, Stored>();
  let count = 0;
  const add = (attempt: string, cents: Cents): Stored => {
    const reference = `pay_${(count += 1)}`;
    const url = `https://pay.example/${reference}`;
    const facts = { state: "open", currency: "EUR", paidAt: null, refunds: [], disputes: [] } as const;
    const one: Stored = { reference, url, attempt, cents, ...facts };
    stored.set(reference, one);
    return one;
  };
  const change: MemoryProvider["change"] = (reference, changed) => {
    const one = stored.get(reference);
    if (one !== undefined) stored.set(reference, { ...one, ...changed(one) });
  };
  /** A call whose answer may be lost on its way. */
  const call = <A, E>(act: () => Effect.Effect<A, E>): Effect.Effect<A, E | ProviderAway> =>
    Effect.suspend((): Effect.Effect<A, E | ProviderAway> => {
      if (provider.away === "before") return Effect.fail(new ProviderAway());
      const made = act();
      return provider.away === "after" ? Effect.andThen(made, Effect.fail(new ProviderAway())) : made;
    });
  const refunded = (reference: string, cents: Cents, key: string): Effect.Effect<void, RefundRefused> => {
    const one = stored.get(reference);
    const gone = one?.refunds.reduce((sum, each) => sum + (each.state === "failed" ? 0 : each.cents), 0) ?? 0;
    if (one?.refunds.some((each) => each.key === key) === true) return Effect.void;
    if (one === undefined || provider.refusesRefunds || gone + cents > one.cents)
      return Effect.fail(new RefundRefused());
    const refund: ProviderRefund = { reference: `re_${(count += 1)}`, key, cents, at: now(), state: "pending" };
    change(reference, ({ refunds }) => ({ refunds: [...refunds, refund] }));
    return Effect.void;
  };
  const provider: MemoryProvider = {
    payments: () => [...stored.values()],
    change,
    away: "no",
    refusesRefunds: false,
    service: {
      start: ({ attempt: { id, cents } }) =>
        call(() => Effect.sync(() => [...stored.values()].find(({ attempt }) => attempt === id) ?? add(id, cents))),
      read: (reference) => call(() => Effect.sync(() => stored.get(reference) ?? null)),
      close: (reference) =>
        call(() => Effect.sync(() => change(reference, ({ state }) => (state === "open" ? { state: "expired" } : {})))),
      refund: ({ reference, cents }, key) => call(() => refunded(reference, cents, key)),
      since: (from) =>
        call(() =>
          Effect.sync(() =>
            [...stored.values()].filter(({ paidAt }) => paidAt === null || dayOf(paidAt, "UTC") >= from),
          ),
        ),
      noticed: (body) => Effect.succeed(body === "" ? null : body),
    },
  };
  return provider;
};

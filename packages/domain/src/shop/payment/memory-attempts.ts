// Attempts, and what staff have to look at, in memory: over the ports of the use cases. [PAY-03]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { MoneyBook } from "#shop/balance";
import { ProviderNotOffered } from "./errors.ts";
import type { Attempt, Difference, ProviderName } from "./model.ts";
import { Attempts, type Provider, Providers, Transactions } from "./ports.ts";
import { isAwaited } from "./rules.ts";

export interface MemoryPayments {
  readonly attempts: Map<string, Attempt>;
  readonly differences: Difference[];
  readonly services: Context.Context<Attempts | Providers | Transactions>;
}

export const memoryPayments = (
  providers: Partial<Record<ProviderName, Provider>>,
  book: MoneyBook["Service"],
): MemoryPayments => {
  const attempts = new Map<string, Attempt>();
  const differences: Difference[] = [];
  let count = 0;
  const store = (attempt: Attempt) => Effect.sync(() => void attempts.set(attempt.id, attempt));
  const service: Attempts["Service"] = {
    newId: Effect.sync(() => `attempt-${(count += 1)}`),
    add: store,
    change: store,
    byId: (id) => Effect.sync(() => attempts.get(id) ?? null),
    byReference: (provider, reference) =>
      Effect.sync(
        () => [...attempts.values()].find((one) => one.provider === provider && one.reference === reference) ?? null,
      ),
    awaited: (customerNumber) =>
      Effect.sync(() =>
        [...attempts.values()].filter((one) => one.customerNumber === customerNumber && isAwaited(one)),
      ),
    bookedSince: (provider) =>
      Effect.map(book.payments(""), (payments) => payments.filter(({ source }) => source === provider)),
    note: (difference) =>
      Effect.sync(() => {
        const isKnown = differences.some(
          ({ reference, kind }) => reference === difference.reference && kind === difference.kind,
        );
        if (!isKnown) differences.push(difference);
      }),
  };
  const own = Context.make(Attempts, service).pipe(Context.add(MoneyBook, book));
  const of: Providers["Service"]["of"] = (name) => {
    const provider = providers[name];
    return provider === undefined ? Effect.fail(new ProviderNotOffered()) : Effect.succeed(provider);
  };
  const offered = (Object.keys(providers) as ProviderName[]).filter((name) => providers[name] !== undefined);
  const services = Context.make(Attempts, service).pipe(
    Context.add(Providers, { offered, of }),
    Context.add(Transactions, { whole: (act) => Effect.provide(act, own) }),
  );
  return { attempts, differences, services };
};

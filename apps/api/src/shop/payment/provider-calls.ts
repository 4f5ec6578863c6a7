// A question to a payment provider, with a deadline that its client has not: what is not answered in time is as good as away. [PAY-03] [OPS-10]
import { ProviderAway } from "@kontor/domain/shop/payment";
import * as Effect from "effect/Effect";

/** A customer waits for it. */
const patience = 8_000;
/** All payments of some weeks, page by page. */
export const listPatience = 120_000;

export const inTime = async <A>(ask: () => Promise<A>, patienceMs: number = patience): Promise<A> => {
  const clock: { late?: NodeJS.Timeout } = {};
  const tooLate = new Promise<never>((_, fail) => {
    clock.late = setTimeout(() => fail(new Error("no answer in time")), patienceMs);
  });
  return Promise.race([ask(), tooLate]).finally(() => clearTimeout(clock.late));
};

export const callProvider = <A>(ask: () => Promise<A>, patienceMs?: number): Effect.Effect<A, ProviderAway> =>
  Effect.tryPromise({ try: () => inTime(ask, patienceMs), catch: () => new ProviderAway() });

// The letter before the last day for notice: what renews, until when, and what it costs then, by the bills that will come (decision 168). [LIF-04]
import * as Effect from "effect/Effect";
import { addDays, compareDays, type Day } from "#kernel/calendar";
import { sum } from "#kernel/money";
import { type Order, pricesOf } from "#shop/checkout";
import type { NoticeLetter, PriceStep, ServiceContract } from "#shop/contract";
import { type AnnouncedRenewal, ContractDays } from "./clock-use-cases.ts";
import { type Billed, ratesOf } from "./later-draft.ts";
import { asBilledNext, nextRegular } from "./next-bill.ts";

/** Contracts of one order with the letter that is due of each. */
export interface DueNotices {
  readonly order: Order;
  readonly due: readonly { readonly contract: ServiceContract; readonly letter: NoticeLetter }[];
  readonly billed: Billed;
}

/** One letter for all that renew on one day. */
export const announceRenewals = Effect.fn("announceRenewals")(function* ({ order, due, billed }: DueNotices) {
  const days = yield* ContractDays;
  for (const renews of new Set(due.map(({ letter }) => letter.renews))) {
    const ofDay = due.filter(({ letter }) => letter.renews === renews);
    const [first] = ofDay;
    if (first === undefined) continue;
    const renewals = ofDay.map(
      ({ contract, letter: { until } }): AnnouncedRenewal => ({
        contract,
        until,
        charges: chargesFrom(order, contract, renews, billed),
      }),
    );
    yield* days.write({ kind: "renews", day: renews, lastDay: first.letter.lastDay, renewals, ...billed });
  }
});

/**
 * What a contract costs from a day on, as its bills will be by what is known today: the first one of each rhythm, and those of one day and rhythm in one sum.
 * What costs nothing is left out.
 */
export const chargesFrom = (
  order: Order,
  contract: ServiceContract,
  day: Day,
  { vatOn }: Pick<Billed, "vatOn">,
): readonly PriceStep[] => {
  const eve = addDays(day, -1);
  const { parts } = asBilledNext(contract, pricesOf(order, contract), eve, (on) => ratesOf(vatOn(on)));
  const steps = parts
    .filter(({ recurring }) => recurring > 0)
    .map((part) => ({ from: nextRegular(contract, part, eve), everyMonths: part.everyMonths, gross: part.recurring }));
  const keyOf = ({ from, everyMonths }: PriceStep): string => `${from} ${everyMonths}`;
  return [...new Set(steps.map(keyOf))]
    .flatMap((key): readonly PriceStep[] => {
      const same = steps.filter((step) => keyOf(step) === key);
      return same.slice(0, 1).map((step) => ({ ...step, gross: sum(same.map(({ gross }) => gross)) }));
    })
    .toSorted((a, b) => compareDays(a.from, b.from) || a.everyMonths - b.everyMonths);
};

// What becomes of an order in the year after it: renewals, hours, notices, withdrawals, guarantees, credits and payments by the domain's own rules, and beside them what is owed by days and hours. [HDL-04] [ACC-03] [ACC-07]
import { addDays, type Day } from "@kontor/domain/kernel/calendar";
import type { Rate } from "@kontor/domain/kernel/money";
import { balanceOfCustomer, type CustomerBalance } from "@kontor/domain/shop/balance";
import type { Catalog } from "@kontor/domain/shop/catalog";
import { type Order, orderedContracts } from "@kontor/domain/shop/checkout";
import type { ServiceContract } from "@kontor/domain/shop/contract";
import type { Invoice } from "@kontor/domain/shop/invoice";
import {
  booksOf,
  calculatedAgain,
  dayIn,
  type HistoryAct,
  lived,
  moneyDifferences,
} from "@kontor/domain/shop/invoice/laws";
import type { VatMap } from "@kontor/domain/shop/vat";
import type { Chance } from "./chance.ts";

export interface Years {
  readonly contracts: readonly ServiceContract[];
  readonly documents: readonly Invoice[];
  readonly balance: CustomerBalance;
  /** Fees that were not taken back, and what is written off of anything. */
  readonly fees: number;
  readonly writtenOff: number;
  /** What is owed of all bills by days and hours, whatever the documents say. */
  readonly owed: number;
  /** Where documents and books differ from the second calculation. */
  readonly wrong: readonly string[];
}

const day = 24;
/** Longer than a year, so that what is paid by the year renews once. */
const daysLived = 400;

/** How often the clock of the shop runs, all of them late: what it comes to is the same. */
const rhythms: readonly (readonly number[])[] = [[14], [31], [30, 2], [90, 1, 1]];

const declarationsOf = (
  { address }: Order,
  contracts: readonly ServiceContract[],
  chance: Chance,
): readonly HistoryAct[] => {
  const late = (): number => (chance.of(0.1) ? 1 + chance.below(20) : 0);
  if (chance.of(0.06))
    return [
      address.kind === "private" && chance.of(0.5)
        ? { kind: "withdrawal", after: chance.below(14 * day), contract: null, matchedAfter: late() }
        : {
            kind: "guarantee",
            after: chance.below(31 * day),
            contract: contracts.findIndex(({ guarantee }) => guarantee !== null),
          },
    ].filter((act) => act.contract !== -1) as readonly HistoryAct[];
  return contracts.flatMap(({ hourly, isAddition }, contract): readonly HistoryAct[] => {
    if (isAddition || !chance.of(hourly ? 0.5 : 0.1)) return [];
    const wanted = chance.of(0.3) ? chance.below(300) : null;
    return [{ kind: "notice", after: chance.below(365 * day), contract, wanted, matchedAfter: late() }];
  });
};

/** Most pay what is asked for in time; some late, in part, twice, or without saying for what. */
const moneyOf = (chance: Chance): readonly HistoryAct[] => {
  const payment = (after: number, document: number | null): HistoryAct => ({
    kind: "payment",
    after,
    document: chance.of(0.2) ? null : document,
    part: chance.of(0.9) ? 1000 : 1 + chance.below(1200),
    daysBefore: chance.below(3),
    times: chance.of(0.02) ? 2 : 1,
  });
  return [
    ...(chance.of(0.9) ? [payment(chance.below(25 * day), 0)] : []),
    ...Array.from({ length: chance.below(3) }, () => payment((25 + chance.below(370)) * day, chance.below(20))),
    ...(chance.of(0.7) ? [{ kind: "payout", after: 395 * day, document: null, part: 1000 } as const] : []),
    ...(chance.of(0.08) ? returnedIn(chance) : []),
    ...(chance.of(0.1) ? forgivenIn(chance) : []),
  ];
};

/** A payment or a payout goes back, sometimes after it was paid out; its fee is taken back now and then. */
const returnedIn = (chance: Chance): readonly HistoryAct[] => {
  const after = (10 + chance.below(395)) * day;
  const back = { which: chance.below(20), isMistake: chance.of(0.2) };
  return [
    { kind: "return", after, of: chance.of(0.8) ? "payment" : "payout", ...back },
    ...(chance.of(0.6) ? [{ kind: "fee", after, amount: 300 + chance.below(700) } as const] : []),
    ...(chance.of(0.2) ? [{ kind: "take-back", after: after + day, which: chance.below(20) } as const] : []),
  ];
};

/** What is left is written off; now and then it is asked for again. */
const forgivenIn = (chance: Chance): readonly HistoryAct[] => {
  const after = (30 + chance.below(370)) * day;
  return [
    { kind: "write-off", after, which: chance.below(20) },
    ...(chance.of(0.3) ? [{ kind: "take-back", after: after + day, which: chance.below(20) } as const] : []),
  ];
};

const otherActsOf = (rates: readonly Rate[], chance: Chance): readonly HistoryAct[] => [
  ...(chance.of(0.03)
    ? [
        {
          kind: "credit",
          after: chance.below(380 * day),
          invoice: chance.below(20),
          part: 1 + chance.below(999),
        } as const,
      ]
    : []),
  ...(chance.of(0.05) ? [{ kind: "move", after: chance.below(365 * day), rate: chance.pick(rates) } as const] : []),
];

type History = Parameters<typeof lived>[0];

/** Of some orders the rate of their country becomes known to change afterwards; staff correct what was billed by then, soon or late. [VAT-14] */
const surprisedIn = (
  { quote: { vat }, placedAt }: Order,
  map: VatMap,
  chance: Chance,
): Pick<History, "surprises" | "acts"> & { readonly at?: NonNullable<History["ordered"]["at"]> } => {
  const { country, treatment } = vat;
  const isOfCountry = (treatment === "domestic" || treatment === "destination") && country !== "OTHER";
  if (!isOfCountry || !chance.of(0.06)) return { surprises: [], acts: [] };
  const today = dayIn(placedAt) as Day;
  const rates = Object.entries(map).map(([of, rate]) => ({
    country: of,
    rate,
    from: addDays(today, -1000),
    until: null,
  }));
  const known = 1 + chance.below(200);
  const from = addDays(today, known + chance.below(150));
  const changing = chance.of(0.5) ? [country] : [country, "DE"];
  return {
    at: { today, country, rates: rates.filter((each) => each.country !== "OTHER") },
    surprises: [
      {
        known,
        rates: changing.map((of) => ({ country: of, rate: chance.pick(Object.values(map)), from, until: null })),
      },
    ],
    acts: Array.from({ length: 1 + chance.below(3) }, () => ({
      kind: "rate" as const,
      after: (known + chance.below(200)) * day,
      invoice: chance.below(20),
    })),
  };
};

const sumOf = <A>(values: readonly A[], of: (value: A) => number): number =>
  values.reduce((sum, value) => sum + of(value), 0);

/** The year after an order; the same chance gives the same one. */
export const yearsOf = (order: Order, catalog: Catalog, map: VatMap, chance: Chance): Years => {
  const contracts = orderedContracts(order, catalog);
  const rates = Object.values(map);
  const acts = [...declarationsOf(order, contracts, chance), ...moneyOf(chance), ...otherActsOf(rates, chance)];
  const { at, surprises, acts: corrections } = surprisedIn(order, map, chance);
  const outcome = lived({
    ordered: { order, contracts, ...(at === undefined ? {} : { at }) },
    surprises,
    acts: [...acts, ...corrections].toSorted((a, b) => a.after - b.after),
    gaps: chance.pick(rhythms),
    days: daysLived,
    ready: chance.of(0.5) ? chance.below(72) : null,
    change: { after: 1 + chance.below(300), rate: chance.of(0.1) ? chance.pick(rates) : order.quote.vat.rate },
  });
  const { documents, until } = outcome;
  const { owed, wrong } = calculatedAgain(order, outcome);
  const books = booksOf(outcome);
  return {
    contracts: outcome.contracts,
    documents,
    balance: balanceOfCustomer(books, until),
    fees: sumOf(outcome.money, (entry) =>
      entry.kind === "charge-back"
        ? 0 - entry.cents
        : entry.kind === "charge" && entry.reason !== "returned-payment"
          ? entry.cents
          : 0,
    ),
    writtenOff: sumOf([...books.claims.values()], (claim) => claim.writtenOff),
    owed,
    wrong: [...wrong, ...moneyDifferences(outcome, until)],
  };
};

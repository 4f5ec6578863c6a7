// What happens in a history after its order: declarations, credits by staff, other addresses, and the money that comes, goes and returns, fees and what is written off. [ACC-03] [ACC-07] [BAL-02] [BAL-07]
import fc from "fast-check";

/**
 * What is noted of money; documents and entries are numbers modulo how many there are. Of a payment the part is per mill of its invoice or charge, or of
 * the first invoice; it came so many days before it is noted, and some pay twice. Of a payout it is per mill of what may be paid back.
 */
export type MoneyAct =
  | {
      readonly kind: "payment";
      readonly document: number | null;
      readonly part: number;
      readonly daysBefore: number;
      readonly times: number;
    }
  | { readonly kind: "payout"; readonly document: number | null; readonly part: number }
  /** The bank sends a payment or a payout back, or it was noted by mistake. */
  | { readonly kind: "return"; readonly of: "payment" | "payout"; readonly which: number; readonly isMistake: boolean }
  | { readonly kind: "fee"; readonly amount: number }
  /** Of an invoice or charge of which something is left. */
  | { readonly kind: "write-off"; readonly which: number }
  /** Of a fee or a write-off. */
  | { readonly kind: "take-back"; readonly which: number };

const moneyKinds: readonly string[] = [
  "payment",
  "payout",
  "return",
  "fee",
  "write-off",
  "take-back",
] satisfies readonly MoneyAct["kind"][];

export const isMoneyAct = <A extends { readonly kind: string }>(act: A): act is Extract<A, MoneyAct> =>
  moneyKinds.includes(act.kind);

/** What happens, so many hours after the order; contracts and invoices are numbers modulo how many there are. */
export type HistoryAct = { readonly after: number } & (
  | {
      readonly kind: "notice";
      readonly contract: number;
      readonly wanted: number | null;
      readonly matchedAfter: number;
    }
  | { readonly kind: "withdrawal"; readonly contract: number | null; readonly matchedAfter: number }
  | { readonly kind: "guarantee"; readonly contract: number }
  | { readonly kind: "credit"; readonly invoice: number; readonly part: number }
  | { readonly kind: "move"; readonly rate: number }
  /** Of the invoices whose rate has changed since. [VAT-14] */
  | { readonly kind: "rate"; readonly invoice: number }
  | MoneyAct
);

const anyHours = (days: number): fc.Arbitrary<number> => fc.oneof(fc.nat(40 * 24), fc.nat(days * 24));
const anyLate = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 90 }) },
);
export const anyRateOfHistory: fc.Arbitrary<number> = fc.constantFrom(0, 700, 1800, 1900, 2000, 2700);

/** Any acts in the first days of so many, the earliest first. */
export const anyActs = (days: number): fc.Arbitrary<readonly HistoryAct[]> =>
  fc
    .array(
      fc.oneof(
        fc.record({
          kind: fc.constant("notice" as const),
          after: anyHours(days),
          contract: fc.nat(20),
          wanted: fc.option(fc.nat(500)),
          matchedAfter: anyLate,
        }),
        fc.record({
          kind: fc.constant("withdrawal" as const),
          after: fc.nat(16 * 24),
          contract: fc.option(fc.nat(20)),
          matchedAfter: anyLate,
        }),
        fc.record({ kind: fc.constant("guarantee" as const), after: fc.nat(31 * 24), contract: fc.nat(20) }),
        fc.record({
          kind: fc.constant("credit" as const),
          after: anyHours(days),
          invoice: fc.nat(20),
          part: fc.integer({ min: 1, max: 1000 }),
        }),
        // Who moves has ordered before.
        fc.record({
          kind: fc.constant("move" as const),
          after: anyHours(days).map((hours) => Math.max(1, hours)),
          rate: anyRateOfHistory,
        }),
        fc.record({ kind: fc.constant("rate" as const), after: anyHours(days), invoice: fc.nat(20) }),
      ),
      { maxLength: 5 },
    )
    .chain((acts) => anyMoney(days).map((money) => inTime<HistoryAct>([...acts, ...money])));

const inTime = <A extends { readonly after: number }>(acts: readonly A[]): readonly A[] =>
  acts.toSorted((a, b) => a.after - b.after);

/** Most pay what is asked for; others less, more, or before they are asked. */
const anyPart = fc.oneof(fc.constantFrom(1000, 1000, 500), fc.integer({ min: 1, max: 1300 }));
const anyDocument = fc.option(fc.nat(20), { freq: 3 });

/** Early, late, in part, twice; for a document or for the customer. */
export const anyPayment = (days: number): fc.Arbitrary<HistoryAct & { readonly kind: "payment" }> =>
  fc.record({
    kind: fc.constant("payment" as const),
    after: fc.oneof(fc.nat(20 * 24), anyHours(days)),
    document: anyDocument,
    part: anyPart,
    daysBefore: fc.constantFrom(0, 0, 1, 7, 30),
    times: fc.constantFrom(1, 1, 1, 2),
  });

const which = fc.nat(20);

/** What takes money back comes after what brought it: half of it late. */
const anyRareAct = (days: number): fc.Arbitrary<HistoryAct & MoneyAct> => {
  const after = fc.oneof(anyHours(days), fc.integer({ min: 20 * 24, max: days * 24 + 20 * 24 }));
  const returned = fc.record({
    kind: fc.constant("return" as const),
    after,
    of: fc.constantFrom("payment", "payment", "payout"),
    which,
    isMistake: fc.boolean(),
  });
  return fc.oneof(
    { weight: 3, arbitrary: returned },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("fee" as const), after, amount: fc.integer({ min: 1, max: 4_000 }) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("write-off" as const), after, which }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("take-back" as const), after, which }) },
  );
};

const anyMoneyAct = (days: number): fc.Arbitrary<HistoryAct & MoneyAct> =>
  fc.oneof(
    { weight: 3, arbitrary: anyPayment(days) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant("payout" as const),
        after: anyHours(days),
        document: anyDocument,
        part: fc.oneof(fc.constant(1000), fc.integer({ min: 1, max: 1000 })),
      }),
    },
  );

/** A third of the histories take nothing back, and charge and forgive nothing: what follows from usual ones is tried often. */
const anyMoney = (days: number): fc.Arbitrary<readonly HistoryAct[]> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.array(anyMoneyAct(days), { maxLength: 5 }) },
    {
      weight: 2,
      arbitrary: fc.array(
        fc.oneof({ weight: 3, arbitrary: anyMoneyAct(days) }, { weight: 2, arbitrary: anyRareAct(days) }),
        { maxLength: 8 },
      ),
    },
  );

// What happens in a history after its order: declarations, credits by staff, other addresses, and the money that comes and goes. [ACC-03] [ACC-07] [BAL-02]
import fc from "fast-check";

/**
 * Money that comes or goes: for a document, by a number modulo how many there are, or for the customer. Of a payment the part is per mill of its
 * invoice, or of the first one; it came so many days before it is noted, and some pay twice. Of a payout it is per mill of what may be paid back.
 */
export type MoneyAct =
  | {
      readonly kind: "payment";
      readonly document: number | null;
      readonly part: number;
      readonly daysBefore: number;
      readonly times: number;
    }
  | { readonly kind: "payout"; readonly document: number | null; readonly part: number };

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
        fc.record({ kind: fc.constant("move" as const), after: anyHours(days), rate: anyRateOfHistory }),
      ),
      { maxLength: 4 },
    )
    .chain((acts) =>
      fc.array(anyMoneyAct(days), { maxLength: 5 }).map((money) => inTime<HistoryAct>([...acts, ...money])),
    );

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

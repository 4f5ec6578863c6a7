// Laws of when a provider is asked again, and of the ways by which money goes back. [PAY-03] [PAY-04] [BAL-03]
import fc from "fast-check";
import { addDays, day, dayMs, hourMs, instant, minuteMs } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { type Cents, cents, sum } from "#kernel/money";
import { ledgerOf, type Payment } from "#shop/balance";
import { nextRead, refundsToMake } from "./rules.ts";

const first = day("2026-11-21");
const startedAt = instant(1_795_000_000_000);

/** An age of an attempt, on the moment of a reading as often as beside it. */
const anyReadAge = fc
  .tuple(
    fc.constantFrom(0, 1, 5, 30, 90, 150, 690, 1_440).map((minutes) => minutes * minuteMs),
    fc.constantFrom(-1, 0, 1, 40_000),
  )
  .map(([age, beside]) => Math.max(0, age + beside));

const rowOf = (kind: "payment" | "payout", place: number, amount: Cents, more: Partial<Payment>): Payment =>
  ({
    id: `${kind}-${place}`,
    customerNumber: "100001",
    kind,
    of: null,
    day: first,
    cents: amount,
    purpose: { kind: "document", document: kind === "payment" ? "i" : "n" },
    source: "stripe",
    reference: "",
    externalReference: null,
    state: "received",
    takenBack: null,
    position: place + 1,
    notedOn: first,
    ...more,
  }) as unknown as Payment;

/** Payments of one invoice, each of which went back in part, is about to, or was refused. */
const anyPaid = fc.array(
  fc.record({
    amount: fc.integer({ min: 2, max: 5_000 }),
    backs: fc.array(
      fc.record({
        part: fc.integer({ min: 1, max: 400 }),
        state: fc.constantFrom("received" as const, "pending" as const),
      }),
      { maxLength: 2 },
    ),
    isRefused: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);

export const attemptLaws: readonly Law[] = [
  law(
    "[PAY-04] a provider is asked again later than now, within the hour and while the attempt is open; of one that is a day old it is asked no more",
    () =>
      fc.property(anyReadAge, (age) => {
        const now = instant(startedAt + age);
        const next = nextRead(startedAt, now);
        return next === null
          ? age >= dayMs
          : age < dayMs && next > now && next - now <= hourMs && next <= startedAt + dayMs;
      }),
  ),
  law(
    "[BAL-03] [PAY-04] money goes back by the way it came, the latest first, never more by any than is left of it, and what is under way not twice",
    () =>
      fc.property(anyPaid, fc.integer({ min: 850, max: 1_000 }), (paid, part) => {
        const payments = paid.map(({ amount }, at) =>
          rowOf("payment", at, cents(amount), { externalReference: `p${at}` }),
        );
        const payouts = paid.flatMap(({ amount, backs, isRefused }, at) => [
          ...backs.map(({ part, state }, place) =>
            rowOf("payout", 10 * at + place, cents(Math.max(1, Math.floor((amount * part) / 1_000))), {
              reference: `p${at}`,
              state,
            }),
          ),
          ...(isRefused ? [rowOf("payout", 10 * at + 9, cents(1), { reference: `p${at}`, state: "failed" })] : []),
        ]);
        const total = sum(payments.map((one) => one.cents));
        const credited = cents(Math.max(1, Math.floor((total * part) / 1_000)));
        const went = sum(payouts.flatMap((one) => (one.state === "received" ? [one.cents] : [])));
        const underWay = sum(payouts.flatMap((one) => (one.state === "pending" ? [one.cents] : [])));
        const document = { kind: "document", document: "i" } as const;
        const ledger = ledgerOf([
          { kind: "invoice", id: "i", number: "R-1", day: first, cents: total, dueOn: addDays(first, 14) },
          ...payments.map((one) => ({
            kind: "payment" as const,
            id: one.id,
            day: first,
            cents: one.cents,
            purpose: document,
          })),
          {
            kind: "credit-note",
            id: "n",
            number: "RK-1",
            day: addDays(first, 1),
            cents: credited,
            corrects: "i",
            payBackBy: addDays(first, 15),
          },
          ...payouts.flatMap((one) =>
            one.state === "received"
              ? [
                  {
                    kind: "payout" as const,
                    id: one.id,
                    day: addDays(first, 2),
                    cents: one.cents,
                    purpose: one.purpose,
                  },
                ]
              : [],
          ),
        ]);
        // By hand: of each way what came by it less what went or is about to, nothing of a refused one, from the latest on.
        let rest: number = Math.max(0, credited - went) - underWay;
        const expected = paid
          .map(({ amount, isRefused }, at) => ({
            payment: `payment-${at}`,
            left: isRefused
              ? 0
              : amount - sum(payouts.flatMap((one) => (one.reference === `p${at}` ? [one.cents] : []))),
          }))
          .toReversed()
          .flatMap(({ payment, left }) => {
            const part = Math.min(rest, left);
            if (part <= 0) return [];
            rest -= part;
            return [`${payment} ${part}`];
          });
        const made = refundsToMake(ledger, [...payments, ...payouts]).flatMap(({ ways }) => ways);
        return made.map((one) => `${one.payment} ${one.cents}`).join() === expected.join();
      }),
  ),
];

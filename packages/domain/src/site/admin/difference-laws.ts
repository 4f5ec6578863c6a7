// What always holds of differences between a payment provider and the books in the hands of staff: each is resolved once, with a reason, and noted exactly then. [PAY-03] [HDL-09]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import fc from "fast-check";
import { type Day, instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { cents } from "#kernel/money";
import { differenceId, type NotedDifference } from "#shop/payment";
import { Desk } from "./acting.ts";
import { PaymentDifferences, resolveDifference } from "./difference-acts.ts";
import type { JournalEntry } from "./journal.ts";

const today = "2026-11-23" as Day;

const difference = (reference: string): NotedDifference => ({
  provider: "stripe",
  reference,
  attempt: null,
  kind: "no-attempt",
  cents: cents(500),
  currency: "EUR",
  day: today,
  notedAt: instant(0),
  resolved: null,
});

const anyAct = fc.record({
  reference: fc.constantFrom("cs_1", "cs_2", "cs_unknown"),
  reason: fc.constantFrom("Paid by a link of our own.", " Paid by a link of our own. ", "", " ", "x".repeat(501)),
  /** Another member of staff was faster, after this one had read it. */
  isLate: fc.boolean(),
});

/** Two differences with a desk beside them. */
const desk = () => {
  const stored = new Map(
    ["cs_1", "cs_2"].map(difference).map((one): [string, NotedDifference] => [differenceId(one), one]),
  );
  const entries: JournalEntry[] = [];
  const run = ({ reference, reason, isLate }: typeof anyAct extends fc.Arbitrary<infer A> ? A : never) =>
    Effect.runSync(
      Effect.result(
        Effect.provideContext(
          resolveDifference(differenceId(difference(reference)), reason),
          Context.make(Desk, {
            acting: Effect.succeed({ by: "100000", role: "bookkeeping" as const, now: instant(7), today }),
            note: (entry) => Effect.sync(() => void entries.push(entry)),
          }).pipe(
            Context.add(PaymentDifferences, {
              byId: (id) => Effect.sync(() => stored.get(id) ?? null),
              resolve: (one) =>
                Effect.sync(() => {
                  if (!isLate) stored.set(differenceId(one), one);
                  return !isLate;
                }),
            }),
          ),
        ),
      ),
    );
  return { stored, entries, run };
};

export const differenceLaws: readonly Law[] = [
  law(
    "[PAY-03] a difference is resolved once, with who, when and why, and has its entry exactly then; what is refused changes nothing",
    () =>
      fc.property(fc.array(anyAct, { maxLength: 8 }), (acts) => {
        const { stored, entries, run } = desk();
        return acts.every((act) => {
          const id = differenceId(difference(act.reference));
          const [before, noted] = [stored.get(id) ?? null, entries.length];
          const result = run(act);
          const after = stored.get(id) ?? null;
          const isReasoned = act.reason.includes("link");
          const isDone = before !== null && before.resolved === null && isReasoned && !act.isLate;
          if (Result.isSuccess(result) !== isDone) return false;
          if (!isDone) return after === before && entries.length === noted;
          const entry = entries.at(-1);
          return (
            after?.resolved?.by === "100000" &&
            after.resolved.at === instant(7) &&
            after.resolved.reason === act.reason.trim() &&
            entries.length === noted + 1 &&
            entry?.subject.id === id &&
            entry.reason === act.reason.trim()
          );
        });
      }),
  ),
];

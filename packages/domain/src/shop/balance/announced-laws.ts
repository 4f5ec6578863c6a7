// Laws of what a customer hears of money: each payment once when it came, each return of one once, and nothing of what never came. [PAY-03]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import fc from "fast-check";
import { type Day, instant } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { cents } from "#kernel/money";
import { memoryBook } from "./memory-book.ts";
import { MoneyBook } from "./ports.ts";
import { type MoneyToNote, noteMoney, returnMoney } from "./use-cases.ts";

const today = "2026-11-23" as Day;
const moment = { now: instant(0), today };

/** Notices of one source about few references, in any order and again and again. */
const anyNotice = fc.record({
  reference: fc.nat(3),
  state: fc.constantFrom<MoneyToNote["state"]>("pending", "received", "failed"),
  kind: fc.constantFrom<MoneyToNote["kind"]>("payment", "payment", "payout"),
  isBack: fc.boolean(),
});

export const announcedLaws = (): readonly Law[] => [
  law(
    "[PAY-03] a payment is announced once, when it came, and once more when it went back; what is under way, failed or was paid out never is",
    () =>
      fc.property(fc.array(anyNotice, { maxLength: 12 }), (notices) => {
        const { payments, announced, service } = memoryBook();
        const run = <A, E>(effect: Effect.Effect<A, E, MoneyBook>): Result.Result<A, E> =>
          Effect.runSync(Effect.result(Effect.provideService(effect, MoneyBook, service)));
        for (const { reference, state, kind, isBack } of notices) {
          const noted = run(
            noteMoney(
              {
                customerNumber: "100001",
                kind,
                purpose: { kind: "customer" },
                day: today,
                cents: cents(reference + 1),
                reference: "",
                source: "stripe",
                externalReference: `pi_${reference}`,
                state,
              },
              moment,
            ),
          );
          const back = { day: today, source: "stripe", cause: "returned", text: "Disputed." } as const;
          if (isBack && Result.isSuccess(noted)) run(returnMoney("100001", noted.success.payment.id, back, moment));
        }
        const came = payments.filter(
          ({ kind, state }) => kind === "payment" && ["received", "returned"].includes(state),
        );
        const wentBack = payments.filter(({ kind }) => kind === "return");
        const ids = announced.map(({ id }) => id);
        return (
          new Set(ids).size === ids.length &&
          ids.toSorted().join() ===
            [...came, ...wentBack]
              .map(({ id }) => id)
              .toSorted()
              .join()
        );
      }),
  ),
];

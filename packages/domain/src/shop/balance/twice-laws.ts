// Laws of money that two people note: one line of a bank statement is booked once, unless one of them says that it is another. [BAL-02]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays, type Day, instant } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { cents } from "#kernel/money";
import { AlreadyNoted } from "./errors.ts";
import { memoryBook } from "./memory-book.ts";
import type { Payment } from "./model.ts";
import { MoneyBook } from "./ports.ts";
import { type MoneyToNote, noteMoney, returnMoney } from "./use-cases.ts";

const today = "2026-11-23" as Day;
const moment = { now: instant(0), today };

/** Few days and amounts, so that they meet. */
const anyLine = fc.record({
  amount: fc.integer({ min: 1, max: 3 }),
  before: fc.nat(1),
  isBack: fc.boolean(),
  isAnother: fc.boolean(),
  source: fc.constantFrom<Payment["source"]>("staff", "staff", "statement"),
});

const standing = ({ kind, state }: Payment): boolean => kind === "payment" && state === "received";

export const twiceLaws = (): readonly Law[] => [
  law(
    "[BAL-02] what staff note without saying that it is another one is refused exactly where the same amount of the same day stands",
    () =>
      fc.property(fc.array(anyLine, { maxLength: 8 }), (lines) => {
        const { payments, service } = memoryBook();
        const run = <A, E>(effect: Effect.Effect<A, E, MoneyBook>): Result.Result<A, E> =>
          Effect.runSync(Effect.result(Effect.provideService(effect, MoneyBook, service)));
        return lines.every(({ amount, before, isBack, isAnother, source }, at) => {
          const wanted: MoneyToNote = {
            customerNumber: "100001",
            kind: "payment",
            purpose: { kind: "customer" },
            day: addDays(today, -before),
            cents: cents(amount),
            reference: "",
            source,
            externalReference: `page-${at}`,
            state: "received",
          };
          const stands = payments.some((one) => standing(one) && one.day === wanted.day && one.cents === wanted.cents);
          const made = run(noteMoney(wanted, moment, isAnother));
          if (Result.isFailure(made))
            return made.failure instanceof AlreadyNoted && source === "staff" && stands && !isAnother;
          // The same page sent again is what was noted, whatever stands.
          const again = run(noteMoney(wanted, moment));
          const isSame = Result.isSuccess(again) && !again.success.isNew;
          const back = { day: today, source, cause: "returned", text: "No funds." } as const;
          if (isBack) run(returnMoney("100001", made.success.payment.id, back, moment));
          return isSame && !(source === "staff" && stands && !isAnother);
        });
      }),
  ),
];

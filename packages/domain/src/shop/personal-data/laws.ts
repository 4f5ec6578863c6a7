// Laws of stored data: nothing goes before its time, nothing stays after it, no running contract loses its customer. [ACC-06]
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays, day, type Day, instant, isBefore } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { cents, zero } from "#kernel/money";
import { balanceOfCustomer, balancesOf, chargesOf, deskSentenceOfCustomer, type Entry, ledgerOf } from "#shop/balance";
import { anyHistory } from "#shop/balance/arbitraries";
import type { ContractState } from "#shop/contract";
import { locales } from "#visitor/locale";
import { MoneyStillOpen } from "./errors.ts";
import { deletedFrom, deletionAllowed, dueOn, isMoneyOpen } from "./rules.ts";
import { storedKinds } from "./stored-kinds.ts";

const anyDay: fc.Arbitrary<Day> = fc.integer({ min: 0, max: 9_000 }).map((days) => addDays(day("2020-01-01"), days));

const anyOpen = fc.oneof(fc.constant(0), fc.constant(1), fc.nat(100_000)).map(cents);

const anyState: fc.Arbitrary<ContractState> = fc.oneof(
  fc.constant({ kind: "running" } as const),
  anyDay.map((end) => ({ kind: "cancelled", at: instant(0), end, by: "notice", refund: null }) as const),
  anyDay.map((at) => ({ kind: "withdrawn", at: instant(0), day: at }) as const),
);

export const laws: readonly Law[] = [
  law("[ACC-06] an account is deleted exactly when each of its contracts has ended or was withdrawn from", () =>
    fc.property(fc.array(anyState, { maxLength: 4 }), anyDay, (states, today) => {
      const over = states.every(
        (state) => state.kind === "withdrawn" || (state.kind === "cancelled" && !isBefore(today, state.end)),
      );
      return (
        Result.isSuccess(
          deletionAllowed(
            states.map((state) => ({ state })),
            { left: zero, toPayBack: zero, credit: zero },
            today,
          ),
        ) === over
      );
    }),
  ),
  law(
    "[ACC-06] [SHOP3-4] no account is deleted while a cent is left to pay, to be paid back or is its credit, and the refusal names each sum",
    () =>
      fc.property(anyOpen, anyOpen, anyOpen, anyDay, (left, toPayBack, credit, today) => {
        const allowed = deletionAllowed([], { left, toPayBack, credit }, today);
        return Result.isSuccess(allowed)
          ? left === 0 && toPayBack === 0 && credit === 0
          : allowed.failure instanceof MoneyStillOpen &&
              allowed.failure.left === left &&
              allowed.failure.toPayBack === toPayBack &&
              allowed.failure.credit === credit;
      }),
  ),
  law(
    "[ACC-06] [SHOP3-4] however a customer leaves, money of theirs is never passed over: the deletion is refused, and staff who block read the amount, exactly where a document, a charge or a credit has some",
    () =>
      fc.property(anyHistory, ({ entries, today }) => {
        const ledger = ledgerOf(entries);
        const balance = balanceOfCustomer(ledger, today);
        const lines = [
          ...balancesOf(ledger, today),
          ...chargesOf(ledger, today).map(({ left }) => ({ left, toPayBack: 0 })),
        ];
        const isOpen =
          lines.some(({ left, toPayBack }) => left + toPayBack > 0) || balance.credit > 0 || balance.left > 0;
        // As a law apart from our own sums: what was asked for less what came, and went back.
        const signs: Readonly<Record<Entry["kind"], number>> = {
          invoice: 1,
          charge: 1,
          payout: 1,
          return: 1,
          "write-off-back": 1,
          "credit-note": -1,
          payment: -1,
          "payout-return": -1,
          "write-off": -1,
          "charge-back": -1,
        };
        const isWrittenOff = entries.some(({ kind }) => kind === "write-off");
        // The line of a returned payment names what the return left to pay.
        const isNamed = (entry: Entry): boolean => entry.kind === "charge" && entry.reason === "returned-payment";
        const net = entries.reduce((all, entry) => all + (isNamed(entry) ? 0 : signs[entry.kind] * entry.cents), 0);
        return (
          (isWrittenOff || net === 0 || isOpen) &&
          isMoneyOpen(balance) === isOpen &&
          Result.isFailure(deletionAllowed([], balance, today)) === isOpen &&
          locales.every((locale) => /\d/.test(deskSentenceOfCustomer(balance, locale)) === isOpen)
        );
      }),
  ),
  law("[ACC-06] what stays is due from its day on, is next until then, and begins with a year", () =>
    fc.property(anyDay, anyDay, (last, today) => {
      const { keys, next } = dueOn(last, today);
      return storedKinds.every((kind) => {
        if (kind.atDeletion !== "stays" || kind.years === 0) return !keys.includes(kind.key);
        const from = deletedFrom(kind, last);
        const isDue = !isBefore(today, from);
        return (
          from.endsWith("-01-01") &&
          isBefore(addDays(last, kind.years * 365), from) &&
          keys.includes(kind.key) === isDue &&
          (isDue || next !== null)
        );
      });
    }),
  ),
];

// Laws of balances beside each other: a document alone and in the list, both sides of a set-off, charges and their entries, a customer and their documents. [BAL-01] [BAL-02] [BAL-03] [BAL-07]
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays, compareDays } from "#kernel/calendar";
import { isSameValue, type Law, law } from "#kernel/law";
import { cents, sum } from "#kernel/money";
import { anyHistory } from "./arbitraries.ts";
import { balanceLimits } from "./limits.ts";
import type { ledgerOf } from "./ledger.ts";
import type { Entry } from "./model.ts";
import type {
  balanceOfCustomer,
  balanceOfDocument,
  balancesOf,
  chargesOf,
  mostToPayOut,
  payoutAsNoted,
} from "./rules.ts";

/** The functions that these laws are about. */
export interface Balances {
  readonly ledgerOf: typeof ledgerOf;
  readonly balanceOfCustomer: typeof balanceOfCustomer;
  readonly balanceOfDocument: typeof balanceOfDocument;
  readonly balancesOf: typeof balancesOf;
  readonly chargesOf: typeof chargesOf;
  readonly mostToPayOut: typeof mostToPayOut;
  readonly payoutAsNoted: typeof payoutAsNoted;
}

const customer = { kind: "customer" } as const;

const movedBy = (entries: readonly Entry[], came: Entry["kind"], back: Entry["kind"]): number =>
  sum(entries.flatMap((entry) => (entry.kind === came ? [entry.cents] : []))) -
  sum(entries.flatMap((entry) => (entry.kind === back ? [entry.cents] : [])));

export const consistentLaws = (of: Balances): readonly Law[] => {
  const { ledgerOf, balanceOfCustomer, balanceOfDocument, balancesOf, chargesOf, mostToPayOut, payoutAsNoted } = of;
  return [
    law(
      "[BAL-01] a document's balance is the same alone and in the list of all; a document that there is not has none",
      () =>
        fc.property(anyHistory, fc.nat(60), ({ entries, today }, later) => {
          const [ledger, on] = [ledgerOf(entries), addDays(today, later)];
          return (
            balanceOfDocument(ledger, "none", on) === null &&
            balancesOf(ledger, on).every((balance) => isSameValue(balanceOfDocument(ledger, balance.id, on), balance))
          );
        }),
    ),
    law(
      "[BAL-01] each document is listed once, as it was issued: its number, its kind, its total, and whether it still asks for anything",
      () =>
        fc.property(anyHistory, ({ entries, today }) => {
          const balances = balancesOf(ledgerOf(entries), today);
          const issued = entries.flatMap((entry) =>
            entry.kind === "invoice" || entry.kind === "credit-note" ? [entry] : [],
          );
          return (
            balances.length === issued.length &&
            issued.every(({ id, kind, number, cents: total }) => {
              const balance = balances.find((each) => each.id === id);
              return (
                balance !== undefined &&
                balance.kind === kind &&
                balance.number === number &&
                balance.total === total &&
                balance.left === (kind === "invoice" ? Math.max(balance.left, 0) : 0)
              );
            })
          );
        }),
    ),
    law(
      "[BAL-03] a set-off stands with both documents, each with the other's number and the same cents, and all of them are what was set off",
      () =>
        fc.property(anyHistory, ({ entries, today }) => {
          const balances = balancesOf(ledgerOf(entries), today);
          return balances.every(({ id, number, kind, setOff, setOffs }) => {
            const areMutual = setOffs.every((one) => {
              const other = balances.find((balance) => balance.id === one.id);
              return (
                other !== undefined &&
                other.number === one.number &&
                one.left === (kind === "credit-note" ? other.left : 0) &&
                other.setOffs.some((back) => back.id === id && back.number === number && back.cents === one.cents)
              );
            });
            return areMutual && setOff === sum(setOffs.map((one) => one.cents));
          });
        }),
    ),
    law(
      "[BAL-02] what came for an invoice beyond what it asks for is said of it, and what of it is still a credit",
      () =>
        fc.property(anyHistory, ({ entries, today }) => {
          const ledger = ledgerOf(entries);
          return balancesOf(ledger, today).every(({ id, kind, over, overInAll = 0, ofCredit = 0 }) => {
            const [claim, lots] = [ledger.claims.get(id), ledger.credit.filter(({ from }) => from === id)];
            if (kind === "credit-note" || claim === undefined) return over === 0 && overInAll === 0 && ofCredit === 0;
            return (
              over === sum(lots.map((lot) => lot.cents)) && overInAll === claim.overInAll && ofCredit === claim.ofCredit
            );
          });
        }),
    ),
    law(
      "[BAL-02] a credit is of a payment or a return that is in the books, and came for a document of them or for none",
      () =>
        fc.property(anyHistory, ({ entries }) => {
          const ids = new Set(entries.map(({ id }) => id));
          return ledgerOf(entries).credit.every(({ from, payment, source }) => {
            const paid = entries.find(({ id }) => id === payment);
            const named =
              paid !== undefined && "purpose" in paid && paid.purpose.kind === "document"
                ? paid.purpose.document
                : null;
            return (
              ids.has(source) &&
              (from === null || ids.has(from)) &&
              (paid === undefined || (named === null) === (from === null))
            );
          });
        }),
    ),
    law("[BAL-07] a charge is what its entry says: its number, its reason, its days", () =>
      fc.property(anyHistory, ({ entries, today }) => {
        const charges = chargesOf(ledgerOf(entries), today);
        const noted = entries.flatMap((entry) => (entry.kind === "charge" ? [entry] : []));
        return (
          charges.length === noted.length &&
          noted.every(({ id, number, reason, day, dueOn, cents: total }) => {
            const charge = charges.find((each) => each.id === id);
            return (
              charge !== undefined &&
              isSameValue([charge.number, charge.reason, charge.day, charge.dueOn], [number, reason, day, dueOn]) &&
              (reason === "returned-payment" ? charge.total <= total : charge.total === total)
            );
          })
        );
      }),
    ),
    law(
      "[BAL-01] [BAL-03] what came from a customer and went back is what was noted, and the first day to pay back is that of their documents",
      () =>
        fc.property(anyHistory, ({ entries, today }) => {
          const ledger = ledgerOf(entries);
          const { received, paidBack, payBackBy, toPayBack } = balanceOfCustomer(ledger, today);
          const owing = balancesOf(ledger, today).filter((balance) => balance.toPayBack > 0);
          const days = owing.flatMap(({ dueOn }) => (dueOn === null ? [] : [dueOn])).toSorted(compareDays);
          return (
            received === movedBy(entries, "payment", "return") &&
            paidBack === movedBy(entries, "payout", "payout-return") &&
            toPayBack === sum(owing.map((balance) => balance.toPayBack)) &&
            payBackBy === (days[0] ?? null)
          );
        }),
    ),
    law(
      "[BAL-03] [BAL-02] money that went is noted on a day that was, not before it could be, and never more than is owed back",
      () =>
        fc.property(
          anyHistory,
          fc.integer({ min: -500, max: 3 }),
          fc.integer({ min: -1, max: 1_000 }),
          fc.constantFrom(0, 30),
          ({ entries, today: last }, offset, part, ago) => {
            const ledger = ledgerOf(entries);
            const most = mostToPayOut(ledger, customer);
            const today = addDays(last, ago);
            const noted = { day: addDays(today, offset), cents: cents(Math.ceil((Math.max(most, 1) * part) / 900)) };
            const made = payoutAsNoted(ledger, customer, noted, last, today);
            const earliest = addDays(last, -balanceLimits.earliestDays);
            if (noted.cents <= 0) return Result.isFailure(made) && made.failure._tag === "AmountNotValid";
            if (noted.day > today || noted.day < earliest)
              return Result.isFailure(made) && made.failure._tag === "PaidDayNotValid";
            return noted.cents > most
              ? Result.isFailure(made) && made.failure._tag === "PayoutTooHigh"
              : Result.isSuccess(made) && isSameValue(made.success, noted);
          },
        ),
    ),
  ];
};

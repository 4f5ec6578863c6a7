// Laws of balances: each cent is in one place, only what was received is paid back, and it does not matter in which order money is noted. [BAL-01] [BAL-02] [BAL-03]
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays, compareDays } from "#kernel/calendar";
import { type Law, law, lawsAbout } from "#kernel/law";
import { add, type Cents, cents, subtract, sum, zero } from "#kernel/money";
import { anyHistory, anyPlainHistory, latestFirst, withDaysTurned } from "./arbitraries.ts";
import { type Claim, leftOf } from "./claims.ts";
import { consistentLaws } from "./consistent-laws.ts";
import { contractLaws } from "./contract-laws.ts";
import type { Ledger } from "./books.ts";
import { balanceLimits } from "./limits.ts";
import type { Entry, InvoiceEntry } from "./model.ts";
import { notedLaws } from "./noted-laws.ts";
import { payoutLaws } from "./payout-laws.ts";
import { overdueSince } from "./rules.ts";
import { returnsLaws } from "./returns-laws.ts";
import { settlementLaws } from "./settlement-laws.ts";
import { announcedLaws } from "./announced-laws.ts";
import { twiceLaws } from "./twice-laws.ts";
import { sentenceOf } from "./words.ts";
import { wordsLaws } from "./words-laws.ts";
import * as ledgers from "./ledger.ts";
import * as balances from "./rules.ts";

const totalOf = (entries: readonly Entry[], ...kinds: readonly Entry["kind"][]): Cents =>
  sum(entries.flatMap((entry) => (kinds.includes(entry.kind) ? [entry.cents] : [])));

const sumOf = <A>(values: Iterable<A>, of: (value: A) => Cents): Cents => sum([...values].map(of));

const movedOf = ({ notes }: Ledger, of: "setOffs" | "toPayBack" | "paidBack"): Cents =>
  sumOf(notes.values(), (note) => (of === "setOffs" ? sumOf(note.setOffs, (one) => one.cents) : note[of]));

const isFee = ({ charge }: Claim): boolean => charge !== null && charge !== "returned-payment";

/** What charges name of payments that were returned after they were used. */
const movedAgain = ({ claims }: Ledger): Cents =>
  sumOf(claims.values(), ({ charge, total }) => (charge === "returned-payment" ? total : zero));

const isNotNegative = (amount: Cents): boolean => amount >= 0;

/** A ledger with nothing in it but what its type says. */
const ledgerAlone: typeof ledgers.ledgerOf = (entries, shares, stored) => {
  const { claims, notes, notesOfClaim, account, credit, received, paidBack } = ledgers.ledgerOf(
    entries,
    shares,
    stored,
  );
  return { claims, notes, notesOfClaim, account, credit, received, paidBack };
};

/** The functions that these laws are about, as we have them. [PKG-05] */
export const functions = {
  ledgerOf: ledgerAlone,
  settle: ledgers.settle,
  settlementsOf: ledgers.settlementsOf,
  chargesOf: balances.chargesOf,
  balanceOfContract: balances.balanceOfContract,
  balanceOfCustomer: balances.balanceOfCustomer,
  balanceOfDocument: balances.balanceOfDocument,
  balancesOf: balances.balancesOf,
  letterChanges: balances.letterChanges,
  mostToPayOut: balances.mostToPayOut,
  payoutAsNoted: balances.payoutAsNoted,
} as const;

export type BalanceFunctions = typeof functions;

/** The same laws of a stranger's functions: each that is given takes the place of ours. [PKG-05] */
export const lawsOf = (given: Partial<BalanceFunctions> = {}): readonly Law[] =>
  lawsAbout<BalanceFunctions>(functions, given, (of) => [...consistentLaws(of), ...balanceLaws(of)]);

const balanceLaws = ({
  ledgerOf,
  balanceOfContract,
  balanceOfCustomer,
  balanceOfDocument,
  balancesOf,
  chargesOf,
  mostToPayOut,
  payoutAsNoted,
  settle,
  settlementsOf,
  letterChanges,
}: BalanceFunctions): readonly Law[] => {
  /** What the customer owes less what is owed to them: positive where they owe. */
  const positionOf = (entries: readonly Entry[], today: InvoiceEntry["day"]): number => {
    const { left, toPayBack, credit } = balanceOfCustomer(ledgerOf(entries), today);
    return left - toPayBack - credit;
  };
  return [
    law(
      "[BAL-01] each cent of an invoice is in one place: received, taken off, written off or left, and none is negative",
      () =>
        fc.property(anyHistory, ({ entries }) => {
          const { claims, account } = ledgerOf(entries);
          return [...claims.values(), account].every(
            (claim) =>
              [claim.own, claim.received, claim.setOff, claim.writtenOff, leftOf(claim)].every(isNotNegative) &&
              claim.total === sum([claim.own, claim.received, claim.setOff, claim.writtenOff, leftOf(claim)]),
          );
        }),
    ),
    law(
      "[BAL-03] each cent of a credit note is in one place: taken off its invoice, set off with others, to be paid back or paid back",
      () =>
        fc.property(anyHistory, ({ entries }) =>
          [...ledgerOf(entries).notes.values()].every(
            ({ entry, own, setOffs, toPayBack, paidBack }) =>
              [own, toPayBack, paidBack].every(isNotNegative) &&
              setOffs.every(({ cents: amount }) => amount > 0) &&
              entry.cents === sum([own, toPayBack, paidBack, ...setOffs.map((one) => one.cents)]),
          ),
        ),
    ),
    law(
      "[BAL-02] each cent of money is in one place: with a document, the customer's credit, or back with the customer",
      () =>
        fc.property(anyHistory, ({ entries }) => {
          const ledger = ledgerOf(entries);
          const received = add(
            sumOf(ledger.claims.values(), (claim) => claim.received),
            ledger.account.received,
          );
          const tooMuch = add(ledger.account.total, movedAgain(ledger));
          const credit = sumOf(ledger.credit, (lot) => lot.cents);
          const came = totalOf(entries, "payment", "payout-return") - totalOf(entries, "payout", "return");
          return (
            ledger.credit.every(({ cents: amount }) => amount > 0) &&
            came === received + credit - movedOf(ledger, "paidBack") - tooMuch &&
            // What one credit note set off is what other documents have had taken off.
            movedOf(ledger, "setOffs") === sumOf(ledger.claims.values(), (claim) => claim.setOff)
          );
        }),
    ),
    law(
      "[BAL-01] what a customer owes in all is what was billed less what was credited, written off and paid, whatever else happened",
      () =>
        fc.property(anyHistory, ({ entries, today }) => {
          const { claims, account } = ledgerOf(entries);
          const all = [...claims.values(), account];
          const writtenOff = sumOf(all, (claim) => claim.writtenOff);
          const fees = sumOf(all, (claim) => (isFee(claim) ? subtract(claim.total, claim.own) : zero));
          const owed =
            totalOf(entries, "invoice", "payout", "return") -
            totalOf(entries, "credit-note", "payment", "payout-return") +
            fees -
            writtenOff;
          return positionOf(entries, today) === owed;
        }),
    ),
    law("[BAL-02] the order in which entries are noted changes no balance of any document", () =>
      fc.property(anyHistory, fc.nat(12), ({ entries, today }, by) => {
        const shown = (some: readonly Entry[]): string => {
          const ledger = ledgerOf(some);
          const documents = balancesOf(ledger, today).toSorted((one, other) => (one.id < other.id ? -1 : 1));
          return JSON.stringify([documents, balanceOfCustomer(ledger, today)]);
        };
        const turned = [...entries.slice(by), ...entries.slice(0, by)];
        return shown(entries) === shown(turned) && shown(entries) === shown(latestFirst(entries));
      }),
    ),
    law(
      "[BAL-02] whichever payment came first, the customer's balance is the same; credits and debts never stand side by side",
      () =>
        fc.property(anyPlainHistory, fc.nat(5), ({ entries, today }, by) => {
          const [one, other] = [entries, withDaysTurned(entries, by)].map((some) =>
            balanceOfCustomer(ledgerOf(some), today),
          );
          return one?.left === other?.left && one?.credit === other?.credit && (one?.left === 0 || one?.credit === 0);
        }),
    ),
    law(
      "[BAL-02] [BAL-03] with credit notes and payouts, too, the days of payments do not change what is owed in all",
      () =>
        fc.property(anyHistory, fc.nat(5), ({ entries, today }, by) => {
          const writtenOff = entries.some(({ kind }) => kind === "write-off");
          const position = positionOf(entries, today);
          return writtenOff || position === positionOf(withDaysTurned(entries, by), today);
        }),
    ),
    law("[BAL-03] never more is paid back than was received, and nothing where nothing was", () =>
      fc.property(anyHistory, ({ entries, today }) => {
        const ledger = ledgerOf(entries);
        const { received, paidBack, toPayBack, credit } = balanceOfCustomer(ledger, today);
        // What is owed beside invoices went back although it did not stay.
        const owed =
          leftOf(ledger.account) +
          sumOf(ledger.claims.values(), (claim) => (claim.charge === null ? zero : leftOf(claim)));
        return received + owed >= paidBack + toPayBack + credit && (received > 0 || toPayBack === 0);
      }),
    ),
    law(
      "[BAL-03] a document that was never paid is settled by its credit notes: nothing of it is left, and nothing is paid back",
      () =>
        fc.property(anyHistory, ({ entries, today }) => {
          const unpaid = entries.filter(({ kind }) => kind === "invoice" || kind === "credit-note");
          const balances = balancesOf(ledgerOf(unpaid), today);
          return balances.every(
            ({ kind, state, toPayBack, left, total, setOff }) =>
              toPayBack === 0 &&
              (kind === "credit-note"
                ? state === "settled"
                : left === total - setOff && (state === "settled") === (total > 0 && left === 0)),
          );
        }),
    ),
    law("[BAL-03] set off is only what is due on the day of the credit note, and its own invoice goes first", () =>
      fc.property(anyHistory, ({ entries }) => {
        const { claims, notes } = ledgerOf(entries);
        return [...notes.values()].every(({ entry, setOffs }) =>
          setOffs.every(({ id }) => {
            const claim = claims.get(id);
            return (
              claim !== undefined && id !== entry.corrects && compareDays(claim.dueOn ?? claim.day, entry.day) <= 0
            );
          }),
        );
      }),
    ),
    law("[BAL-03] money that comes for an invoice after its credit note is paid back, within 14 days of both", () =>
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(1_000), fc.nat(30), (total, part, late) => {
        const day = "2026-11-21" as InvoiceEntry["day"];
        const credited = cents(Math.ceil((total * part) / 1_000));
        const came = addDays(day, late);
        const entries: readonly Entry[] = [
          { kind: "invoice", id: "1", number: "R-1", day, cents: cents(total), dueOn: addDays(day, 14) },
          {
            kind: "credit-note",
            id: "2",
            number: "RK-1",
            day,
            cents: credited,
            corrects: "1",
            payBackBy: addDays(day, 14),
          },
          { kind: "payment", id: "3", day: came, cents: cents(total), purpose: { kind: "document", document: "1" } },
        ];
        const ledger = ledgerOf(entries);
        const [note, customer] = [balanceOfDocument(ledger, "2", came), balanceOfCustomer(ledger, came)];
        return (
          customer.left === 0 &&
          customer.toPayBack === credited &&
          note?.toPayBack === credited &&
          note.dueOn === (credited === 0 ? null : addDays(came, balanceLimits.daysToPayBack)) &&
          note.overdueSince === null
        );
      }),
    ),
    law(
      "[BAL-03] what may be paid out of a customer is all that is owed back; paid out, nothing is, and not a cent more goes",
      () =>
        fc.property(anyHistory, ({ entries, today }) => {
          const ledger = ledgerOf(entries);
          const most = mostToPayOut(ledger, { kind: "customer" });
          const { toPayBack, credit } = balanceOfCustomer(ledger, today);
          const purpose = { kind: "customer" } as const;
          const noted = { day: today, cents: add(most, cents(1)) };
          const tomorrow = addDays(today, 1);
          const paid = ledgerOf([...entries, { kind: "payout", id: "z", day: tomorrow, cents: most, purpose }]);
          const after = balanceOfCustomer(paid, today);
          return (
            most === toPayBack + credit &&
            Result.isFailure(payoutAsNoted(ledger, purpose, noted, today, today)) &&
            after.toPayBack === 0 &&
            after.credit === 0 &&
            leftOf(paid.account) === leftOf(ledger.account)
          );
        }),
    ),
    law("[BAL-01] overdue exactly from the day after the last day to pay, and only what is left", () =>
      fc.property(anyHistory, ({ entries }) => {
        const ledger = ledgerOf(entries);
        return [...ledger.claims.values()].every((claim) => {
          const { dueOn, id, charge } = claim;
          if (dueOn === null || charge !== null) return true;
          const since = (after: number) => balanceOfDocument(ledger, id, addDays(dueOn, after))?.overdueSince;
          return leftOf(claim) === 0
            ? since(100) === null
            : since(0) === null && since(1) === addDays(dueOn, 1) && since(100) === since(1);
        });
      }),
    ),
    law(
      "[BAL-01] [LAW2-N14] what a customer is late with is what is overdue of their documents, each from the day after its last day",
      () =>
        fc.property(anyHistory, fc.nat(40), ({ entries }, later) => {
          const ledger = ledgerOf(entries);
          const { account } = ledger;
          const days = [...ledger.claims.values()].flatMap(({ dueOn, day }) => [
            day,
            ...(dueOn === null ? [] : [dueOn, addDays(dueOn, 1)]),
          ]);
          return days.every((day) => {
            const on = addDays(day, later % 3 === 0 ? 0 : later);
            const late = balancesOf(ledger, on).filter(
              ({ kind, overdueSince }) => kind === "invoice" && overdueSince !== null,
            );
            const charges = chargesOf(ledger, on).filter((charge) => charge.overdueSince !== null);
            const beside = overdueSince(leftOf(account), account.dueOn, on) === null ? zero : leftOf(account);
            return (
              (leftOf(account) === 0 || account.dueOn !== null) &&
              balanceOfCustomer(ledger, on).overdue === beside + sumOf([...late, ...charges], ({ left }) => left)
            );
          });
        }),
    ),
    law(
      "[BAL-01] [ACC-03] a sentence asks for money exactly where some is left, promises some exactly where it is owed, and names each set-off",
      () =>
        fc.property(anyHistory, ({ entries, today }) =>
          balancesOf(ledgerOf(entries), today).every((balance) => {
            const [english, german] = [sentenceOf(balance, "en"), sentenceOf(balance, "de")];
            return (
              english.includes("Please pay") === balance.left > 0 &&
              german.includes("Bitte zahlen") === balance.left > 0 &&
              english.includes("We pay back") === balance.toPayBack > 0 &&
              balance.setOffs.every(({ number }) => english.includes(number) && german.includes(number))
            );
          }),
        ),
    ),
    ...notedLaws({ ledgerOf, balanceOfCustomer, balancesOf }),
    ...announcedLaws(),
    ...twiceLaws(),
    ...returnsLaws({ ledgerOf, balanceOfCustomer, balancesOf, chargesOf }),
    ...settlementLaws({
      ledgerOf,
      settle,
      settlementsOf,
      balanceOfContract,
      balanceOfCustomer,
      balancesOf,
      letterChanges,
    }),
    ...contractLaws({ ledgerOf, balanceOfContract, balancesOf }),
    ...wordsLaws({ ledgerOf, balanceOfContract, balanceOfCustomer, balancesOf }),
  ];
};

export { contractDifferences } from "./contract-differences.ts";
export { memoryBook } from "./memory-book.ts";

export const laws: readonly Law[] = [...lawsOf(), ...payoutLaws];

// Laws of what is stored of set-offs and of the use of credits: it adds up to what followed in the order of noting, and nothing that is noted later changes it. [BAL-05] [BAL-06]
import fc from "fast-check";
import { addDays, type Day } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { cents } from "#kernel/money";
import { anyShared } from "./arbitraries.ts";
import type * as ledgers from "./ledger.ts";
import type { Ledger } from "./books.ts";
import type { ContractShare, DocumentBalance, Entry, Settlement } from "./model.ts";
import { notedLate } from "./noted-laws.ts";
import type * as balances from "./rules.ts";

type Functions = Pick<typeof ledgers, "ledgerOf" | "settle" | "settlementsOf"> &
  Pick<typeof balances, "balanceOfContract" | "balanceOfCustomer" | "balancesOf" | "letterChanges">;

interface Log {
  readonly entries: readonly Entry[];
  readonly shares: readonly ContractShare[];
  readonly today: Day;
}

const withoutPlace = ({ noted: _, ...entry }: Entry): Entry => entry as Entry;

/** A history of which the first entries are from before places were given, the others noted one after another, payments late. */
const anyLog: fc.Arbitrary<Log> = fc
  .tuple(anyShared, fc.array(fc.nat(6), { minLength: 1, maxLength: 6 }), fc.constantFrom(0, 0, 3, 8))
  .map(([history, lateness, earlier]) => ({
    ...history,
    entries: notedLate(history, lateness).map((entry, at) => (at < earlier ? withoutPlace(entry) : entry)),
  }));

const isPlaced = ({ noted }: Entry): boolean => noted !== undefined;

/** Whether what a letter said of a document holds: no more is asked for, each set-off of a credit note is there, and no less of it is given back, nor for anything else. */
const isStillTrue = (then: DocumentBalance, after: readonly DocumentBalance[]): boolean => {
  const now = after.find(({ id }) => id === then.id);
  if (now === undefined || then.kind === "invoice") return now !== undefined && now.left <= then.left;
  return (
    now.toPayBack + now.paidBack >= then.toPayBack + then.paidBack &&
    (now.covered ?? 0) <= (then.covered ?? 0) &&
    then.setOffs.every(({ id, cents }) => now.setOffs.some((one) => one.id === id && one.cents >= cents))
  );
};

const today = "2026-11-27" as Day;
const anyAmount = fc.integer({ min: 1, max: 50_000 });
const customer = { kind: "customer" } as const;

/** A payment that was paid out again, then an invoice that was paid and credited whole. */
const promisedAfterPayout = (out: number, paid: number): readonly Entry[] => {
  const of = { kind: "document", document: "i" } as const;
  const common = (noted: number, amount: number) => ({ day: today, noted, cents: cents(amount) });
  return [
    { kind: "payment", id: "a", ...common(1, out), purpose: customer },
    { kind: "payout", id: "o", ...common(2, out), purpose: customer },
    { kind: "invoice", id: "i", number: "R-1", ...common(3, paid), dueOn: addDays(today, 14) },
    { kind: "payment", id: "b", ...common(4, paid), purpose: of },
    { kind: "credit-note", id: "k", number: "RK-1", ...common(5, paid), corrects: "i", payBackBy: addDays(today, 14) },
  ];
};

const returned = (amount: number): Entry => ({
  kind: "return",
  id: "r",
  of: "a",
  day: today,
  noted: 6,
  cents: cents(amount),
  purpose: customer,
});

export const settlementLaws = (functions: Functions): readonly Law[] => {
  const { ledgerOf, settle, settlementsOf } = functions;
  /** All that is said of documents, contracts and the customer. */
  const shown = (ledger: Ledger, { shares, today }: Log): string =>
    JSON.stringify([
      functions.balancesOf(ledger, today),
      functions.balanceOfCustomer(ledger, today),
      [...new Set(shares.map(({ contract }) => contract))].map((id) => functions.balanceOfContract(ledger, id, today)),
    ]);
  /** Carried over what is from before, then settled with each entry that is noted. */
  const oneByOne = ({ entries, shares }: Log): readonly Settlement[] => {
    const before = entries.filter((entry) => !isPlaced(entry));
    const placed = entries.filter(isPlaced);
    return placed.reduce<readonly Settlement[]>(
      (stored, { noted = 0 }, at) => [
        ...stored,
        ...settle([...before, ...placed.slice(0, at + 1)], shares, stored, noted - 1),
      ],
      settlementsOf(before, shares),
    );
  };
  return [
    law(
      "[BAL-05] [BAL-06] what was settled entry by entry is, to the cent and the contract, what follows in their order",
      () =>
        fc.property(anyLog, (log) => {
          const stored = oneByOne(log);
          return (
            JSON.stringify(stored) === JSON.stringify(settlementsOf(log.entries, log.shares)) &&
            shown(ledgerOf(log.entries, log.shares, stored), log) === shown(ledgerOf(log.entries, log.shares), log)
          );
        }),
    ),
    law("[BAL-06] [SHOP3-3] what was settled with an entry stays as it is, whatever is noted later", () =>
      fc.property(anyLog, fc.nat(20), (log, at) => {
        const first = log.entries.slice(0, at);
        const known = [...log.entries.filter((entry) => !isPlaced(entry) && !first.includes(entry)), ...first];
        const before = JSON.stringify(settlementsOf(known, log.shares)).slice(0, -1);
        return JSON.stringify(settlementsOf(log.entries, log.shares)).startsWith(before);
      }),
    ),
    law("[BAL-06] what is stored is read, not calculated: without it no set-off and no use of a credit is there", () =>
      fc.property(anyLog, (log) => {
        const bare = ledgerOf(log.entries, log.shares, []);
        const isUsed = [...bare.claims.values()].some(({ setOff, ofCredit }) => setOff + ofCredit > 0);
        return !isUsed && [...bare.notes.values()].every(({ setOffs }) => setOffs.length === 0);
      }),
    ),
    law(
      "[BAL-06] [SHOP3-3] nothing that a letter announced disappears without a letter, and only what takes something back or pays what was credited makes one necessary",
      () =>
        fc.property(anyLog, (log) =>
          log.entries.every((entry, at) => {
            const [before, after] = [log.entries.slice(0, at), log.entries.slice(0, at + 1)].map((entries) =>
              functions.balancesOf(ledgerOf(entries), log.today),
            );
            if (before === undefined || after === undefined || !isPlaced(entry)) return true;
            const named = functions.letterChanges(before, after);
            const isCredited = before.some(({ id, kind }) => kind === "credit-note" && named.includes(id));
            return (
              before.every((one) => named.includes(one.id) || isStillTrue(one, after)) &&
              ("of" in entry || named.length === 0 || (entry.kind === "payment" && isCredited))
            );
          }),
        ),
    ),
    law(
      "[BAL-06] [BAL-03] what a letter promised to pay back covers a payment that returns after it was paid out, as far as that goes, and its credit note gets another letter",
      () =>
        fc.property(anyAmount, anyAmount, (out, paid) => {
          const entries = promisedAfterPayout(out, paid);
          const [before, after] = [entries, [...entries, returned(out)]].map((some) =>
            functions.balancesOf(ledgerOf(some), today),
          );
          const [then, now] = [before, after].map((all) => all?.find(({ kind }) => kind === "credit-note"));
          const covered = Math.min(out, paid);
          return (
            then?.toPayBack === paid &&
            now?.covered === covered &&
            now.toPayBack === paid - covered &&
            functions.letterChanges(before ?? [], after ?? []).includes(now.id)
          );
        }),
    ),
  ];
};

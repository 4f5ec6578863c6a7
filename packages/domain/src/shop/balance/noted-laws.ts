// Laws of what is noted late: totals never depend on when money was noted, and nothing that was said before is undone by it. [BAL-06] [SHOP3-3]
import fc from "fast-check";
import { addDays, compareDays, type Day } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { cents } from "#kernel/money";
import { anyHistory } from "./arbitraries.ts";
import type * as ledgers from "./ledger.ts";
import type { Entry, MoneyEntry } from "./model.ts";
import type * as balances from "./rules.ts";

type Functions = Pick<typeof ledgers, "ledgerOf"> & Pick<typeof balances, "balanceOfCustomer" | "balancesOf">;

interface Log {
  readonly entries: readonly Entry[];
  readonly today: Day;
}

const isMoney = (entry: Entry): entry is MoneyEntry => entry.kind !== "invoice" && entry.kind !== "credit-note";

/** Noted in the order of a history, payments some places and days later than they came. */
export const notedLate = ({ entries, today }: Log, lateness: readonly number[]): readonly Entry[] => {
  const places = entries.map((entry, at) => ({
    entry,
    at: entry.kind === "payment" ? at + (lateness[at % lateness.length] ?? 0) + 0.5 : at,
  }));
  const ordered = places.toSorted((one, other) => one.at - other.at).map(({ entry }) => entry);
  const known: Day[] = [];
  for (const [at, { day }] of ordered.entries()) {
    const before = known[at - 1] ?? day;
    known.push(compareDays(day, before) > 0 ? day : before);
  }
  return ordered.map((entry, at): Entry => {
    const notedOn = known[at] ?? today;
    return isMoney(entry) ? { ...entry, noted: at + 1, notedOn } : { ...entry, noted: at + 1 };
  });
};

const anyLog = fc
  .tuple(anyHistory, fc.array(fc.nat(6), { minLength: 1, maxLength: 6 }))
  .map(([history, lateness]) => ({ entries: notedLate(history, lateness), today: history.today }));

export const notedLaws = ({ ledgerOf, balanceOfCustomer, balancesOf }: Functions): readonly Law[] => [
  law(
    "[BAL-06] where entries are found has no meaning, and what is owed in all does not depend on when money was noted",
    () =>
      fc.property(anyLog, fc.nat(12), ({ entries, today }, by) => {
        const owed = (some: readonly Entry[]): number => {
          const { left, toPayBack, credit } = balanceOfCustomer(ledgerOf(some), today);
          return left - toPayBack - credit;
        };
        const shown = (some: readonly Entry[]): string =>
          JSON.stringify(balancesOf(ledgerOf(some), today).toSorted((one, other) => (one.id < other.id ? -1 : 1)));
        const turned = [...entries.slice(by), ...entries.slice(0, by)];
        const isWrittenOff = entries.some(({ kind }) => kind === "write-off");
        const atOnce = entries.map(({ noted: _, ...entry }) => entry as Entry);
        return shown(entries) === shown(turned) && (isWrittenOff || owed(entries) === owed(atOnce));
      }),
  ),
  law("[BAL-06] [SHOP3-3] nothing noted later undoes a set-off or takes from a document what it had received", () =>
    fc.property(anyLog, ({ entries, today }) =>
      entries.every((_, at) => {
        const [before, after] = [ledgerOf(entries.slice(0, at)), ledgerOf(entries.slice(0, at + 1))];
        const isBack = "of" in (entries[at] ?? {});
        return (
          [...before.notes].every(([id, note]) => {
            const later = after.notes.get(id)?.setOffs ?? [];
            return note.setOffs.every(
              ({ id: with_, cents: amount }, place) => later[place]?.id === with_ && later[place]?.cents === amount,
            );
          }) &&
          balancesOf(before, today).every((one) => {
            const other = balancesOf(after, today).find(({ id }) => id === one.id);
            return isBack || ((other?.received ?? -1) >= one.received && (other?.paidBack ?? -1) >= one.paidBack);
          })
        );
      }),
    ),
  ),
  law("[BAL-06] [SHOP3-3] no money noted today makes the shop late with paying back today", () =>
    fc.property(anyLog, ({ entries }) =>
      entries.every((entry, at) => {
        if (!isMoney(entry)) return true;
        const on = entry.notedOn ?? entry.day;
        const late = (some: readonly Entry[]): number => balanceOfCustomer(ledgerOf(some), on).payBackLate;
        return late(entries.slice(0, at + 1)) <= late(entries.slice(0, at));
      }),
    ),
  ),
  law(
    "[BAL-06] [SHOP3-3] a bank line that is noted after a set-off leaves it, and is a credit whatever its day was",
    () =>
      fc.property(fc.integer({ min: 1, max: 50_000 }), fc.nat(40), (amount, before) => {
        const day = "2026-12-01" as Day;
        const entry = { cents: cents(amount), noted: 0 };
        const invoice = (id: string, noted: number): Entry => ({
          ...entry,
          noted,
          kind: "invoice",
          id,
          number: `R-${id}`,
          day,
          dueOn: addDays(day, 14),
        });
        const credited = addDays(day, 30);
        const notedOn = addDays(day, 60);
        const log: readonly Entry[] = [
          invoice("1", 1),
          { ...entry, noted: 2, kind: "payment", id: "p", day, purpose: { kind: "document", document: "1" } },
          invoice("2", 3),
          {
            ...entry,
            noted: 4,
            kind: "credit-note",
            id: "k",
            number: "RK-1",
            day: credited,
            corrects: "1",
            payBackBy: addDays(credited, 14),
          },
          {
            ...entry,
            noted: 5,
            kind: "payment",
            id: "q",
            day: addDays(notedOn, -before),
            notedOn,
            purpose: { kind: "document", document: "2" },
          },
        ];
        const ledger = ledgerOf(log);
        const { left, toPayBack, payBackLate, credit } = balanceOfCustomer(ledger, notedOn);
        return (
          left + toPayBack + payBackLate === 0 &&
          credit === amount &&
          ledger.notes.get("k")?.setOffs[0]?.cents === amount
        );
      }),
  ),
];

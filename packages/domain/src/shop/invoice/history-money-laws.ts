// Laws of money over whole histories: whatever was billed, credited, paid and paid back, each cent is in one place, and what customers and contracts owe is what a plain sum says. [BAL-01] [BAL-02] [BAL-03] [BAL-05] [ACC-07]
import fc from "fast-check";
import { type Day, daysBetween } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { balanceOfCustomer, balanceOfDocument, chargesOf, type Entry, ledgerOf } from "#shop/balance";
import { entryOf } from "./entries.ts";
import { anyPayment, type HistoryAct } from "./history-acts-arbitraries.ts";
import { anyHistory, type History, type Lived, lived } from "./history-arbitraries.ts";
import { openInList } from "./listed.ts";
import { type Booked, booksOf, moneyDifferences, placeDifferences } from "./money-differences-laws.ts";

const isInPlace = (history: History): boolean => {
  const outcome = lived(history);
  const found = moneyDifferences(outcome, outcome.until);
  if (found.length > 0) throw new Error(found.join("\n"));
  return true;
};

/** The same payments, their days in another order. */
const withDaysTurned = (money: readonly Entry[], by: number): readonly Entry[] => {
  const payments = money.filter(({ kind }) => kind === "payment");
  return money.map((entry) => {
    const at = payments.indexOf(entry);
    return at === -1 ? entry : { ...entry, day: payments[(at + by) % payments.length]?.day ?? entry.day };
  });
};

/** Payments of amounts that do not depend on what is billed when: for the order's first invoice or for the customer. */
export const withPayments = (
  history: History,
  payments: readonly (HistoryAct & { readonly kind: "payment" })[],
): History => ({
  ...history,
  acts: [
    ...history.acts,
    ...payments.map((act) => ({ ...act, document: act.document === null ? null : 0, daysBefore: 0, after: act.after })),
  ].toSorted((a, b) => a.after - b.after),
});

export const anyPayments = fc.array(anyPayment(500), { maxLength: 4 });

/** Everything in the order in which it was noted, payments some places later, and after them what takes them back. */
const notedLater = ({ documents, money, places, until }: Lived, lateness: readonly number[]) => {
  const all = [
    ...documents.map(({ id }) => ({ id, noted: places.get(id) ?? 0, money: null })),
    ...money.map((entry) => ({ id: entry.id, noted: entry.noted ?? 0, money: entry })),
  ].toSorted((one, other) => one.noted - other.noted);
  const late = new Map(
    all.map((one, at) => [
      one.id,
      at + (one.money?.kind === "payment" ? (lateness[at % lateness.length] ?? 0) + 0.5 : 0),
    ]),
  );
  const placeOf = ({ id, money: entry }: (typeof all)[number]): number => {
    const own = late.get(id) ?? 0;
    const of = entry !== null && "of" in entry ? late.get(entry.of) : undefined;
    return of === undefined ? own : Math.max(own, of + 0.25);
  };
  const ordered = all.toSorted((one, other) => placeOf(one) - placeOf(other));
  return {
    places: new Map(ordered.flatMap(({ id, money: noted }, at) => (noted === null ? [[id, at + 1] as const] : []))),
    money: ordered.flatMap(({ money: noted }, at): readonly Entry[] =>
      noted === null ? [] : [{ ...noted, noted: at + 1, notedOn: until } as Entry],
    ),
  };
};

/** What is written off is what was left then: in another order that is something else. */
const withoutWriteOffs = (history: History): History => ({
  ...history,
  acts: history.acts.filter(({ kind }) => kind !== "write-off"),
});

/** What the customer owes less what is owed to them. */
const positionIn = (outcome: Booked & Pick<Lived, "until">): number => {
  const { left, toPayBack, credit } = balanceOfCustomer(booksOf(outcome), outcome.until);
  return left - toPayBack - credit;
};

export const positionOf = (outcome: Lived): number => positionIn(outcome);

export const historyMoneyLaws: readonly Law[] = [
  law(
    "[BAL-01] [BAL-02] [BAL-03] [BAL-05] after a whole history each cent of documents and of money is in one place, the customer's balance is documents less payments and payouts, each contract's that of its own lines, and never more goes back than came",
    () => fc.property(anyHistory, isInPlace),
  ),
  law(
    "[BAL-02] after a whole history neither the order in which payments were noted nor that of their days changes what is owed in all",
    () =>
      fc.property(anyHistory, fc.nat(5), (history, by) => {
        const { documents, money: placed, until } = lived(withoutWriteOffs(history));
        const money = placed.map(({ noted: _, ...entry }) => entry as Entry);
        const balanceOf = (of: readonly Entry[]) =>
          balanceOfCustomer(ledgerOf([...documents.map(entryOf), ...of]), until);
        const [before, noted, turned] = [money, money.toReversed(), withDaysTurned(money, by)].map(balanceOf);
        if (before === undefined || noted === undefined || turned === undefined) return false;
        const inAll = ({ left, toPayBack, credit }: typeof before): number => left - toPayBack - credit;
        return JSON.stringify(noted) === JSON.stringify(before) && inAll(turned) === inAll(before);
      }),
  ),
  law(
    "[BAL-06] after a whole history what is owed in all is the same when payments were noted in another order and later than they came, and each cent of it, too, is in one place",
    () =>
      fc.property(anyHistory, fc.array(fc.nat(9), { minLength: 1, maxLength: 5 }), (history, lateness) => {
        const outcome = lived(withoutWriteOffs(history));
        const { places, money } = notedLater(outcome, lateness);
        const found = placeDifferences({ ...outcome, places, money }, outcome.until);
        if (found.length > 0) throw new Error(found.join("\n"));
        return positionIn({ ...outcome, places, money }) === positionOf(outcome);
      }),
  ),
  law(
    "[ACC-09] [BAL-01] after a whole history the figure of the account is what its list of invoices leaves open and what is asked for beside them; so are what is late of it and what is to be paid back",
    () =>
      fc.property(anyHistory, (history) => {
        const outcome = lived(history);
        const [books, on] = [booksOf(outcome), outcome.until];
        const rows = outcome.documents.flatMap(({ id }) => balanceOfDocument(books, id, on) ?? []);
        const beside = chargesOf(books, on);
        const whole = balanceOfCustomer(books, on);
        const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
        const open = rows.map(openInList);
        return (
          rows.length === outcome.documents.length &&
          whole.left === sumOf([...open.filter((amount) => amount > 0), ...beside.map(({ left }) => left)]) &&
          whole.toPayBack === 0 - sumOf(open.filter((amount) => amount < 0)) &&
          whole.overdue ===
            sumOf([...rows, ...beside].map(({ left, overdueSince }) => (overdueSince === null ? 0 : left)))
        );
      }),
  ),
  law("[BAL-03] what a withdrawal leaves to pay back is due within 14 days, and once it is paid back nothing is", () =>
    fc.property(anyHistory, (history) => {
      const outcome = lived(history);
      const { toPayBack, payBackBy } = balanceOfCustomer(booksOf(outcome), outcome.until);
      if (toPayBack === 0) return payBackBy === null;
      const lastOf = (days: readonly Day[]): Day => days.toSorted().at(-1) ?? outcome.until;
      const latest = lastOf([
        ...outcome.documents.map(({ issuedOn }) => issuedOn),
        ...outcome.money.map((entry) => ("notedOn" in entry ? entry.notedOn : undefined) ?? entry.day),
      ]);
      const purpose = { kind: "customer" } as const;
      const payout: Entry = {
        kind: "payout",
        id: "z",
        day: outcome.until,
        noted: 1_000_000,
        cents: toPayBack,
        purpose,
      };
      const after = balanceOfCustomer(booksOf({ ...outcome, money: [...outcome.money, payout] }), outcome.until);
      return (
        payBackBy !== null &&
        daysBetween(latest, payBackBy) <= 14 &&
        after.toPayBack + after.credit <= balanceCredit(outcome)
      );
    }),
  ),
];

/** What is the customer's credit. */
const balanceCredit = (outcome: Lived): number => balanceOfCustomer(booksOf(outcome), outcome.until).credit;

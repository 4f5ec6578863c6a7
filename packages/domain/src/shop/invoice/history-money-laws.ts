// Laws of money over whole histories: whatever was billed, credited, paid and paid back, each cent is in one place, and what customers and contracts owe is what a plain sum says. [BAL-01] [BAL-02] [BAL-03] [BAL-05] [ACC-07]
import fc from "fast-check";
import { type Day, daysBetween } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { balanceOfContract, balanceOfCustomer, balancesOf, type Entry, type Ledger, ledgerOf } from "#shop/balance";
import { contractDifferences } from "#shop/balance/laws";
import { entryOf, sharesOf } from "./entries.ts";
import { anyPayment, type HistoryAct } from "./history-acts-arbitraries.ts";
import { anyHistory, type History, type Lived, lived } from "./history-arbitraries.ts";

const sumOf = <A>(values: Iterable<A>, of: (value: A) => number): number =>
  [...values].reduce((sum, value) => sum + of(value), 0);

/** What came or went by the entries alone. */
const moved = (money: readonly Entry[], kind: Entry["kind"]): number =>
  sumOf(money, (entry) => (entry.kind === kind ? entry.cents : 0));

/** `places`: where documents were noted among the money, by their ids. */
type Booked = Pick<Lived, "documents" | "money"> & { readonly places?: ReadonlyMap<string, number> };

const booksOf = ({ documents, money, places }: Booked): Ledger =>
  ledgerOf([...documents.map((document) => placedEntry(document, places)), ...money], documents.flatMap(sharesOf));

const placedEntry = (document: Lived["documents"][number], places: Booked["places"]): Entry => {
  const noted = places?.get(document.id);
  return { ...entryOf(document), ...(noted === undefined ? {} : { noted }) };
};

/** Where what a contract owes does not follow from its own lines and the money that moved. [BAL-05] */
const contractFaults = ({ documents, money }: Booked, ledger: Ledger, today: Day): readonly string[] => {
  const shares = documents.flatMap(sharesOf);
  const contracts = [...new Set(shares.map(({ contract }) => contract))];
  return contractDifferences(
    new Map(contracts.map((id) => [id, balanceOfContract(ledger, id, today)])),
    [...documents.map(entryOf), ...money],
    shares,
    balancesOf(ledger, today),
  );
};

/** What the customer owes in all, without the ledger: what documents say, less what came, and what went. */
const owedInAll = ({ documents, money }: Booked): number =>
  sumOf(documents, ({ total }) => total) - moved(money, "payment") + moved(money, "payout");

/** Where the books of a history and its plain sums differ; empty where every cent has its place. */
export const moneyDifferences = (history: Booked, today: Day): readonly string[] => {
  const ledger = booksOf(history);
  const customer = balanceOfCustomer(ledger, today);
  const balances = balancesOf(ledger, today);
  const { left, toPayBack, credit, received, paidBack } = customer;
  const { account } = ledger;
  // Paid back in the morning, and asked for by an invoice of the same day.
  const tooMuch = account.total;
  const wrong = (says: string, one: number, other: number): readonly string[] =>
    one === other ? [] : [`${says}: ${one}, not ${other}`];
  return [
    ...contractFaults(history, ledger, today),
    ...wrong("owed in all", left - toPayBack - credit, owedInAll(history)),
    ...wrong("received", received, moved(history.money, "payment")),
    ...wrong("paid back", paidBack, moved(history.money, "payout")),
    ...wrong(
      "left of documents and beside them",
      sumOf(balances, (balance) => balance.left) + tooMuch - account.received,
      left,
    ),
    ...wrong(
      "money with documents and as credit",
      sumOf(balances, (balance) => balance.received - balance.paidBack) + account.received - tooMuch + credit,
      received - paidBack,
    ),
    ...(paidBack + toPayBack + credit > received
      ? [`more goes back than came: ${paidBack} + ${toPayBack} + ${credit} of ${received}`]
      : []),
    ...balances.flatMap((balance) => {
      const { number, total, setOff } = balance;
      const places = [
        balance.received,
        setOff,
        balance.left,
        balance.toPayBack,
        balance.kind === "invoice" ? 0 : balance.paidBack,
      ];
      return places.some((cents) => cents < 0)
        ? [`${number} has less than nothing somewhere`]
        : wrong(number, total, sumOf(places, Number));
    }),
  ];
};

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

/** Everything in the order of its days, payments some places later. */
const notedLater = ({ documents, money }: Lived, lateness: readonly number[]) => {
  const all = [
    ...documents.map(({ id, issuedOn }) => ({ id, day: issuedOn, money: null })),
    ...money.map((entry) => ({ id: entry.id, day: entry.day, money: entry })),
  ].toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  const ordered = all
    .map((one, at) => ({
      ...one,
      at: at + (one.money?.kind === "payment" ? (lateness[at % lateness.length] ?? 0) + 0.5 : 0),
    }))
    .toSorted((one, other) => one.at - other.at);
  const last = all.at(-1)?.day;
  return {
    places: new Map(ordered.flatMap(({ id, money: noted }, at) => (noted === null ? [[id, at + 1] as const] : []))),
    money: ordered.flatMap(({ money: noted }, at): readonly Entry[] =>
      noted === null ? [] : [{ ...noted, noted: at + 1, ...(last === undefined ? {} : { notedOn: last }) } as Entry],
    ),
  };
};

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
        const { documents, money, until } = lived(history);
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
        const outcome = lived(history);
        const { places, money } = notedLater(outcome, lateness);
        const found = moneyDifferences({ ...outcome, places, money }, outcome.until);
        if (found.length > 0) throw new Error(found.join("\n"));
        return positionIn({ ...outcome, places, money }) === positionOf(outcome);
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
        ...outcome.money.map(({ day }) => day),
      ]);
      const purpose = { kind: "customer" } as const;
      const payout: Entry = { kind: "payout", id: "z", day: outcome.until, cents: toPayBack, purpose };
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

// A second account of a customer's money, from documents and entries alone: what is found where the books of a history do not follow from them. [BAL-01] [BAL-02] [BAL-03] [BAL-05] [BAL-07]
import type { Day } from "#kernel/calendar";
import {
  balanceOfContract,
  balanceOfCustomer,
  balancesOf,
  chargesOf,
  type Entry,
  type Ledger,
  ledgerOf,
  leftOf,
} from "#shop/balance";
import { contractDifferences } from "#shop/balance/laws";
import { entryOf, placedEntry, sharesOf } from "./entries.ts";
import type { Invoice } from "./model.ts";

const sumOf = <A>(values: Iterable<A>, of: (value: A) => number): number =>
  [...values].reduce((sum, value) => sum + of(value), 0);

/** `places`: where documents were noted among the money, by their ids. */
export interface Booked {
  readonly documents: readonly Invoice[];
  readonly money: readonly Entry[];
  readonly places?: ReadonlyMap<string, number>;
}

export const booksOf = ({ documents, money, places }: Booked): Ledger =>
  ledgerOf(
    [...documents.map((document) => placedEntry(document, places?.get(document.id))), ...money],
    documents.flatMap(sharesOf),
  );

const wrong = (says: string, one: number, other: number): readonly string[] =>
  one === other ? [] : [`${says}: ${one}, not ${other}`];

/** What moved by the entries alone. */
const moved = (money: readonly Entry[], kind: Entry["kind"]): number =>
  sumOf(money, (entry) => (entry.kind === kind ? entry.cents : 0));

const isFee = (entry: Entry): boolean => entry.kind === "charge" && entry.reason !== "returned-payment";

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

/** What the customer owes in all, without the ledger: what documents and fees say, less what came, and what went; what is forgiven of it beside. */
const owedInAll = ({ documents, money }: Booked, writtenOff: number): number =>
  sumOf(documents, ({ total }) => total) +
  sumOf(money, (entry) => (isFee(entry) ? entry.cents : 0)) -
  moved(money, "charge-back") -
  (moved(money, "payment") - moved(money, "return")) +
  (moved(money, "payout") - moved(money, "payout-return")) -
  writtenOff;

/** Places of cents of which none is below zero, and which add up. */
const adds = (name: string, total: number, places: readonly number[]): readonly string[] =>
  places.some((amount) => amount < 0)
    ? [`${name} has less than nothing somewhere`]
    : wrong(name, total, sumOf(places, Number));

/** Where cents of a history have no place, or two, in whatever order it was noted. */
export const placeDifferences = (history: Booked, today: Day): readonly string[] => {
  const ledger = booksOf(history);
  const { left, toPayBack, credit, received, paidBack } = balanceOfCustomer(ledger, today);
  const [balances, charges] = [balancesOf(ledger, today), chargesOf(ledger, today)];
  const lines = charges.filter(({ reason }) => reason === "returned-payment");
  const { account, claims } = ledger;
  const { money } = history;
  const writtenOff = sumOf([...claims.values(), account], (claim) => claim.writtenOff);
  // Went back although it did not stay: without a line yet, or with one.
  const tooMuch = account.total + sumOf(lines, ({ total }) => total);
  const missing = leftOf(account) + sumOf(lines, (line) => line.left + line.writtenOff);
  return [
    ...contractFaults(history, ledger, today),
    ...wrong("owed in all", left - toPayBack - credit, owedInAll(history, writtenOff)),
    ...wrong("received", received, moved(money, "payment") - moved(money, "return")),
    ...wrong("paid back", paidBack, moved(money, "payout") - moved(money, "payout-return")),
    ...wrong(
      "left of documents, of charges and beside them",
      sumOf([...balances, ...charges], (balance) => balance.left) + leftOf(account),
      left,
    ),
    ...wrong(
      "money with documents and charges and as credit",
      sumOf(balances, (balance) => balance.received - balance.paidBack) +
        sumOf(charges, (charge) => charge.received) +
        account.received -
        tooMuch +
        credit,
      received - paidBack,
    ),
    ...(paidBack + toPayBack + credit > received + missing
      ? [`more goes back than came: ${paidBack} + ${toPayBack} + ${credit} of ${received} and ${missing}`]
      : []),
    ...balances.flatMap((balance) =>
      adds(balance.number, balance.total, [
        balance.received,
        balance.setOff,
        balance.left,
        balance.toPayBack,
        balance.kind === "invoice" ? (claims.get(balance.id)?.writtenOff ?? 0) : balance.paidBack,
      ]),
    ),
    ...charges.flatMap((charge) =>
      adds(charge.number, charge.total, [charge.received, charge.writtenOff, charge.takenBack, charge.left]),
    ),
  ];
};

/** What of a write-off stays: no more than what was written off and not taken back, and all of that where nothing came for it or was credited later. */
const writeOffFaults = ({ documents, money }: Booked, { claims }: Ledger): readonly string[] => {
  const invoiceOf = new Map(documents.map(({ id, corrects }) => [id, corrects?.id ?? id]));
  const aboutOf = ({ purpose }: Extract<Entry, { readonly purpose: unknown }>): string | null =>
    purpose.kind === "document" ? (invoiceOf.get(purpose.document) ?? purpose.document) : null;
  const replacedBy = (id: string): readonly string[] => {
    const before = documents.find((document) => document.id === id)?.replaces?.id;
    return before === undefined ? [] : [before, ...replacedBy(before)];
  };
  return [...claims.values()].flatMap(({ id, number, writtenOff }) => {
    const own = money.flatMap((entry) => ("purpose" in entry && aboutOf(entry) === id ? [entry] : []));
    const noted = moved(own, "write-off") - moved(own, "write-off-back");
    const isTouched =
      documents.some(({ corrects }) => corrects?.id === id) ||
      money.some((entry) => "of" in entry && entry.of === id) ||
      // What comes for an invoice is that of the one that took its place.
      money.some((entry) => entry.kind === "payment" && [id, ...replacedBy(id)].includes(aboutOf(entry) ?? ""));
    return writtenOff > noted || (!isTouched && writtenOff !== noted)
      ? [`${number}: ${writtenOff} is written off, ${noted} was noted`]
      : [];
  });
};

/** A charge asks for what its entry says, under a number that no other one has. */
const chargeFaults = ({ money }: Booked, { claims }: Ledger): readonly string[] => {
  const charges = money.flatMap((entry) => (entry.kind === "charge" ? [entry] : []));
  return [
    ...wrong("numbers of charges", new Set(charges.map(({ number }) => number)).size, charges.length),
    ...charges.flatMap(({ id, number, cents }) => wrong(`${number} asks for`, claims.get(id)?.total ?? 0, cents)),
  ];
};

/** Where the books of a history, in the order in which it was noted, and its plain sums differ; empty where every cent has its place. */
export const moneyDifferences = (history: Booked, today: Day): readonly string[] => {
  const ledger = booksOf(history);
  return [
    ...placeDifferences(history, today),
    ...wrong("owed without a line", leftOf(ledger.account), 0),
    ...writeOffFaults(history, ledger),
    ...chargeFaults(history, ledger),
  ];
};

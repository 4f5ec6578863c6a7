// What a customer sees first of the account: what is to be paid next, what runs and how far it is, the next last day to cancel. [ACC-01] [ACC-02] [ACC-03]
import { addDays, compareDays, type Day } from "#kernel/calendar";
import { type Cents, sum } from "#kernel/money";
import type { Localized } from "#visitor/locale";
import type { DocumentBalance } from "#shop/balance";
import { type ContractView, isOfSamePiece, isOver, mayBeFreeInPartOn, nextCharge, termEnd } from "#shop/contract";
import { overviewLimits } from "./limits.ts";

/** A document with what is left of it. */
interface DocumentAhead {
  readonly id: string;
  readonly number: string;
  readonly balance: Pick<DocumentBalance, "left" | "dueOn" | "overdueSince">;
}

export interface OverviewFacts {
  readonly today: Day;
  readonly contracts: readonly ContractView[];
  /** Whether what is set up of a contract is ready, by its id; a contract of which nothing was reported has no entry. [OUT-03] */
  readonly isReady: ReadonlyMap<string, boolean>;
  readonly documents: readonly DocumentAhead[];
}

export type PaymentAhead =
  | {
      readonly kind: "due" | "overdue";
      readonly cents: Cents;
      readonly day: Day | null;
      readonly document: Pick<DocumentAhead, "id" | "number">;
      /** How many further documents are not paid yet. */
      readonly others: number;
    }
  | { readonly kind: "regular"; readonly cents: Cents; readonly day: Day; readonly atMost: boolean };

/** A contract as a ship: waiting for its first day, being set up, running, running until its end. */
export type Mooring = "waiting" | "loading" | "sailing" | "leaving";

export interface MooredContract {
  readonly view: ContractView;
  readonly mooring: Mooring;
  /** Contracts that end with it: its additions. */
  readonly additions: readonly ContractView[];
}

export interface AccountOverview {
  /** Null where nothing is to be paid, and nothing will be. */
  readonly payment: PaymentAhead | null;
  /** The last day to cancel that comes first, and whatever can be cancelled on it; null where nothing runs that has one. */
  readonly notice: { readonly lastDay: Day; readonly end: Day; readonly contracts: readonly ContractView[] } | null;
  /** What runs, the latest first; `more`: those that only the list of all has. */
  readonly moored: readonly MooredContract[];
  readonly moreMoored: number;
  /** Names with the contract that holds each. */
  readonly names: readonly {
    readonly title: Localized<string>;
    readonly contract: ContractView;
    readonly mooring: Mooring;
  }[];
  readonly moreNames: number;
}

/** The account on a day. [ACC-01] [ACC-02] [ACC-03] */
export const accountOverview = ({ today, contracts, isReady, documents }: OverviewFacts): AccountOverview => {
  const running = contracts.filter(({ standing }) => !isOver(standing));
  const owners = running.filter((view) => !holdsNamesAlone(view));
  const ships = owners.filter(
    ({ contract }) => !contract.isAddition || !owners.some((own) => belongsTo(contract, own)),
  );
  const moored = ships.map((view) => ({
    view,
    mooring: mooringOf(view, isReady),
    additions: owners.filter(({ contract }) => contract.isAddition && belongsTo(contract, view)),
  }));
  const names = running.flatMap((contract) =>
    contract.contract.parts
      .filter(({ kind }) => kind === "domain")
      .map(({ title }) => ({ title, contract, mooring: mooringOf(contract, isReady) })),
  );
  const { ships: most, names: mostNames } = overviewLimits;
  return {
    payment: duePayment(documents) ?? regularPayment(running, today),
    notice: nextNotice(running),
    moored: moored.slice(0, most),
    moreMoored: Math.max(0, moored.length - most),
    names: names.slice(0, mostNames),
    moreNames: Math.max(0, names.length - mostNames),
  };
};

const holdsNamesAlone = ({ contract }: ContractView): boolean => contract.parts.every(({ kind }) => kind === "domain");

const belongsTo = (addition: ContractView["contract"], { contract }: ContractView): boolean =>
  !contract.isAddition && isOfSamePiece(addition, contract);

const mooringOf = ({ contract, standing, begins }: ContractView, isReady: OverviewFacts["isReady"]): Mooring => {
  if (standing === "cancelled") return "leaving";
  if (begins !== null) return "waiting";
  return isReady.get(contract.id) === false ? "loading" : "sailing";
};

/** The document that is due first of those that are not paid. */
const duePayment = (documents: OverviewFacts["documents"]): PaymentAhead | null => {
  const open = documents
    .filter(({ balance }) => balance.left > 0)
    .toSorted((a, b) => compareDays(a.balance.dueOn ?? latest, b.balance.dueOn ?? latest));
  const [first] = open;
  if (first === undefined) return null;
  const { id, number, balance } = first;
  const { left: cents, dueOn: day, overdueSince } = balance;
  const kind = overdueSince === null ? "due" : "overdue";
  return { kind, cents, day, document: { id, number }, others: open.length - 1 };
};

/** After every day that a document can be due on. */
const latest = "9999-12-31" as Day;

/** What all contracts charge on the day that comes first. */
const regularPayment = (running: readonly ContractView[], today: Day): PaymentAhead | null => {
  const charges = running
    .flatMap(({ contract }) => nextCharge(contract, today) ?? [])
    .toSorted((a, b) => compareDays(a.day, b.day));
  const [first] = charges;
  if (first === undefined) return null;
  // One contract's uncertain part makes the sum of the day uncertain: the next day is named.
  if (running.some(({ contract }) => mayBeFreeInPartOn(contract, first.day))) return regularPayment(running, first.day);
  const same = charges.filter(({ day }) => day === first.day);
  return {
    kind: "regular",
    cents: sum(same.map(({ cents }) => cents)),
    day: first.day,
    atMost: same.some(({ atMost }) => atMost),
  };
};

/** What can be cancelled at any time has no last day: use by the hour, and a consumer's contract after its first term. */
const nextNotice = (running: readonly ContractView[]): AccountOverview["notice"] => {
  const bound = running
    .flatMap((view) => (view.nextEnd === null || !hasLastDay(view) ? [] : [{ view, ...view.nextEnd }]))
    .toSorted((a, b) => compareDays(a.lastDay, b.lastDay));
  const [first] = bound;
  if (first === undefined) return null;
  const same = bound.filter(({ lastDay, end }) => lastDay === first.lastDay && end === first.end);
  return { lastDay: first.lastDay, end: first.end, contracts: same.map(({ view }) => view) };
};

const hasLastDay = ({ contract, terms, nextEnd }: ContractView): boolean =>
  !contract.hourly &&
  (terms.renewalMonths > 0 || (nextEnd !== null && addDays(nextEnd.end, 1) === termEnd(contract, 0)));

/** Whether these documents are all of which something is left to pay, by what the customer owes in all. [BAL-01] */
export const hasAllOpen = (documents: OverviewFacts["documents"], { left }: { readonly left: number }): boolean =>
  sum(documents.map(({ balance }) => balance.left)) >= left;

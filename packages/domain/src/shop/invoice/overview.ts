// What a customer sees first of the account: the days that come next, what runs and how far it is. [ACC-01] [ACC-02] [ACC-03]
import { addDays, compareDays, type Day } from "#kernel/calendar";
import { type Cents, sum } from "#kernel/money";
import type { Localized } from "#visitor/locale";
import type { DocumentBalance } from "#shop/balance";
import { type ContractGlance, isOfSamePiece, isOver, mayBeFreeInPartOn, nextCharge, termEnd } from "#shop/contract";
import { overviewLimits } from "./limits.ts";

/** A document with what is left of it. */
interface DocumentAhead {
  readonly id: string;
  readonly number: string;
  readonly balance: Pick<DocumentBalance, "left" | "dueOn" | "overdueSince">;
}

export interface OverviewFacts {
  readonly today: Day;
  readonly contracts: readonly ContractGlance[];
  /** Whether what is set up of a contract is ready, by its id; a contract of which nothing was reported has no entry. [OUT-03] */
  readonly isReady: ReadonlyMap<string, boolean>;
  readonly documents: readonly DocumentAhead[];
}

/** A day that a customer should know, with what is to be paid on it, or whatever ends or can be cancelled until then. [ACC-09] */
export type DateAhead =
  | {
      readonly kind: "due";
      readonly day: Day;
      readonly cents: Cents;
      readonly documents: readonly Pick<DocumentAhead, "id" | "number">[];
    }
  | { readonly kind: "regular"; readonly day: Day; readonly cents: Cents; readonly atMost: boolean }
  | { readonly kind: "notice"; readonly day: Day; readonly end: Day; readonly contracts: readonly ContractGlance[] }
  | { readonly kind: "end"; readonly day: Day; readonly contracts: readonly ContractGlance[] };

/** A contract as a ship: waiting for its first day, being set up, running, running until its end. */
export type Mooring = "waiting" | "loading" | "sailing" | "leaving";

export interface MooredContract {
  readonly view: ContractGlance;
  readonly mooring: Mooring;
  /** Contracts that end with it: its additions. */
  readonly additions: readonly ContractGlance[];
}

export interface AccountOverview {
  /** The days that come next, the earliest first. */
  readonly dates: readonly DateAhead[];
  /** What runs, the latest first; `more`: those that only the list of all has. */
  readonly moored: readonly MooredContract[];
  readonly moreMoored: number;
  /** Names with the contract that holds each. */
  readonly names: readonly {
    readonly title: Localized<string>;
    readonly contract: ContractGlance;
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
  const { ships: most, names: mostNames, dates: mostDates } = overviewLimits;
  return {
    dates: datesAhead({ today, running, documents }).slice(0, mostDates),
    moored: moored.slice(0, most),
    moreMoored: Math.max(0, moored.length - most),
    names: names.slice(0, mostNames),
    moreNames: Math.max(0, names.length - mostNames),
  };
};

const holdsNamesAlone = ({ contract }: ContractGlance): boolean =>
  contract.parts.every(({ kind }) => kind === "domain");

const belongsTo = (addition: ContractGlance["contract"], { contract }: ContractGlance): boolean =>
  !contract.isAddition && isOfSamePiece(addition, contract);

const mooringOf = ({ contract, standing, begins }: ContractGlance, isReady: OverviewFacts["isReady"]): Mooring => {
  if (standing === "cancelled") return "leaving";
  if (begins !== null) return "waiting";
  return isReady.get(contract.id) === false ? "loading" : "sailing";
};

const kinds: readonly DateAhead["kind"][] = ["due", "regular", "notice", "end"];

/** Of what is late the day is past: it is owed, and no date ahead. */
const datesAhead = ({
  today,
  running,
  documents,
}: Pick<OverviewFacts, "today" | "documents"> & {
  readonly running: readonly ContractGlance[];
}): readonly DateAhead[] =>
  [...dueDates(documents), ...regularDates(running, today), ...noticeDates(running), ...endDates(running)].toSorted(
    (a, b) => compareDays(a.day, b.day) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind),
  );

/** Those that have one key in one, in the order in which the first of each came. */
const grouped = <A>(all: readonly A[], keyOf: (one: A) => string): readonly (readonly A[])[] =>
  [...new Set(all.map(keyOf))].map((key) => all.filter((one) => keyOf(one) === key));

const dueDates = (documents: OverviewFacts["documents"]): readonly DateAhead[] =>
  grouped(
    documents.flatMap(({ id, number, balance: { left, dueOn, overdueSince } }) =>
      left > 0 && dueOn !== null && overdueSince === null ? [{ id, number, left, day: dueOn }] : [],
    ),
    ({ day }) => day,
  ).flatMap((same) =>
    same.slice(0, 1).map(({ day }) => ({
      kind: "due" as const,
      day,
      cents: sum(same.map(({ left }) => left)),
      documents: same.map(({ id, number }) => ({ id, number })),
    })),
  );

/** The next payment of each contract, with all that is paid on its day: months that only repeat it are no further dates. */
const regularDates = (running: readonly ContractGlance[], today: Day): readonly DateAhead[] => {
  const days = new Set(running.flatMap(({ contract }) => nextCharge(contract, today)?.day ?? []));
  const payments = [...days].flatMap((day) => regularPayment(running, addDays(day, -1)) ?? []);
  return grouped(payments, ({ day }) => day).flatMap(([first]) => first ?? []);
};

/** What all contracts charge on the day that comes first after this one. */
const regularPayment = (
  running: readonly ContractGlance[],
  after: Day,
): Extract<DateAhead, { readonly kind: "regular" }> | null => {
  const charges = running
    .flatMap(({ contract }) => nextCharge(contract, after) ?? [])
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
const noticeDates = (running: readonly ContractGlance[]): readonly DateAhead[] =>
  grouped(
    running.flatMap((view) => (view.nextEnd === null || !hasLastDay(view) ? [] : [{ view, ...view.nextEnd }])),
    ({ lastDay, end }) => `${lastDay} ${end}`,
  ).flatMap((same) =>
    same.slice(0, 1).map(({ lastDay, end }) => ({
      kind: "notice" as const,
      day: lastDay,
      end,
      contracts: same.map(({ view }) => view),
    })),
  );

const hasLastDay = ({ contract, terms, nextEnd }: ContractGlance): boolean =>
  !contract.hourly &&
  (terms.renewalMonths > 0 || (nextEnd !== null && addDays(nextEnd.end, 1) === termEnd(contract, 0)));

/** What was cancelled ends on its last day. */
const endDates = (running: readonly ContractGlance[]): readonly DateAhead[] =>
  grouped(
    running.flatMap((view) => (view.end === null ? [] : [{ view, day: view.end }])),
    ({ day }) => day,
  ).flatMap((same) =>
    same.slice(0, 1).map(({ day }) => ({ kind: "end" as const, day, contracts: same.map(({ view }) => view) })),
  );

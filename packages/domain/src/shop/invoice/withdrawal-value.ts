// What stays owed after a withdrawal where an early start was asked for: a name that is registered or moved, the days from setup to receipt, the setup of what was ready. [BAL-04] [LGL-03] [LGL-04]
import { addMonths, type Day, dayOf, daysBetween, type Instant, isBefore, type TimeZone } from "#kernel/calendar";
import { type Cents, cents, halfUp, least, most, subtract, sum, zero } from "#kernel/money";
import type { ServiceContract } from "#shop/contract";
import type { InvoiceLine, RetainedShare } from "./model.ts";
import { type SetupFacts, usedFrom } from "./usage.ts";

/** A contract that was withdrawn from, with what is known of its setup. */
export interface Withdrawn {
  readonly contract: Pick<ServiceContract, "state" | "valueIsOwed">;
  readonly setup: SetupFacts;
  readonly timeZone: TimeZone;
}

/**
 * What is retained of a line that was paid ahead, gross, each share with its reason; none without an early start, and none where everything is paid back.
 * What counts is known at the receipt of the withdrawal: a report that came later was of nothing that the customer still wanted. [BAL-04]
 */
export const retainedOf = (line: InvoiceLine, { contract, setup, timeZone }: Withdrawn): readonly RetainedShare[] => {
  const { state, valueIsOwed } = contract;
  if (valueIsOwed !== true || state.kind !== "withdrawn") return [];
  const isReady = setup.readyAt !== null && setup.readyAt <= state.at;
  const { title } = line;
  if (line.kind === "domain") return isReady ? shares({ why: "name", title, gross: line.gross, days: null }) : [];
  const paid = most(zero, subtract(line.gross, line.setup));
  const days = usedDays(line, from(setup, state.at, timeZone), state.day);
  return [
    ...(isReady ? shares({ why: "setup", title, gross: subtract(line.gross, paid), days: null }) : []),
    ...(days === null
      ? []
      : shares({ why: "days", title, gross: shareOf(paid, days), days: { from: days.from, until: days.until } })),
  ];
};

/** The sum of what is retained. */
export const retainedIn = (retained: readonly RetainedShare[]): Cents => sum(retained.map(({ gross }) => gross));

const shares = (share: RetainedShare): readonly RetainedShare[] => (share.gross > 0 ? [share] : []);

/** The day of setup; null where nothing was set up by the receipt. */
const from = (setup: SetupFacts, received: Instant, timeZone: TimeZone): Day | null => {
  const began = usedFrom(setup);
  return began === null || began > received ? null : dayOf(began, timeZone);
};

interface UsedDays {
  readonly from: Day;
  readonly until: Day;
  /** Days that were paid for; free months are not among them. */
  readonly paidFor: number;
}

/** The paid days from setup, included, to receipt, excluded; null where there is none. */
const usedDays = ({ period, freeMonths }: InvoiceLine, setUp: Day | null, received: Day): UsedDays | null => {
  if (period === null || setUp === null) return null;
  const paidFrom = addMonths(period.from, freeMonths);
  const [begin, end] = [later(setUp, paidFrom), earlier(received, period.until)];
  return isBefore(begin, end) ? { from: begin, until: end, paidFor: daysBetween(paidFrom, period.until) } : null;
};

const shareOf = (paid: Cents, { from: begin, until, paidFor }: UsedDays): Cents =>
  least(paid, cents(halfUp(BigInt(paid) * BigInt(daysBetween(begin, until)), paidFor)));

const later = (a: Day, b: Day): Day => (isBefore(a, b) ? b : a);
const earlier = (a: Day, b: Day): Day => (isBefore(a, b) ? a : b);

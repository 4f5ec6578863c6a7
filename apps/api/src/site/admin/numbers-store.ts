// How the numbers of a shop stand after a restore, and the word that lets them go on. [ACC-03] [OPS-06]
import { type Instant, instant } from "@kontor/domain/kernel/calendar";
import { type LastNumber, numberSeriesIn, writtenNumber } from "@kontor/domain/site/admin";
import type { Handle } from "../../platform/database/handle.ts";
import { countersOf, numbersWaitSince } from "../../platform/database/numbers.ts";

/** The last number of each series. */
export const lastNumbers = async (handle: Handle): Promise<readonly LastNumber[]> => {
  const counters = await countersOf(handle);
  return numberSeriesIn(counters.map(({ name }) => name)).flatMap((series) =>
    counters.flatMap(({ name, value }) => (name === series ? [{ series, value }] : [])),
  );
};

export interface WaitingNumbers {
  readonly since: Instant;
  /** The last of each series that is known here, as they stand on paper. */
  readonly last: readonly string[];
}

/** Null where none waits. */
export const waitingNumbers = async (handle: Handle): Promise<WaitingNumbers | null> => {
  const since = await numbersWaitSince(handle);
  return since === null ? null : { since: instant(since), last: await writtenLast(handle) };
};

export const writtenLast = async (handle: Handle): Promise<readonly string[]> =>
  (await lastNumbers(handle)).map(writtenNumber);

// How the numbers of a shop stand after a restore, and the word that lets them go on. [ACC-03] [OPS-06]
import { type Day, type Instant, instant } from "@kontor/domain/kernel/calendar";
import {
  type LastNumber,
  type NumberNotOurs,
  numbersConfirmed,
  numberSeriesIn,
  writtenNumber,
} from "@kontor/domain/site/admin";
import * as Result from "effect/Result";
import type { Handle } from "../../platform/database/handle.ts";
import { countersOf, numbersWaitSince, trustNumbers } from "../../platform/database/numbers.ts";

/** The last number of each series. */
const lastNumbers = async (handle: Handle): Promise<readonly LastNumber[]> => {
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

/** Counters go on behind what was sent; the entry for the journal, null where no word was needed. */
export const confirmNumbersAs = async (
  handle: Handle,
  sent: readonly string[],
  today: Day,
): Promise<Result.Result<ReturnType<typeof entryOf>, NumberNotOurs>> => {
  const since = await numbersWaitSince(handle);
  const confirmed = numbersConfirmed(await lastNumbers(handle), since === null ? null : instant(since), sent, today);
  if (Result.isSuccess(confirmed) && confirmed.success.entry !== null)
    await trustNumbers(handle, confirmed.success.raised);
  return Result.map(confirmed, entryOf);
};

const entryOf = ({ entry }: Result.Result.Success<ReturnType<typeof numbersConfirmed>>) => entry;

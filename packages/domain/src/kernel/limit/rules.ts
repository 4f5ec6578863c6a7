// How long a caller that reached a limit has to wait. [OPS-08]
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import { TooManyAttempts } from "./errors.ts";
import type { Counted } from "./model.ts";

/** The seconds until everything that is over its limit may go on; null where nothing is. [OPS-08] */
export const waitOver = (counted: readonly Counted[], now: Instant): number | null => {
  const waitingTimes = counted
    .filter(({ limit, count }) => count > limit.most)
    .map(({ endsAt }) => Math.max(1, Math.ceil((endsAt - now) / 1000)));
  return waitingTimes.length === 0 ? null : Math.max(...waitingTimes);
};

/** Goes on where nothing is to be waited for. [OPS-08] */
export const withinLimit = (wait: number | null): Result.Result<void, TooManyAttempts> =>
  wait === null ? Result.void : Result.fail(new TooManyAttempts({ wait }));

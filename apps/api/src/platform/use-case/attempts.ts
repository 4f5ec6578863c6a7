// The count of attempts as a port: in the transaction of the use case. [OPS-08]
import type * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { instant } from "@kontor/domain/kernel/calendar";
import type { Attempts, Limit } from "@kontor/domain/kernel/limit";
import type { Handle } from "../database/handle.ts";
import { toEffect } from "../database/maybe-async.ts";
import { countEach, limitedBucket, waitForOneMore } from "../database/rate-limits.ts";

/** Attempts are counted by each of `names`, such as a network and an account. */
export const attemptsOver = (
  handle: Handle,
  names: readonly string[],
  now: number,
): Context.Service.Shape<typeof Attempts> => {
  const buckets = (kind: string, limit: Limit, on?: string) =>
    (on === undefined ? names : [on]).map((name) => limitedBucket(`${kind}:${name}`, limit, 1));
  return {
    wait: (kind, limit, on) => toEffect(() => waitForOneMore(handle, buckets(kind, limit, on), instant(now))),
    add: (kind, limit, on) => Effect.asVoid(toEffect(() => countEach(handle, buckets(kind, limit, on), now))),
  };
};

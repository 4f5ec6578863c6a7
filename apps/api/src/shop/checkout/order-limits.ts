// How many orders an account and a network may place in a minute and in an hour: looked at before, counted in the transaction of an order that stands. [OPS-08]
import type { Limit } from "@kontor/domain/kernel/limit";
import { orderLimits } from "@kontor/domain/shop/checkout";
import type { PlatformServices } from "../../platform/services.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { andThen, type MaybeAsync } from "../../platform/database/maybe-async.ts";
import { countAll, limitedBucket, waitIn, windowsNow } from "../../platform/database/rate-limits.ts";

export interface OrderAllowance {
  /** The seconds until there may be another order; null where there may be one now. */
  readonly wait: () => MaybeAsync<number | null>;
  /** Counts an order that stands otherwise; the seconds to wait where others were faster. */
  readonly count: (inside: Handle) => MaybeAsync<number | null>;
}

export const orderAllowance = (
  { database, settings, now }: PlatformServices,
  account: string,
  network: string,
): OrderAllowance => {
  const [minute, hour] = orderLimits;
  const bucket = (of: string, limit: Limit) =>
    limitedBucket(`orders:${limit.seconds}:${of}`, limit, settings.orderRateFactor);
  const [byAccount, byNetwork] = [`account:${account}`, `network:${network}`];
  const buckets = [
    bucket(byAccount, minute),
    bucket(byAccount, hour),
    bucket(byNetwork, minute),
    bucket(byNetwork, hour),
  ] as const;
  return {
    wait: () => andThen(windowsNow(database.reads, buckets, now()), (windows) => waitIn(buckets, windows, 1, now())),
    count: (inside) =>
      andThen(
        database.counting(inside, (counter) => countAll(counter, buckets, now())),
        (windows) => waitIn(buckets, windows, 0, now()),
      ),
  };
};

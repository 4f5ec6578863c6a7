// How many orders an account and a network may place in a minute and in an hour: looked at before, counted in the transaction of an order that stands. [OPS-08]
import { type Counted, type Limit, orderLimits, TooManyOrders, waitOver } from "@kontor/domain/shop/checkout";
import { instant } from "@kontor/domain/kernel/calendar";
import { refuse } from "../http/problem.ts";
import type { Services } from "../services.ts";
import type { Handle } from "../stores/database.ts";
import { andThen, type Soon } from "../stores/soon.ts";
import { countTogether, type Window, windowsNow } from "../stores/rate-limits.ts";

export interface OrderAllowance {
  /** The seconds until there may be another order; null where there may be one now. */
  readonly wait: () => Soon<number | null>;
  /** Counts an order that stands otherwise, and refuses it where others were faster. */
  readonly count: (inside: Handle) => Soon<void>;
}

export const orderAllowance = ({ database, settings, now }: Services, account: string, network: string): OrderAllowance => {
  const [minute, hour] = orderLimits;
  const bucket = (of: string, { most, seconds }: Limit) => ({
    key: `orders:${seconds}:${of}`,
    windowMs: seconds * 1000,
    limit: { most: most * settings.orderRateFactor, seconds },
  });
  const [byAccount, byNetwork] = [`account:${account}`, `network:${network}`];
  const buckets = [bucket(byAccount, minute), bucket(byAccount, hour), bucket(byNetwork, minute), bucket(byNetwork, hour)] as const;
  const waitWith = (windows: readonly Window[], more: number): number | null =>
    waitOver(
      windows.flatMap(({ key, points, expire }): readonly Counted[] => {
        const limit = buckets.find((each) => each.key === key)?.limit;
        return limit === undefined ? [] : [{ limit, count: points + more, endsAt: instant(expire) }];
      }),
      now(),
    );
  return {
    wait: () => andThen(windowsNow(database.reads, buckets, now()), (windows) => waitWith(windows, 1)),
    count: (inside) =>
      andThen(
        database.counting(inside, (counter) => countTogether(counter, buckets, now())),
        (windows) => {
          const wait = waitWith(windows, 0);
          if (wait !== null) refuse(new TooManyOrders({ wait }));
        },
      ),
  };
};

// How often something may be done in a time, and what was counted under such a limit. [OPS-08]
import type { Instant } from "#kernel/calendar";

/** So many in so long. */
export interface Limit {
  readonly most: number;
  readonly seconds: number;
}

/** What was counted under a limit in a window of time, and when that ends. */
export interface Counted {
  readonly limit: Limit;
  readonly count: number;
  readonly endsAt: Instant;
}

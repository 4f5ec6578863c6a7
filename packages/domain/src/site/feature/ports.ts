// What features need from outside: the list of flags, and a log for its failures. [CNT-09]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";

export class FeatureFlags extends Context.Service<
  FeatureFlags,
  {
    /** The flags as they were answered, not yet looked at. */
    readonly list: Effect<unknown, unknown>;
    /** Writes a failure into the log; nothing of it is shown. */
    readonly report: (message: string, reason: unknown) => void;
  }
>()("kontor/site/feature/FeatureFlags") {}

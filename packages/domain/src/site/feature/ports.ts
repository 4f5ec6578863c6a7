// What features need from outside: the list of flags. [CNT-09]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { CallRefused } from "#visitor/session";

export class FeatureFlags extends Context.Service<
  FeatureFlags,
  {
    /** The flags as they were answered, not yet looked at. */
    readonly list: Effect<unknown, CallRefused>;
  }
>()("kontor/site/feature/FeatureFlags") {}

// The flags, or none: a failure is logged and not shown. [CNT-09]
import * as Effect from "effect/Effect";
import type { FeatureFlag } from "./model.ts";
import { FeatureFlags } from "./ports.ts";
import { flagsOf } from "./rules.ts";

/** Never fails; without an answer every feature is off. [CNT-09] */
export const featureFlags = Effect.fn("featureFlags")(function* () {
  const { list, report } = yield* FeatureFlags;
  return yield* list.pipe(
    Effect.map(flagsOf),
    Effect.catch((reason) =>
      Effect.sync((): readonly FeatureFlag[] => {
        report("Error while fetching the feature flags", reason);
        return [];
      }),
    ),
  );
});

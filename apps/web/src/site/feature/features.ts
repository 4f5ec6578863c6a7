// The features that are on, as pages ask for them: read with the content, so that a switched flag shows with the next page. [CNT-09]
import { type FeatureFlag, FeatureFlags, featureFlags, flagsOf } from "@kontor/domain/site/feature";
import * as Effect from "effect/Effect";
import type { PageServices } from "../../platform/page/services.ts";
import { readContent } from "../content/store/read.ts";

/** Never fails: while the content system is away every feature is off, and the log says so. */
export const features = (services: PageServices): Promise<readonly FeatureFlag[]> =>
  Effect.runPromise(
    featureFlags().pipe(
      Effect.provideService(FeatureFlags, {
        list: Effect.flatMap(
          Effect.promise(() => readContent(services, "/v2/content/feature-flags", flagsOf)),
          (read) => (read.kind === "value" ? Effect.succeed(read.value) : Effect.fail("the content system is away")),
        ),
        report: (message, reason) => services.log("error", message, { reason }),
      }),
    ),
  );

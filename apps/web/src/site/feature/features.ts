// The features that are on, as pages ask for them: read with the content, so that a switched flag shows with the next page. [CNT-09]
import { type FeatureFlag, FeatureFlags, featureFlags, flagsOf } from "@kontor/domain/site/feature";
import * as Effect from "effect/Effect";
import { remembered } from "../../platform/page/remembered.ts";
import type { PageServices } from "../../platform/page/services.ts";
import { type Read, readContent } from "../../platform/content/read.ts";

const decided = ({ log }: PageServices, read: Read<readonly FeatureFlag[]>): readonly FeatureFlag[] =>
  Effect.runSync(
    featureFlags().pipe(
      Effect.provideService(FeatureFlags, {
        list: read.kind === "value" ? Effect.succeed(read.value) : Effect.fail("the content system is away"),
        report: (message, reason) => log("error", message, { reason }),
      }),
    ),
  );

/** Never fails: while the content system is away every feature is off, and the log says so. Decided once for each version of the list. */
export const features = async (services: PageServices): Promise<readonly FeatureFlag[]> => {
  // Flags have no drafts: a preview has the features that are on.
  const read = await readContent({ ...services, drafts: false }, "/v2/content/feature-flags", flagsOf);
  return read.kind === "value"
    ? remembered(read.value, "decided", () => decided(services, read))
    : decided(services, read);
};

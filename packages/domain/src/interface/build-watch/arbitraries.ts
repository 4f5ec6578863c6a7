// Builds, reloads and what may happen to a tab, for laws.
import type { Answering, Passing } from "@kontor/domain/testing";
import fc from "fast-check";
import type { BuildEvent, BuildInput } from "./machine.ts";
import { buildTimes } from "./limits.ts";
import type { BuildAnswer, Reload } from "./model.ts";

export const anyBuild: fc.Arbitrary<string> = fc.constantFrom("b1", "b2");

export const anyPath: fc.Arbitrary<string> = fc.constantFrom("/en", "/de/server", "/en/checkout/cart");

export const anyChance: fc.Arbitrary<number> = fc.double({ min: 0, max: 1, noNaN: true });

export const anyBuildAnswer: fc.Arbitrary<BuildAnswer> = fc.record({
  latest: fc.option(anyBuild, { nil: null }),
  ownManifest: fc.option(fc.boolean(), { nil: null }),
  chance: anyChance,
});

const anyGap = fc.oneof(
  fc.nat(25_000),
  fc.constantFrom(0, buildTimes.guard - 1, buildTimes.guard, buildTimes.guard + 1),
);

/** Failing scripts one after the other: the path, and the milliseconds since the one before. */
export const anyFailures: fc.Arbitrary<readonly { readonly path: string; readonly gap: number }[]> = fc.array(
  fc.record({ path: anyPath, gap: anyGap }),
  { maxLength: 20 },
);

export const anyReloads: fc.Arbitrary<readonly Reload[]> = fc
  .array(fc.record({ build: anyBuild, path: anyPath, gap: anyGap }), { maxLength: 8 })
  .map((entries) =>
    entries.map(({ build, path }, index) => ({
      build,
      path,
      at: entries.slice(0, index + 1).reduce((sum, { gap }) => sum + gap, 0),
    })),
  );

export const anyBuildInput: fc.Arbitrary<BuildInput> = fc.record({
  build: anyBuild,
  chance: anyChance,
  reloads: fc.option(fc.constant([]), { nil: null, freq: 4 }),
});

/** What happens to a tab; a poll may be answered or fail wherever one runs. */
export type TabMoment = BuildEvent | Passing | Answering;

export const anyTab: fc.Arbitrary<readonly TabMoment[]> = fc.array(
  fc.oneof(
    fc.constant<TabMoment>({ type: "page.return" }),
    anyPath.map((path): TabMoment => ({ type: "navigation.start", path })),
    fc
      .record({ path: anyPath, busy: fc.boolean() })
      .map((failed): TabMoment => ({ type: "chunk.fail", now: 0, ...failed })),
    fc.option(anyBuildAnswer, { nil: null }).map((output): TabMoment => ({ type: "answer", of: "poll", output })),
    fc
      .oneof(fc.nat(20_000), fc.constantFrom(3_240_000, 3_600_000, 3_960_000))
      .map((milliseconds): TabMoment => ({ type: "time", milliseconds })),
  ),
  { maxLength: 25 },
);

// Feature flags by the specification. [CNT-09]
import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import { FeatureFlags, featureFlags, flagsOf, isOn, showsBlock, showsLayout } from "./index.ts";

const flagsFrom = async (list: (typeof FeatureFlags)["Service"]["list"]) => {
  const logged: unknown[] = [];
  const report = (...reported: readonly unknown[]) => void logged.push(reported);
  const flags = await Effect.runPromise(featureFlags().pipe(Effect.provideService(FeatureFlags, { list, report })));
  return { flags, logged };
};

describe("flags", () => {
  it("[CNT-09] are a list with keys; what has none is left out", () => {
    expect(flagsOf([{ key: "advent", id: 1 }, { key: "advent" }, { key: "" }, { key: 7 }, null, "x"])).toEqual([
      { key: "advent" },
    ]);
    expect([flagsOf(null), flagsOf({ key: "advent" }), flagsOf("advent")]).toEqual([[], [], []]);
    expect([isOn([{ key: "advent" }], "advent"), isOn([{ key: "advent" }], "easter")]).toEqual([true, false]);
  });
  it("[CNT-09] switch seasons and blocks of pages, and nothing else", () => {
    const flags = [{ key: "easter" }, { key: "newsletter" }];
    expect(
      ["advent", "blackfriday", "easter", "easterhome", "default", "constructor-"].filter((layout) =>
        showsLayout(flags, layout),
      ),
    ).toEqual(["easter", "easterhome", "default", "constructor-"]);
    expect(["advent", "newsletter", "hero"].filter((block) => showsBlock(flags, block))).toEqual([
      "newsletter",
      "hero",
    ]);
  });
  it("[CNT-09] a failure gives an empty list and is logged", async () => {
    const { flags, logged } = await flagsFrom(Effect.fail("away"));
    expect([flags, logged]).toEqual([[], [["Error while fetching the feature flags", "away"]]]);
  });
  it("[CNT-09] an answer is taken and nothing is logged", async () =>
    expect(await flagsFrom(Effect.succeed([{ key: "advent" }]))).toEqual({ flags: [{ key: "advent" }], logged: [] }));
});

// Feature flags by the specification. [CNT-09]
import * as Effect from "effect/Effect";
import * as Logger from "effect/Logger";
import { describe, expect, it } from "vitest";
import { RequestTimedOut } from "#visitor/session";
import { FeatureFlags, featureFlags, flagsOf, isOn } from "./index.ts";

const flagsFrom = async (list: (typeof FeatureFlags)["Service"]["list"]) => {
  const logged: unknown[] = [];
  const logger = Logger.make(({ logLevel, message }) => void logged.push([logLevel, message]));
  const flags = await Effect.runPromise(
    featureFlags().pipe(Effect.provideService(FeatureFlags, { list }), Effect.provide(Logger.layer([logger]))),
  );
  return { flags, logged };
};

describe("flags", () => {
  it("[CNT-09] are a list with keys; what has none is left out", () => {
    expect(flagsOf([{ key: "advent", id: 1 }, { key: "advent" }, { key: "" }, { key: 7 }, null, "x"])).toEqual([{ key: "advent" }]);
    expect([flagsOf(null), flagsOf({ key: "advent" }), flagsOf("advent")]).toEqual([[], [], []]);
    expect([isOn([{ key: "advent" }], "advent"), isOn([{ key: "advent" }], "easter")]).toEqual([true, false]);
  });
  it("[CNT-09] a failure gives an empty list and is logged", async () => {
    const { flags, logged } = await flagsFrom(Effect.fail(new RequestTimedOut({ operation: "flags", seconds: 10 } as never)));
    expect([flags, logged]).toEqual([[], [["Error", ["Error while fetching the feature flags", "RequestTimedOut"]]]]);
  });
  it("[CNT-09] an answer is taken and nothing is logged", async () =>
    expect(await flagsFrom(Effect.succeed([{ key: "advent" }]))).toEqual({ flags: [{ key: "advent" }], logged: [] }));
});

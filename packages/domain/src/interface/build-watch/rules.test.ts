// Polls, reloads and preloads by example. [VIS-05] [CNT-10]
import { describe, expect, it } from "vitest";
import {
  buildTimes,
  chunkOutcome,
  isNewBuild,
  noPreloads,
  pollDelay,
  preloadEnded,
  preloadWanted,
  readReloads,
  reloaded,
} from "./index.ts";

describe("polling", () => {
  it("[VIS-05] comes each hour, ±10 %", () => {
    expect(buildTimes).toEqual({ poll: 3_600_000, spread: 0.1, guard: 10_000 });
    expect([pollDelay(0), pollDelay(0.5), pollDelay(1)]).toEqual([3_240_000, 3_600_000, 3_960_000]);
    expect([pollDelay(-1), pollDelay(Number.NaN), pollDelay(2)]).toEqual([3_240_000, 3_600_000, 3_960_000]);
  });
  it.each([
    ["a", true, false],
    ["b", true, true],
    ["a", false, true],
    [null, null, false],
    [null, true, false],
    [null, false, true],
    ["a", null, false],
  ])("[VIS-05] latest %s, own manifest %s: a new build is %s", (latest, ownManifest, found) =>
    expect(isNewBuild("a", { latest, ownManifest })).toBe(found),
  );
});

describe("a script that cannot be loaded", () => {
  const once = reloaded([], "a", "/en", 1000);
  it("[VIS-05] loads its target in full once in 10 s; at exactly 10,000 ms it is still blocked", () => {
    expect(chunkOutcome([], "a", "/en", 1000, false)).toBe("reload");
    expect(chunkOutcome(once, "a", "/en", 1000, false)).toBe("error");
    expect(chunkOutcome(once, "a", "/en", 11_000, false)).toBe("error");
    expect(chunkOutcome(once, "a", "/en", 11_001, false)).toBe("reload");
  });
  it("[VIS-05] counts by build and path", () => {
    expect(chunkOutcome(once, "b", "/en", 2000, false)).toBe("reload");
    expect(chunkOutcome(once, "a", "/de", 2000, false)).toBe("reload");
  });
  it("[VIS-05] makes no loop over several paths", () => {
    const chain = reloaded(once, "a", "/de", 9000);
    expect(chunkOutcome(chain, "a", "/en", 15_000, false)).toBe("error");
    expect(chunkOutcome(chain, "a", "/en", 19_000, false)).toBe("error");
    expect(chunkOutcome(chain, "a", "/en", 19_001, false)).toBe("reload");
    expect(reloaded(chain, "a", "/en", 19_001)).toHaveLength(1);
  });
  it("[VIS-05] a load of which the next one was more than 10 s away counts no more", () => {
    const stored = (gap: number) => [
      { build: "a", path: "/en", at: 1000 },
      { build: "a", path: "/de", at: 1000 + gap },
    ];
    expect(chunkOutcome(stored(10_000), "a", "/en", 12_000, false)).toBe("error");
    expect(chunkOutcome(stored(10_001), "a", "/en", 12_000, false)).toBe("reload");
  });
  it("[VIS-05] with blocked storage counts as loaded already; a clock that went back does too", () => {
    expect(chunkOutcome(null, "a", "/en", 1000, false)).toBe("error");
    expect(chunkOutcome(once, "a", "/en", 0, false)).toBe("error");
  });
  it("[VIS-05] never loads over a dirty form or a running order, but offers it", () => {
    expect(chunkOutcome([], "a", "/en", 1000, true)).toBe("offer");
    expect(chunkOutcome(once, "a", "/en", 1000, true)).toBe("error");
  });
  it.each([
    null,
    undefined,
    {},
    "x",
    [
      null,
      1,
      { build: "a" },
      { build: 1, path: "/", at: 1 },
      { build: "a", path: 1, at: 1 },
      { build: "a", path: "/", at: "1" },
      { build: "a", path: "/", at: Number.NaN },
    ],
  ])("[VIS-05] finds no reload in %j", (stored) => expect(readReloads(stored)).toEqual([]));
});

describe("preloads", () => {
  const wanted = ["/1", "/2", "/3", "/4", "/5", "/6", "/7", "/1"].reduce(
    (preloads, path) => preloadWanted(preloads, path, false),
    noPreloads,
  );
  it("[CNT-10] are at most 5 at once, each path once", () =>
    expect(wanted).toEqual({ waiting: ["/6", "/7"], running: ["/1", "/2", "/3", "/4", "/5"], done: [] }));
  it("[CNT-10] start in order as others end", () => {
    const ended = preloadEnded(preloadEnded(wanted, "/3"), "/3");
    expect(ended).toEqual({ waiting: ["/7"], running: ["/1", "/2", "/4", "/5", "/6"], done: ["/3"] });
    expect(preloadWanted(ended, "/3", false)).toEqual(ended);
  });
  it("[CNT-10] do not happen under Save-Data", () => expect(preloadWanted(noPreloads, "/1", true)).toEqual(noPreloads));
});

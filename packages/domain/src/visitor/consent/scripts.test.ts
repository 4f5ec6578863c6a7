// Optional scripts of a setting, and the revision that follows from them. [VIS-02] [OPS-07]
import { describe, expect, it } from "vitest";
import { allowedScripts, readScripts, revisionOf, scriptOrigins } from "./index.ts";

const script = {
  name: "Counter",
  category: "statistics",
  src: "https://stats.example/count.js",
  purpose: { en: "Counts visits.", de: "Zählt Besuche." },
  stores: ["_pk_*"],
  sendsTo: ["https://in.stats.example/"],
} as const;

describe("the setting of optional scripts", () => {
  it("[VIS-02] is read as it is written", () => {
    expect(readScripts([script])).toEqual([script]);
    const { stores: _, sendsTo: __, ...bare } = script;
    expect(readScripts([bare])).toEqual([{ ...bare, stores: [], sendsTo: [] }]);
  });
  it.each([
    null,
    {},
    [null],
    [{ ...script, category: "necessary" }],
    [{ ...script, category: "spying" }],
    [{ ...script, src: "http://stats.example/count.js" }],
    [{ ...script, src: "https://stats.example/a b.js" }],
    [{ ...script, src: "https://stats.example/;script-src *" }],
    [{ ...script, purpose: { en: "Counts." } }],
    [{ ...script, name: "" }],
    [{ ...script, stores: ["*"] }],
    [{ ...script, sendsTo: ["'unsafe-inline'"] }],
  ])("[VIS-02] [OPS-07] is refused as a whole for %j", (value) => expect(readScripts(value)).toBeNull());
  it("[VIS-02] [OPS-07] comes to the origins that a page's policy lists, and to none without scripts", () => {
    expect(scriptOrigins([script, script])).toEqual({
      scripts: ["https://stats.example"],
      sends: ["https://stats.example", "https://in.stats.example"],
    });
    expect(scriptOrigins([])).toEqual({ scripts: [], sends: [] });
  });
  it("[VIS-02] is loaded by category", () => {
    expect(allowedScripts([script], ["necessary", "statistics"])).toEqual([script]);
    expect(allowedScripts([script], ["necessary", "marketing"])).toEqual([]);
  });
});

describe("the revision", () => {
  it("[VIS-02] is another with each change of a script, stays without one, and fits in the cookie", () => {
    const revisions = [
      [],
      [script],
      [{ ...script, stores: [] }],
      [{ ...script, category: "marketing" as const }],
      [script, { ...script, name: "Other" }],
    ].map(revisionOf);
    expect(new Set(revisions).size).toBe(revisions.length);
    expect(revisionOf([script])).toBe(revisions[1]);
    for (const revision of revisions) expect(String(revision)).toMatch(/^[1-9]\d{0,8}$/);
  });
});

// No requirement loses its last test of every day: those in proved-ids.json are named by a title or a law outside of the night. What is
// named for the first time is added by `npm run generate`.
import { describe, expect, it } from "vitest";
import listed from "./proved-ids.json" with { type: "json" };
import { root } from "./lib/places.mjs";
import { idsNamedIn, provedIds } from "./lib/proved-ids.mjs";

describe("requirements", () => {
  const named = provedIds(root);

  it("each that had a test has one every day; one that only a night file names needs another", () =>
    expect(listed.filter((id) => !named.has(id))).toEqual([]));
  it("are listed in order, each once", () => expect(listed).toEqual([...new Set(listed)].sort()));

  it("are read in titles alone, and in every text of a law", () => {
    const source = [
      'describe("[CRT-01] [SHOP-10] a group", () => {',
      '  it.each(rows)("[CRT-02] [CRT-03] rows", () => expect("CRT-04").toBe(1)); // it("CRT-05")',
      "  test(`[CRT-06] lasts ${long} s in UTF-16`, () => {});",
      "});",
    ].join("\n");
    expect(idsNamedIn("some.test.ts", source)).toEqual(["CRT-01", "CRT-02", "CRT-03", "CRT-06"]);
    expect(idsNamedIn("search-laws.ts", 'law("[CRT-07] holds", () => of("CRT-08"))')).toEqual(["CRT-07", "CRT-08"]);
  });
});

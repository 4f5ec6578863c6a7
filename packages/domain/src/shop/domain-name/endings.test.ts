// Examples for the search of endings. [DOM-06]
import { describe, expect, it } from "vitest";
import { someEndings } from "./arbitraries.ts";
import { endingPage, endingsPerPage, shownEndings } from "./index.ts";

const endings = ["de", "dev", "co.de", "xn--p1ai", "shop", "com"].flatMap((ending) =>
  someEndings.slice(0, 1).map((some) => ({ ...some, ending })),
);
const found = (text: string) =>
  endingPage(endings, { text, group: null, shown: endingsPerPage }).endings.map(({ ending }) => ending);

describe("the list of endings", () => {
  it("[DOM-06] finds what begins with the text before what holds it, dot and letter case or not", () => {
    expect(found(".DE")).toEqual(["de", "dev", "co.de"]);
    expect(found("  o")).toEqual(["co.de", "shop", "com"]);
    expect(found("de.")).toEqual([]);
    expect(found("")).toHaveLength(6);
  });
  it("[DOM-06] finds the ending of a whole name, and a second-level ending as a whole", () => {
    expect(found("hafenblick.de")).toEqual(["de", "dev", "co.de"]);
    expect(found("co.de")).toEqual(["co.de", "de", "dev"]);
    expect(found("hafenblick.xyz")).toEqual([]);
  });
  it.each([
    [null, 12],
    ["", 12],
    ["24", 24],
    ["25", 36],
    ["-3", 12],
    ["<b>", 12],
  ])("[DOM-06] an address with %j shows %i", (text, shown) => expect(shownEndings(text)).toBe(shown));
  it("[DOM-06] finds an ending in both its scripts", () =>
    expect([found("рф"), found("xn--p")]).toEqual([["xn--p1ai"], ["xn--p1ai"]]));
  it("[DOM-06] shows twelve and twelve more", () => {
    const many = Array.from({ length: 25 }, (_, at) => ({ ...endings[0]!, ending: `e${at}` }));
    const page = (shown: number) => endingPage(many, { text: "e", group: "popular", shown });
    expect([page(12).more, page(24).more, page(36).more]).toEqual([24, 36, null]);
    expect([page(12).endings.length, page(24).endings.length, page(36).endings.length, page(12).found]).toEqual([
      12, 24, 25, 25,
    ]);
    expect(endingPage(many, { text: "", group: "new", shown: 12 })).toEqual({ endings: [], found: 0, more: null });
  });
});

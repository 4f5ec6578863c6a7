// Examples of what a search checks: endings, suggestions, pasted lists. [DOM-01] [DOM-02] [DOM-08]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { denicLetters } from "./arbitraries.ts";
import {
  areAllTaken,
  shownSuggestions,
  type SearchedName,
  areSeveralNames,
  type Ending,
  isAnnounced,
  parseDomainName,
  type Reading,
  searchCounts,
  type SearchFacts,
  searchOf,
  strictToAscii,
} from "./index.ts";
import { namesIn, namesOfSearch, suggestedNames } from "./search.ts";

const endingOf = (ending: string, minimumLength: number, group: Ending["group"] = "popular") => ({
  ending,
  minimumLength,
  maximumLength: 63,
  letters: ending === "de" ? denicLetters : ending === "uk" ? "ascii" : "any",
  group,
});
const facts: SearchFacts = {
  toAscii: strictToAscii((host) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null)),
  endings: [endingOf("de", 1), endingOf("com", 3), endingOf("uk", 3), endingOf("berlin", 3, "new")],
  defaultEnding: "de",
};
const read = (typed: string): Reading => Result.getOrThrow(parseDomainName(typed, facts));
const shown = (names: readonly { readonly unicode: string }[]): readonly string[] =>
  names.map(({ unicode }) => unicode);

describe("one name", () => {
  it.each([
    ["hafen", ["hafen.de", "hafen.com", "hafen.uk"]],
    ["hafen.berlin", ["hafen.berlin", "hafen.de", "hafen.com", "hafen.uk"]],
    ["ab.de", ["ab.de"]],
    ["straße", ["straße.de", "straße.com", "strasse.de"]],
  ])("[DOM-01] %s is checked as %j", (typed, names) => expect(shown(namesOfSearch(read(typed), facts))).toEqual(names));
  it.each([
    ["hafen.de", "de", ["hafen-online.de", "hafen-web.de", "hafen-team.de", "mein-hafen.de"]],
    ["hafen.com", "en", ["hafen-online.com", "hafen-web.com", "hafen-team.com", "my-hafen.com"]],
    ["mein-hafen24.de", "de", ["meinhafen24.de", "mein-hafen-24.de", "mein-hafen24-online.de", "mein-hafen24-web.de"]],
    ["online.de", "de", ["online-web.de", "online-team.de", "mein-online.de"]],
    ["straße.de", "de", ["straße-online.de", "straße-web.de", "straße-team.de", "mein-straße.de"]],
    [`${"a".repeat(62)}.de`, "de", []],
  ] as const)("[DOM-01] beside %s there is, in %s, %j", (typed, locale, names) =>
    expect(shown(suggestedNames(read(typed), locale, facts))).toEqual(names),
  );
});

describe("what was typed", () => {
  it("[DOM-01] a search is named after what was typed: a word alone, or a name", () => {
    expect(searchOf("Hafen", false, "en", facts).title).toBe("hafen");
    expect(searchOf("straße-42", false, "de", facts).title).toBe("straße-42");
    expect(searchOf("https://www.hafen.com/", false, "en", facts).title).toBe("hafen.com");
    expect(searchOf("hafen.de, kai.de", true, "en", facts).title).toBeNull();
    expect(searchOf("-hafen.de", false, "en", facts).title).toBeNull();
  });

  it("[DOM-01] one name brings its hints, endings and suggestions", () =>
    expect(searchOf("https://hafen.de", false, "en", facts)).toMatchObject({
      names: [{ unicode: "hafen.de" }, { unicode: "hafen.com" }, { unicode: "hafen.uk" }],
      suggestions: [{ unicode: "hafen-online.de" }, {}, {}, {}],
      hints: ["scheme-removed"],
      refusal: null,
    }));
  it.each([
    ["autohaus müller", ["autohaus-müller.de", "autohausmüller.de"]],
    ["autohaus müller.com", ["autohaus-müller.com", "autohausmüller.com"]],
    ["alter\u00a0hafen kai", ["alter-hafen-kai.de", "alterhafenkai.de"]],
  ])("[DOM-01] [DOM-02] [VISIT4-6] %j is a wish in words: %j come first", (typed, names) => {
    const { names: sought, hints, refusal, title } = searchOf(typed, false, "de", facts);
    expect(shown(sought).slice(0, 2)).toEqual(names);
    expect([hints.includes("blanks-joined"), refusal]).toEqual([true, null]);
    expect(title).toBe(names[0]?.endsWith(".de") ? names[0].slice(0, -3) : names[0]);
  });
  it("[DOM-02] [VISIT4-6] a sentence is no wish for one name, and says why", () =>
    expect(searchOf("welche namen sind denn noch frei", false, "de", facts)).toMatchObject({
      names: [],
      refusal: { fault: "blank" },
    }));
  it("[DOM-02] what is no name searches nothing and says why", () =>
    expect(searchOf("-hafen.de", false, "en", facts)).toMatchObject({
      names: [],
      suggestions: [],
      refusal: { fault: "hyphen" },
    }));
  it("[DOM-08] many names are searched as they stand", () =>
    expect(searchOf("hafen.de\nkai.de", true, "en", facts)).toMatchObject({
      names: [{ unicode: "hafen.de" }, { unicode: "kai.de" }],
      suggestions: [],
      refusal: null,
    }));
});

describe("many names", () => {
  it("[DOM-02] [DOM-08] lines, commas, blanks, addresses; what is no name and what is there twice is said by its line", () => {
    const { names, leftOut, beyond } = namesIn(
      "hafen\nhttps://www.kai.com/x, hafen.de;  turm.uk\r\n\n-x.de ufer.nowhere",
      facts,
    );
    expect(shown(names)).toEqual(["hafen.de", "kai.com", "turm.uk"]);
    expect(leftOut.map(({ line, typed, refusal }) => [line, typed, refusal?._tag ?? null])).toEqual([
      [2, "hafen.de", null],
      [4, "-x.de", "DomainNameInvalid"],
      [4, "ufer.nowhere", "DomainEndingUnknown"],
    ]);
    expect(beyond).toBe(0);
  });
  it("[DOM-08] [VISIT4-6] marks of a list and words between names are no names, and say so", () => {
    const read = namesIn("1. hafen.de\n2) kai.de\n- turm.uk\na) ufer.com\nbug.de und heck.de\nhafen, kai.com", facts);
    expect(shown(read.names)).toEqual(["hafen.de", "kai.de", "turm.uk", "ufer.com", "bug.de", "heck.de", "kai.com"]);
    expect(read.leftOut.map(({ line, typed, refusal }) => [line, typed, refusal?._tag ?? null])).toEqual([
      [5, "und", "DomainNameInvalid"],
      [6, "hafen", null],
    ]);
  });
  it("[DOM-08] a hundred are checked at once", () => {
    const { names, beyond } = namesIn(Array.from({ length: 103 }, (_, at) => `n-${at}`).join("\n"), facts);
    expect([names.length, beyond]).toEqual([100, 3]);
  });
  it.each([
    ["hafen.de", false],
    ["hafen blick", false],
    ["hafen blick!.de", false],
    ["  hafen.de  \n", false],
    ["hafen.de kai.de", true],
    ["hafen, kai", true],
    ["hafen\nkai", true],
    ["", false],
  ])("[DOM-08] %j is meant as several: %s", (text, is) => expect(areSeveralNames(text)).toBe(is));
  it("[DOM-08] [LGL-06] progress is announced at each quarter of a long list and at the end, not with every name", () => {
    const counts = (all: number, checked: number) => ({
      all,
      checked,
      free: 0,
      taken: 0,
      similar: 0,
      pending: all - checked,
      wait: 0,
    });
    const heard = (all: number) =>
      Array.from({ length: all + 1 }, (_, at) => at).filter((at) => isAnnounced(counts(all, at)));
    expect([heard(7), heard(100)]).toEqual([[7], [25, 50, 75, 100]]);
  });
  it("[DOM-01] all names of a search are taken once each has its answer and none is free", () => {
    const hafen = searchOf("hafen", false, "en", facts).names;
    const answered = (offers: readonly ("register" | "transfer" | null | "pending")[]) =>
      new Map<string, Pick<SearchedName, "state" | "answer">>(
        hafen.map((name, at) => {
          const offer = offers[at] ?? null;
          const answer = {
            name,
            availability: "taken",
            offer: offer === "pending" ? null : offer,
            hints: [],
            otherSpelling: null,
          } as const;
          return [name.ascii, { state: "answered", answer: offer === "pending" ? null : answer }];
        }),
      );
    expect(areAllTaken(hafen, answered(["transfer", null]))).toBe(true);
    expect(areAllTaken(hafen, answered(["transfer", "register"]))).toBe(false);
    expect(areAllTaken(hafen, answered(["transfer", "pending"]))).toBe(false);
    expect(areAllTaken([], answered([]))).toBe(false);
  });

  it("[DOM-01] [LOOK3-9] nothing similar is shown beside a free name, even where it was checked; what is taken, too, is left out", () => {
    const search = searchOf("hafen.de", false, "en", facts);
    const { suggestions } = search;
    const wish = (offer: "register" | "transfer" | null) => ["hafen.de", name("answered", offer)] as const;
    const [first, second, third] = suggestions.map(({ ascii }) => ascii) as [string, string, string];
    const name = (state: SearchedName["state"], offer: "register" | "transfer" | null) => ({
      state,
      answer: offer === null ? null : ({ offer } as SearchedName["answer"]),
    });
    const later = new Map([wish(null), ...suggestions.map(({ ascii }) => [ascii, name("later", null)] as const)]);
    expect(shownSuggestions(search, later)).toEqual([]);
    const answered = suggestions.map(({ ascii }) => [ascii, name("answered", "register")] as const);
    expect(shownSuggestions(search, new Map([wish("register"), ...answered]))).toEqual([]);
    expect(shownSuggestions(search, new Map([wish(null), ...answered]))).toEqual([]);
    expect(shownSuggestions(search, new Map([wish("transfer"), ...answered]))).toEqual(suggestions);
    const known = new Map([
      wish("transfer"),
      [first, name("answered", "transfer")],
      [second, name("pending", null)],
      [third, name("answered", "register")],
    ]);
    expect(shownSuggestions(search, known).map(({ ascii }) => ascii)).toEqual([second, third]);
    expect(shownSuggestions({ ...search, names: [] }, known)).toEqual([]);
  });

  it("[DOM-08] [LOOK3-9] one typed name under seven endings counts seven, however much is suggested beside it", () => {
    const { names, suggestions } = searchOf("hotel.de", false, "en", facts);
    const [wish, ...others] = names.map(({ ascii }) => ascii) as [string, ...string[]];
    const similar = suggestions.map(({ ascii }) => ascii);
    const searched = (offers: readonly (readonly [string, "register" | "transfer"])[]) =>
      offers.map(
        ([typed, offer]): SearchedName => ({
          typed,
          state: "answered",
          answer: { offer, availability: offer === "register" ? "available" : "taken" } as SearchedName["answer"],
          refusal: null,
          wait: 0,
        }),
      );
    const free = [...others, ...similar].map((typed) => [typed, "register"] as const);
    const { length: all } = names;
    expect(searchCounts(searched([[wish, "register"], ...free]), similar)).toMatchObject({
      all,
      checked: all,
      free: all,
      similar: 0,
    });
    expect(searchCounts(searched([[wish, "transfer"], ...free]), similar)).toMatchObject({
      all,
      checked: all,
      free: all - 1,
      taken: 1,
      similar: similar.length,
    });
  });
});

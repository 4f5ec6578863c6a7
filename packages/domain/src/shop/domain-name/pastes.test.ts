// What people paste into the search: what is asked of the registry, and what is said of it. [DOM-01] [DOM-02] [DOM-08]
import { expect, it } from "vitest";
import { denicLetters } from "./arbitraries.ts";
import { areSeveralNames, type Ending, type SearchFacts, searchOf, strictToAscii } from "./index.ts";

const endingOf = (ending: string, minimumLength: number, group: Ending["group"] = "popular") => ({
  ending,
  minimumLength,
  maximumLength: 63,
  letters: ending === "de" ? denicLetters : "any",
  group,
});
const facts: SearchFacts = {
  toAscii: strictToAscii((host) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null)),
  endings: [endingOf("de", 1), endingOf("com", 3), endingOf("co.uk", 3), endingOf("berlin", 3, "new")],
  defaultEnding: "de",
};

/** The names that were meant, and the hints, the fault and what was left out beside them. */
const searched = (typed: string): readonly string[] => {
  const many = areSeveralNames(typed);
  const { names, hints, refusal, leftOut } = searchOf(typed, many, "de", facts);
  const meant = names.slice(0, many ? names.length : hints.includes("blanks-joined") ? 2 : 1);
  const faultOf = (refused: typeof refusal): string =>
    refused === null ? "again" : refused._tag === "DomainNameInvalid" ? refused.fault : refused._tag;
  return [
    meant.map(({ unicode }) => unicode).join(" "),
    [
      ...hints,
      ...(refusal === null ? [] : [faultOf(refusal)]),
      ...leftOut.map(({ typed: word, refusal: refused }) => `${word}: ${faultOf(refused)}`),
    ].join(", "),
  ];
};

it.each([
  ["hafen", "hafen.de", "ending-added"],
  ["Hafen", "hafen.de", "ending-added"],
  [" hafen.de ", "hafen.de", ""],
  ["HAFEN.DE", "hafen.de", ""],
  ["hafen.de.", "hafen.de", "trailing-dot-removed"],
  ["hafen.berlin", "hafen.berlin", ""],
  ["hafen.co.uk", "hafen.co.uk", ""],
  ["www.hafen.de", "hafen.de", "subdomain-removed"],
  ["https://hafen.de", "hafen.de", "scheme-removed"],
  ["https://www.hafen.de/preise?x=1#y", "hafen.de", "scheme-removed, path-removed, subdomain-removed"],
  ["http://user:pass@hafen.de", "hafen.de", "scheme-removed, path-removed"],
  ["http:/hafen.de", "hafen.de", "scheme-removed"],
  ["https//hafen.de", "hafen.de", "scheme-removed"],
  ["ftp://hafen.de", "hafen.de", "scheme-removed"],
  ["//hafen.de", "hafen.de", "scheme-removed"],
  ["hafen.de:8080", "hafen.de", "path-removed"],
  ["hafen.de/kontakt", "hafen.de", "path-removed"],
  ["hafen.de?", "hafen.de", "path-removed"],
  ["info@beispiel-hafen.de", "beispiel-hafen.de", "mailbox-removed"],
  ["mailto:info@beispiel-hafen.de", "beispiel-hafen.de", "mailbox-removed"],
  ["Erika <erika@hafen.com>", "hafen.com", "mailbox-removed"],
  ['"hafen.de"', "hafen.de", ""],
  ["„hafen.de“", "hafen.de", ""],
  ["»hafen.de«", "hafen.de", ""],
  ["'hafen.de'", "hafen.de", ""],
  ["(hafen.de)", "hafen.de", ""],
  ["<hafen.de>", "hafen.de", ""],
  ["hafen\u2011quay.de", "hafen-quay.de", ""],
  ["hafen–quay.de", "hafen-quay.de", ""],
  ["hafen−quay.de", "hafen-quay.de", ""],
  ["hafen.de,", "hafen.de", ""],
  ["hafen.de;", "hafen.de", ""],
  ["- hafen.de", "hafen.de", ""],
  ["• hafen.de", "hafen.de", ""],
  ["1. hafen.de", "hafen.de", ""],
  ["a) hafen kai", "hafen-kai.de hafenkai.de", "ending-added, blanks-joined"],
  ["1. hafen.de\n2. kai.de", "hafen.de kai.de", ""],
  ["hafen.de … und kai.com", "hafen.de kai.com", "…: ending-missing, und: ending-missing"],
  ["hafen.de, kai.com", "hafen.de kai.com", ""],
  ["hafen.de; kai.com", "hafen.de kai.com", ""],
  ["hafen.de kai.com", "hafen.de kai.com", ""],
  ["hafen.de und kai.com", "hafen.de kai.com", "und: ending-missing"],
  ["hafen, kai", "hafen.de kai.de", ""],
  ["autohaus müller", "autohaus-müller.de autohausmüller.de", "ending-added, blanks-joined"],
  ["autohaus müller.de", "autohaus-müller.de autohausmüller.de", "blanks-joined"],
  ["autohaus  müller.com", "autohaus-müller.com autohausmüller.com", "blanks-joined"],
  ["hafen quay", "hafen-quay.de hafenquay.de", "ending-added, blanks-joined"],
  ["alter hafen kai am fluss", "alter-hafen-kai-am-fluss.de alterhafenkaiamfluss.de", "ending-added, blanks-joined"],
  ["dies ist ein ganzer satz mit worten", "", "blank"],
  ["müller & söhne", "", "characters"],
  ["müller&söhne.de", "", "characters"],
  ["hafen!", "", "characters"],
  ["hafen_quay.de", "", "characters"],
  ["-hafen.de", "", "hyphen"],
  ["hafen-.de", "", "hyphen"],
  [`${"a".repeat(64)}.de`, "", "long"],
  ["ha..fen.de", "", "dots"],
  [".de", "", "dots"],
  ["192.168.1.1", "", "address"],
  ["hafen.xyz", "", "DomainEndingUnknown"],
  ["straße.de", "straße.de", "sharp-s"],
  ["münchen", "münchen.de", "ending-added"],
  ["xn--mnchen-3ya.de", "münchen.de", ""],
  ["ＨＡＦＥＮ.de", "hafen.de", ""],
  ["hafen。de", "hafen.de", ""],
  ["haf\u00aden.de", "hafen.de", ""],
  ["haf\u200ben.de", "hafen.de", ""],
  ["🎉.de", "", "characters"],
  ["", "", "empty"],
  [" ", "", "empty"],
  ["http://", "", "empty"],
])("[DOM-01] [DOM-02] [DOM-08] [VISIT4-6] %j asks for %j: %s", (typed, wanted, word) =>
  expect(searched(typed)).toEqual([wanted, word]),
);

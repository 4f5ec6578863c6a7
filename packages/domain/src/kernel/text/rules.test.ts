// Typed text and the address policies, by the vectors of names and cities. [CUS-01] [CUS-06]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import names from "#fixtures/names-cities.json" with { type: "json" };
import {
  cleanLine,
  cleanText,
  international,
  lengthOf,
  normalised,
  printableLine,
  readAs,
  specified,
  withoutInvisible,
} from "#kernel/text";

const patternOf = (field: string) => (field === "city" ? "city" : "personName");

describe("names and cities", () => {
  it.each(names.cases)("[CUS-01] [CUS-06] `international` takes $input", ({ field, input }) => {
    expect(international[patternOf(field)].test(input.normalize("NFC"))).toBe(true);
    if (field !== "city") expect(international.capital.test(input.normalize("NFC"))).toBe(true);
  });
  it.each(names.cases)(
    "[CUS-01] [CUS-06] `specified` takes $input only if it is letters, in a city with single blanks",
    ({ field, input }) => {
      const letters = field === "city" ? /^\p{L}+( \p{L}+)*$/u : /^\p{L}+$/u;
      expect(specified[patternOf(field)].test(input.normalize("NFC"))).toBe(letters.test(input.normalize("NFC")));
    },
  );
  it.each([
    "O'Brien",
    "D’Angelo",
    "van den Berg",
    "Hans-Jürgen",
    "Müller-Lüdenscheidt",
    "St. John",
    "J. R. Ewing",
    "Jr.",
    "李小龍",
    "გიორგი",
    "Nguyễn",
    "X\u030Cavier",
  ])("[CUS-01] %s is a name to `international`", (name) => expect(international.personName.test(name)).toBe(true));
  it.each(["", " Anna", "Anna ", "Anna  Maria", "Anna1", "An@na", "-Anna", "Anna-", "Anna--Maria", "<b>", "A_B"])(
    "[CUS-01] %j is none to either",
    (name) => expect([specified.personName.test(name), international.personName.test(name)]).toEqual([false, false]),
  );
  it.each([
    "St. Pölten",
    "L'Aquila",
    "Frankfurt (Oder)",
    "Halle/Saale",
    "Paris 15e",
    "Saint-Denis",
    "'s-Hertogenbosch",
  ])("[CUS-06] %s is a city to `international` only", (city) =>
    expect([specified.city.test(city), international.city.test(city)]).toEqual([false, true]),
  );
  it.each(["Hauptstraße 1", "Am Markt 3-5", "Weg 12/3", "Dr.-Müller-Str. 7a"])(
    "[CUS-06] %s is a street to both",
    (street) => expect([specified.street.test(street), international.street.test(street)]).toEqual([true, true]),
  );
  it.each(["Rue de l'Église 5", "Ołowiana 3", "Calle Mayor 5, 2º B"])(
    "[CUS-06] %s is a street to `international` only",
    (street) => expect([specified.street.test(street), international.street.test(street)]).toEqual([false, true]),
  );
  it.each(["", "-", "./", "Weg  1", "Weg 1\u0000", "Weg;1".replace(";", "\u2028")])(
    "[CUS-06] %j is a street to neither",
    (street) => expect([specified.street.test(street), international.street.test(street)]).toEqual([false, false]),
  );
  it("[CUS-06] no pattern takes long over a hostile text", () => {
    const hostile = [
      "a".repeat(5000) + "!",
      "a ".repeat(5000) + "!",
      "A.'".repeat(5000),
      "(A".repeat(5000),
      "Á-".repeat(5000),
    ];
    const started = performance.now();
    [specified, international].forEach((policy) =>
      hostile.forEach((text) =>
        [policy.personName, policy.company, policy.street, policy.city].forEach((pattern) => pattern.test(text)),
      ),
    );
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe("names with signs of keyboards and editors", () => {
  it.each(["van 't Hoff", "in 't Veld", "van den Bergh-'s Gravesande", "'t Hooft", "d’Artagnan"])(
    "[CUS-01] [REP-10] %s is a name",
    (name) => expect(readAs(name, international.personName)).toBe(name),
  );
  it.each([
    ["‘t Hooft", "’t Hooft"],
    ["O‘Brien", "O’Brien"],
    ["O´Brien", "O’Brien"],
    ["O`Brien", "O’Brien"],
    ["O′Brien", "O’Brien"],
    ["Müller–Lüdenscheidt", "Müller-Lüdenscheidt"],
  ])("[CUS-01] [REP-10] %s is read as %s", (typed, read) => expect(readAs(typed, international.personName)).toBe(read));
  it("[CUS-01] [REP-10] `specified` takes letters alone", () =>
    expect(readAs("O´Brien", specified.personName)).toBeNull());
  it("[CUS-06] [REP-10] what a pattern takes stays as it is", () =>
    expect(readAs("Rue de l’Église 3–5", international.street)).toBe("Rue de l’Église 3–5"));
  it("[CUS-06] [REP-10] a dash between numbers is a hyphen where only that is taken", () =>
    expect(readAs("Am Markt 3–5", specified.street)).toBe("Am Markt 3-5"));
});

describe("typed text", () => {
  it("[CUS-04] [REP-9] invisible characters are dropped from numbers", () =>
    expect(withoutInvisible("\u202a+49 40 66969100\u202c\u200b")).toBe("+49 40 66969100"));
  it("[CUS-01] is trimmed and composed", () => expect(normalised("  Jose\u0301\u00A0 ")).toBe("José"));
  it("[CUS-01] counts characters as a reader does", () => expect(lengthOf(normalised("Jose\u0301"))).toBe(4));
  it.each([
    ["Beispielweg  1", "Beispielweg 1"],
    ["Beispielweg\u00a01", "Beispielweg 1"],
    ["Bad\t \u2009Homburg\u202f", "Bad Homburg"],
  ])("[CUS-06] [REP-8] %j has single blanks", (typed, read) => expect(cleanLine(typed)).toEqual(Result.succeed(read)));
  it("[CUS-01] [REP-4] what could not be read is no character of a name", () =>
    expect(cleanLine("J\uFFFDrgen")).toMatchObject({ failure: { _tag: "ForbiddenCharacters", character: "U+FFFD" } }));
  it.each(["Anna\u200B", "An\u00ADna", "\u2060Anna", "Anna\u3164"])(
    "[CUS-01] [REP-9] %j is refused in a line, and named",
    (typed) =>
      expect(cleanLine(typed)).toMatchObject({ failure: { character: expect.stringMatching(/^U\+[0-9A-F]{4}$/) } }),
  );
  it("[CUS-09] [REP-9] a text may have pictures of several characters", () =>
    expect(Result.isSuccess(cleanText("Danke 👨\u200D👩\u200D👧 ❤\uFE0F"))).toBe(true));
  it("[CUS-09] [REP-9] but no invisible characters", () =>
    expect(cleanText("Hello\n\u200Bthere")).toMatchObject({ failure: { character: "U+200B" } }));
  it.each(["A\u0000b", "A\u202Eb", "A\u2067b", "A\u0085b", "A\nb", "A\uD800b"])(
    "[CUS-01] %j is refused in a line",
    (typed) =>
      expect(Result.isFailure(cleanLine(typed)) && cleanLine(typed)).toMatchObject({
        failure: { _tag: "ForbiddenCharacters", rule: "CUS-01" },
      }),
  );
  it("[CUS-09] a text may have lines", () =>
    expect(cleanText("Hello\r\n\tthere\rworld ")).toEqual(Result.succeed("Hello\n\tthere\nworld")));
  it("[CUS-09] but no hidden characters", () => expect(Result.isFailure(cleanText("Hello\n\u202Ethere"))).toBe(true));
});

describe("what documents print", () => {
  it.each([
    "Łódź, Nguyễn Ðorđe",
    "Иван Αθήνα",
    "Արամ Խաչատրյան",
    "გიორგი ᲗᲑᲘᲚᲘᲡᲘ",
    "דָּוִד בן־גוריון",
    "محمد عبد الله ٢٣",
    "สมชาย ใจดี",
    "山田太郎 ヤマダ はな",
    "김철수",
    "Müller & Söhne GmbH, 2. Haus (株式会社) № 5 – „A“ 5 €",
    "X\u030Cavier",
  ])("[CUS-01] [CUS-05] [CUS-06] [REP-2] %s is printable", (line) =>
    expect(Result.getOrNull(printableLine(line))).toBe(line.normalize("NFC")),
  );
  it.each([
    ["Ｅｍｏｊｉ 🎉 田中", "🎉 U+1F389"],
    ["अनिल", "अ U+0905"],
    ["Ada ☃", "☃ U+2603"],
    ["𠮷野", "𠮷 U+20BB7"],
    ["አዲስ", "አ U+12A0"],
    ["A\u0378", "\u0378 U+0378"],
    ["A\u202Eb", "U+202E"],
  ])("[CUS-01] [REP-2] %j is refused by the name of %s", (line, character) => {
    const refused = printableLine(line);
    expect(Result.isFailure(refused) && refused.failure).toMatchObject({ _tag: "ForbiddenCharacters", character });
  });
});

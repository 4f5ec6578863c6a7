// Typed text and the address policies, by the vectors of names and cities. [CUS-01] [CUS-06]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import names from "#fixtures/names-cities.json" with { type: "json" };
import { cleanLine, cleanText, international, lengthOf, normalised, specified } from "#kernel/text";

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
  it.each(["St. Pölten", "L'Aquila", "Frankfurt (Oder)", "Halle/Saale", "Paris 15e", "Saint-Denis", "'s-Hertogenbosch"])(
    "[CUS-06] %s is a city to `international` only",
    (city) => expect([specified.city.test(city), international.city.test(city)]).toEqual([false, true]),
  );
  it.each(["Hauptstraße 1", "Am Markt 3-5", "Weg 12/3", "Dr.-Müller-Str. 7a"])("[CUS-06] %s is a street to both", (street) =>
    expect([specified.street.test(street), international.street.test(street)]).toEqual([true, true]),
  );
  it.each(["Rue de l'Église 5", "Ołowiana 3", "Calle Mayor 5, 2º B"])("[CUS-06] %s is a street to `international` only", (street) =>
    expect([specified.street.test(street), international.street.test(street)]).toEqual([false, true]),
  );
  it.each(["", "-", "./", "Weg  1", "Weg 1\u0000", "Weg;1".replace(";", "\u2028")])("[CUS-06] %j is a street to neither", (street) =>
    expect([specified.street.test(street), international.street.test(street)]).toEqual([false, false]),
  );
  it("[CUS-06] no pattern takes long over a hostile text", () => {
    const hostile = ["a".repeat(5000) + "!", "a ".repeat(5000) + "!", "A.'".repeat(5000), "(A".repeat(5000), "Á-".repeat(5000)];
    const started = performance.now();
    [specified, international].forEach((policy) =>
      hostile.forEach((text) => [policy.personName, policy.company, policy.street, policy.city].forEach((pattern) => pattern.test(text))),
    );
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe("typed text", () => {
  it("[CUS-01] is trimmed and composed", () => expect(normalised("  Jose\u0301\u00A0 ")).toBe("José"));
  it("[CUS-01] counts characters as a reader does", () => expect(lengthOf(normalised("Jose\u0301"))).toBe(4));
  it.each(["A\u0000b", "A\u202Eb", "A\u2067b", "A\u0085b", "A\nb", "A\uD800b"])("[CUS-01] %j is refused in a line", (typed) =>
    expect(Result.isFailure(cleanLine(typed)) && cleanLine(typed)).toMatchObject({
      failure: { _tag: "ForbiddenCharacters", rule: "CUS-01" },
    }),
  );
  it("[CUS-09] a text may have lines", () =>
    expect(cleanText("Hello\r\n\tthere\rworld ")).toEqual(Result.succeed("Hello\n\tthere\nworld")));
  it("[CUS-09] but no hidden characters", () => expect(Result.isFailure(cleanText("Hello\n\u202Ethere"))).toBe(true));
});

// The house's own check digits against those of jsvat, for ids of every form. [CUS-07]
import fc from "fast-check";
import { bulgaria, checkVAT, czechRepublic, lithuania, spain } from "jsvat";
import { describe, expect, it } from "vitest";
import { bulgarianDigits, czechDigits, lithuanianDigits, spanishDigits } from "./check-digits.ts";

const ids = (forms: readonly RegExp[]): fc.Arbitrary<string> =>
  fc.oneof(...forms.map((form) => fc.stringMatching(form)));

/** Birthdays and first digits that a plain run of digits would seldom hit. */
const countries = [
  {
    name: "Bulgaria",
    ours: bulgarianDigits,
    theirs: (id: string) => bulgaria.calcFn(id),
    forms: [/^\d{9}$/, /^\d{10}$/, /^\d\d[0-5]\d[0-3]\d{5}$/],
  },
  {
    name: "Czechia",
    ours: czechDigits,
    theirs: (id: string) => czechRepublic.calcFn(id),
    forms: [/^\d{8}$/, /^\d{9}$/, /^6\d{8}$/, /^\d{10}$/, /^\d\d[0-35-8]\d[0-3]\d{5}$/],
  },
  {
    name: "Lithuania",
    ours: lithuanianDigits,
    theirs: (id: string) => lithuania.calcFn(id),
    forms: [/^\d{7}1\d$/, /^\d{10}1\d$/],
  },
  {
    name: "Spain",
    ours: spanishDigits,
    theirs: (id: string) => checkVAT(`ES${id}`, [spain]).isValid,
    forms: [/^[A-HJUV]\d{8}$/, /^[A-HN-SW]\d{7}[A-J]$/, /^[\dYZ]\d{7}[A-Z]$/, /^[KLMX]\d{7}[A-Z]$/],
  },
];

describe.each(countries)("$name", ({ ours, theirs, forms }) => {
  const any = ids(forms);
  it("[CUS-07] its check digits are those of jsvat", () => {
    fc.assert(
      fc.property(any, (id) => ours(id) === theirs(id)),
      { numRuns: 5_000 },
    );
  });
  it("[CUS-07] ids with every possible last place hold as often as with jsvat", () => {
    const holding = { ours: 0, theirs: 0 };
    fc.assert(
      fc.property(any, (id) => {
        for (const last of "0123456789ABCDEFGHIJKLMNPQRSTVWXYZ") {
          const tried = id.slice(0, -1) + last;
          if (!forms.some((form) => form.test(tried))) continue;
          if (ours(tried) !== theirs(tried)) return false;
          holding.ours += Number(ours(tried));
          holding.theirs += Number(theirs(tried));
        }
        return true;
      }),
      { numRuns: 1_000 },
    );
    expect(holding.ours).toBe(holding.theirs);
    expect(holding.ours).toBeGreaterThan(500);
  });
});

// Languages, paths and headers as they occur, for laws.
import fc from "fast-check";
import type { Languages } from "./languages.ts";
import { locales, type Locale } from "./model.ts";

export const anyLocale: fc.Arbitrary<Locale> = fc.constantFrom(...locales);

/** Of a shop: one, or both in either order. */
export const anyLanguages: fc.Arbitrary<Languages> = fc.constantFrom<Languages[]>(
  ["en"],
  ["de"],
  ["en", "de"],
  ["de", "en"],
);

/** Paths without a language, such as `/`, `/hosting/web-m`, `/EN/english`. */
export const anyBarePath: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(fc.stringMatching(/^[a-z0-9-]{1,12}$/), fc.constantFrom("EN", "english", "deutsch", "fr", "checkout")),
    { maxLength: 4 },
  )
  .map((segments) => `/${segments.join("/")}`)
  .filter((path) => !/^\/(en|de)(\/|$)/.test(path));

/** Headers well formed and not. */
export const anyAcceptLanguage: fc.Arbitrary<string> = fc.oneof(
  fc
    .array(
      fc.tuple(
        fc.constantFrom("en", "de", "en-GB", "de-DE", "de-AT", "fr", "fr-CH", "*", "EN-us"),
        fc.constantFrom("", ";q=0.9", ";q=0.1", "; q=0", ";q=x"),
      ),
    )
    .map((codes) => codes.map(([code, weight]) => code + weight).join(", ")),
  fc.string(),
);

// What always holds of the languages of a shop: in one language there is no trace of the other.
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyAcceptLanguage, anyBarePath, anyLanguages, anyLocale } from "./arbitraries.ts";
import { inSpoken, languageBeside, languagesOf, spokenIn, writtenIn } from "./languages.ts";
import { alternates, answerLocale, counterpart, heardBy, inLocale, negotiateLocale, withLocale } from "./rules.ts";

const anySignal = fc.option(fc.oneof(fc.constantFrom("en", "de"), fc.string()), { nil: undefined });
const anySignals = fc.record({
  localeCookie: anySignal,
  i18nRedirectCookie: anySignal,
  acceptLanguage: fc.option(anyAcceptLanguage, { nil: undefined }),
});

/** Data as files and answers have it, with texts in both languages at any depth; the words of each end with its name. */
const anyData = fc.letrec<{ readonly data: unknown; readonly both: unknown }>((tie) => ({
  both: fc.string().map((word) => ({ en: `${word}:en`, de: `${word}:de` })),
  data: fc.oneof(
    { maxDepth: 4 },
    tie("both"),
    fc.integer(),
    fc.constant(null),
    fc.array(tie("data"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("title", "path", "lines", "name"), tie("data"), { maxKeys: 3 }),
  ),
})).data;

/** The same data without what is written in a language. */
const without = (locale: "en" | "de", data: unknown): unknown => {
  if (Array.isArray(data)) return data.map((each) => without(locale, each));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => (name === locale ? [] : [[name, without(locale, value)]])),
  );
};

export const languageLaws: readonly Law[] = [
  law(
    "[PKG-08] [LOC-02] whatever a visitor's browser, cookies or calls name, the language is one that the shop has",
    () =>
      fc.property(anyLanguages, anySignals, anySignal, (languages, signals, named) =>
        [
          negotiateLocale(signals, languages),
          answerLocale({ named, acceptLanguage: signals.acceptLanguage }, languages),
          spokenIn(languages, named),
        ].every((locale) => languages.includes(locale)),
      ),
  ),
  law("[PKG-08] [LOC-02] where nothing else decides it is the shop's first language", () =>
    fc.property(
      anyLanguages,
      fc.constantFrom("", "fr", "*", "fr;q=1, it;q=0.5", undefined),
      (languages, acceptLanguage) =>
        negotiateLocale({ acceptLanguage }, languages) === languages[0] &&
        answerLocale({ named: "fr", acceptLanguage }, languages) === languages[0],
    ),
  ),
  law(
    "[PKG-08] [LOC-02] what a shop hears of a visitor leads a reader who knows nothing of its languages to the same one",
    () =>
      fc.property(
        anyLanguages,
        anySignals,
        (languages, signals) => negotiateLocale(heardBy(languages, signals)) === negotiateLocale(signals, languages),
      ),
  ),
  law(
    "[PKG-08] [LOC-01] [LOC-16] in one language no page has a counterpart, no alternate, no address in the other",
    () =>
      fc.property(anyLocale, anyBarePath, anyBarePath, (only, english, german) => {
        const languages = [only] as const;
        const beside = only === "en" ? "de" : "en";
        const paths = inSpoken(languages, { en: withLocale("en", english), de: withLocale("de", german) });
        return (
          languageBeside(languages, only) === null &&
          counterpart(paths, beside) === null &&
          alternates("https://shop.example", paths, languages).length === 0 &&
          inLocale(paths, only) === withLocale(only, only === "en" ? english : german)
        );
      }),
  ),
  law("[PKG-08] [LOC-16] in two languages the crawlers' own choice is the first one of the shop", () =>
    fc.property(anyBarePath, anyBarePath, fc.boolean(), (english, german, isGerman) => {
      const languages = isGerman ? (["de", "en"] as const) : (["en", "de"] as const);
      const paths = { en: withLocale("en", english), de: withLocale("de", german) };
      const last = alternates("", paths, languages).at(-1);
      return last?.hreflang === "x-default" && last.href === (english === "/" ? "/" : paths[languages[0]]);
    }),
  ),
  law(
    "[PKG-08] [CNT-01] what is written for one language has its words everywhere, and reads the same without the other's",
    () =>
      fc.property(anyLocale, anyData, (only, data) => {
        const other = only === "en" ? "de" : "en";
        const written = JSON.stringify(writtenIn([only], data));
        return !written.includes(`:${other}"`) && written === JSON.stringify(writtenIn([only], without(other, data)));
      }),
  ),
  law("[PKG-08] [CNT-01] two languages leave data as it is", () =>
    fc.property(anyData, (data) => writtenIn(["de", "en"], data) === data && writtenIn(["en", "de"], data) === data),
  ),
  law("[PKG-08] [LOC-01] a provider's languages are read as they are written, or refused with the value", () =>
    fc.property(
      fc.oneof(fc.array(fc.constantFrom("en", "de", "fr", "de-DE", 1)), fc.string(), fc.constant(null)),
      (written) => {
        const read = languagesOf(written);
        const sound =
          Array.isArray(written) &&
          written.length > 0 &&
          written.every((each) => each === "en" || each === "de") &&
          new Set(written).size === written.length;
        return sound ? JSON.stringify(read) === JSON.stringify(written) : "why" in read;
      },
    ),
  ),
];

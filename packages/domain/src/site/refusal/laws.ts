// Laws of refusals in words: every one has its sentence in both languages, and reveals no more than it may.
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { durationInWords, inLocale } from "#visitor/locale";
import { type GeneralText, generalTexts } from "./general.ts";
import { refusalRules, refusalStatuses, type RefusalTag } from "./entries.gen.ts";
import { refusalsByContext } from "./contexts.gen.ts";
import { factsOf, isRefusal, refusalText, refusalTexts, refusalTextsOf, type RefusingContext } from "./rules.ts";
import { retryAfterOf } from "./waits.ts";

const anyLocale = fc.constantFrom("en" as const, "de" as const);
const refusing = Object.keys(refusalsByContext) as readonly RefusingContext[];
const texts = Object.keys(generalTexts.en) as readonly GeneralText[];
const anyText = fc.constantFrom(...texts);
const anyNotLoaded = fc.constantFrom(...texts.filter((text) => text.endsWith("NotLoaded")));
/** The contents of a problem report of any refusal. */
const anyReport: fc.Arbitrary<{ readonly rule: string; readonly status: number }> = fc.constantFrom(
  ...(Object.keys(refusalRules) as RefusalTag[]).map((tag) => ({
    rule: refusalRules[tag],
    status: refusalStatuses[tag],
  })),
);
const anyTag = fc.constantFrom(...Object.keys(refusalRules));
const anyFacts = fc.dictionary(
  fc.constantFrom("name", "minimum", "maximum", "code", "domain", "reason", "wait", "toString"),
  fc.oneof(fc.integer(), fc.stringMatching(/^[^{}]{0,12}$/)),
);

export const laws: readonly Law[] = [
  law(
    "[FRM-05] the texts for some contexts are theirs and those of every call, word for word, and all contexts together have all",
    () =>
      fc.property(anyLocale, fc.subarray([...refusing]), (locale, contexts) => {
        const [some, all] = [refusalTextsOf(locale, contexts), refusalTextsOf(locale, refusing)];
        const needed = [
          ...contexts.flatMap((context) => refusalsByContext[context]),
          "UnknownError",
          "TooManyAttempts",
          "Unavailable",
          "CsrfTokenInvalid",
        ] as const;
        return (
          needed.every((tag) => some[tag] === inLocale(refusalTexts, locale)[tag]) &&
          Object.entries(some).every(([tag, text]) => text === inLocale(refusalTexts, locale)[tag as RefusalTag]) &&
          Object.keys(all).length === Object.keys(refusalRules).length
        );
      }),
  ),
  law(
    "[FRM-05] [FRM-07] a refusal has its words in both languages, whatever its facts, and no place in them stays unfilled",
    () =>
      fc.property(anyTag, anyFacts, (tag, facts) => {
        const [english, german] = [
          refusalText("en", { ...facts, _tag: tag }),
          refusalText("de", { ...facts, _tag: tag }),
        ];
        return english !== "" && german !== "" && english !== german && !/\{\{|\}\}/.test(english + german);
      }),
  ),
  law("[FRM-05] facts of a refusal are in its texts of both languages: as they are, or a wait in words", () =>
    fc.property(anyTag, fc.integer({ min: 1_000_000 }), (tag, fact) => {
      const names = [...((refusalTexts.en as Readonly<Record<string, string>>)[tag] ?? "").matchAll(/\{\{(\w+)\}\}/g)];
      return names.every(([, name = ""]) =>
        (["en", "de"] as const).every((locale) => {
          const refusal = { [name]: fact, _tag: tag } as { _tag: string };
          return refusalText(locale, refusal).includes(
            retryAfterOf(refusal) === null ? String(fact) : durationInWords(locale, fact),
          );
        }),
      );
    }),
  ),
  law("[OPS-08] [DOM-05] a refusal for a time allows a retry after whole seconds, no fewer than it states", () =>
    fc.property(
      fc.constantFrom("TooManyAttempts", "TooManyOrders"),
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      (tag, wait) => {
        const seconds = retryAfterOf({ _tag: tag, wait } as { _tag: string });
        return seconds !== null && Number.isInteger(seconds) && seconds >= 1 && seconds >= wait && seconds < wait + 2;
      },
    ),
  ),
  law("[API-03] an unknown failure is an error of no kind, and nothing of it is revealed", () =>
    fc.property(fc.string(), anyFacts, (tag, facts) => {
      const unknown = { ...facts, _tag: tag };
      return Object.hasOwn(refusalRules, tag)
        ? isRefusal(unknown)
        : !isRefusal(unknown) && refusalText("de", unknown) === refusalTexts.de.UnknownError;
    }),
  ),
  law("[API-03] the facts of a refusal are all of it but its tag and its rule", () =>
    fc.property(anyTag, anyFacts, (tag, facts) => {
      const encoded = factsOf({ ...facts, _tag: tag, rule: "API-03" });
      return JSON.stringify(encoded) === JSON.stringify({ ...facts });
    }),
  ),
  law(
    "[SHL-07] [SHL-14] cart, login, summary and confirmation that cannot be loaded each say so in words that stand nowhere else",
    () =>
      fc.property(anyNotLoaded, anyText, anyLocale, (own, other, locale) => {
        const words = inLocale(generalTexts, locale)[own];
        return (
          (own === other || inLocale(generalTexts, locale)[other] !== words) &&
          inLocale(generalTexts, locale === "en" ? "de" : "en")[own] !== words
        );
      }),
  ),
  law(
    "[API-04] [OPS-10] what a server failed to do in time, or at all, is reported as a failure of the shop and never as a fault of the caller",
    () => fc.property(anyReport, ({ rule, status }) => status >= 500 || !["API-03", "API-04", "OPS-10"].includes(rule)),
  ),
  law(
    "[API-05] [OPS-09] a call that the contract does not describe is reported as a fault of the caller and never as a failure of the shop",
    () =>
      fc.property(
        anyReport,
        ({ rule, status }) => (status >= 400 && status < 500) || !["API-05", "OPS-09"].includes(rule),
      ),
  ),
];

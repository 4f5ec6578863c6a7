// A refusal in words, and its facts. [FRM-05] [FRM-07] [API-01]
import type { RefusalShape } from "#kernel/refusal";
import { inLocale, type Locale, type Localized } from "#visitor/locale";
import { refusalsByContext } from "./contexts.gen.ts";
import { type Refusal, refusalRules, type RefusalTag } from "./entries.gen.ts";
import { german } from "./german.gen.ts";
import { english } from "./english.gen.ts";
import { withWaitInWords } from "./waits.ts";

/** The text of every refusal; facts stand as `{{name}}`. */
export const refusalTexts: Localized<Readonly<Record<RefusalTag, string>>> = { en: english, de: german };

/** A context that refuses something. */
export type RefusingContext = keyof typeof refusalsByContext;

/** What every call may be refused for: characters, a login that ended, haste, a server that is away. */
const everywhere = [
  "kernel/text",
  "kernel/limit",
  "visitor/session",
  "site/refusal",
] as const satisfies readonly RefusingContext[];

/** The same of the forms' proofs, which every call that changes something carries. */
const ofProofs = [
  "CsrfCookieMissing",
  "CsrfTokenMissing",
  "CsrfTokenInvalid",
  "CrossSiteRequest",
  "RequestNotSent",
] as const;

/** The texts of these refusals, and of one that is not known, for a page that says no others itself: the shop answers in words. */
export const chosenRefusalTexts = <Tag extends RefusalTag>(
  locale: Locale,
  tags: readonly Tag[],
): Readonly<Record<Tag | "UnknownError", string>> =>
  Object.fromEntries(
    [...tags, "UnknownError" as const].map((tag) => [tag, inLocale(refusalTexts, locale)[tag]]),
  ) as Record<Tag | "UnknownError", string>;

/** The texts of what these contexts refuse, and of what every call may be refused for, for a page that needs no others. */
export const refusalTextsOf = (
  locale: Locale,
  contexts: readonly RefusingContext[],
): Readonly<Partial<Record<RefusalTag, string>>> => {
  const tags = [...everywhere, ...contexts].flatMap((context) => refusalsByContext[context]);
  return chosenRefusalTexts(locale, [...tags, ...ofProofs]);
};

/** A refusal in words. An unknown one is reported as an error, without details. */
export const refusalText = (locale: Locale, refusal: { readonly _tag: string }): string =>
  filled(
    inLocale(refusalTexts, locale)[isRefusalTag(refusal._tag) ? refusal._tag : "UnknownError"],
    withWaitInWords(locale, refusal),
  );

/**
 * A short English name of the kind of refusal, the same each time: the `title` of a problem document, whose `detail` is in the
 * reader's language. [API-01]
 */
export const refusalTitle = (tag: RefusalTag): string =>
  tag
    .replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .replaceAll(/\b(?:vat|csrf|id|url)\b/gi, (name) => name.toUpperCase());

/** Facts are own properties; what is missing or neither text nor number leaves its place empty. */
const filled = (text: string, facts: object): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact: unknown = Object.getOwnPropertyDescriptor(facts, name)?.value;
    return typeof fact === "string" || typeof fact === "number" ? String(fact) : "";
  });

/** The facts of a refusal: all that is neither its tag nor its rule. */
export const factsOf = (refusal: RefusalShape): Readonly<Record<string, unknown>> => {
  const { _tag, rule, ...facts } = { ...refusal };
  return facts;
};

/** Whether a tag names a refusal of this domain. */
export const isRefusalTag = (tag: string): tag is RefusalTag => Object.hasOwn(refusalRules, tag);

/** Narrows to the refusals of the domain. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" &&
  value !== null &&
  "_tag" in value &&
  typeof value._tag === "string" &&
  isRefusalTag(value._tag);

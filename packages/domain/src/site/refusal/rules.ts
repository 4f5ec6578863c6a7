// A refusal in words, with its rule and the status of its problem report. [FRM-05] [FRM-07] [API-01]
import type { Locale, Localized } from "#visitor/locale";
import type { Refusal, RefusalShape, RefusalTag } from "./model.ts";
import { isRefusalTag } from "./rule-ids.ts";
import { german } from "./texts-de.ts";
import { english } from "./texts-en.ts";

/** The text of every refusal; facts stand as `{{name}}`. */
export const refusalTexts: Localized<Record<RefusalTag, string>> = { en: english, de: german };

/** A refusal in words. One that nobody knows says that there was an error, and no more. */
export const refusalText = (locale: Locale, refusal: { readonly _tag: string }): string => filled(textOf(locale, refusal._tag), refusal);

/** The facts of a refusal: all that is neither its tag nor its rule. */
export const factsOf = (refusal: RefusalShape): Readonly<Record<string, unknown>> => {
  const { _tag, rule, ...facts } = { ...refusal };
  return facts;
};

const textOf = (locale: Locale, tag: string): string => refusalTexts[locale][isRefusalTag(tag) ? tag : "UnknownError"];

const filled = (text: string, facts: object): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact: unknown = Object.getOwnPropertyDescriptor(facts, name)?.value;
    return typeof fact === "string" || typeof fact === "number" ? String(fact) : "";
  });

/** Narrows to the refusals of the domain. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" && value !== null && "_tag" in value && typeof value._tag === "string" && isRefusalTag(value._tag);

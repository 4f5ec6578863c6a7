// A refusal in words, its facts, and when another try makes sense. [FRM-05] [FRM-07] [API-01]
import type { RefusalShape } from "#kernel/refusal";
import type { Locale, Localized } from "#visitor/locale";
import { type Refusal, refusalRetries, refusalRules, type RefusalTag } from "./entries.gen.ts";
import { filledText } from "./filling.ts";
import { german } from "./german.gen.ts";
import { english } from "./english.gen.ts";

/** The text of every refusal; facts stand as `{{name}}`. */
export const refusalTexts: Localized<Readonly<Record<RefusalTag, string>>> = { en: english, de: german };

/** A refusal in words. One that is not known says that there was an error, and no more. */
export const refusalText = (locale: Locale, refusal: { readonly _tag: string }): string =>
  filledText(locale, refusalTexts[locale][isRefusalTag(refusal._tag) ? refusal._tag : "UnknownError"], refusal);

/** The facts of a refusal: all that is neither its tag nor its rule. */
export const factsOf = (refusal: RefusalShape): Readonly<Record<string, unknown>> => {
  const { _tag, rule, ...facts } = { ...refusal };
  return facts;
};

/** After how many whole seconds another try makes sense, as the refusal's entry declares; null where it declares nothing. [OPS-08] [DOM-05] */
export const retryAfterOf = (refusal: { readonly _tag: string }): number | null => {
  const declared: unknown = Object.getOwnPropertyDescriptor(refusalRetries, refusal._tag)?.value;
  const seconds: unknown = typeof declared === "string" ? Object.getOwnPropertyDescriptor(refusal, declared)?.value : declared;
  return typeof seconds === "number" ? Math.max(1, Math.ceil(seconds)) : null;
};

/** Whether a tag names a refusal of this domain. */
export const isRefusalTag = (tag: string): tag is RefusalTag => Object.hasOwn(refusalRules, tag);

/** Narrows to the refusals of the domain. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" && value !== null && "_tag" in value && typeof value._tag === "string" && isRefusalTag(value._tag);

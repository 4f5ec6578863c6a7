// When another try makes sense, as the entry of a refusal declares: in seconds for the header, in words for the reader. Free of texts, for pages that bring their own. [OPS-08] [DOM-05]
import { durationInWords, type Locale } from "#visitor/locale";
import type { english } from "./english.gen.ts";
import { refusalRetries } from "./retries.gen.ts";

/** Refusals whose texts name their wait: shown with `withWaitInWords`. */
export type TimedTag = {
  [Tag in keyof typeof refusalRetries]: (typeof english)[Tag] extends `${string}{{${(typeof refusalRetries)[Tag]}}}${string}`
    ? Tag
    : never;
}[keyof typeof refusalRetries];

const own = (object: object, name: string): unknown => Object.getOwnPropertyDescriptor(object, name)?.value;

/** Whether `retry-after` comes with a refusal: its entry declares a wait. [OPS-08] */
export const hasRetryAfter = (tag: string): boolean => Object.hasOwn(refusalRetries, tag);

/** After how many whole seconds another try makes sense; null where the entry declares nothing. */
export const retryAfterOf = (refusal: { readonly _tag: string }): number | null => {
  const declared = own(refusalRetries, refusal._tag);
  const seconds = typeof declared === "string" ? own(refusal, declared) : declared;
  return typeof seconds === "number" ? Math.max(1, Math.ceil(seconds)) : null;
};

/** A refusal with its wait in words, as its texts take it. [FRM-05] */
export const withWaitInWords = (locale: Locale, refusal: { readonly _tag: string }): { readonly _tag: string } => {
  const fact = own(refusalRetries, refusal._tag);
  return typeof fact === "string"
    ? { ...refusal, [fact]: durationInWords(locale, Number(own(refusal, fact))) }
    : refusal;
};

// The text of a refusal filled with its facts: `{{name}}` as it is, `{{name, duration}}` as seconds in words. [FRM-05]
import { durationInWords, type Locale } from "#visitor/locale";

/** Facts are own properties; what is missing or neither text nor number leaves its place empty. */
export const filledText = (locale: Locale, text: string, facts: object): string =>
  text.replaceAll(/\{\{(\w+)(, duration)?\}\}/g, (_, name: string, isDuration?: string) => {
    const fact: unknown = Object.getOwnPropertyDescriptor(facts, name)?.value;
    if (isDuration !== undefined) return durationInWords(locale, Number(fact));
    return typeof fact === "string" || typeof fact === "number" ? String(fact) : "";
  });

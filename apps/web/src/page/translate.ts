// A message by its key, with `{{values}}` and plurals, as i18next resolves it; a test holds the two together.
import { type Locale, localeTag } from "@kontor/domain/visitor/locale";
import type { Messages } from "./model.ts";

export type Values = Readonly<Record<string, string | number>>;

const plurals: { [L in Locale]?: Intl.PluralRules } = {};

const pluralOf = (locale: Locale, count: number): string => (plurals[locale] ??= new Intl.PluralRules(localeTag[locale])).select(count);

const lookUp = (messages: Messages | undefined, key: string): string | undefined => {
  let found: Messages | string | undefined = messages;
  for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
  return typeof found === "string" ? found : undefined;
};

/** The text of `key`, or the key itself when there is none; `count` picks `key_one` or `key_other`. */
export const translate = (locale: Locale, messages: Messages | undefined, key: string, values: Values = {}): string => {
  const count = values.count;
  const plural = typeof count === "number" ? lookUp(messages, `${key}_${pluralOf(locale, count)}`) : undefined;
  const text = plural ?? lookUp(messages, key) ?? key;
  return !text.includes("{{") ? text : text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole));
};

// A message by its key, with `{{values}}` and plurals, as i18next resolves it; a test holds the two together.
import { type Locale, localeTag } from "@kontor/domain/visitor/locale";
import type { Messages } from "./model.ts";

export type Values = Readonly<Record<string, string | number>>;

const plurals: { [L in Locale]?: Intl.PluralRules } = {};

/** English and German have a word for one and a word for all else; whole numbers need no table for that. */
const pluralOf = (locale: Locale, count: number): string =>
  Number.isInteger(count) ? (count === 1 ? "one" : "other") : (plurals[locale] ??= new Intl.PluralRules(localeTag[locale])).select(count);

const walk = (messages: Messages, key: string): string | undefined => {
  const end = key.split(".").reduce<Messages | string | undefined>((at, part) => (typeof at === "object" ? at[part] : undefined), messages);
  return typeof end === "string" ? end : undefined;
};

const written = (text: string, values: Values): string =>
  text.includes("{{") ? text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole)) : text;

export type Translate = (key: string, values?: Values) => string;

/** The text of a key, or the key itself when there is none; `count` picks `key_one` or `key_other`. Texts are found once by their whole key. */
const translatorFor = (locale: Locale, messages: Messages): Translate => {
  const found = new Map<string, string | null>();
  const lookUp = (key: string): string | null => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const text = walk(messages, key) ?? null;
    found.set(key, text);
    return text;
  };
  return (key, values) => {
    if (values === undefined) return lookUp(key) ?? key;
    const { count } = values;
    const plural = typeof count === "number" ? lookUp(`${key}_${pluralOf(locale, count)}`) : null;
    return written(plural ?? lookUp(key) ?? key, values);
  };
};

const translators = new WeakMap<Messages, Translate>();

/** The translator of a set of messages: the same one as long as they are the same. */
export const translatorOf = (locale: Locale, messages: Messages | undefined): Translate => {
  if (messages === undefined) return (key) => key;
  const known = translators.get(messages);
  if (known !== undefined) return known;
  const made = translatorFor(locale, messages);
  translators.set(messages, made);
  return made;
};

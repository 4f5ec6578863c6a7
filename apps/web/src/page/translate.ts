// A message by its key, with `{{values}}` and plurals, as i18next resolves it; a test holds the two together.
import { type Locale, localeTag } from "@kontor/domain/visitor/locale";
import type { Messages } from "./model.ts";

export type Values = Readonly<Record<string, string | number>>;

const plurals: { [L in Locale]?: Intl.PluralRules } = {};

/** English and German have a word for one and a word for all else; whole numbers need no table for that. */
const pluralOf = (locale: Locale, count: number): string =>
  Number.isInteger(count) ? (count === 1 ? "one" : "other") : (plurals[locale] ??= new Intl.PluralRules(localeTag[locale])).select(count);

/** Texts by their whole key, found once for each set of messages. */
const found = new WeakMap<Messages, Map<string, string | undefined>>();

const lookUp = (messages: Messages | undefined, key: string): string | undefined => {
  if (messages === undefined) return undefined;
  const known = found.get(messages) ?? new Map<string, string | undefined>();
  found.set(messages, known);
  if (!known.has(key)) known.set(key, walk(messages, key));
  return known.get(key);
};

const walk = (messages: Messages, key: string): string | undefined => {
  const end = key.split(".").reduce<Messages | string | undefined>((at, part) => (typeof at === "object" ? at[part] : undefined), messages);
  return typeof end === "string" ? end : undefined;
};

/** The text of `key`, or the key itself when there is none; `count` picks `key_one` or `key_other`. */
export const translate = (locale: Locale, messages: Messages | undefined, key: string, values?: Values): string => {
  const count = values?.count;
  const plural = typeof count === "number" ? lookUp(messages, `${key}_${pluralOf(locale, count)}`) : undefined;
  const text = plural ?? lookUp(messages, key) ?? key;
  return values === undefined || !text.includes("{{")
    ? text
    : text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole));
};

export type Translate = (key: string, values?: Values) => string;

const translators = new WeakMap<Messages, Translate>();

/** The translator of a set of messages: the same one as long as they are the same. */
export const translatorOf = (locale: Locale, messages: Messages | undefined): Translate => {
  if (messages === undefined) return (key) => key;
  const known = translators.get(messages) ?? ((key, values) => translate(locale, messages, key, values));
  translators.set(messages, known);
  return known;
};

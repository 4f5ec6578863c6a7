// A message by its key, with `{{values}}` and plurals, as i18next resolves it; a test compares the two.
import { inLocale, type Locale, localeTag } from "@kontor/domain/visitor/locale";
import type { Messages } from "../page/model.ts";

export type Values = Readonly<Record<string, string | number>>;

const plurals = new Map<Locale, Intl.PluralRules>();

const pluralsOf = (locale: Locale): Intl.PluralRules => {
  const known = plurals.get(locale) ?? new Intl.PluralRules(inLocale(localeTag, locale));
  plurals.set(locale, known);
  return known;
};

/** English and German have a word for one and a word for all else; whole numbers need no table for that. */
const pluralOf = (locale: Locale, count: number): string =>
  Number.isInteger(count) ? (count === 1 ? "one" : "other") : pluralsOf(locale).select(count);

const walk = (messages: Messages, key: string): string | undefined => {
  const end = key
    .split(".")
    .reduce<Messages | string | undefined>((at, part) => (typeof at === "object" ? at[part] : undefined), messages);
  return typeof end === "string" ? end : undefined;
};

/** A text as it is filled in: what stands as it is and the names of values in turn, each as it was written. */
type Parts = readonly { readonly plain: string; readonly name: string; readonly written: string }[];

const partsOf = (text: string): Parts =>
  [...text.matchAll(/([^]*?)(?:(\{\{\s*(\w+)\s*\}\})|$)/g)].map(([, plain = "", written = "", name = ""]) => ({
    plain,
    name,
    written,
  }));

const filled = (parts: Parts, values: Values): string => {
  let text = "";
  for (const { plain, name, written } of parts) text += plain + (name === "" ? "" : (values[name] ?? written));
  return text;
};

export type Translate = (key: string, values?: Values) => string;

/** The text of a key, or the key itself when there is none; `count` picks `key_one` or `key_other`. Texts are found once by their whole key. */
const translatorFor = (locale: Locale, messages: Messages): Translate => {
  const found = new Map<string, { readonly text: string; readonly parts: Parts } | null>();
  const lookUp = (key: string): { readonly text: string; readonly parts: Parts } | null => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const text = walk(messages, key);
    const looked = text === undefined ? null : { text, parts: partsOf(text) };
    found.set(key, looked);
    return looked;
  };
  return (key, values) => {
    if (values === undefined) return lookUp(key)?.text ?? key;
    const { count } = values;
    const plural = typeof count === "number" ? lookUp(`${key}_${pluralOf(locale, count)}`) : null;
    const looked = plural ?? lookUp(key);
    return looked === null ? key : filled(looked.parts, values);
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

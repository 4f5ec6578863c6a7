// The texts of both languages on the server: i18next over every namespace, and the bundles that a page takes along.
import i18next, { type TFunction } from "i18next";
import { type Locale, locales } from "@kontor/domain/visitor/locale";
import type { Messages } from "./screens/pages.ts";
import { wellSet } from "../platform/texts/typography.ts";

const files = import.meta.glob<Messages>("../texts/*/*.json", { eager: true, import: "default" });

/** Every text of a file as a printer would set it; lists stay lists. */
const set = <A>(messages: A): A => {
  if (typeof messages === "string") return wellSet(messages) as A;
  if (Array.isArray(messages)) return messages.map(set) as A;
  return Object.fromEntries(Object.entries(messages as Messages).map(([key, value]) => [key, set(value)])) as A;
};

/** Every text by language and namespace, read from `texts/{en,de}/<namespace>.json`. */
export const resources: Record<string, Record<string, Messages>> = {};
for (const [path, messages] of Object.entries(files)) {
  const [, locale, namespace] = /\/([a-z]+)\/([a-z-]+)\.json$/.exec(path) ?? [];
  if (locale !== undefined && namespace !== undefined) (resources[locale] ??= {})[namespace] = set(messages);
}

const i18n = i18next.createInstance();
void i18n.init({
  resources: resources as never,
  lng: "en",
  supportedLngs: [...locales],
  fallbackLng: false,
  interpolation: { escapeValue: false },
  initAsync: false,
  showSupportNotice: false,
} as never);

/** The server's translator of a namespace. */
export const texts = (locale: Locale, namespace: string): TFunction => i18n.getFixedT(locale, namespace);

/** The messages that a page hands to the browser: only the namespaces that it shows. */
export const messagesOf = (locale: Locale, ...namespaces: readonly string[]): Record<string, Messages> =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, shown((i18n.getResourceBundle(locale, namespace) ?? {}) as Messages)]));

const trimmed = new WeakMap<Messages, Messages>();

/** Without the texts of the head, which the server has set already. */
const shown = (messages: Messages): Messages => {
  const known = trimmed.get(messages);
  if (known !== undefined) return known;
  const { meta: _, ...rest } = messages;
  trimmed.set(messages, rest);
  return rest;
};

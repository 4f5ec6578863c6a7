// The texts of both languages on the server: i18next over every namespace, and the bundles that a page takes along. The root collects them.
import i18next, { type TFunction } from "i18next";
import { type Locale, locales } from "@kontor/domain/visitor/locale";
import type { Messages } from "../page/model.ts";
import { withPlainHyphens } from "./hyphens.ts";
import { withHardSpaces } from "./typography.ts";

/** Every text of a file as a printer would set it; lists stay lists. What heads and staff read stays searchable: its hyphens are those of the keyboard. */
const set = <A>(messages: A, isTyped = false): A => {
  if (typeof messages === "string") return (isTyped ? withPlainHyphens : String)(withHardSpaces(messages)) as A;
  if (Array.isArray(messages)) return messages.map((each) => set(each, isTyped)) as A;
  return Object.fromEntries(
    Object.entries(messages as Messages).map(([key, value]) => [key, set(value, isTyped || key === "meta")]),
  ) as A;
};

const i18n = i18next.createInstance();
void i18n.init({
  lng: "en",
  resources: {},
  supportedLngs: [...locales],
  fallbackLng: false,
  interpolation: { escapeValue: false },
  initAsync: false,
  showSupportNotice: false,
  // A text that is missing is reported to the listeners below.
  saveMissing: true,
} as never);

/** Reports each text that is missing, whose key would be shown. */
export const whenMissing = (report: (namespace: string, key: string) => void): void => {
  i18n.on("missingKey", (_locales, namespace, key) => report(namespace, key));
};

/** Adds the texts of a namespace. */
export const addTexts = (locale: Locale, namespace: string, messages: Messages): void => {
  i18n.addResourceBundle(locale, namespace, set(messages));
};

/** The server's translator of a namespace. */
export const texts = (locale: Locale, namespace: string): TFunction => i18n.getFixedT(locale, namespace);

/** The messages that a page hands to the browser: only the namespaces that it shows. */
export const messagesOf = (locale: Locale, ...namespaces: readonly string[]): Record<string, Messages> =>
  Object.fromEntries(
    namespaces.map((namespace) => [namespace, shown((i18n.getResourceBundle(locale, namespace) ?? {}) as Messages)]),
  );

const trimmed = new WeakMap<Messages, Messages>();

/** Without the texts of the head, which the server has set already. */
const shown = (messages: Messages): Messages => {
  const known = trimmed.get(messages);
  if (known !== undefined) return known;
  const { meta: _, ...rest } = messages;
  trimmed.set(messages, rest);
  return rest;
};

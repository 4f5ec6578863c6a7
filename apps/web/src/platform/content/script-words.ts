// What texts say of the optional scripts of the settings: true with any of them and without. [VIS-02]
import { type OptionalScript, scriptOrigins } from "@kontor/domain/visitor/consent";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { texts } from "../texts/server-texts.ts";

/** Slots of texts of the content: a sentence on what comes from elsewhere, and all scripts in a table. */
export const foreignSlot = "{consent:foreign}";
export const scriptsSlot = "{consent:scripts}";

export type Scripts = readonly OptionalScript[];

export const foreignWords = (scripts: Scripts, locale: Locale): string =>
  texts(locale, "consent")(scripts.length === 0 ? "meta.foreign.none" : "meta.foreign.some");

interface ScriptWords {
  readonly name: string;
  readonly purpose: string;
  readonly category: string;
  readonly hosts: string;
  readonly stores: string;
}

const wordsOf = (script: OptionalScript, locale: Locale): ScriptWords => {
  const t = texts(locale, "consent");
  const hosts = scriptOrigins([script]).sends.map((origin) => origin.replace("https://", ""));
  const stores = script.stores.length === 0 ? t("meta.scripts.storesNothing") : script.stores.join(", ");
  const { name, purpose, category } = script;
  return {
    name,
    purpose: inLocale(purpose, locale),
    category: t(`category.${category}.name`),
    hosts: hosts.join(", "),
    stores,
  };
};

const columns = ["name", "purpose", "category", "hosts", "stores"] as const;

/** What stands in a setting is shown as it is, whatever Markdown would make of it. */
const escaped = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, String.raw`\$&`);

/** The scripts in Markdown: an introduction and a table. */
export const scriptsTable = (scripts: Scripts, locale: Locale): string => {
  const t = texts(locale, "consent");
  if (scripts.length === 0) return t("meta.scripts.none");
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const rows = scripts.map((script) => {
    const words = wordsOf(script, locale);
    return line(columns.map((column) => escaped(words[column])));
  });
  return [
    t("meta.scripts.some"),
    "",
    line(columns.map((column) => t(`meta.scripts.${column}`))),
    line(columns.map(() => "---")),
    ...rows,
  ].join("\n");
};

/** The scripts in sentences, for the built-in text. */
export const scriptSentences = (scripts: Scripts, locale: Locale): string => {
  const t = texts(locale, "consent");
  if (scripts.length === 0) return t("meta.scripts.none");
  return [
    t("meta.scripts.some"),
    ...scripts.map((script) => t("meta.scripts.one", { ...wordsOf(script, locale) })),
  ].join(" ");
};

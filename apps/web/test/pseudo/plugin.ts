// English as the pseudo-language, for the tests of a project alone: the one function that reads texts, and the texts beside the screens. [LOC-01]
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { pseudoTexts } from "./language.ts";

const language = fileURLToPath(new URL("./language.ts", import.meta.url));

const reader = /packages\/domain\/src\/visitor\/locale\/rules\.ts$/;

const around = `
import { pseudoOf } from ${JSON.stringify(language)};
export const inLocale: Read = ((texts: never, locale: Locale) =>
  locale === "en" ? pseudoOf(asWritten(texts, locale)) : asWritten(texts, locale)) as never;
`;

export const inPseudoLanguage: Plugin = {
  name: "kontor:pseudo-language",
  enforce: "pre",
  transform: (code, id) => {
    if (reader.test(id)) {
      const replaced = code.replace("export const inLocale: Read =", "const asWritten: Read =");
      if (replaced === code) throw new Error("visitor/locale reads texts by another function");
      return { code: replaced + around, map: null };
    }
    return id.endsWith("/texts.en.json") ? { code: JSON.stringify(pseudoTexts(JSON.parse(code))), map: null } : null;
  },
};

// Legal pages of the content directory that name the provider by hand, or by a slot that nothing fills: each with its file and line. [LGL-07]
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fixedPaths, legalPages } from "@kontor/domain/site/routing";
import { inLocale, type Locale, withoutLocale } from "@kontor/domain/visitor/locale";
import { load } from "js-yaml";
import { languagesOfSite, type Site } from "../../../platform/provider/provider.ts";
import { sellerWordsOf, textFaults, textsIn } from "../../../platform/provider/provider-texts.ts";

type Data = Readonly<Record<string, unknown>>;

/** As pages have them: without their language. */
const urlsIn = (locale: Locale): ReadonlySet<string> =>
  new Set(legalPages.map((page) => withoutLocale(inLocale(fixedPaths[page], locale))));

/** What cannot be read is reported where pages are put in. */
const dataOf = (text: string): Data | null => {
  try {
    const data: unknown = load(text);
    return typeof data === "object" && data !== null ? (data as Data) : null;
  } catch {
    return null;
  }
};

/** Where the words of a fault stand; they may go over the end of a line. */
const lineOf = (written: string, fault: string): number => {
  const [, found = ""] = /^“(.*?)”/s.exec(fault) ?? [];
  const at = written.search(new RegExp(found.split(/\s+/).map(escaped).join("\\s+")));
  return written.slice(0, Math.max(0, at)).split("\n").length;
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, "\\$&");

/** Sentences for an operator, empty where all legal pages name the provider by slots. */
export const legalPageFaults = (directory: string, site: Site): readonly string[] =>
  languagesOfSite(site).flatMap((locale) => {
    const folder = join(directory, locale, "pages");
    const [urls, words] = [urlsIn(locale), sellerWordsOf(site, locale)];
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".yaml")) : [];
    return files.toSorted().flatMap((name) => {
      const written = readFileSync(join(folder, name), "utf8");
      const url = /^url: *["']?([^\s"']+)/m.exec(written)?.[1] ?? "";
      const page = urls.has(url) ? dataOf(written) : null;
      if (page === null) return [];
      return textsIn(page)
        .flatMap((text) => textFaults(text, site.others ?? [], words))
        .map((fault) => `content/${locale}/pages/${name}, line ${lineOf(written, fault)}: ${fault}`);
    });
  });

// Pages that no other text leads to: visitors find them in the overview alone, or not at all. [PKG-07] [LNK-03]
import { fixedPaths } from "@kontor/domain/site/routing";
import { inLocale, type Languages, type Locale } from "@kontor/domain/visitor/locale";

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, "\\$&");

interface Page {
  readonly file: string;
  readonly key: string;
  readonly url: string;
  readonly isHidden: boolean;
}

const pagesIn = (texts: ReadonlyMap<string, string>, locale: Locale): readonly Page[] =>
  [...texts].flatMap(([file, text]) => {
    const [, key] = new RegExp(`^${locale}/pages/(.+)\\.yaml$`).exec(file) ?? [];
    const [, url] = /^url: *["']?([^\s"']+)/m.exec(text) ?? [];
    return key === undefined || url === undefined
      ? []
      : [{ file, key, url, isHidden: /^\s+noIndex: true/m.test(text) }];
  });

/** A path with its language, the key of a page in a block, or in data the path of each language. */
const leadsTo = (file: string, text: string, { key, url }: Page, locale: Locale): boolean =>
  new RegExp(`/${locale}${escaped(url)}(?![\\w/-])|\\bpage: ["']?${escaped(key)}\\b`).test(text) ||
  (file.endsWith(".json") && text.includes(`"${url}"`));

/** The frame of every page has these. */
const framed = (locale: Locale): ReadonlySet<string> =>
  new Set(Object.values(fixedPaths).map((path) => inLocale(path, locale)));

/** A sentence for each language of the shop that has such pages. */
export const unreachedPages = (texts: ReadonlyMap<string, string>, languages: Languages): readonly string[] =>
  languages.flatMap((locale) => {
    const known = framed(locale);
    const lonely = pagesIn(texts, locale).filter(
      (page) =>
        !known.has(`/${locale}${page.url}`) &&
        ![...texts].some(([file, text]) => file !== page.file && leadsTo(file, text, page, locale)),
    );
    const [hidden, listed] = [true, false].map((isHidden) => lonely.filter((page) => page.isHidden === isHidden));
    const names = (pages: readonly Page[] = []): string => pages.map(({ key }) => key).join(", ");
    return [
      ...(listed?.length ? [`content/${locale}/pages: only the overview of all pages leads to ${names(listed)}`] : []),
      ...(hidden?.length ? [`content/${locale}/pages: nothing leads to ${names(hidden)}`] : []),
    ];
  });

// What the error page shows and offers. [SHL-02] [SHL-03] [SHL-04] [SHL-05] [SHL-06] [SHL-12]
import { inLocale, type Locale, type Localized, withLocale } from "#visitor/locale";
import type { CategoryLink, ErrorStatus } from "./model.ts";

/** The statuses that have an error page, each with its own texts; 400 is that of an address which cannot be read. [SHL-02] [LOC-16] */
export const errorStatuses: readonly ErrorStatus[] = [400, 403, 404, 410, 429, 500, 503];

/** The status whose page is shown: its own, else that of a failed request (404) or of a failed shop (500). [SHL-02] */
export const errorPageOf = (status: number): ErrorStatus =>
  errorStatuses.find((known) => known === status) ?? (status >= 400 && status < 500 ? 404 : 500);

/** A path as it may be shown and logged: everything but letters, digits and a few marks percent-encoded, at most 512 characters of it. [SHL-06] */
export const escapedPath = (path: string): string =>
  path
    .slice(0, 512)
    .replace(/%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9_\-./~%!*+,;=:@()]/gu, (character) =>
      /[\ud800-\udfff']/u.test(character) ? (character === "'" ? "%27" : "%EF%BF%BD") : encodeURIComponent(character),
    );

/** `Page Not Found: {path}`, with the path escaped. [SHL-06] */
export const pageNotFoundMessage = (path: string): string => `Page Not Found: ${escapedPath(path)}`;

/** The words that lead to a category when a path contains them as text; the first of the list wins. [SHL-03] */
const discoverable: Localized<readonly (readonly [word: string, CategoryLink])[]> = {
  en: [
    ["domains", { key: "domains", path: "/en/domains/buy-register-domain" }],
    ["server", { key: "server", path: "/en/server" }],
    ["hosting", { key: "hosting", path: "/en/hosting" }],
    ["ssl-certificates", { key: "ssl-certificates", path: "/en/ssl-certificates" }],
  ],
  de: [
    ["domains", { key: "domains", path: "/de/domains/domain-kaufen" }],
    ["server", { key: "server", path: "/de/server" }],
    ["hosting", { key: "hosting", path: "/de/hosting" }],
    ["ssl-zertifikate", { key: "ssl-certificates", path: "/de/ssl-zertifikate" }],
    ["groupware", { key: "groupware", path: "/de/groupware" }],
  ],
};

/** The category that the error page's button discovers, or null where the path contains no known word. [SHL-03] */
export const discoverCategory = (path: string, locale: Locale): CategoryLink | null =>
  inLocale(discoverable, locale).find(([word]) => path.includes(word))?.[1] ?? null;

/** A card of the section 'more categories'. */
export interface CategoryCard extends CategoryLink {
  /** The same in both languages. */
  readonly name: string;
}

/** The cards of the error page in this language; a card without a path in it is left out. [SHL-05] */
export const moreCategories = (locale: Locale): readonly CategoryCard[] =>
  cards.flatMap(({ key, name, paths }) => {
    const path = inLocale(paths, locale);
    return path === null ? [] : [{ key, name, path }];
  });

/** The label of a card's link. [SHL-05] */
export const dealsLabel = (name: string): string => `${name}-Deals`;

/** Where 'back to homepage' leads. [SHL-04] */
export const homePath = (locale: Locale): string => withLocale(locale, "/");

const cards: readonly {
  readonly key: CategoryLink["key"];
  readonly name: string;
  readonly paths: Localized<string | null>;
}[] = [
  { key: "domains", name: "Domain", paths: { en: "/en/domains/buy-register-domain", de: "/de/domains/domain-kaufen" } },
  { key: "hosting", name: "Hosting", paths: { en: "/en/hosting", de: "/de/hosting" } },
  { key: "server", name: "Server", paths: { en: "/en/server/vps", de: "/de/server/vps" } },
  { key: "groupware", name: "Groupware", paths: { en: null, de: "/de/groupware" } },
];

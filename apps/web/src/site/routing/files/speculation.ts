// Which pages a browser may fetch before they are visited: those to read, once a pointer rests on a link; none that belongs to one visitor, sends a form or leaves a cookie. [SHL-01] [VIS-02]
import { businessTexts } from "@kontor/domain/visitor/business-vat";
import { accountPaths, fixedPaths } from "@kontor/domain/site/routing";
import { inLocale, type Languages, type Locale } from "@kontor/domain/visitor/locale";
import { pageView } from "../../../visitor/business-vat/page-view.ts";

export const speculationPath = "/speculation-rules.json";

const sections = (locale: Locale): readonly string[] => {
  const [, , contact] = inLocale(fixedPaths.privacy, locale).split("/");
  return [
    `/${locale}${inLocale(accountPaths.panel, locale)}`,
    ...["checkout", "ticketing", "newsletter", contact].map((word) => `/${locale}/${word}`),
  ];
};

/** A business page changes the prices of a visitor who enters it, and says so: it is fetched by a visit alone. [VAT-04] */
const left = (languages: Languages): readonly string[] => [
  ...businessTexts.map((text) => `/*${text}*`),
  ...languages.flatMap(sections).flatMap((path) => [path, `${path}/*`]),
];

/** A page that is awake has a router, which fetches data ahead by itself. [CNT-10] */
const links = (languages: Languages): string =>
  `:root:not([data-awake]) a:not(${languages.length === 1 ? "" : "[hreflang], "}[download])`;

/** Fetched, never drawn: nothing of a page runs before it is visited. Browsers leave it where they save data or power. */
export const speculationRules = (languages: Languages): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            // No address with a query: it may filter, confirm, or name who sent the visitor.
            { href_matches: languages.map((locale) => ({ pathname: `/${locale}{/*}?`, search: "" })) },
            { not: { href_matches: left(languages) } },
            { selector_matches: links(languages) },
          ],
        },
        eagerness: "moderate",
      },
    ],
  });

type HeaderReader = (name: string) => string | null | undefined;

/** The header of a page that names them; in the business view none, since leaving it changes a cookie. [VAT-05] */
export const speculation = (header: HeaderReader, url: string): Readonly<Record<string, string>> =>
  pageView(header, url).business ? {} : { "speculation-rules": `"${speculationPath}"` };

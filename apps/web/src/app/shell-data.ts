// What stands around every page: navigation, VAT country, legal links.
import { type Catalog, type Category } from "@kontor/domain/shop/catalog";
import { blogPath } from "@kontor/domain/site/article";
import { helpPath } from "@kontor/domain/site/help";
import { jobsPath } from "@kontor/domain/site/job";
import { declarationForms, legalSteps } from "@kontor/domain/site/request";
import { accountPath, fixedPaths, homePath, panelLink, stepPath } from "@kontor/domain/site/routing";
import { inLocale, languageBeside, type Locale, localeTag } from "@kontor/domain/visitor/locale";
import type { Shell } from "./screens/pages.ts";
import { hasToken } from "../shop/account/own-page.ts";
import { brand, provider } from "../shell/provider.ts";
import { countryName, type ShopFacts, shownVat } from "../shop/pricing/shop-facts.ts";
import type { FooterEntry } from "../site/content/footer-entry.ts";
import type { PageRequest, PageServices } from "../platform/page/services.ts";
import { identityOf, remembered } from "../platform/page/remembered.ts";
import { gatheredBy, overviews } from "../shop/catalog/overview.ts";
import type { NavigationEntry } from "../shell/model.ts";
import { messagesOf, texts } from "../platform/texts/server-texts.ts";

/** Names first, then the provider's order, with all servers below their overview. */
const ordered = (catalog: Catalog): readonly Category[] =>
  catalog.categories.toSorted((one, other) => Number(other.key === "domains") - Number(one.key === "domains"));

const navigation = ({ catalog }: ShopFacts, locale: Locale): readonly NavigationEntry[] => {
  const overview = overviews.server;
  const entry = ({ path, title }: Category): NavigationEntry => ({
    href: `/${locale}/${inLocale(path, locale)}`,
    title: inLocale(title, locale),
    children: [],
  });
  const below = gatheredBy(catalog, overview);
  return ordered(catalog).flatMap((category) => {
    if (!below.includes(category)) return [entry(category)];
    if (category !== below[0]) return [];
    return [
      {
        href: `/${locale}/${inLocale(overview.path, locale)}`,
        title: texts(locale, "category")("overview.server.short"),
        children: below.map(entry),
      },
    ];
  });
};

type Around = Pick<PageServices, "build" | "customerPanelUrl" | "languages"> & {
  readonly hasLogout?: boolean;
};

/** Whether the header has a logout: the panel elsewhere, to which the account leads then, has none of this shop. [SES-03] [SES-10] */
export const hasLogout = (
  request: PageRequest,
  { customerPanelUrl = null }: Pick<Around, "customerPanelUrl">,
): boolean => customerPanelUrl !== null && hasToken({ request });

const leaveOf = (locale: Locale, { hasLogout: isShown = false }: Around): Pick<Shell, "leave"> =>
  isShown ? { leave: `${accountPath("panel", locale)}#account-leave` } : {};

/** The shell of a language and a VAT country: made once for a catalogue and what editors put into the footer. */
export const shellOf = (locale: Locale, facts: ShopFacts, around: Around, footer: FooterEntry | null = null): Shell =>
  remembered(
    facts.catalog,
    `shell ${locale} ${facts.country} ${facts.rate} ${Object.values(facts.vatMap).join()} ${footer === null ? "" : identityOf(footer)} ${around.customerPanelUrl} ${leaveOf(locale, around).leave ?? ""} ${around.build}`,
    () => shellMade(locale, facts, around, footer),
  );

const shellMade = (locale: Locale, facts: ShopFacts, around: Around, footer: FooterEntry | null): Shell => {
  const other = texts(locale, "shell")("vat.other");
  const vat = shownVat(facts, locale, other);
  const countries = Object.keys(facts.vatMap)
    .filter((code) => code !== "OTHER")
    .map((code) => ({ code, name: countryName(locale, code, other) }))
    .sort((a, b) => a.name.localeCompare(b.name, inLocale(localeTag, locale)));
  return {
    locale,
    messages: { ...messagesOf(locale, "shell"), countries: { [vat.country]: vat.name } },
    navigation: navigation(facts, locale),
    vat,
    countries: [...countries, { code: "OTHER", name: other }],
    ...unchanging(locale, around),
    ...leaveOf(locale, around),
    ...(footer === null ? {} : { footer }),
  };
};

/** The shell while the API is down: with legal links and contact, without prices. */
export const bareShell = (locale: Locale, around: Around): Shell => ({
  locale,
  messages: messagesOf(locale, "shell"),
  navigation: [],
  vat: null,
  countries: [],
  ...unchanging(locale, around),
  ...leaveOf(locale, around),
});

const legalPages = [
  ["legal-notice", "legalNotice"],
  ["privacy", "privacy"],
  ["terms", "terms"],
  ["withdrawal", "withdrawal"],
  ["cookie-settings", "cookies"],
  ["accessibility", "accessibility"],
] as const;

const unchanging = (
  locale: Locale,
  { build, customerPanelUrl = null, languages }: Around,
): Pick<Shell, "otherLanguage" | "build" | "paths" | "provider" | "footer" | "legal" | "rights"> => ({
  otherLanguage: languageBeside(languages, locale),
  build,
  footer: { text: null, links: [] },
  legal: legalPages.map(([page, text]) => ({
    href: inLocale(fixedPaths[page], locale),
    title: texts(locale, "legal")(`links.${text}`),
  })),
  rights: declarationForms.map((form) => ({
    href: inLocale(fixedPaths[`${form}-form`], locale),
    title: inLocale(legalSteps[form][0], locale),
  })),
  paths: {
    home: homePath(locale),
    account: panelLink(customerPanelUrl, locale),
    cart: stepPath("cart", locale),
    login: stepPath("login", locale),
    domainCheck: inLocale(fixedPaths["domain-check"], locale),
    deals: inLocale(fixedPaths.deals, locale),
    search: inLocale(fixedPaths.search, locale),
    overview: inLocale(fixedPaths.overview, locale),
    lawBook: inLocale(fixedPaths["law-book"], locale),
    blog: blogPath(locale),
    jobs: jobsPath(locale),
    help: helpPath(locale),
    contact: inLocale(fixedPaths["contact-form"], locale),
  },
  provider: {
    name: provider().name,
    mark: brand().mark,
    slogan: inLocale(provider().slogan, locale) ?? "",
    legalName: provider().legalName,
    email: provider().email,
    phone: provider().phone,
    phoneShown: provider().phoneShown,
    hours: inLocale(provider().hours, locale),
  },
});

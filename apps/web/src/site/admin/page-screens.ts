// Screens of the desk that begin with what the page server alone knows: faults of what its pages show, links that lead nowhere. [ADM-01] [ADM-04]
import { faultyEntries, type FaultyEntry, linkHelper } from "@kontor/domain/site/admin";
import { type Catalog, productByKey } from "@kontor/domain/shop/catalog";
import { fixedPaths } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { readFor, valueOf } from "../../platform/page/api-response.ts";
import { momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import { type FaultRow, type Faults, faultsKey } from "../desk/faults/queries.ts";
import { type ContentLinks, contentLinksKey } from "../desk/links/queries.ts";
import type { Begun, Screen } from "../desk/page.ts";
import { brokenLinksOf, type StatusAt } from "./broken-links.ts";
import { contentFaults } from "./content-faults.ts";
import { formLinks, previewLinks } from "./tried-forms.ts";

export const pageScreens = (
  facts: ShopPageFacts,
  statusAt: StatusAt,
): { readonly "faulty-products": Screen; readonly "product-link-helper": Screen } => ({
  "faulty-products": () => faultsScreen(facts),
  "product-link-helper": () => linksScreen(facts, statusAt),
});

const linksScreen = async (
  { services, locale, shop: { priceList } }: ShopPageFacts,
  statusAt: StatusAt,
): Promise<Begun> => {
  const value: ContentLinks = {
    ...(await brokenLinksOf(services, locale, statusAt)),
    forms: formLinks(priceList, locale),
    previews: previewLinks(locale),
  };
  return { key: contentLinksKey, response: { kind: "value", value }, texts: "desk-links" };
};

/** The faults as they are now, and what the last check found. Those of content are not known while the content system is away: a list without them would be wrong. */
const faultsScreen = async (facts: ShopPageFacts): Promise<Begun> => {
  const { locale } = facts;
  const t = texts(locale, "admin");
  const [check, ofContent] = await Promise.all([
    readFor(facts, "/shop/admin/catalog-check").then(valueOf),
    contentFaults(facts),
  ]);
  const begun = { key: faultsKey, texts: "desk-faults" };
  if (ofContent === null) return { ...begun, response: { kind: "unreachable" } };
  const value: Faults = {
    rows: [
      ...faultRows(facts.shop.priceList, locale),
      ...ofContent.map((fault, at) => ({ ...fault, key: `content ${at}`, ruleHref: ruleHref(fault.rule, locale) })),
    ],
    checked:
      check === null
        ? t("meta.catalogCheck.never")
        : t("meta.catalogCheck.last", {
            moment: momentText(locale, check.at, facts.services.zone),
            count: check.faults.length,
          }),
  };
  return { ...begun, response: { kind: "value", value } };
};

const ruleHref = (rule: string, locale: Locale): string =>
  `${inLocale(fixedPaths["law-book"], locale)}?${new URLSearchParams({ q: rule })}`;

const faultRows = (catalog: Catalog, locale: Locale): readonly FaultRow[] => {
  const t = texts(locale, "admin");
  const hrefs = new Map(
    linkHelper(catalog).map(({ product, links }) => {
      const { kind, href } = inLocale(links, locale);
      return [product, kind === "broken" ? null : href];
    }),
  );
  return faultyEntries(catalog).map((fault, index) => ({
    key: `${index}`,
    entry: fault.entry,
    name: nameOf(catalog, fault, locale),
    href: fault.entry === "product" ? (hrefs.get(fault.key) ?? null) : null,
    fault: t(`meta.faults.${fault.fault}`),
    detail: fault.detail,
    rule: fault.rule,
    ruleHref: ruleHref(fault.rule, locale),
  }));
};

const nameOf = (catalog: Catalog, { entry, key }: FaultyEntry, locale: Locale): string => {
  const named =
    entry === "product"
      ? productByKey(catalog, key)
      : entry === "category"
        ? catalog.categories.find((category) => category.key === key)
        : null;
  return inLocale(named?.title, locale) || key;
};

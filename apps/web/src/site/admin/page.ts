// The admin area: its home, faulty products, links of products and small banners; previews below it. [ADM-01] [ADM-04]
import {
  type AdminPage,
  adminPage,
  bannerState,
  faultyEntries,
  type FaultyEntry,
  type LinkHelp,
  linkHelper,
  type SmallBanner,
} from "@kontor/domain/site/admin";
import { type Catalog, productByKey } from "@kontor/domain/shop/catalog";
import { instant } from "@kontor/domain/kernel/calendar";
import { plainLink, brokenHref } from "@kontor/domain/site/link";
import { proProductsOf } from "@kontor/domain/site/request";
import { fixedPaths, proFormPath } from "@kontor/domain/site/routing";
import { type Locale, locales } from "@kontor/domain/visitor/locale";
import * as Result from "effect/Result";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import { headOf } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { PageAnswer } from "../../platform/page/page-answer.ts";
import { momentText } from "../../platform/texts/format.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { provider } from "../../shell/provider.ts";
import { errorPage } from "../routing/error-page.ts";
import { smallBanners } from "./banners.ts";
import { entryRefused } from "./gate.ts";
import { type Previewed, previewAnswer } from "./preview.ts";
import type { AdminView, BannerRow, FaultRow, ProductLinks, Tool } from "./views.ts";

type OwnPage = PageOf<"admin", AdminView>;

export const adminAnswer = async (facts: ShopPageFacts): Promise<PageAnswer<OwnPage | Previewed>> => {
  const { locale, path } = facts;
  const refused = await entryRefused(facts);
  if (refused !== null) return refused;
  const known = adminPage(decodedPath(path), proProductsIn(facts.shop.priceList));
  if (Result.isFailure(known)) return { kind: "page", page: errorPage(locale, path, 404) };
  const wanted = known.success;
  if (wanted.kind === "preview") return previewAnswer(facts, wanted.preview);
  // A form is tried where visitors find it: there is one of each.
  if (wanted.kind === "test-form") return { kind: "redirect", to: formPath(wanted, locale) };
  const read = wanted.kind === "home" || wanted.kind === "small-banners" ? await smallBanners(facts.services) : null;
  if (read?.kind === "away") return { kind: "page", page: errorPage(locale, path, 503) };
  const banners = read?.value ?? [];
  switch (wanted.kind) {
    case "home":
      return shown(facts, homeOf(facts, banners));
    case "faulty-products":
      return shown(facts, { tool: "faulty-products", home: hrefOf(locale), rows: faultRows(facts.shop.priceList, locale) });
    case "product-link-helper":
      return shown(facts, linksOf(facts));
    case "small-banners":
      return shown(facts, { tool: "small-banners", home: hrefOf(locale), rows: banners.map((banner) => bannerRow(banner, locale)) });
  }
};

const proProductsIn = ({ categories }: Catalog): readonly string[] =>
  proProductsOf(
    provider.proProducts,
    categories.map(({ key }) => key),
  );

type TestForm = Extract<AdminPage, { readonly kind: "test-form" }>;

const formPath = ({ form, product }: Pick<TestForm, "form" | "product">, locale: Locale): string =>
  product === null ? fixedPaths[`${form as "privacy" | "sponsoring" | "cancellation"}-form`][locale] : proFormPath(product, locale);

/** What cannot be decoded is no page. */
const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
};

const hrefOf = (locale: Locale, tool?: Tool): string => `/admin${tool === undefined ? "" : `/${tool}`}?locale=${locale}`;

const shown = (facts: ShopPageFacts, data: AdminView): PageAnswer<OwnPage> => {
  const { locale, path } = facts;
  const title = texts(locale, "admin")(`${data.tool}.title`);
  return {
    kind: "page",
    page: {
      kind: "admin",
      locale,
      status: 200,
      head: headOf(facts, title, texts(locale, "admin")(`meta.leads.${data.tool}`), { en: null, de: null }, false),
      paths: { en: `${path}?locale=en`, de: `${path}?locale=de` },
      messages: messagesOf(locale, "admin"),
      layout: "admin",
      unaddressed: true,
      data,
    },
  };
};

const homeOf = ({ shop, locale }: ShopPageFacts, banners: readonly SmallBanner[]): AdminView => {
  const t = texts(locale, "admin");
  const links = linkHelper(shop.priceList);
  const faults = faultyEntries(shop.priceList).length;
  const states = banners.map((banner) => bannerState(banner, now()));
  const card = (tool: Tool, open: number, count: number) => ({ tool, href: hrefOf(locale, tool), open, count });
  const previews = ["page-headers", "helpcenter"].map((name) => ({
    href: `/admin/preview/${name}?locale=${locale}`,
    name: t(`meta.previews.${name}`),
  }));
  const testForm = (name: string, title: string) => ({ href: `/admin/tests/${name}-form?locale=${locale}`, name: title });
  const forms = [
    ...(["privacy", "sponsoring", "cancellation"] as const).map((form) => testForm(form, t(`meta.forms.${form}`))),
    ...proProductsIn(shop.priceList).map((product) =>
      testForm(
        `${product}-pro`,
        t("meta.forms.pro", { product: shop.priceList.categories.find(({ key }) => key === product)?.title[locale] ?? product }),
      ),
    ),
  ];
  return {
    tool: "home",
    forms,
    tools: [
      card("faulty-products", faults, faults),
      card("product-link-helper", links.filter(({ broken }) => broken.length > 0).length, links.length),
      card("small-banners", states.filter((state) => state === "incomplete").length, states.filter((state) => state === "shown").length),
    ],
    previews,
  };
};

const faultRows = (catalog: Catalog, locale: Locale): readonly FaultRow[] => {
  const t = texts(locale, "admin");
  const hrefs = new Map(linkHelper(catalog).map(({ product, links }) => [product, pathOf(links[locale])]));
  return faultyEntries(catalog).map((fault, index) => ({
    key: `${index}`,
    entry: fault.entry,
    name: nameOf(catalog, fault, locale),
    href: fault.entry === "product" ? (hrefs.get(fault.key) ?? null) : null,
    fault: t(`meta.faults.${fault.fault}`),
    detail: fault.detail,
    rule: fault.rule,
    ruleHref: `${fixedPaths["law-book"][locale]}?${new URLSearchParams({ q: fault.rule })}`,
  }));
};

const nameOf = (catalog: Catalog, { entry, key }: FaultyEntry, locale: Locale): string => {
  const named =
    entry === "product"
      ? productByKey(catalog, key)
      : entry === "category"
        ? catalog.categories.find((category) => category.key === key)
        : null;
  return named?.title[locale] || key;
};

const pathOf = ({ href, kind }: LinkHelp["links"][Locale]): string | null => (kind === "broken" ? null : href);

const linksOf = ({ shop: { priceList: catalog }, search, locale, services }: ShopPageFacts): AdminView => {
  const wanted = (search.get("q") ?? "").trim().slice(0, 80);
  const rows = linkHelper(catalog).map(
    ({ product, links }): ProductLinks => ({
      product,
      title: productByKey(catalog, product)?.title[locale] ?? product,
      links: locales.map((each) => {
        const path = pathOf(links[each]);
        return { locale: each, path, address: path === null ? null : services.publicUrl + path };
      }),
    }),
  );
  const isWanted = ({ title, product }: ProductLinks): boolean => `${title} ${product}`.toLowerCase().includes(wanted.toLowerCase());
  return { tool: "product-link-helper", home: hrefOf(locale), wanted, locale, rows: rows.filter(isWanted) };
};

const now = () => instant(Date.now());

const bannerRow = (banner: SmallBanner, locale: Locale): BannerRow => ({
  key: banner.key,
  state: bannerState(banner, now()),
  from: banner.from === null ? null : momentText(locale, banner.from),
  until: banner.until === null ? null : momentText(locale, banner.until),
  texts: locales.map((each) => {
    const href = plainLink(banner.url[each]);
    return { locale: each, text: banner.text[each], href: href === brokenHref ? null : href };
  }),
});

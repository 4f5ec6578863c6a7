// A product page: what it is in the words of the content system, what can be chosen, and the ledger of what the address says was chosen. [PRD-01] [PRD-06] [PRD-07]
import type { PathWith } from "@kontor/adapters/client";
import {
  bindingMonths,
  type Catalog,
  categoryByKey,
  comparison,
  dealOf,
  defaultBillingMonths,
  defaultLocation,
  invoicesAYear,
  isHourly,
  isStorage,
  type Product,
  productByKey,
  productPath,
  productsOf,
  recommendedOf,
} from "@kontor/domain/shop/catalog";
import { offeredTerms } from "@kontor/domain/shop/contract";
import { hasPlaceFor, includedPlaces } from "@kontor/domain/shop/cart";
import { paymentWords } from "@kontor/domain/shop/payment";
import { refusedIn } from "../../platform/page/refused-in.ts";
import { chosenRefusalTexts } from "@kontor/domain/site/refusal";
import { inLocale, type Locale, withLocale } from "@kontor/domain/visitor/locale";
import { type ChosenFields, chosenIn } from "./choice.ts";
import { categoryScene } from "../../shell/category-scene.ts";
import { dayText, moneyText } from "../../platform/texts/format.ts";
import { ledgerOf } from "./product-ledger.ts";
import { besideButton, refusedField } from "./refused-field.ts";
import type { Choice, ProductLedger, ProductPage, RefusedChoice } from "./views.ts";
import { inWords, type ProductTexts, productTexts } from "./product-texts.ts";
import { valueOrNull } from "../../platform/content/read.ts";
import { namedDomains } from "../domain-name/named-domains.ts";
import { shownVat } from "../pricing/shop-facts.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { untilText } from "../deal/shown-deals.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import { headOf } from "../../platform/page/facts.ts";
import { planOf } from "./plans.ts";
import { withHardSpaces } from "../../platform/texts/typography.ts";
import type { PageOf } from "../../platform/page/model.ts";
import { productOffer } from "./product-offer.ts";
import type { ShopPageFacts } from "../pricing/page-facts.ts";
import { productHref } from "../pricing/product-href.ts";
import { shownExactPrice, shownPrice } from "../pricing/shown-price.ts";

type OwnPage = PageOf<"product", ProductPage>;

/** The page of a product with what the content system says of it; while that is away, with the texts of the catalogue. */
/** What a touched page reads first, and by that address is fetched beforehand. */
const catalogPath: PathWith<"GET"> = "/shop/catalog";

export const productPageAt = async (facts: ShopPageFacts, product: Product): Promise<OwnPage> =>
  productPage(
    facts,
    product,
    valueOrNull(await productTexts(facts.services, facts.locale, { productKey: product.key })),
  );

export const productPage = async (
  facts: ShopPageFacts,
  sold: Product,
  written: ProductTexts | null,
): Promise<OwnPage> => {
  const { locale, shop, search, services } = facts;
  const product = inWords(sold, locale, written);
  const path = productPath(shop.catalog, product);
  const paths = { en: withLocale("en", `/${path?.en ?? ""}`), de: withLocale("de", `/${path?.de ?? ""}`) };
  const category = categoryByKey(shop.catalog, product.category);
  const vat = shownVat(shop, locale, texts(locale, "shell")("vat.other"));
  const named = await namedDomains(search.getAll("domain"), locale, services);
  const moved = await namedDomains(search.getAll("from-cart"), locale, services);
  const chosen: Choice = {
    ...chosenAt(search, product, shop.catalog),
    domains: [...moved.domains.map((domain) => ({ ...domain, inCart: true })), ...named.domains],
  };
  const inCart = (await namedDomains(search.getAll("in-cart").slice(0, 1), locale, services)).domains[0] ?? null;
  const places = includedPlaces(product, { quantity: 1, domains: chosen.domains });
  const ledgerAt = (billingMonths: number): ProductLedger | null =>
    ledgerOf(
      {
        product: product.key,
        homeRate: shop.homeRate,
        later: shop.later,
        country: vat.country,
        rate: vat.rate,
        now: shop.pricedAt,
      },
      shop.priceList,
      {
        ...chosen,
        billingMonths,
      },
    );
  const head = headOf(
    facts,
    written?.seo.title ??
      texts(locale, "product")("meta.title", {
        title: inLocale(product.title, locale),
        category: inLocale(category?.title, locale) ?? "",
      }),
    written?.seo.description ?? inLocale(product.summary, locale),
    paths,
    written?.seo.noIndex !== true,
  );
  const shared = written?.seo.shareImage ?? written?.image ?? null;
  return {
    kind: "product",
    locale,
    status: 200,
    head: shared === null ? head : { ...head, image: { url: shared.url, alt: shared.alternativeText } },
    paths,
    messages: { ...messagesOf(locale, "product", "ledger"), refusal: chosenRefusalTexts(locale, atFields) },
    still: true,
    asks: `/api${catalogPath}`,
    leadsTo: "cart",
    structured: [
      ...breadcrumbList(facts, [
        {
          title: inLocale(category?.title, locale) ?? "",
          path: `/${locale}/${inLocale(category?.path, locale) ?? ""}`,
        },
        { title: inLocale(product.title, locale), path: inLocale(paths, locale) },
      ]),
      productOffer(facts, planOf(shop, product, locale), shared ?? undefined),
    ],
    data: {
      vat,
      homeRate: shop.homeRate,
      later: shop.later,
      pricedAt: shop.pricedAt,
      pricedUntil: shop.pricedUntil,
      deal: endOfDeal(facts, product.key),
      key: product.key,
      title: inLocale(product.title, locale),
      summary: inLocale(product.summary, locale),
      description: inLocale(product.description, locale),
      monthly: shownPrice(shop, product.monthly),
      hourly: product.hourly === undefined ? null : shownExactPrice(shop, product.hourly),
      freeMonths: product.freeMonths,
      firstMonthDiscount: product.firstMonthDiscount === 0 ? 0 : shownPrice(shop, product.firstMonthDiscount),
      terms: offeredTerms(
        { minimumMonths: bindingMonths(product), hourly: isHourly(product) },
        shop.contract.policy,
        shop.contract.day,
        locale,
        (of) => dayText(locale, of),
      ),
      payment: paymentWords(services.paymentProviders ?? [], locale).sentence,
      soldOut: product.soldOut,
      features: comparison([product]).map(({ key, label, values: [value] }) => ({
        key,
        label: inLocale(label, locale),
        value: withHardSpaces(inLocale(value, locale) ?? ""),
      })),
      billingMonths: product.billingMonths,
      billingHints: product.billingMonths.map((months) =>
        billingHint(shownPrice(shop, product.monthly), months, locale),
      ),
      locations: product.locations,
      additions: product.additions.flatMap(({ product: key, maximum }) => {
        const addition = productByKey(shop.catalog, key);
        return addition === null || addition.soldOut
          ? []
          : [
              {
                key,
                title: inLocale(addition.title, locale),
                monthly: shownPrice(shop, addition.monthly),
                perGigabyte: isStorage(addition) ? shownExactPrice(shop, addition.monthly) : null,
                maximum,
                storage: addition.storage ?? null,
              },
            ];
      }),
      fields: (product.fields ?? []).map(({ key, label, kind, choices = [] }) => ({
        key,
        label: inLocale(label, locale),
        kind,
        choices,
        value: search.get(`field-${key}`) ?? "",
      })),
      includedDomains: product.includedDomains,
      category: {
        title: inLocale(category?.title, locale) ?? "",
        href: `/${locale}/${inLocale(category?.path, locale) ?? ""}`,
      },
      scene: categoryScene(product.category),
      badge: isRecommended(shop.catalog, product) ? texts(locale, "category")("recommended") : null,
      siblings: productsOf(shop.catalog, product.category)
        .filter((sibling) => sibling.key !== product.key)
        .map((sibling) => ({
          title: inLocale(sibling.title, locale),
          href: productHref(shop, sibling, locale),
          monthly: shownPrice(shop, sibling.monthly),
        })),
      item: editedItem(search),
      had:
        editedItem(search) === null
          ? null
          : (search.get("had") ?? search.getAll("from-cart").join(" ")).slice(0, 4_000),
      chosen,
      ledger: ledgerAt(chosen.billingMonths),
      otherPeriods: product.billingMonths
        .filter((months) => months !== chosen.billingMonths)
        .map((billingMonths) => ({ billingMonths, ledger: ledgerAt(billingMonths) })),
      refused: refusedAt(product, named, search, locale),
      offered: inCart !== null && hasPlaceFor(places, inCart.ending) ? inCart : null,
    },
  };
};

/** As on the page of its category: one product is no choice, so that nothing is recommended before others. */
const isRecommended = (catalog: Catalog, { key, category }: Product): boolean => {
  const products = productsOf(catalog, category);
  return products.length > 1 && recommendedOf(products)?.key === key;
};

/** What is paid for a billing period, and how often. */
const billingHint = (monthly: number, months: number, locale: Locale): string => {
  const t = texts(locale, "product");
  const price = t("billingEvery", { price: moneyText(locale, monthly * months), count: months });
  const invoices = invoicesAYear(months);
  return invoices === null ? price : `${price}, ${t("billingInvoices", { count: invoices })}`;
};

/** What the fields of the page may have to say themselves. */
const atFields = ["AdditionMaximumReached", "QuantityInvalid", "DomainAlreadyInCart"] as const;

/** Until when the product costs what it costs now, where that is a deal's. [CNT-05] */
const endOfDeal = ({ shop: { priceList, now }, locale }: ShopPageFacts, key: string): ProductPage["deal"] => {
  const listed = productByKey(priceList, key);
  const deal = listed === null ? null : dealOf(priceList, listed, now);
  if (deal === null) return null;
  const { text, day } = untilText(locale, deal.closes);
  return { until: text, wholeDay: day };
};

/** The item that the address says is edited, if it may be the id of one. */
const editedItem = (search: URLSearchParams): string | null => {
  const item = search.get("item");
  return item !== null && /^[\w+.-]{1,64}$/.test(item) ? item : null;
};

/** The first name that cannot be had, or the refusal that the address brings along, at its field where the product has it. */
const refusedAt = (
  product: Product,
  { refused }: Awaited<ReturnType<typeof namedDomains>>,
  search: URLSearchParams,
  locale: Locale,
): RefusedChoice | null => {
  const hasDomains = product.includedDomains.count > 0;
  if (refused !== null) return { field: hasDomains ? "domain" : besideButton, ...refused };
  const text = refusedIn(search, locale);
  if (text === null) return null;
  const field = refusedField(search.get("problem") ?? "", {
    addition: search.get("fact-addition"),
    field: search.get("fact-field"),
  });
  const isShown =
    (field === "domain" && hasDomains) ||
    field === "months" ||
    (field === "location" && product.locations.length > 0) ||
    product.additions.some(({ product: key }) => field === `add-${key}`) ||
    product.fields?.some(({ key }) => field === `field-${key}`);
  return { field: isShown ? field : besideButton, text };
};

/** What the address says was chosen; what the product does not offer falls back to its default. */
const chosenAt = (search: URLSearchParams, product: Product, catalog: Catalog): ChosenFields =>
  chosenIn(
    search,
    {
      ...product,
      additions: product.additions.map(({ product: key, maximum }) => ({
        key,
        maximum,
        storage: productByKey(catalog, key)?.storage,
      })),
    },
    { billingMonths: defaultBillingMonths(product), location: defaultLocation(product), additions: [] },
  );

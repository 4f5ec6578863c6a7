// What texts leave open of prices: amounts and free months as the price table beside them has them, at the VAT of the view and with the deals of the moment. [CNT-05] [VAT-10]
import * as Result from "effect/Result";
import { add, type Cents, microsAtRate, microsOf, priceAtRate, times, timesMicros } from "#kernel/money";
import {
  defaultBillingMonths,
  endingOf,
  isHourly,
  isStorage,
  offeredAt,
  onTerms,
  productByKey,
  type Catalog,
  type Product,
} from "#shop/catalog";
import type { Ending } from "#shop/domain-name";
import { vatAfter, vatStatement, type VatStatement } from "#shop/vat";
import { exactPriceText, hourPriceText, inLocale, type Locale, type Localized, moneyText } from "#visitor/locale";
import { costOver } from "./costs.ts";
import { domainYear } from "./lines.ts";
import type { Prices } from "./model.ts";
import { pricesOfProduct, type QuoteInput } from "./prices.ts";

/** What slots are filled from: the catalogue with its deals, the moment, the rate of the view, and how prices at it name their VAT. */
export interface PriceView extends Pick<QuoteInput, "catalog" | "vat" | "homeRate" | "later" | "now"> {
  /** As beside a price: "incl. 19% VAT (Germany)", "without VAT". [SHL-10] */
  readonly vatWords: (locale: Locale) => string;
}

interface Words {
  readonly free: (months: number) => string;
  readonly off: (amount: string) => string;
  readonly noSetup: string;
  readonly setup: (amount: string) => string;
  readonly all: Readonly<Record<VatStatement, string>>;
}

const without = { en: "Prices are shown without VAT.", de: "Die Preise sind ohne Mehrwertsteuer angegeben." };

const words: Localized<Words> = {
  en: {
    free: (months) =>
      months === 0 ? "no free months" : months === 1 ? "first month free" : `first ${months} months free`,
    off: (amount) => `${amount} off the first month`,
    noSetup: "no setup fee",
    setup: (amount) => `setup fee ${amount}`,
    all: { included: "All prices include VAT.", none: without.en, "reverse-charge": without.en },
  },
  de: {
    free: (months) =>
      months === 0 ? "ohne freie Monate" : months === 1 ? "erster Monat frei" : `erste ${months} Monate frei`,
    off: (amount) => `im ersten Monat ${amount} günstiger`,
    noSetup: "ohne Einrichtungsgebühr",
    setup: (amount) => `Einrichtung ${amount}`,
    all: { included: "Alle Preise enthalten die Mehrwertsteuer.", none: without.de, "reverse-charge": without.de },
  },
};

/** `{price:web-s}`, `{hour:cloud-s}`, `{first-invoice:web-m@12}`, `{ending:de.renew}`, `{deal:door-03}`, `{vat:view}` beside a price, `{vat:all}` as a sentence. */
const slot =
  /\{(vat|price|hour|setup|free|list-free|first-invoice|cost|list-cost|deal-cost|year|deal|ending):([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?:@(\d{1,3}))?\}/g;

/** Whether a text has a slot that a price is filled into. */
export const hasPriceSlots = (text: string): boolean => text.search(slot) >= 0;

/** A text with its slots of prices filled in; a slot that names nothing of the catalogue stays as it is. */
export const pricesFilledIn = (text: string, view: PriceView, locale: Locale): string =>
  text.replaceAll(slot, (whole, name: string, subject: string, count: string | undefined) => {
    const value = slotValue(view, locale, name, subject, count === undefined ? null : Number(count));
    return typeof value === "number" ? moneyText(locale, value) : (value ?? whole);
  });

/** An amount in cents at the rate of the view, or words; null where nothing is sold by that name. */
const slotValue = (
  view: PriceView,
  locale: Locale,
  name: string,
  subject: string,
  count: number | null,
): Cents | string | null => {
  if (name === "vat") return vatWords(view, locale, subject);
  if (name === "ending") return endingAmount(view, subject);
  if (name === "deal") return dealWords(view, locale, subject);
  if (name === "deal-cost") return costOf({ ...view, ...underDeal(view.catalog, subject) }, count);
  // What is priced below follows the deals by itself: a catalogue on their terms would get them twice.
  const catalog = name.startsWith("list-") ? listed(view.catalog) : view.catalog;
  const product = productByKey(offeredAt(catalog, view.now), subject);
  if (product === null) return null;
  const seen = (price: Cents): Cents => priceAtRate(price, view.homeRate, view.vat.rate);
  const exact = (price: Cents) => microsAtRate(microsOf(price), view.homeRate, view.vat.rate);
  switch (name) {
    case "price":
      return isStorage(product) ? exactPriceText(locale, exact(product.monthly)) : seen(product.monthly);
    case "hour":
      return isHourly(product) ? hourPriceText(locale, exact(product.hourly)) : null;
    case "year":
      return isStorage(product) ? timesMicros(exact(product.monthly), 12) : times(seen(product.monthly), 12);
    case "setup":
      return seen(product.setup);
    case "free":
    case "list-free":
      return inLocale(words, locale).free(product.freeMonths);
    case "first-invoice":
      return priced(view, product, count)?.total ?? null;
    default:
      return costOf({ ...view, catalog, product: subject }, count);
  }
};

const vatWords = ({ vat, vatWords: beside }: PriceView, locale: Locale, subject: string): string | null =>
  subject === "view" ? beside(locale) : subject === "all" ? inLocale(words, locale).all[vatStatement(vat)] : null;

/** The catalogue as it is without deals. */
const listed = ({ deals: _, ...catalog }: Catalog): Catalog => catalog;

/** The catalogue with one deal as if it ran, and the product that it is of. */
const underDeal = (catalog: Catalog, key: string): { readonly catalog: Catalog; readonly product: string } => {
  const deal = catalog.deals?.find((candidate) => candidate.key === key);
  const products = catalog.products.map((product) =>
    deal?.product === product.key ? onTerms(product, deal) : product,
  );
  return { catalog: { ...listed(catalog), products }, product: deal?.product ?? "" };
};

const priced = (view: PriceView, product: Product, billingMonths: number | null): Prices | null =>
  Result.getOrNull(
    pricesOfProduct({
      ...view,
      choice: { product: product.key, billingMonths: billingMonths ?? defaultBillingMonths(product) },
    }),
  );

/** Everything that is billed within so many months, a year where none are named, in the first rhythm that is offered. */
const costOf = (of: PriceView & { readonly product: string }, months: number | null): Cents | null => {
  const product = productByKey(of.catalog, of.product);
  const prices = product === null ? null : priced(of, product, null);
  return prices === null ? null : costOver(prices, months ?? 12);
};

/** What a deal makes better, as its card says it. [CNT-05] */
const dealWords = ({ catalog, homeRate, vat }: PriceView, locale: Locale, key: string): string | null => {
  const deal = catalog.deals?.find((candidate) => candidate.key === key);
  const product = deal === undefined ? null : productByKey(catalog, deal.product);
  if (deal === undefined || product === null) return null;
  const offered = onTerms(product, deal);
  const amount = (price: Cents): string => moneyText(locale, priceAtRate(price, homeRate, vat.rate));
  const { free, off, noSetup, setup } = inLocale(words, locale);
  const parts = [
    ...(offered.setup < product.setup ? [offered.setup === 0 ? noSetup : setup(amount(offered.setup))] : []),
    ...(offered.freeMonths > product.freeMonths ? [free(offered.freeMonths)] : []),
    ...(offered.freeMonths === 0 && offered.firstMonthDiscount > product.firstMonthDiscount
      ? [off(amount(offered.firstMonthDiscount))]
      : []),
  ];
  return parts.length === 0 ? null : parts.join(", ");
};

/** What is said of an ending: its three prices, four further years and five years from the first. */
const endingAmounts: Readonly<Record<string, (ending: Pick<Ending, "register" | "renew" | "restore">) => Cents>> = {
  register: ({ register }) => register,
  renew: ({ renew }) => renew,
  restore: ({ restore }) => restore,
  "four-more": ({ renew }) => times(renew, 4),
  five: ({ register, renew }) => add(register, times(renew, 4)),
};

const endingAmount = ({ catalog, later = [], ...now }: PriceView, subject: string): Cents | null => {
  const at = subject.lastIndexOf(".");
  const ending = endingOf(catalog, subject.slice(0, at));
  const amount = subject.slice(at + 1);
  if (ending === null || !Object.hasOwn(endingAmounts, amount)) return null;
  const { vat, homeRate } = vatAfter(now, later, domainYear);
  const seen = (price: Cents): Cents => priceAtRate(price, homeRate, vat.rate);
  return (
    endingAmounts[amount]?.({
      register: seen(ending.register),
      renew: seen(ending.renew),
      restore: seen(ending.restore),
    }) ?? null
  );
};

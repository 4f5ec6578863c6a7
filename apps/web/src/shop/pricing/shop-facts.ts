// What every page needs of the shop: the catalogue in force, the policy of its contracts, the VAT that this visitor sees. [VAT-03] [VAT-12] [CON-01]
import type { Answer, Client, ValueOf } from "@kontor/adapters/client";
import { type Instant } from "@kontor/domain/kernel/calendar";
import { type Catalog, nextPriceChange, offeredAt, pricedSince } from "@kontor/domain/shop/catalog";
import type { ContractFacts } from "@kontor/domain/shop/contract";
import { type LaterVat, rateIn, vatAfter, type VatMap, vatStatement } from "@kontor/domain/shop/vat";
import { inLocale, type Locale, localeTag } from "@kontor/domain/visitor/locale";
import { LRUCache } from "lru-cache";
import type { ShownVat } from "../../visitor/business-vat/shown-vat.ts";
import type { PageServices } from "../../platform/page/services.ts";

export interface ShopFacts {
  /** What everything costs now: with the terms of the deals that run. [CNT-05] */
  readonly catalog: Catalog;
  /** What everything costs without deals, and the deals. */
  readonly priceList: Catalog;
  readonly now: Instant;
  /** The last moment at which a deal began or ended: prices are those of now. */
  readonly pricedAt: Instant;
  /** The next such moment; null when none comes. */
  readonly pricedUntil: Instant | null;
  readonly vatMap: VatMap;
  readonly homeRate: number;
  readonly country: string;
  readonly contract: ContractFacts;
  /** The rate of that country, or what this customer is charged, for a month that begins today. [VAT-10] [VAT-14] */
  readonly rate: number;
  /** Both rates of longer periods, where they are known to change. [VAT-14] */
  readonly later: readonly LaterVat[];
}

/** The rates of longer periods as a key; null where none are known to change. */
export const laterKey = ({ later }: Pick<ShopFacts, "later">): string | null =>
  later.length === 0 ? null : later.map((each) => `${each.months}:${each.vat.rate}:${each.homeRate}`).join(" ");

/** What a page with prices depends on of VAT, as a key. */
export const ratesKey = (shop: ShopFacts): string =>
  [shop.country, shop.rate, shop.homeRate, laterKey(shop) ?? ""].join(" ");

/** The same facts with the rates of a period of so many months that begins today. [VAT-14] */
export const atMonths = (shop: ShopFacts, months: number): ShopFacts => {
  const then = shop.later.findLast((each) => each.months <= months);
  return then === undefined ? shop : { ...shop, rate: then.vat.rate, homeRate: then.homeRate };
};

/** No page is shown with prices of no known tax: fatal, status 500. [VAT-03] */
export class VatUnknown extends Error {
  override readonly name = "VatUnknown";
}

/** The API could not give what no page can do without. */
export class ShopUnavailable extends Error {
  override readonly name = "ShopUnavailable";
  /** What its answer was, where it gave one. */
  readonly status: number;
  constructor(path: string, status: number) {
    super(`/api${path} answered ${status}`);
    this.status = status;
  }
}

/** What is the same for everybody is requested once a second at most; prices are checked again when an order is placed. [CHK-07] */
const freshFor = 1_000;
const mostCached = 500;

/** One fact of the shop: `client` calls as this visitor, or without a visitor's cookies; `key` is for whom it is cached, null for a visitor who shares it with no other. */
type Fact<A> = (services: PageServices, client: Client, key: string | null) => Promise<A>;

/** A fact by its place in the API. What has a version is sent again only when it is another one; of the same version it is the same object, so that what was made of it stands. */
const fact = <A extends object>(
  path: string,
  read: (
    client: Client,
    known: { readonly headers: Readonly<Record<string, string>> },
  ) => Promise<Answer<{ readonly result: A }>>,
  version: (value: A) => string | null = () => null,
): Fact<A> => {
  const fetched = async (client: Client, stale?: A): Promise<A> => {
    const before = stale === undefined ? null : version(stale);
    const answer = await read(client, { headers: before === null ? {} : { "if-none-match": `"${before}"` } });
    if (answer.ok) {
      const { result } = answer.value;
      return stale !== undefined && before !== null && before === version(result) ? stale : result;
    }
    const { status, cause } = answer.problem;
    if (status === 304 && stale !== undefined) return stale;
    if (cause !== undefined) throw cause;
    throw new ShopUnavailable(path, status);
  };
  const cache = new LRUCache<string, A, Client>({
    max: mostCached,
    ttl: freshFor,
    fetchMethod: (_, stale, { context }) => fetched(context, stale),
    noDeleteOnFetchRejection: true,
    // Who waits for a value gets it, also where others have taken its place meanwhile.
    ignoreFetchAbort: true,
  });
  return ({ publicUrl }, client, key) =>
    key === null ? fetched(client) : cache.forceFetch(`${publicUrl} ${key}`, { context: client });
};

const catalog = fact<Catalog>(
  "/shop/catalog",
  ({ call }, known) => call("GET", "/shop/catalog", known),
  ({ version }) => version,
);
const rates = fact<VatMap>("/shop/country/vat", ({ call }) => call("GET", "/shop/country/vat"));
const contract = fact<ContractFacts>("/shop/contract", ({ call }) => call("GET", "/shop/contract"));
const vatView = fact<ValueOf<"GET", "/shop/vat">["result"]>("/shop/vat", ({ call }) => call("GET", "/shop/vat"));

/** The key under which everybody's value is cached. */
const everybody = "";

/** `visitor` is under what a visitor's VAT is cached; null where it is cached for no other. */
export const shopFacts = async (services: PageServices, visitor: string | null): Promise<ShopFacts> => {
  const { shop, anonymousShop } = services;
  const offered = catalog(services, anonymousShop, everybody);
  const vat = Promise.all([vatMapFrom(services), vatView(services, shop, visitor)]);
  // A shop that gives no catalogue is away as a whole, whatever becomes of its rates: one reason, not the first to come.
  vat.catch(() => undefined);
  const terms = contract(services, shop, everybody);
  terms.catch(() => undefined);
  const priceList = await offered;
  const [vatMap, view] = await vat;
  return {
    ...pricedNow(priceList, services.now()),
    vatMap,
    country: view.country.iso,
    ...ratesOf(view, rateIn(vatMap, services.sellerCountry)),
    contract: await terms,
  };
};

/** The rates of the shortest period, and those of longer ones. */
const ratesOf = (
  { rate, periodVat }: ValueOf<"GET", "/shop/vat">["result"],
  homeRate: number,
): Pick<ShopFacts, "homeRate" | "rate" | "later"> => {
  if (periodVat === undefined) return { rate, homeRate, later: [] };
  const month = vatAfter(periodVat, periodVat.later, 1);
  return {
    rate: month.vat.rate,
    homeRate: month.homeRate,
    later: periodVat.later.filter(({ months }) => months > 1),
  };
};

/** A page is made of the prices of one moment. [CNT-05] */
const pricedNow = (
  priceList: Catalog,
  now: Instant,
): Pick<ShopFacts, "catalog" | "priceList" | "now" | "pricedAt" | "pricedUntil"> => ({
  catalog: offeredAt(priceList, now),
  priceList,
  now,
  pricedAt: pricedSince(priceList, now),
  pricedUntil: nextPriceChange(priceList, now),
});

/** The rate that is in the prices of the catalogue. */
export const homeRateFrom = async (services: PageServices): Promise<number> =>
  rateIn(await vatMapFrom(services), services.sellerCountry);

const vatMapFrom = async (services: PageServices): Promise<VatMap> => {
  try {
    return await rates(services, services.anonymousShop, everybody);
  } catch (reason) {
    throw new VatUnknown(
      `Failed to fetch vat information; ${reason instanceof Error ? reason.message : String(reason)}`,
    );
  }
};

const regions = {
  en: new Intl.DisplayNames([localeTag.en], { type: "region" }),
  de: new Intl.DisplayNames([localeTag.de], { type: "region" }),
};

/** A country's name; `OTHER` has its own text. */
export const countryName = (locale: Locale, code: string, other: string): string =>
  /^[A-Z]{2}$/.test(code) ? (inLocale(regions, locale).of(code) ?? code) : other;

export const shownVat = (facts: ShopFacts, locale: Locale, other: string): ShownVat => ({
  country: facts.country,
  name: countryName(locale, facts.country, other),
  rate: facts.rate,
  stated: vatStatement({ rate: facts.rate, treatment: "view" }),
});

// What every page needs of the shop: the catalogue in force, the policy of its contracts, the VAT that this visitor sees. [VAT-03] [VAT-12] [CON-01]
import type { Answer, Client } from "@kontor/adapters/client";
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import { type Catalog, nextPriceChange, offeredAt, pricedSince } from "@kontor/domain/shop/catalog";
import type { ContractFacts } from "@kontor/domain/shop/contract";
import { rateIn, type VatMap, vatStatement } from "@kontor/domain/shop/vat";
import { type Locale, localeTag } from "@kontor/domain/visitor/locale";
import type { ShownVat } from "../vat/shown-vat.ts";
import type { Surroundings } from "../../platform/page/surroundings.ts";

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
  /** The rate of that country, or what this customer is charged. [VAT-10] */
  readonly rate: number;
}

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

interface Kept {
  readonly at: number;
  readonly value: unknown;
}

/** By the shop's address, then by what was asked. */
const kept = new Map<string, Map<string, Kept>>();

/** What is the same for everybody is asked for once a second at most; prices are asked again when an order is placed. [CHK-07] */
const freshFor = 1_000;
const mostKept = 500;

const keptOf = (shop: string): Map<string, Kept> => {
  const known = kept.get(shop) ?? new Map<string, Kept>();
  kept.set(shop, known);
  return known;
};

/** What is asked for just now, so that many visitors at once ask once. */
const asking = new Map<string, Promise<unknown>>();

/** How a fact of the shop is read; the version of what is known goes along. */
type Reading<A> = (
  client: Client,
  known: { readonly headers: Readonly<Record<string, string>> },
) => Promise<Answer<{ readonly result: A }>>;

/** `key` is under what the fact is cached; null for what is cached for no other visitor. */
const asked = <A>(surroundings: Surroundings, read: Reading<A>, what: string, key: string | null): Promise<A> => {
  if (key === null) return askedNow(surroundings.shop, read, what, undefined);
  const all = keptOf(surroundings.publicUrl);
  const known = all.get(key);
  if (known !== undefined && Date.now() - known.at < freshFor) return Promise.resolve(known.value as A);
  const place = `${surroundings.publicUrl} ${key}`;
  const running =
    asking.get(place) ??
    askedNow(sameForAll.has(key) ? surroundings.everybodys : surroundings.shop, read, what, known?.value)
      .then((value) => {
        if (all.size >= mostKept) all.clear();
        all.set(key, { at: Date.now(), value });
        return value;
      })
      .finally(() => asking.delete(place));
  asking.set(place, running);
  return running as Promise<A>;
};

/** What depends on nothing of a visitor, not even on where they are. */
const sameForAll: ReadonlySet<string> = new Set(["catalog", "rates"]);

/** What has a version is sent again only when it is another one. */
const askedNow = async <A>(client: Client, read: Reading<A>, what: string, known: unknown): Promise<A> => {
  const version = versionOf(known);
  const answer = await read(client, { headers: version === null ? {} : { "if-none-match": `"${version}"` } });
  if (answer.ok) return same(known, answer.value.result) as A;
  const { status, cause } = answer.problem;
  if (status === 304) return known as A;
  if (cause !== undefined) throw cause;
  throw new ShopUnavailable(what, status);
};

/** A catalogue of the same version is the same object, so that what was made of it stands. */
const same = (before: unknown, now: unknown): unknown => {
  const [a, b] = [versionOf(before), versionOf(now)];
  return a !== null && a === b ? before : now;
};

const versionOf = (value: unknown): string | null =>
  typeof value === "object" && value !== null && "version" in value && typeof value.version === "string" ? value.version : null;

/** `visitor` is under what a visitor's VAT is cached; null where it is cached for no other. */
export const shopFacts = async (surroundings: Surroundings, visitor: string | null): Promise<ShopFacts> => {
  const catalogAsked = asked<Catalog>(surroundings, ({ call }, known) => call("GET", "/shop/catalog", known), "/shop/catalog", "catalog");
  const vatAsked = Promise.all([
    vatMapFrom(surroundings),
    asked(surroundings, ({ call }) => call("GET", "/shop/vat"), "/shop/vat", visitor),
  ]);
  // A shop that gives no catalogue is away as a whole, whatever becomes of its rates: one reason, not the first to come.
  vatAsked.catch(() => undefined);
  const contractAsked = asked<ContractFacts>(surroundings, ({ call }) => call("GET", "/shop/contract"), "/shop/contract", "contract");
  contractAsked.catch(() => undefined);
  const priceList = await catalogAsked;
  const [vatMap, view] = await vatAsked;
  return {
    ...pricedNow(priceList, instant(Date.now())),
    vatMap,
    homeRate: rateIn(vatMap, surroundings.sellerCountry),
    country: view.country.iso,
    rate: view.rate,
    contract: await contractAsked,
  };
};

/** A page is made of the prices of one moment. [CNT-05] */
const pricedNow = (priceList: Catalog, now: Instant): Pick<ShopFacts, "catalog" | "priceList" | "now" | "pricedAt" | "pricedUntil"> => ({
  catalog: offeredAt(priceList, now),
  priceList,
  now,
  pricedAt: pricedSince(priceList, now),
  pricedUntil: nextPriceChange(priceList, now),
});

const vatMapFrom = async (surroundings: Surroundings): Promise<VatMap> => {
  try {
    return await asked<VatMap>(surroundings, ({ call }) => call("GET", "/shop/country/vat"), "/shop/country/vat", "rates");
  } catch (reason) {
    throw new VatUnknown(`Failed to fetch vat information; ${reason instanceof Error ? reason.message : String(reason)}`);
  }
};

const regions = {
  en: new Intl.DisplayNames([localeTag.en], { type: "region" }),
  de: new Intl.DisplayNames([localeTag.de], { type: "region" }),
};

/** A country's name; `OTHER` has its own text. */
export const countryName = (locale: Locale, code: string, other: string): string =>
  /^[A-Z]{2}$/.test(code) ? (regions[locale].of(code) ?? code) : other;

export const shownVat = (facts: ShopFacts, locale: Locale, other: string): ShownVat => ({
  country: facts.country,
  name: countryName(locale, facts.country, other),
  rate: facts.rate,
  stated: vatStatement({ rate: facts.rate, treatment: "view" }),
});

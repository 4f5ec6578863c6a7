// What every page needs of the shop: the catalogue in force and the VAT that this visitor sees. [VAT-03] [VAT-12]
import type { Catalog } from "@kontor/domain/shop/catalog";
import { rateIn, type VatMap } from "@kontor/domain/shop/vat";
import { type Locale, localeTag } from "@kontor/domain/visitor/locale";
import type { ShownVat } from "../page/model.ts";
import type { Surroundings } from "./surroundings.ts";

/** The seller's country: the catalogue's prices are gross at its rate. [VAT-11] */
const sellerCountry = "DE";

export interface ShopFacts {
  readonly catalog: Catalog;
  readonly vatMap: VatMap;
  readonly homeRate: number;
  readonly country: string;
}

/** The API could not give what no page can do without. */
export class ShopUnavailable extends Error {
  override readonly name = "ShopUnavailable";
}

const kept = new Map<string, { readonly etag: string; readonly value: unknown }>();

const asked = async <A>(surroundings: Surroundings, path: string, keep: boolean): Promise<A> => {
  const known = keep ? kept.get(path) : undefined;
  const response = await surroundings.shop(path, known === undefined ? {} : { headers: { "if-none-match": known.etag } });
  if (response.status === 304 && known !== undefined) return known.value as A;
  if (!response.ok) throw new ShopUnavailable(`${path} answered ${response.status}`);
  const { result } = (await response.json()) as { result: A };
  const etag = response.headers.get("etag");
  if (keep && etag !== null) kept.set(path, { etag, value: result });
  return result;
};

export const shopFacts = async (surroundings: Surroundings): Promise<ShopFacts> => {
  const [catalog, vatMap, view] = await Promise.all([
    asked<Catalog>(surroundings, "/api/shop/catalog", true),
    asked<VatMap>(surroundings, "/api/shop/country/vat", true),
    asked<{ readonly country: { readonly iso: string } }>(surroundings, "/api/shop/vat", false),
  ]);
  return { catalog, vatMap, homeRate: rateIn(vatMap, sellerCountry), country: view.country.iso };
};

const regions = { en: new Intl.DisplayNames([localeTag.en], { type: "region" }), de: new Intl.DisplayNames([localeTag.de], { type: "region" }) };

/** A country's name; `OTHER` has its own text. */
export const countryName = (locale: Locale, code: string, other: string): string => (/^[A-Z]{2}$/.test(code) ? (regions[locale].of(code) ?? code) : other);

export const shownVat = (facts: ShopFacts, locale: Locale, other: string): ShownVat => ({
  country: facts.country,
  name: countryName(locale, facts.country, other),
  rate: rateIn(facts.vatMap, facts.country),
});

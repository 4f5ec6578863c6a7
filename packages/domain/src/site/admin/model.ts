// What the admin area looks at: entries of the catalogue that break a rule, links of products, small banners. [ADM-01] [ADM-04]
import type { Instant } from "#kernel/calendar";
import type { Link } from "#site/link";
import type { Locale, Localized } from "#visitor/locale";

/** What is wrong with an entry. */
export type Fault =
  | "key-twice"
  | "ending-twice"
  | "text-missing"
  | "category-unknown"
  | "address-twice"
  | "link-broken"
  | "price-negative"
  | "discount-above-price"
  | "billing-periods"
  | "minimum-term"
  | "free-months"
  | "hourly-terms"
  | "storage-sizes"
  | "included-domains"
  | "included-ending-unknown"
  | "addition-unknown"
  | "addition-of-itself"
  | "addition-maximum"
  | "location-twice"
  | "name-length"
  | "authcode-length"
  | "product-unknown"
  | "no-advantage"
  | "ends-before-it-begins";

/** One break of a rule by one entry of the catalogue. [ADM-01] */
export interface FaultyEntry {
  readonly entry: "product" | "ending" | "category" | "deal";
  /** Key of the product, category or deal, or the ending. */
  readonly key: string;
  readonly fault: Fault;
  /** The requirement that it breaks. */
  readonly rule: string;
  /** What it is about: a language, a field, another entry. */
  readonly detail: string;
}

/** A product with its link in both languages, to be copied. [ADM-04] */
export interface LinkHelp {
  readonly product: string;
  readonly links: Localized<Link>;
  readonly broken: readonly Locale[];
}

/** Kinds of public pages that a small banner can name. [ADM-04] */
export const bannerPlaces = ["home", "products", "domains", "deals", "content", "blog", "jobs", "help"] as const;
export type BannerPlace = (typeof bannerPlaces)[number];

/** When and where a small banner is shown: what staff change of it. [ADM-04] */
export interface BannerSchedule {
  readonly active: boolean;
  readonly from: Instant | null;
  readonly until: Instant | null;
  /** Kinds of pages and addresses; none: all public pages. */
  readonly pages: readonly string[];
}

/** A small banner: shown from and until, on the pages that it names, where it is switched on. [ADM-04] */
export interface SmallBanner extends BannerSchedule {
  readonly key: string;
  /** A word before the text, such as "New"; empty where there is none. */
  readonly lead: Localized<string>;
  readonly text: Localized<string>;
  readonly url: Localized<string>;
}

export type BannerState = "off" | "incomplete" | "planned" | "shown" | "over";

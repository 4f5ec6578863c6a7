// The catalogue: what the provider sells and on which terms. [PRD-01] [PRD-03] [PRD-07]
import type { Instant } from "#kernel/calendar";
import type { Cents } from "#kernel/money";
import type { Localized } from "#visitor/locale";
import type { Ending } from "#shop/domain-name";

/** Stable id of a product, such as `web-m`. */
export type ProductKey = string;

export type CategoryKey =
  | "hosting"
  | "vps"
  | "root-server"
  | "cloud-server"
  | "domains"
  | "managed-cloud"
  | "groupware"
  | "certificates";

/** `any` is "no preference" and covers AT, DE and NL. [PRD-02] */
export const locations = ["any", "AT", "DE", "NL"] as const;

export type Location = (typeof locations)[number];

export interface Category {
  readonly key: CategoryKey;
  /** Path below the locale, without slashes at its ends: `server/vps`. */
  readonly path: Localized<string>;
  readonly title: Localized<string>;
  readonly summary: Localized<string>;
}

/** A fact of a product that is shown and compared, such as storage or RAM. */
export interface Feature {
  readonly key: string;
  readonly label: Localized<string>;
  readonly value: Localized<string>;
}

/** A product that may be ordered along with another one, at most so many times. [CRT-02] */
export interface Addition {
  readonly product: ProductKey;
  readonly maximum: number;
}

/** Sizes in gigabytes: from a minimum in steps up to a maximum. [PRD-09] */
export interface StorageTerms {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

/** What is asked of a product when it is ordered, beside its terms. */
export interface ProductField {
  readonly key: string;
  readonly label: Localized<string>;
  /** One of `choices` or none; or the name that a certificate is for, with all below it for a wildcard. */
  readonly kind: "choice" | "host-name" | "wildcard-name";
  /** The same in every language. */
  readonly choices?: readonly string[];
}

/** What was chosen or typed, by the keys of the fields. */
export type FieldValues = Readonly<Record<string, string>>;

export interface Product {
  readonly key: ProductKey;
  readonly category: CategoryKey;
  readonly title: Localized<string>;
  readonly slug: Localized<string>;
  readonly summary: Localized<string>;
  readonly description: Localized<string>;
  /** Price per month, gross at the seller country's rate; of a product billed by the hour what a month costs at most, of storage the price of a gigabyte. */
  readonly monthly: Cents;
  /** Price per hour, gross at the seller country's rate; absent where it is billed by months. [PRD-08] */
  readonly hourly?: Cents;
  /** Sizes of a product that is sold by the gigabyte; absent elsewhere. [PRD-09] */
  readonly storage?: StorageTerms;
  /** Charged once with the first invoice, gross at the seller country's rate. */
  readonly setup: Cents;
  /** Billing periods offered, in months, ascending; the first is the default. */
  readonly billingMonths: readonly number[];
  /** Minimum contract period in months. */
  readonly minimumMonths: number;
  /** The first months that cost nothing; after them `monthly` applies. */
  readonly freeMonths: number;
  /** Taken off the price of the first month, at most that price. */
  readonly firstMonthDiscount: Cents;
  readonly includedDomains: { readonly count: number; readonly endings: readonly string[] };
  readonly additions: readonly Addition[];
  /** Whether it is ordered alone, or only as an addition to another product. */
  readonly onlyAsAddition: boolean;
  readonly soldOut: boolean;
  /** Whether the provider recommends it before the others of its category; absent where it does not. */
  readonly recommended?: boolean;
  /** Empty where a location makes no sense. */
  readonly locations: readonly Location[];
  readonly features: readonly Feature[];
  /** Absent where nothing more is asked. */
  readonly fields?: readonly ProductField[];
}

/** What a contract that is ordered while a deal runs has instead of the product's own terms; at least one of them. */
export interface DealTerms {
  /** First months that cost nothing. */
  readonly freeMonths?: number;
  /** Taken off the price of the first month, at most that price. */
  readonly firstMonthDiscount?: Cents;
  /** The setup fee, gross at the seller country's rate. */
  readonly setup?: Cents;
}

/** What a product costs less for a while. Its moments never move: what ends later is another deal, with another key. [CNT-05] */
export interface PricedDeal extends DealTerms {
  readonly key: string;
  readonly product: ProductKey;
  /** From this moment on; ordered prices are those of the moment of the order. */
  readonly opens: Instant;
  /** Until before this moment. */
  readonly closes: Instant;
  readonly soldOut: boolean;
}

/** Everything that is sold, with a version that changes whenever a price or availability does. */
export interface Catalog {
  readonly version: string;
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly endings: readonly Ending[];
  /** What costs less for a while; products say what they cost without. Absent where there are no deals. [CNT-05] */
  readonly deals?: readonly PricedDeal[];
}

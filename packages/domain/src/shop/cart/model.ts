// The cart: what a visitor means to order. Stored by the API, versioned, the same in two tabs. [CRT-01] [CRT-08]
import type { FieldValues, Location, ProductKey } from "#shop/catalog";
import type { Acquisition } from "#shop/domain-name";

/** Unguessable id; the value of the `cartId` cookie. */
export type CartId = string;

/** Id of an item within its cart. */
export type ItemId = string;

/** A domain name that is to be acquired. At most one of each name in a cart. [DOM-04] */
export interface SelectedDomain {
  /** A-label form. */
  readonly ascii: string;
  /** What is shown. */
  readonly unicode: string;
  readonly ending: string;
  readonly acquisition: Acquisition;
  /** Whether the visitor gave the authcode of a transfer; the code itself never leaves the server. [DOM-07] */
  readonly authcodeGiven: boolean;
}

export interface SelectedAddition {
  readonly product: ProductKey;
  /** For each unit of the product it belongs to. */
  readonly quantity: number;
}

/** A product with its configuration; the domains that belong to it use up its included ones, first come first. [PRD-07] */
export interface ProductItem {
  readonly kind: "product";
  readonly id: ItemId;
  readonly product: ProductKey;
  readonly quantity: number;
  readonly billingMonths: number;
  readonly location: Location | null;
  readonly additions: readonly SelectedAddition[];
  readonly domains: readonly SelectedDomain[];
  /** What was asked beside the terms, such as the name of a certificate; absent where nothing was. */
  readonly fields?: FieldValues;
}

/** A domain on its own. */
export interface DomainItem {
  readonly kind: "domain";
  readonly id: ItemId;
  readonly domain: SelectedDomain;
}

export type CartItem = ProductItem | DomainItem;

/** Who sent the visitor. [CRT-06] */
export interface Referral {
  readonly source: "referer";
  readonly customerNumber: string;
}

export interface Cart {
  readonly id: CartId;
  /** Counts up with each change; a change names the version that it saw. */
  readonly version: number;
  readonly items: readonly CartItem[];
  /** Code of the voucher in the cart; its validity is checked when quoting. */
  readonly voucher: string | null;
  readonly referral: Referral | null;
}

/** What came in from the other cart when two carts were merged; shown to the visitor. */
export interface CartDifference {
  /** What the cart did not have; a domain added with a product that was there already is listed here alone. */
  readonly added: readonly CartItem[];
  /** Configurations that both had, where the other one had more. */
  readonly raised: readonly { readonly item: CartItem; readonly from: number; readonly to: number }[];
  /** What of the other cart was there already, and so is there once. */
  readonly dropped: readonly CartItem[];
  /** A voucher's code that gave way to the other cart's, since a cart has one. */
  readonly droppedVoucher: string | null;
}

// The cart: what a visitor means to order. Stored by the API, versioned, the same in two tabs. [CRT-01] [CRT-08]
import type {
  CartDifferenceSchema,
  CartItemSchema,
  CartSchema,
  DomainItemSchema,
  ProductItemSchema,
  ReferralSchema,
  SelectedAdditionSchema,
  SelectedDomainSchema,
} from "./codec.ts";

/** Unguessable id; the value of the `cartId` cookie. */
export type CartId = string;

/** Id of an item within its cart. */
export type ItemId = string;

/** A domain name that is to be acquired. At most one of each name in a cart. [DOM-04] */
export type SelectedDomain = typeof SelectedDomainSchema.Type;

export type SelectedAddition = typeof SelectedAdditionSchema.Type;

/** A product with its configuration; the domains that belong to it use up its included ones, first come first. [PRD-07] */
export type ProductItem = typeof ProductItemSchema.Type;

/** A domain on its own. */
export type DomainItem = typeof DomainItemSchema.Type;

export type CartItem = typeof CartItemSchema.Type;

/** Who sent the visitor. [CRT-06] */
export type Referral = typeof ReferralSchema.Type;

export type Cart = typeof CartSchema.Type;

/** What came in from the other cart when two carts were merged; shown to the visitor. */
export type CartDifference = typeof CartDifferenceSchema.Type;

/** The code by which a name moves here, as it was given with it. [DOM-07] */
export interface Authcode {
  readonly name: string;
  readonly code: string;
}

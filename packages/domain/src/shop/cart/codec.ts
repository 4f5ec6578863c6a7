// A cart as JSON, as it is stored and sent. [CRT-01] [CRT-08]
import * as Schema from "effect/Schema";
import { FieldValuesSchema, LocationSchema } from "#shop/catalog/codec";
import { AcquisitionSchema } from "#shop/domain-name/codec";

const Quantity = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1));

export const SelectedDomainSchema = Schema.Struct({
  /** A-label form. */
  ascii: Schema.String,
  /** What is shown. */
  unicode: Schema.String,
  ending: Schema.String,
  acquisition: AcquisitionSchema,
  /** Whether the visitor gave the authcode of a transfer; the code itself never leaves the server. [DOM-07] */
  authcodeGiven: Schema.Boolean,
});

export const SelectedAdditionSchema = Schema.Struct({
  product: Schema.String,
  /** For each unit of the product it belongs to. */
  quantity: Quantity,
});

export const ProductItemSchema = Schema.Struct({
  kind: Schema.Literal("product"),
  id: Schema.String,
  product: Schema.String,
  quantity: Quantity,
  billingMonths: Quantity,
  location: Schema.NullOr(LocationSchema),
  additions: Schema.Array(SelectedAdditionSchema),
  domains: Schema.Array(SelectedDomainSchema),
  /** What was asked beside the terms, such as the name of a certificate; absent where nothing was. */
  fields: Schema.optionalKey(FieldValuesSchema),
});

export const DomainItemSchema = Schema.Struct({
  kind: Schema.Literal("domain"),
  id: Schema.String,
  domain: SelectedDomainSchema,
});

export const CartItemSchema = Schema.Union([ProductItemSchema, DomainItemSchema]);

export const ReferralSchema = Schema.Struct({ source: Schema.Literal("referer"), customerNumber: Schema.String });

/** What is in a cart: id and version are stored beside it. */
export const CartBodySchema = Schema.Struct({
  items: Schema.Array(CartItemSchema),
  /** Code of the voucher in the cart; its validity is checked when quoting. */
  voucher: Schema.NullOr(Schema.String),
  referral: Schema.NullOr(ReferralSchema),
});

export const CartSchema = Schema.Struct({
  id: Schema.String,
  /** Counts up with each change; a change names the version that it saw. */
  version: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  ...CartBodySchema.fields,
});

export const CartDifferenceSchema = Schema.Struct({
  /** What the cart did not have; a domain added with a product that was there already is listed here alone. */
  added: Schema.Array(CartItemSchema),
  /** Configurations that both had, where the other one had more. */
  raised: Schema.Array(Schema.Struct({ item: CartItemSchema, from: Quantity, to: Quantity })),
  /** What of the other cart was there already, and so is there once. */
  dropped: Schema.Array(CartItemSchema),
  /** A voucher's code that gave way to the other cart's, since a cart has one. */
  droppedVoucher: Schema.NullOr(Schema.String),
});

export const decodeCart = Schema.decodeUnknownResult(CartSchema);
export const decodeCartDifference = Schema.decodeUnknownResult(CartDifferenceSchema);

const Position = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0));

/** What takes a removal back. */
const UndoSchema = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("restore"), item: Schema.String, contents: CartItemSchema, position: Position }),
  Schema.Struct({
    kind: Schema.Literal("restore-domain"),
    item: Schema.String,
    domain: SelectedDomainSchema,
    position: Position,
  }),
  Schema.Struct({ kind: Schema.Literal("addition"), item: Schema.String, product: Schema.String, quantity: Quantity }),
]);

export type CartUndo = typeof UndoSchema.Type;

export const decodeUndo = Schema.decodeUnknownResult(UndoSchema);

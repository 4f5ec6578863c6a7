// A cart as JSON, as it is stored and sent. [CRT-01] [CRT-08]
import * as Schema from "effect/Schema";
import type { CartIntent } from "./intents.ts";
import type { Cart, CartDifference, CartItem } from "./model.ts";

const Quantity = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1));

const SelectedDomainSchema = Schema.Struct({
  ascii: Schema.String,
  unicode: Schema.String,
  ending: Schema.String,
  acquisition: Schema.Literals(["register", "transfer"]),
  authcodeGiven: Schema.Boolean,
});

const ProductItemSchema = Schema.Struct({
  kind: Schema.Literal("product"),
  id: Schema.String,
  product: Schema.String,
  quantity: Quantity,
  billingMonths: Quantity,
  location: Schema.NullOr(Schema.Literals(["any", "AT", "DE", "NL"])),
  additions: Schema.Array(Schema.Struct({ product: Schema.String, quantity: Quantity })),
  domains: Schema.Array(SelectedDomainSchema),
  fields: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
});

const DomainItemSchema = Schema.Struct({
  kind: Schema.Literal("domain"),
  id: Schema.String,
  domain: SelectedDomainSchema,
});

export const CartItemSchema = Schema.Union([ProductItemSchema, DomainItemSchema]) satisfies Schema.Codec<
  CartItem,
  unknown
>;

const body = {
  items: Schema.Array(CartItemSchema),
  voucher: Schema.NullOr(Schema.String),
  referral: Schema.NullOr(Schema.Struct({ source: Schema.Literal("referer"), customerNumber: Schema.String })),
};

/** What is in a cart: id and version are stored beside it. */
export const CartBodySchema = Schema.Struct(body) satisfies Schema.Codec<Omit<Cart, "id" | "version">, unknown>;

export const CartSchema = Schema.Struct({
  id: Schema.String,
  version: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  ...body,
}) satisfies Schema.Codec<Cart, unknown>;

export const CartDifferenceSchema = Schema.Struct({
  added: Schema.Array(CartItemSchema),
  raised: Schema.Array(Schema.Struct({ item: CartItemSchema, from: Quantity, to: Quantity })),
  dropped: Schema.Array(CartItemSchema),
  droppedVoucher: Schema.NullOr(Schema.String),
}) satisfies Schema.Codec<CartDifference, unknown>;

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
]) satisfies Schema.Codec<Extract<CartIntent, { readonly kind: "restore" | "restore-domain" | "addition" }>, unknown>;

export type CartUndo = typeof UndoSchema.Type;

export const decodeUndo = Schema.decodeUnknownResult(UndoSchema);

// An order as JSON, as it is stored, and the intent that it came from. [CHK-06] [CHK-09]
import * as Schema from "effect/Schema";
import { InstantSchema } from "#kernel/calendar/codec";
import { CartSchema } from "#shop/cart/codec";
import { ContractFactsSchema } from "#shop/contract/codec";
import { AddressSchema } from "#shop/customer/codec";
import { QuoteSchema } from "#shop/pricing/codec";
import type { Agreements, Order, OrderIntent } from "./model.ts";

const LocaleSchema = Schema.Literals(["de", "en"]);

export const AgreementsSchema = Schema.Struct({
  terms: Schema.Boolean,
  cancellationPolicy: Schema.Boolean,
  adult: Schema.Boolean,
  earlyStart: Schema.Boolean,
  reseller: Schema.optionalKey(Schema.Boolean),
  conditions: Schema.optionalKey(Schema.Boolean),
}) satisfies Schema.Codec<Agreements, unknown>;

export const OrderSchema = Schema.Struct({
  id: Schema.String,
  number: Schema.String,
  customerNumber: Schema.String,
  locale: LocaleSchema,
  address: AddressSchema,
  cart: CartSchema,
  quote: QuoteSchema,
  agreements: AgreementsSchema,
  placedAt: InstantSchema,
  reseller: Schema.optionalKey(Schema.Literals(["pending", "confirmed"])),
  contract: Schema.optionalKey(ContractFactsSchema),
}) satisfies Schema.Codec<Order, unknown>;

export const OrderIntentSchema = Schema.Struct({
  cartId: Schema.String,
  cartVersion: Schema.Int,
  quoteHash: Schema.String,
  agreements: AgreementsSchema,
  locale: LocaleSchema,
  idempotencyKey: Schema.String,
}) satisfies Schema.Codec<OrderIntent, unknown>;

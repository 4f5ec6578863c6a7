// An order as JSON, as it is stored, and the intent that it came from. [CHK-06] [CHK-09]
import * as Schema from "effect/Schema";
import { InstantSchema } from "#kernel/calendar/codec";
import { CartSchema } from "#shop/cart/codec";
import { ContractFactsSchema } from "#shop/contract/codec";
import { AddressSchema } from "#shop/customer/codec";
import { QuoteSchema } from "#shop/pricing/codec";
import { LocaleSchema } from "#visitor/locale/codec";

export const AgreementsSchema = Schema.Struct({
  terms: Schema.Boolean,
  cancellationPolicy: Schema.Boolean,
  adult: Schema.Boolean,
  earlyStart: Schema.Boolean,
  /** A fifth box, for businesses: they order as a reseller. [CHK-10] */
  reseller: Schema.optionalKey(Schema.Boolean),
  /** Stands where the registry of an ordered ending asks something of its holders. */
  conditions: Schema.optionalKey(Schema.Boolean),
});

export const ResellerStatusSchema = Schema.Literals(["pending", "confirmed", "refused"]);

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
  /** Of a reseller's order alone. [CHK-10] */
  reseller: Schema.optionalKey(ResellerStatusSchema),
  /** Orders from before it was noted have none. */
  contract: Schema.optionalKey(ContractFactsSchema),
});

export const OrderIntentSchema = Schema.Struct({
  cartId: Schema.String,
  cartVersion: Schema.Int,
  quoteHash: Schema.String,
  /** The mark of the address that was shown. [CHK-03] */
  addressSeen: Schema.optionalKey(Schema.String),
  agreements: AgreementsSchema,
  locale: LocaleSchema,
  idempotencyKey: Schema.String,
});

// The codecs are their models, in both directions: a field that one has and the other lacks does not compile. [API-05]
import { expect, expectTypeOf, it } from "vitest";
import type { Day, Instant } from "#kernel/calendar";
import type { DaySchema, InstantSchema } from "#kernel/calendar/codec";
import type { Cents, Rate } from "#kernel/money";
import type { CentsSchema, RateSchema } from "#kernel/money/codec";
import type { Cart, CartDifference, CartItem } from "#shop/cart";
import type { CartBodySchema, CartDifferenceSchema, CartItemSchema, CartSchema } from "#shop/cart/codec";
import type { Catalog, Category, PricedDeal, Product } from "#shop/catalog";
import type {
  CatalogSchema,
  CategorySchema,
  DealBodySchema,
  EndingSchema,
  PricedDealSchema,
  ProductSchema,
} from "#shop/catalog/codec";
import type { Agreements, Order, OrderIntent } from "#shop/checkout";
import type { AgreementsSchema, OrderIntentSchema, OrderSchema } from "#shop/checkout/codec";
import type { ContractFacts, ServiceContract } from "#shop/contract";
import type { ContractFactsSchema, ServiceContractSchema } from "#shop/contract/codec";
import type { Address } from "#shop/customer";
import type { AddressSchema } from "#shop/customer/codec";
import type { Ending } from "#shop/domain-name";
import type { BankAccount, Invoice } from "#shop/invoice";
import type { BankAccountSchema, InvoiceSchema } from "#shop/invoice/codec";
import type { PlainQuote, Quote } from "#shop/pricing";
import type { PlainQuoteSchema, QuoteSchema } from "#shop/pricing/codec";
import type { Voucher } from "#shop/voucher";
import type { VoucherSchema } from "#shop/voucher/codec";
import type { ItemReport } from "#site/outside";
import type { ItemReportSchema } from "#site/outside/codec";
import type { DeclarationDraft, DeclarationReceipt, MessageDraft, MessageReceipt } from "#site/request";
import type {
  DeclarationDraftSchema,
  DeclarationReceiptSchema,
  MessageDraftSchema,
  MessageReceiptSchema,
} from "#site/request/codec";

/** What is the same to reader and writer. */
type Same<A> = A extends readonly (infer Each)[]
  ? readonly Same<Each>[]
  : A extends string | number | boolean | null
    ? A
    : { readonly [K in keyof A]: Same<A[K]> };

it("[API-05] a codec has every field of its model, and no other", () => {
  expectTypeOf<typeof DaySchema.Type>().toEqualTypeOf<Day>();
  expectTypeOf<typeof InstantSchema.Type>().toEqualTypeOf<Instant>();
  expectTypeOf<typeof CentsSchema.Type>().toEqualTypeOf<Cents>();
  expectTypeOf<typeof RateSchema.Type>().toEqualTypeOf<Rate>();
  expectTypeOf<Same<typeof CartItemSchema.Type>>().toEqualTypeOf<Same<CartItem>>();
  expectTypeOf<Same<typeof CartBodySchema.Type>>().toEqualTypeOf<Same<Omit<Cart, "id" | "version">>>();
  expectTypeOf<Same<typeof CartSchema.Type>>().toEqualTypeOf<Same<Cart>>();
  expectTypeOf<Same<typeof CartDifferenceSchema.Type>>().toEqualTypeOf<Same<CartDifference>>();
  expectTypeOf<Same<typeof CategorySchema.Type>>().toEqualTypeOf<Same<Category>>();
  expectTypeOf<Same<typeof ProductSchema.Type>>().toEqualTypeOf<Same<Product>>();
  expectTypeOf<Same<typeof EndingSchema.Type>>().toEqualTypeOf<Same<Ending>>();
  expectTypeOf<Same<typeof PricedDealSchema.Type>>().toEqualTypeOf<Same<PricedDeal>>();
  expectTypeOf<Same<typeof DealBodySchema.Type>>().toEqualTypeOf<Same<Omit<PricedDeal, "key" | "opens" | "closes">>>();
  expectTypeOf<Same<typeof CatalogSchema.Type>>().toEqualTypeOf<Same<Catalog>>();
  expectTypeOf<Same<typeof AgreementsSchema.Type>>().toEqualTypeOf<Same<Agreements>>();
  expectTypeOf<Same<typeof OrderIntentSchema.Type>>().toEqualTypeOf<Same<OrderIntent>>();
  expectTypeOf<keyof typeof OrderSchema.Type>().toEqualTypeOf<keyof Order>();
  expectTypeOf<typeof OrderSchema.Type>().toExtend<Order>();
  expectTypeOf<Order>().toExtend<typeof OrderSchema.Type>();
  expectTypeOf<Same<typeof ContractFactsSchema.Type>>().toEqualTypeOf<Same<ContractFacts>>();
  expectTypeOf<Same<typeof AddressSchema.Type>>().toEqualTypeOf<Same<Address>>();
  expectTypeOf<keyof typeof QuoteSchema.Type>().toEqualTypeOf<keyof Quote>();
  expectTypeOf<typeof QuoteSchema.Type>().toExtend<Quote>();
  expectTypeOf<Quote>().toExtend<typeof QuoteSchema.Type>();
  expectTypeOf<Same<typeof PlainQuoteSchema.Type>>().toEqualTypeOf<Same<PlainQuote>>();
  expectTypeOf<Same<typeof VoucherSchema.Type>>().toEqualTypeOf<Same<Voucher>>();
  expectTypeOf<Same<typeof DeclarationDraftSchema.Type>>().toEqualTypeOf<Same<DeclarationDraft>>();
  expectTypeOf<Same<typeof DeclarationReceiptSchema.Type>>().toEqualTypeOf<Same<DeclarationReceipt>>();
  expectTypeOf<Same<typeof MessageDraftSchema.Type>>().toEqualTypeOf<Same<MessageDraft>>();
  expectTypeOf<Same<typeof MessageReceiptSchema.Type>>().toEqualTypeOf<Same<MessageReceipt>>();
  expectTypeOf<Same<typeof ServiceContractSchema.Type>>().toEqualTypeOf<Same<ServiceContract>>();
  expectTypeOf<Same<typeof BankAccountSchema.Type>>().toEqualTypeOf<Same<BankAccount>>();
  expectTypeOf<Same<typeof InvoiceSchema.Type>>().toEqualTypeOf<Same<Invoice>>();
  expectTypeOf<Same<typeof ItemReportSchema.Type>>().toEqualTypeOf<Same<ItemReport>>();
  expect(true).toBe(true);
});

// The shapes of the contract against the models of the domain, in both directions: the compiler fails where one of them moves alone. [API-05] [HDL-02]
import { expectTypeOf, it } from "vitest";
import type { Cart, CartDifference, SelectedDomain } from "@kontor/domain/shop/cart";
import type { Catalog } from "@kontor/domain/shop/catalog";
import type { NewTerms, NewItem, Order, OrderIntent } from "@kontor/domain/shop/checkout";
import type { ContractFacts } from "@kontor/domain/shop/contract";
import type { AddressDraft, Customer } from "@kontor/domain/shop/customer";
import type { CheckAnswer } from "@kontor/domain/shop/domain-name";
import type { Derivation, Quote } from "@kontor/domain/shop/pricing";
import type { VatMap } from "@kontor/domain/shop/vat";
import type { Declaration, DeclarationReceipt } from "@kontor/domain/site/request";
import type { TokenInformation } from "@kontor/domain/visitor/session";
import type { ShopComponents, ShopOperations } from "../src/contract/index.ts";

type Schemas = ShopComponents["schemas"];
type Responses<Id extends keyof ShopOperations> = ShopOperations[Id]["responses"];
type Payload<Response> = Response extends {
  readonly content: { readonly "application/json": { readonly result: infer Result } };
}
  ? Result
  : never;
type ResultOf<Id extends keyof ShopOperations> = {
  [Status in keyof Responses<Id>]: Status extends 200 | 201 ? Payload<Responses<Id>[Status]> : never;
}[keyof Responses<Id>];
type Both<A, B> = [A] extends [B]
  ? [B] extends [A]
    ? true
    : "the domain's model fits, the contract's shape does not"
  : "the contract's shape does not fit";
type Receipt<Form> = Omit<DeclarationReceipt, "filing"> & {
  readonly filing: Extract<Declaration, { readonly form: Form }>;
};
type Without<A, Keys extends PropertyKey> = { readonly [Key in keyof A as Exclude<Key, Keys>]: A[Key] };

it("[API-05] what the shop answers is the domain's model", () => {
  expectTypeOf<Both<ResultOf<"readCart">, Cart>>().toEqualTypeOf<true>();
  expectTypeOf<
    Both<ResultOf<"mergeCart">, { readonly cart: Cart; readonly difference: CartDifference }>
  >().toEqualTypeOf<true>();
  expectTypeOf<Both<ResultOf<"readCatalog">, Catalog>>().toEqualTypeOf<true>();
  expectTypeOf<Both<ResultOf<"readContractPolicy">, ContractFacts>>().toEqualTypeOf<true>();
  expectTypeOf<Both<ResultOf<"readVatMap">, VatMap>>().toEqualTypeOf<true>();
  expectTypeOf<Both<ResultOf<"checkDomain">, CheckAnswer>>().toEqualTypeOf<true>();
  expectTypeOf<Both<ResultOf<"readToken">, TokenInformation>>().toEqualTypeOf<true>();
  expectTypeOf<Both<ResultOf<"declareCancellation">, Receipt<"cancellation">>>().toEqualTypeOf<true>();
  expectTypeOf<Both<ResultOf<"declareWithdrawal">, Receipt<"withdrawal">>>().toEqualTypeOf<true>();
});

it("[HDL-02] a quote differs by the reasons alone that are sent on request", () => {
  expectTypeOf<
    Both<Without<Schemas["Quote"], "lines" | "derivation">, Without<Quote, "lines" | "derivation">>
  >().toEqualTypeOf<true>();
  expectTypeOf<
    Both<
      Without<Schemas["QuoteLine"], "derivation" | "recurringDerivation">,
      Without<Quote["lines"][number], "derivation" | "recurringDerivation">
    >
  >().toEqualTypeOf<true>();
  expectTypeOf<Both<Schemas["Derivation"], Derivation>>().toEqualTypeOf<true>();
  expectTypeOf<Both<Without<ResultOf<"readOrder">, "quote">, Without<Order, "quote">>>().toEqualTypeOf<true>();
});

it("[SES-08] a customer differs by the country alone, which comes with its name", () =>
  expectTypeOf<
    Both<Without<ResultOf<"readCustomer">, "country">, Without<Customer, "country">>
  >().toEqualTypeOf<true>());

it("[CRT-01] [CUS-15] what a frontend sends is what the contract takes", () => {
  expectTypeOf<Both<Schemas["NewItem"], NewItem>>().toEqualTypeOf<true>();
  expectTypeOf<Both<Without<Schemas["ItemChange"], "version">, NewTerms>>().toEqualTypeOf<true>();
  expectTypeOf<Both<Schemas["OrderRequest"], Without<OrderIntent, "idempotencyKey">>>().toEqualTypeOf<true>();
  expectTypeOf<AddressDraft>().toExtend<Without<Schemas["CustomerUpdate"], "locale">>();
  expectTypeOf<SelectedDomain["acquisition"]>().toEqualTypeOf<Schemas["Acquisition"]>();
});

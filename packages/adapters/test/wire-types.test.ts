// The shapes of the contract against the models of the domain: where one of them moves alone, the compiler names the field. [API-05] [HDL-02]
import { expect, it } from "vitest";
import type { ContractBalance, CustomerBalance } from "@kontor/domain/shop/balance";
import type {
  Cart,
  CartDifference,
  DomainItem,
  ProductItem,
  Referral,
  SelectedAddition,
  SelectedDomain,
} from "@kontor/domain/shop/cart";
import type { Catalog, Category, FieldValues, PricedDeal, Product } from "@kontor/domain/shop/catalog";
import type { Agreements, NewTerms, NewItem, Order, OrderIntent } from "@kontor/domain/shop/checkout";
import type {
  CalendarEntry,
  ChosenField,
  ContractFacts,
  ContractPart,
  ContractState,
  ContractView,
  PriceStep,
} from "@kontor/domain/shop/contract";
import type { Address, AddressDraft, Customer } from "@kontor/domain/shop/customer";
import type { Acquisition, CheckAnswer, DomainName, Ending } from "@kontor/domain/shop/domain-name";
import type { InvoiceLine, InvoiceSummary } from "@kontor/domain/shop/invoice";
import type { Derivation, Quote, QuoteLine } from "@kontor/domain/shop/pricing";
import type { VatDecision, VatMap } from "@kontor/domain/shop/vat";
import type { VoucherWorth } from "@kontor/domain/shop/voucher";
import type { JournalEntry } from "@kontor/domain/site/admin";
import type { Declaration, DeclarationDraft, DeclarationReceipt, MessageDraft } from "@kontor/domain/site/request";
import type { Admission, TicketEvent } from "@kontor/domain/site/ticket";
import { same, type Same } from "@kontor/domain/testing";
import type { Localized } from "@kontor/domain/visitor/locale";
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
type Receipt<Form> = Omit<DeclarationReceipt, "filing"> & {
  readonly filing: Extract<Declaration, { readonly form: Form }>;
};
type Without<A, Keys extends PropertyKey> = { readonly [Key in keyof A as Exclude<Key, Keys>]: A[Key] };
/** What may be left out is an empty field of the form. */
type Typed<Draft> = Required<Draft>;
type FieldsOf<Form> = Extract<DeclarationDraft | MessageDraft, { readonly form: Form }>["fields"];

it("[API-05] [CODE2-3] a schema that repeats a model has each of its fields, and no other", () =>
  expect([
    same<Same<Schemas["Localized"], Localized<string>>>(),
    same<Same<Schemas["Category"], Category>>(),
    same<Same<Schemas["Product"], Product>>(),
    same<Same<Schemas["FieldValues"], FieldValues>>(),
    same<Same<Schemas["Ending"], Ending>>(),
    same<Same<Schemas["PricedDeal"], PricedDeal>>(),
    same<Same<Schemas["Catalog"], Catalog>>(),
    same<Same<Schemas["SelectedDomain"], SelectedDomain>>(),
    same<Same<Schemas["SelectedAddition"], SelectedAddition>>(),
    same<Same<Schemas["DomainItem"], DomainItem>>(),
    same<Same<Schemas["Referral"], Referral>>(),
    same<Same<Schemas["VatDecision"], VatDecision>>(),
    same<Same<Schemas["VoucherWorth"], VoucherWorth>>(),
    same<Same<Schemas["Agreements"], Agreements>>(),
    same<Same<Schemas["Address"], Address>>(),
    same<Same<Schemas["ContractFacts"], ContractFacts>>(),
    same<Same<Schemas["ChosenField"], ChosenField>>(),
    same<Same<Schemas["ContractPart"], ContractPart>>(),
    same<Same<Schemas["ContractState"], ContractState>>(),
    same<Same<Schemas["PriceStep"], PriceStep>>(),
    same<Same<Schemas["CalendarEntry"], CalendarEntry>>(),
    same<Same<Without<Schemas["InvoiceSummary"], "balance" | "electronic" | "subject">, InvoiceSummary>>(),
    same<Same<Schemas["InvoiceLine"], Without<InvoiceLine, "part">>>(),
    same<Same<Without<Schemas["CustomerBalance"], "text">, CustomerBalance>>(),
    same<Same<Without<Schemas["ContractBalance"], "text">, ContractBalance>>(),
    same<Same<Schemas["DomainName"], DomainName>>(),
    same<Same<Schemas["DomainCheck"], CheckAnswer>>(),
    same<Same<Schemas["TokenInformation"], TokenInformation>>(),
    same<Same<Schemas["TicketEvent"], TicketEvent>>(),
    same<Same<Schemas["Admission"], Admission>>(),
    same<Same<Schemas["Acquisition"], Acquisition>>(),
  ]).not.toContain(false));

it("[CRT-01] a cart on the wire has, beside what is in it, the facts of its products", () =>
  expect([
    same<Same<Without<Schemas["ProductItem"], "facts">, ProductItem>>(),
    same<Same<Without<Schemas["Cart"], "items">, Without<Cart, "items">>>(),
    same<Same<keyof Schemas["CartDifference"], keyof CartDifference>>(),
  ]).not.toContain(false));

it("[HDL-02] a quote differs by the reasons alone that are sent on request", () =>
  expect([
    same<Same<Without<Schemas["Quote"], "lines" | "derivation">, Without<Quote, "lines" | "derivation">>>(),
    same<
      Same<
        Without<Schemas["QuoteLine"], "derivation" | "recurringDerivation">,
        Without<QuoteLine, "derivation" | "recurringDerivation">
      >
    >(),
    same<Same<Without<Schemas["Derivation"], "parts">, Without<Derivation, "parts">>>(),
    same<Same<Without<Schemas["Order"], "quote" | "cart">, Without<Order, "quote" | "cart">>>(),
  ]).not.toContain(false));

it("[API-05] what the shop answers is the domain's model", () =>
  expect([
    same<Same<ResultOf<"readContractPolicy">, ContractFacts>>(),
    same<Same<ResultOf<"readVatMap">, VatMap>>(),
    same<Same<Schemas["ContractView"], ContractView>>(),
    same<Same<ResultOf<"declareCancellation">, Receipt<"cancellation">>>(),
    same<Same<ResultOf<"declareWithdrawal">, Receipt<"withdrawal">>>(),
    same<
      Same<
        Without<Schemas["JournalEntry"], "id" | "by" | "byName" | "at" | "act" | "subject">,
        Without<JournalEntry, "act" | "subject" | "values">
      >
    >(),
    same<Same<Without<Schemas["JournalEntry"]["subject"], "name">, JournalEntry["subject"]>>(),
  ]).not.toContain(false));

it("[SES-08] a customer differs by the country alone, which comes with its name", () =>
  expect(same<Same<Without<Schemas["Customer"], "country">, Without<Customer, "country">>>()).toBe(true));

it("[CRT-01] [CUS-15] what a frontend sends is what the contract takes", () =>
  expect([
    same<Same<Schemas["NewItem"], NewItem>>(),
    same<Same<Without<Schemas["ItemChange"], "version">, NewTerms>>(),
    same<Same<Schemas["OrderRequest"], Without<OrderIntent, "idempotencyKey">>>(),
    same<Same<Typed<Without<Schemas["CustomerUpdate"], "locale">>, AddressDraft>>(),
    same<Same<Typed<Schemas["CancellationDraft"]>, FieldsOf<"cancellation">>>(),
    same<Same<Typed<Schemas["WithdrawalDraft"]>, FieldsOf<"withdrawal">>>(),
    same<Same<Typed<Schemas["ContactDraft"]>, FieldsOf<"contact">>>(),
    same<Same<Typed<Schemas["AbuseDraft"]>, FieldsOf<"abuse">>>(),
    same<Same<Typed<Without<Schemas["ApplicationDraft"], "files">>, Without<FieldsOf<"application">, "files">>>(),
    same<Same<Typed<Schemas["SponsoringDraft"]>, FieldsOf<"sponsoring">>>(),
    same<Same<Typed<Schemas["PrivacyDraft"]>, FieldsOf<"privacy">>>(),
    same<Same<Typed<Schemas["ProductProDraft"]>, FieldsOf<"product-pro">>>(),
  ]).not.toContain(false));

// What customers need from outside: their stored addresses, and the countries on offer. [CUS-08] [CUS-14] [CUS-15]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Instant } from "#kernel/calendar";
import type { CountryCode } from "#kernel/country";
import type { CallRefused, TokenMissing } from "#visitor/session";
import type { Locale } from "#visitor/locale";
import type { VatIdValidity } from "#shop/vat";
import type { AddressLocked, AddressRefused, CountriesNotLoaded } from "./errors.ts";
import type { Address, Customer } from "./model.ts";

/** The logged-in customer: over HTTP by `GET` and `POST /api/shop/auth/customer`, in the API by its store. */
export class Customers extends Context.Service<
  Customers,
  {
    /** The customer with their address; null while none is stored. */
    readonly current: Effect<Customer | null, TokenMissing | CallRefused>;
    /** Stores an address with the language of the URL; the other side enforces every rule again. [CUS-11] [CUS-15] */
    readonly store: (
      address: Address,
      locale: Locale,
    ) => Effect<Customer, AddressRefused | AddressLocked | TokenMissing | CallRefused>;
  }
>()("kontor/shop/customer/Customers") {}

/** The countries to choose from. */
export class Countries extends Context.Service<
  Countries,
  {
    readonly all: Effect<readonly CountryCode[], CountriesNotLoaded>;
  }
>()("kontor/shop/customer/Countries") {}

/** What is known of customers' VAT ids, and when each is checked again. [CUS-07] */
export class VatIdNotes extends Context.Service<
  VatIdNotes,
  {
    readonly note: (customerNumber: string, validity: VatIdValidity, dueAt: Instant) => Effect<void>;
  }
>()("kontor/shop/customer/VatIdNotes") {}

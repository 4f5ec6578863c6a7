// What a frontend reads of shop and customer over HTTP: catalogue, rates, country of the visitor, countries, the stored address. [API-01] [CUS-14] [CUS-15] [SES-08] [VAT-03] [VAT-12]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Catalogs } from "@kontor/domain/shop/catalog";
import type { AddressMissing } from "@kontor/domain/shop/checkout";
import type { Contracts } from "@kontor/domain/shop/contract";
import { type Countries, CountriesNotLoaded, type Customers, draftOf } from "@kontor/domain/shop/customer";
import { VatMapEmpty, VatMapFailed, type VatRates, type VisitorCountry } from "@kontor/domain/shop/vat";
import type { TokenMissing } from "@kontor/domain/visitor/session";
import type { Call } from "../../client/index.ts";
import { wireToCustomer } from "../../client/models/index.ts";
import type { Caller, CallFailed } from "./call.ts";
import { refusedBy } from "./problem.ts";

/** Nothing can be sold without a catalogue: a failure is a defect. */
export const catalogsOverHttp = (call: Caller, shop: Call): Catalogs["Service"] => ({
  current: call((init) => shop("GET", "/shop/catalog", init), { safe: true, anonymous: true }).pipe(
    Effect.map(({ result }) => result),
    Effect.mapError((failed) => refusedBy(failed)),
    Effect.orDie,
  ),
});

export const vatRatesOverHttp = (call: Caller, shop: Call): VatRates["Service"] => ({
  map: call((init) => shop("GET", "/shop/country/vat", init), { safe: true, anonymous: true }).pipe(
    Effect.mapError((failed) => {
      const refusal = refusedBy<VatMapEmpty | VatMapFailed>(failed);
      return refusal._tag === "VatMapEmpty" ? refusal : new VatMapFailed({ reason: reasonOf(failed) });
    }),
    Effect.flatMap(({ result }) =>
      Object.keys(result).length === 0 ? Effect.fail(new VatMapEmpty()) : Effect.succeed(result),
    ),
  ),
});

/** The country whose rate is shown. A failure leaves the one that was selected. [VAT-02] */
export const visitorCountryOverHttp = (call: Caller, shop: Call): VisitorCountry["Service"] => ({
  country: call((init) => shop("GET", "/shop/vat", init), { safe: true, open: true }).pipe(
    Effect.map(({ result }) => result.country.iso),
    Effect.catch(() => Effect.succeed("OTHER")),
  ),
});

/** Nothing can be sold without its terms: a failure is a defect. [CON-01] */
export const contractsOverHttp = (call: Caller, shop: Call): Contracts["Service"] => ({
  facts: call((init) => shop("GET", "/shop/contract", init), { safe: true, anonymous: true }).pipe(
    Effect.map(({ result }) => result),
    Effect.mapError((failed) => refusedBy(failed)),
    Effect.orDie,
  ),
});

export const countriesOverHttp = (call: Caller, shop: Call): Countries["Service"] => ({
  all: call((init) => shop("GET", "/shop/country", init), { safe: true, anonymous: true }).pipe(
    Effect.map(({ result }) => result.map(({ iso }) => iso)),
    Effect.mapError(() => new CountriesNotLoaded()),
  ),
});

/** No address yet is no failure. [SES-08] */
export const customersOverHttp = (call: Caller, shop: Call): Customers["Service"] => ({
  current: Effect.result(call((init) => shop("GET", "/shop/auth/customer", init), { safe: true })).pipe(
    Effect.flatMap((read) => {
      if (Result.isSuccess(read)) return Effect.succeed(wireToCustomer(read.success.result));
      const refusal = refusedBy<AddressMissing | TokenMissing>(read.failure);
      return refusal._tag === "AddressMissing" ? Effect.succeed(null) : Effect.fail(refusal);
    }),
  ),
  store: (address, locale) =>
    call((init) => shop("POST", "/shop/auth/customer", { ...init, body: { locale, ...draftOf(address) } })).pipe(
      Effect.map(({ result }) => wireToCustomer(result)),
      Effect.mapError((failed) => refusedBy(failed)),
    ),
});

const reasonOf = (failed: CallFailed): string =>
  failed._tag === "Answered"
    ? `status ${failed.status}`
    : failed._tag === "RequestTimedOut"
      ? "timeout"
      : failed.message;

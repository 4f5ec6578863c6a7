// Ways of visitors through business pages and others, for laws.
import type { Answering } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import fc from "fast-check";
import { vatCountries, type VatCountry } from "#kernel/country";
import type { BusinessVatEvent, BusinessVatInput, CountryEvent } from "./machine.ts";
import { type BusinessCookies, businessTexts, type BusinessView } from "./model.ts";

export const anyVatCountry: fc.Arbitrary<VatCountry> = fc.constantFrom(...vatCountries);

export const anyView: fc.Arbitrary<BusinessView> = fc.record({ own: anyVatCountry, business: fc.boolean() });

const anySegment = fc.stringMatching(/^[a-z-]{0,8}$/);

export const anyBusinessPath: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("/en", "/de", "", "/en/server"),
    fc.constantFrom(...businessTexts),
    anySegment,
    fc.constantFrom("", "/x", "?a=b"),
  )
  .map((parts) => parts.join(""));

export const anyBusinessViewPath: fc.Arbitrary<string> = fc.constantFrom(
  "/en/checkout/cart",
  "/de/checkout/warenkorb",
  "/en/checkout/login",
  "/checkout/login?return=/en",
  "/checkout/cart/",
);

/** Pages that are neither business pages nor ignored nor preserve the view. */
export const anyPlainPath: fc.Arbitrary<string> = fc.constantFrom(
  "/",
  "/en",
  "/de/server",
  "/en/checkout/summary",
  "/en/hosting?from=/enterprise",
  "/en/hosting#/professional",
  "/en/checkout/cart-help",
);

export const anyPath: fc.Arbitrary<string> = fc.oneof(
  anyBusinessPath,
  anyBusinessViewPath,
  anyPlainPath,
  fc.constantFrom("/.well-known/security.txt", "/.well-known/enterprise"),
  fc.webPath(),
);

export const anyCookies: fc.Arbitrary<BusinessCookies> = fc.record({
  vatCountry: fc.option(fc.oneof(anyVatCountry, fc.string()), { nil: null }),
  b2bVat: fc.option(fc.oneof(anyVatCountry, fc.constantFrom("1", "0"), fc.string()), { nil: null }),
});

export const anyBusinessVatInput: fc.Arbitrary<BusinessVatInput> = fc.record({
  cookies: anyCookies,
  path: anyPath,
  signedIn: fc.boolean(),
});

export const anyBusinessVatEvent: fc.Arbitrary<BusinessVatEvent> = fc.oneof(
  { arbitrary: anyPath.map((path): BusinessVatEvent => ({ type: "page.enter", path })), weight: 4 },
  { arbitrary: anyVatCountry.map((country): BusinessVatEvent => ({ type: "country.set", country })), weight: 1 },
  { arbitrary: fc.boolean().map((signedIn): BusinessVatEvent => ({ type: "session.change", signedIn })), weight: 1 },
);

export const anyWay: fc.Arbitrary<readonly BusinessVatEvent[]> = fc.array(anyBusinessVatEvent, { maxLength: 25 });

/** A selection, an answer of the shop, or a call that fails or breaks. */
export const anyCountryMoment: fc.Arbitrary<CountryEvent | Answering> = fc.oneof(
  anyVatCountry.map((country): CountryEvent => ({ type: "country.select", country })),
  fc
    .oneof(
      anyVatCountry.map((country) => Result.succeed(country)),
      fc.constantFrom(Result.fail("down"), null),
    )
    .map((output): Answering => ({ type: "answer", of: "fetchCountry", output })),
);

export const anyChoosing: fc.Arbitrary<readonly (CountryEvent | Answering)[]> = fc.array(anyCountryMoment, {
  maxLength: 20,
});

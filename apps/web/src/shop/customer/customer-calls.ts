// The calls of the API that fields of an address make.
import { type Answer, resultOf } from "@kontor/adapters/client";
import type { AddressDraft } from "@kontor/domain/shop/customer";
import type { Locale } from "@kontor/domain/visitor/locale";
import { callIn } from "../../platform/client/shop-fetch.ts";
import type { CountryView } from "./views.ts";

/** The countries that an address may name. [CUS-14] */
export const readCountries = (locale: Locale): Promise<Answer<readonly CountryView[]>> =>
  resultOf(callIn(locale)("GET", "/shop/country"));

/** The first address of a customer, every field as typed, with the language of the page. [CUS-15] */
export const storeAddress = (locale: Locale, draft: AddressDraft): Promise<Answer<unknown>> =>
  callIn(locale)("POST", "/shop/auth/customer", { body: { locale, ...draft } });

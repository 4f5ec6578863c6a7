// Port laws of the public facts of a shop: its catalogue, its rates, its countries. [LOC-06] [VAT-01] [VAT-12] [CRT-03]
import * as Effect from "effect/Effect";
import { readDay } from "@kontor/domain/kernel/calendar";
import { isCountry, isVatCountry } from "@kontor/domain/kernel/country";
import { type Cents, type Micros, microsAtRate, microsOf, priceAtRate } from "@kontor/domain/kernel/money";
import { Catalogs } from "@kontor/domain/shop/catalog";
import { CartDesk } from "@kontor/domain/shop/checkout";
import { Contracts } from "@kontor/domain/shop/contract";
import { Countries } from "@kontor/domain/shop/customer";
import { rateIn, VatRates, VisitorCountry } from "@kontor/domain/shop/vat";
import { type PortLaw, strange } from "./law.ts";

export const factLaws: readonly PortLaw[] = [
  {
    sentence: "[VAT-01] the rates name their countries and OTHER, each between nothing and all",
    holds: Effect.fnUntraced(function* () {
      const map = yield* (yield* VatRates).map;
      return (
        Object.hasOwn(map, "OTHER") &&
        Object.entries(map).every(([country, rate]) => isVatCountry(country) && rate >= 0 && rate <= 10_000)
      );
    }),
  },
  {
    sentence: "[VAT-12] the country of a visitor is one with rates, or OTHER",
    holds: Effect.fnUntraced(function* () {
      return isVatCountry(yield* (yield* VisitorCountry).country);
    }),
  },
  {
    sentence: "[CON-01] the policy of contracts is returned with a day of the calendar",
    holds: Effect.fnUntraced(function* () {
      const { policy, day } = yield* (yield* Contracts).facts;
      return (policy === "specified" || policy === "consumer-de") && readDay(day) === day;
    }),
  },
  {
    sentence: "[CHK-03] the countries of addresses are countries, each once",
    holds: Effect.fnUntraced(function* () {
      const countries = yield* (yield* Countries).all;
      return countries.length > 0 && countries.every(isCountry) && new Set(countries).size === countries.length;
    }),
  },
  {
    sentence: "[CRT-03] a visitor is quoted the catalogue's price, at the rate that the quote names",
    holds: Effect.fnUntraced(function* (facts) {
      yield* strange;
      const { products, version } = yield* (yield* Catalogs).current;
      const map = yield* (yield* VatRates).map;
      const product = products.find(({ key }) => key === facts.product);
      const desk = yield* CartDesk;
      const empty = yield* desk.create;
      const cart = yield* desk.add(
        { cart: empty.id, version: empty.version },
        { kind: "product", product: facts.product },
      );
      const { quote } = yield* desk.quote(cart.id);
      const [line] = quote.lines;
      const fromSome = (monthly: Cents, price: Cents) =>
        Object.values(map).some((home) => priceAtRate(monthly, home, quote.vat.rate) === price);
      const exactlyFromSome = (monthly: Cents, price: Micros) =>
        Object.values(map).some((home) => microsAtRate(microsOf(monthly), home, quote.vat.rate) === price);
      return (
        product !== undefined &&
        line?.subject === product.key &&
        quote.catalogVersion === version &&
        quote.vat.rate === rateIn(map, quote.vat.country) &&
        (line.unit !== "month" ||
          (line.unitPriceMicros === undefined
            ? fromSome(product.monthly, line.unitPrice)
            : exactlyFromSome(product.monthly, line.unitPriceMicros)))
      );
    }),
  },
];

// Laws of VAT: who pays which rate, and that nothing unsure ever lowers it. [VAT-03] [VAT-08…12]
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays } from "#kernel/calendar";
import { isEuMember, vatCountries, vatCountryOf } from "#kernel/country";
import { law, lawsAbout, type Law } from "#kernel/law";
import { anyDay } from "#kernel/calendar/arbitraries";
import { anyRate } from "#kernel/money/arbitraries";
import type { VatDecision, VatMap, VatRate } from "./model.ts";
import { vatAreaOf } from "./areas.ts";
import { anyCountry, anyEuMember, anyTaxableCustomer, anyVatMap } from "./arbitraries.ts";
import * as own from "./rules.ts";

const anyHint = fc.oneof(fc.constant(null), anyCountry, fc.constantFrom("", "xx", "OTHER", "__proto__", "de"));

const anyVatRate: fc.Arbitrary<VatRate> = fc.record({
  country: fc.constantFrom(...vatCountries),
  rate: anyRate,
  from: anyDay,
  until: fc.option(anyDay, { nil: null }),
});

/** A map that has some countries only, and a rate for everybody else. */
const anyPartOfMap: fc.Arbitrary<VatMap> = fc
  .tuple(anyVatMap, fc.subarray([...vatCountries]), anyRate)
  .map(([map, countries, OTHER]) => ({
    ...Object.fromEntries(countries.map((country) => [country, map[country] ?? map.OTHER])),
    OTHER,
  }));

const treatments = ["view", "domestic", "destination", "reverse-charge", "outside", "individual"] as const;

const same = (one: VatDecision, other: VatDecision): boolean =>
  one.country === other.country && one.rate === other.rate && one.treatment === other.treatment;

/** The functions that these laws are about, as we have them. [PKG-05] */
export const functions = {
  chargedVat: own.chargedVat,
  countryOfVatId: own.countryOfVatId,
  isInForce: own.isInForce,
  rateIn: own.rateIn,
  vatCountryOfVisitor: own.vatCountryOfVisitor,
  vatMapOn: own.vatMapOn,
  vatNoteOf: own.vatNoteOf,
  vatStatement: own.vatStatement,
  viewedVat: own.viewedVat,
} as const;

export type VatFunctions = typeof functions;

/** The same laws of a stranger's functions: each that is given takes the place of ours. [PKG-05] */
export const lawsOf = (given: Partial<VatFunctions> = {}): readonly Law[] =>
  lawsAbout<VatFunctions>(
    functions,
    given,
    ({
      chargedVat,
      countryOfVatId,
      isInForce,
      rateIn,
      vatCountryOfVisitor,
      vatMapOn,
      vatNoteOf,
      vatStatement,
      viewedVat,
    }) => [
      law("[VAT-09] reverse charge is 0, of another member state, for a business with a valid id of that state", () =>
        fc.property(anyVatMap, anyTaxableCustomer, anyEuMember, (map, customer, seller) => {
          const { rate, treatment } = chargedVat(map, customer, seller);
          const { kind, vatId, vatIdValidity } = customer;
          const country = vatAreaOf(customer);
          return (
            treatment !== "reverse-charge" ||
            (rate === 0 &&
              kind === "business" &&
              country !== seller &&
              isEuMember(country) &&
              vatIdValidity === "valid" &&
              countryOfVatId(vatId ?? "") === country)
          );
        }),
      ),
      law(
        "[VAT-09] [VAT-10] VAT is listed in a total exactly where there is a rate, and reverse charge where it is one",
        () =>
          fc.property(anyVatMap, anyTaxableCustomer, anyEuMember, (map, customer, seller) => {
            const decision = chargedVat(map, customer, seller);
            const stated = vatStatement(decision);
            return (
              (stated === "included") === decision.rate > 0 &&
              (stated === "reverse-charge") === (decision.treatment === "reverse-charge")
            );
          }),
      ),
      law("[VAT-10] [SHL-10] no note says that VAT is in prices that have none", () =>
        fc.property(anyVatMap, anyTaxableCustomer, anyEuMember, (map, customer, seller) => {
          const decisions = [chargedVat(map, customer, seller), viewedVat(map, vatAreaOf(customer))];
          return decisions.every((decision) => {
            const says = vatNoteOf(decision);
            return decision.rate > 0
              ? says === decision.treatment
              : ["view-none", "outside", "reverse-charge", "individual"].includes(says);
          });
        }),
      ),
      law("[VAT-02] a visitor sees the rate of the country that they chose, or that of everybody else, as a view", () =>
        fc.property(anyPartOfMap, fc.constantFrom(...vatCountries), (map, chosen) => {
          const { country, rate, treatment } = viewedVat(map, chosen);
          return country === chosen && treatment === "view" && rate === (map[chosen] ?? map.OTHER);
        }),
      ),
      law("[VAT-01] the rate of a country is its own in the map, else that of everybody else", () =>
        fc.property(
          anyPartOfMap,
          fc.constantFrom(...vatCountries),
          (map, country) => rateIn(map, country) === (map[country] ?? map.OTHER),
        ),
      ),
      law(
        "[VAT-09] a customer without reverse charge and without a rate of their own is charged as a consumer of their area",
        () =>
          fc.property(anyVatMap, anyTaxableCustomer, anyCountry, (map, customer, seller) => {
            const anyone = { ...customer, individualRate: null };
            const charged = chargedVat(map, anyone, seller);
            const area = vatAreaOf(customer);
            return (
              charged.country === area &&
              (charged.treatment === "reverse-charge" || charged.rate === map[area]) &&
              (charged.treatment === "reverse-charge" ||
                same(charged, chargedVat(map, { ...anyone, kind: "private", vatId: null }, seller)))
            );
          }),
      ),
      law(
        "[VAT-09] VAT is domestic in the seller's own area, of the destination in the Union and wherever else a rate is, and none outside",
        () =>
          fc.property(anyVatMap, anyTaxableCustomer, anyEuMember, (map, customer, seller) => {
            const { treatment, rate } = chargedVat(map, { ...customer, kind: "private", individualRate: null }, seller);
            const area = vatAreaOf(customer);
            const abroad = isEuMember(area) || rate > 0 ? "destination" : "outside";
            return treatment === (area === vatCountryOf(seller) ? "domestic" : abroad);
          }),
      ),
      law(
        "[VAT-09] a business with a valid id of its own member state has reverse charge wherever it is not at home",
        () =>
          fc.property(anyVatMap, anyTaxableCustomer, anyEuMember, anyEuMember, (map, customer, country, seller) => {
            const vatId = `${country === "GR" ? "EL" : country}123456789`;
            const business = {
              ...customer,
              kind: "business",
              country,
              postCode: "10115",
              individualRate: null,
            } as const;
            const charged = chargedVat(map, { ...business, vatId, vatIdValidity: "valid" }, seller);
            const unsure = ["unknown", "invalid"] as const;
            return (
              (charged.treatment === "reverse-charge") === (country !== seller) &&
              unsure.every(
                (vatIdValidity) =>
                  chargedVat(map, { ...business, vatId, vatIdValidity }, seller).treatment !== "reverse-charge",
              )
            );
          }),
      ),
      law("[VAT-10] a total states reverse charge where it is one, VAT where there is a rate, else none", () =>
        fc.property(anyRate, fc.constantFrom(...treatments), fc.boolean(), (some, treatment, isFree) => {
          const rate = isFree ? 0 : some;
          return (
            vatStatement({ rate, treatment }) ===
            (treatment === "reverse-charge" ? "reverse-charge" : rate === 0 ? "none" : "included")
          );
        }),
      ),
      law(
        "[VAT-09] [CUS-07] an id is of the country whose letters it has: EL is Greece, XI Northern Ireland, however it is typed",
        () =>
          fc.property(anyCountry, fc.constantFrom("", " ", "-", "."), fc.boolean(), (country, between, isSmall) => {
            const written = (letters: string) => {
              const typed = `${letters}${between}123456789`;
              return countryOfVatId(isSmall ? typed.toLowerCase() : typed);
            };
            return (
              written(country === "GR" ? "EL" : country) === country &&
              written("EL") === "GR" &&
              written("XI") === "GB" &&
              written("GR") === null &&
              written("1") === null
            );
          }),
      ),
      law("[VAT-09] an id that is not known to be valid never lowers tax", () =>
        fc.property(
          anyVatMap,
          anyTaxableCustomer,
          anyEuMember,
          (map, customer, seller) =>
            chargedVat(map, { ...customer, vatIdValidity: "unknown" }, seller).rate ===
            chargedVat(map, { ...customer, vatId: null }, seller).rate,
        ),
      ),
      law("[VAT-09] a valid id of another state than the customer's lowers nothing", () =>
        fc.property(anyVatMap, anyEuMember, anyEuMember, anyEuMember, (map, country, other, seller) => {
          const customer = {
            kind: "business" as const,
            country,
            postCode: "1",
            vatIdValidity: "valid" as const,
            individualRate: null,
          };
          const withId = (of: string) =>
            chargedVat(map, { ...customer, vatId: `${of === "GR" ? "EL" : of}123456789` }, seller);
          return (
            (country === other || withId(other).rate === chargedVat(map, { ...customer, vatId: null }, seller).rate) &&
            (country === seller || (withId(country).rate === 0 && withId(country).treatment === "reverse-charge"))
          );
        }),
      ),
      law("[VAT-03] a rate is in force from its first day to its last, both included, and on no other day", () =>
        fc.property(anyDay, fc.nat(3000), anyRate, (from, length, rate) => {
          const entry: VatRate = { country: "DE", rate, from, until: addDays(from, length) };
          const onDay = (offset: number): boolean => isInForce(entry, addDays(from, offset));
          return (
            !onDay(-1) &&
            onDay(0) &&
            onDay(length) &&
            !onDay(length + 1) &&
            isInForce({ ...entry, until: null }, addDays(from, length + 1))
          );
        }),
      ),
      law(
        "[VAT-12] the customer's country goes before the cookie's, the cookie's before the proxy's, the proxy's before the seller's",
        () =>
          fc.property(
            anyCountry,
            fc.constantFrom(...vatCountries),
            anyCountry,
            anyCountry,
            (customer, cookie, proxy, seller) => {
              const seen = (hints: Partial<Record<"customer" | "cookie" | "proxy", string>>) =>
                vatCountryOfVisitor({ customer: null, cookie: null, proxy: null, ...hints }, seller);
              return (
                seen({ customer, cookie, proxy }) === vatCountryOf(customer) &&
                seen({ cookie, proxy }) === cookie &&
                seen({ proxy }) === vatCountryOf(proxy) &&
                seen({}) === vatCountryOf(seller)
              );
            },
          ),
      ),
      law("[VAT-09] in the seller's own country the rate is domestic, whatever the id", () =>
        fc.property(anyVatMap, anyTaxableCustomer, anyEuMember, (map, customer, seller) => {
          const decision = chargedVat(
            map,
            { ...customer, country: seller, postCode: "1", individualRate: null },
            seller,
          );
          return decision.treatment === "domestic" && decision.rate === rateIn(map, seller);
        }),
      ),
      law("[VAT-09] [REP-3] a consumer pays the rate of the area of their address in the map", () =>
        fc.property(
          anyVatMap,
          anyTaxableCustomer,
          anyEuMember,
          (map, customer, seller) =>
            chargedVat(map, { ...customer, kind: "private", individualRate: null }, seller).rate ===
            map[vatAreaOf(customer)],
        ),
      ),
      law("[VAT-08] an individual rate goes before address and VAT id", () =>
        fc.property(anyVatMap, anyTaxableCustomer, anyEuMember, (map, customer, seller) => {
          const decision = chargedVat(map, customer, seller);
          return customer.individualRate === null
            ? decision.treatment !== "individual"
            : decision.rate === customer.individualRate && decision.treatment === "individual";
        }),
      ),
      law("[VAT-10] a decision names a key of the map", () =>
        fc.property(anyVatMap, anyTaxableCustomer, anyEuMember, (map, customer, seller) =>
          vatCountries.includes(chargedVat(map, customer, seller).country),
        ),
      ),
      law("[VAT-12] the answer is a key of the map, whatever came in", () =>
        fc.property(anyHint, anyHint, anyHint, anyCountry, (customer, cookie, proxy, seller) =>
          vatCountries.includes(vatCountryOfVisitor({ customer, cookie, proxy }, seller)),
        ),
      ),
      law(
        "[VAT-03] [LAW2-S15] of two rates of a country that are both in force the later one counts, in whatever order they stand",
        () =>
          fc.property(
            fc.uniqueArray(anyVatRate, { maxLength: 6, selector: ({ from }) => from }),
            anyDay,
            fc.nat(5),
            (table, on, by) => {
              const turned = [...table.slice(by), ...table.slice(0, by)];
              const [map, other] = [vatMapOn(table, on), vatMapOn(turned, on)];
              if (Result.isFailure(map) || Result.isFailure(other))
                return Result.isFailure(map) === Result.isFailure(other);
              return table
                .filter((entry) => isInForce(entry, on))
                .every(({ country, from, rate }) => {
                  const isLatest = table.every(
                    (entry) => entry.country !== country || !isInForce(entry, on) || entry.from <= from,
                  );
                  return (
                    other.success[country] === map.success[country] && (!isLatest || map.success[country] === rate)
                  );
                });
            },
          ),
      ),
      law(
        "[VAT-03] a day has a map exactly when some rate is in force on it; OTHER is in it then, and every rate is one in force",
        () =>
          fc.property(fc.array(anyVatRate, { maxLength: 6 }), anyDay, (table, on) => {
            const inForce = table.filter((entry) => isInForce(entry, on));
            const map = vatMapOn(table, on);
            if (Result.isFailure(map)) return inForce.length === 0 && map.failure.status === 500 && map.failure.fatal;
            return (
              inForce.length > 0 &&
              Object.hasOwn(map.success, "OTHER") &&
              Object.entries(map.success).every(
                ([country, rate]) =>
                  (country === "OTHER" && rate === 0) ||
                  inForce.some((entry) => entry.country === country && entry.rate === rate),
              )
            );
          }),
      ),
    ],
  );

export const laws: readonly Law[] = lawsOf();

// Laws of VAT: who pays which rate, and that nothing unsure ever lowers it. [VAT-03] [VAT-08…12]
import fc from "fast-check";
import { isEuMember, vatCountries, vatCountryOf } from "#kernel/country";
import { law, lawsAbout, type Law } from "#kernel/law";
import { anyRate } from "#kernel/money/arbitraries";
import type { VatDecision, VatMap, VatNote, VatTreatment } from "./model.ts";
import { vatAreaOf } from "./areas.ts";
import { anyCountry, anyEuMember, anyTaxableCustomer, anyVatMap } from "./arbitraries.ts";
import { aheadLaws } from "./ahead-laws.ts";
import { tableLaws } from "./table-laws.ts";
import * as own from "./rules.ts";

const anyHint = fc.oneof(fc.constant(null), anyCountry, fc.constantFrom("", "xx", "OTHER", "__proto__", "de"));

/** A map that has some countries only, and a rate for everybody else. */
const anyPartOfMap: fc.Arbitrary<VatMap> = fc
  .tuple(anyVatMap, fc.subarray([...vatCountries]), anyRate)
  .map(([map, countries, OTHER]) => ({
    ...Object.fromEntries(countries.map((country) => [country, map[country] ?? map.OTHER])),
    OTHER,
  }));

/** In the Union mostly, as the shop's is. */
const anySeller = fc.oneof({ weight: 3, arbitrary: anyEuMember }, { weight: 1, arbitrary: anyCountry });

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
      ...tableLaws({ isInForce, vatMapOn }),
      law("[VAT-09] reverse charge is 0, of another member state, for a business with a valid id of that state", () =>
        fc.property(anyVatMap, anyTaxableCustomer, anySeller, (map, customer, seller) => {
          const { rate, treatment } = chargedVat(map, customer, seller);
          const { kind, vatId, vatIdValidity } = customer;
          const country = vatAreaOf(customer);
          return (
            treatment !== "reverse-charge" ||
            (rate === 0 &&
              kind === "business" &&
              country !== seller &&
              isEuMember(seller) &&
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
        "[VAT-09] a business with a valid id of its own country has reverse charge exactly where that and the seller's are two member states",
        () =>
          fc.property(anyVatMap, anyTaxableCustomer, anyCountry, anySeller, (map, customer, country, seller) => {
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
              (charged.treatment === "reverse-charge") ===
                (isEuMember(country) && isEuMember(seller) && country !== seller) &&
              unsure.every(
                (vatIdValidity) =>
                  chargedVat(map, { ...business, vatId, vatIdValidity }, seller).treatment !== "reverse-charge",
              )
            );
          }),
      ),
      law(
        "[VAT-10] [SHL-10] a note gives the reason of the rate; without a rate a view is one without VAT, reverse charge and an individual rate have their own reason, all else is outside",
        () =>
          fc.property(anyRate, fc.constantFrom(...treatments), fc.boolean(), (some, treatment, isFree) => {
            const rate = isFree ? 0 : some;
            const ofNone: Partial<Record<VatTreatment, VatNote>> = {
              view: "view-none",
              domestic: "outside",
              destination: "outside",
            };
            const expected = rate > 0 ? treatment : (ofNone[treatment] ?? treatment);
            return vatNoteOf({ rate, treatment }) === expected;
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
              const typed = `${between}${letters.split("").join(between)}${between}123456789`;
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
      law(
        "[VAT-12] what names no country is passed over; a cookie counts only as a key of the map, written as the map writes it",
        () =>
          fc.property(
            fc.constantFrom("", "xx", "de", "EL", "__proto__"),
            fc.oneof(anyCountry, fc.constantFrom("", "at", "EL", "constructor")),
            anyCountry,
            anyCountry,
            (unread, cookie, proxy, seller) => {
              const key = vatCountries.find((known) => known === cookie) ?? vatCountryOf(proxy);
              const isPassedOver = (customer: string | null): boolean =>
                vatCountryOfVisitor({ customer, cookie, proxy }, seller) === key &&
                vatCountryOfVisitor({ customer, cookie: unread, proxy: unread }, seller) === vatCountryOf(seller);
              return isPassedOver(null) && isPassedOver(unread) && isPassedOver("OTHER");
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
      law("[VAT-10] a decision names the area of the address, whatever its reason, and that is a key of the map", () =>
        fc.property(anyVatMap, anyTaxableCustomer, anyCountry, (map, customer, seller) => {
          const { country } = chargedVat(map, customer, seller);
          return country === vatAreaOf(customer) && vatCountries.includes(country);
        }),
      ),
      law("[VAT-12] the answer is a key of the map, whatever came in", () =>
        fc.property(anyHint, anyHint, anyHint, anyCountry, (customer, cookie, proxy, seller) =>
          vatCountries.includes(vatCountryOfVisitor({ customer, cookie, proxy }, seller)),
        ),
      ),
    ],
  );

export const laws: readonly Law[] = [...lawsOf(), ...aheadLaws];

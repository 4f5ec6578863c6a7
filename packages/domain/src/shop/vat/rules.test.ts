// The specification's examples of VAT, and the vectors of rates and of the place of supply. [VAT-01…03] [VAT-09…12]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import ours from "#fixtures/place-of-supply.ours.json" with { type: "json" };
import peers from "#fixtures/place-of-supply.peer.json" with { type: "json" };
import changes from "#fixtures/vat-rate-changes.json" with { type: "json" };
import rates from "#fixtures/vat-rates.json" with { type: "json" };
import { day, type Day } from "#kernel/calendar";
import { euMembers, isEuMember, vatCountries } from "#kernel/country";
import { rate, rateOfPercent } from "#kernel/money";
import {
  chargedVat,
  countryOfVatId,
  isReverseCharge,
  rateIn,
  vatCountryOfVisitor,
  VatMapFailed,
  vatId,
  vatMapOn,
  viewedVat,
  type TaxableCustomer,
  type VatMap,
  type VatRate,
} from "#shop/vat";

const today = day("2026-11-21");

/** The standard rates of 2026-11-21; `registered` is the seller's country: elsewhere the rate is 0. */
const tableOf = (registered: (country: string) => boolean): readonly VatRate[] =>
  rates.cases
    .filter(({ country }) => vatCountries.includes(country))
    .map(({ country, standard }) => ({
      country,
      rate: registered(country) ? rateOfPercent(standard ?? 0) : rate(0),
      from: day("2026-01-01"),
      until: null,
    }));

const mapOf = (table: readonly VatRate[], on: Day = today): VatMap => Result.getOrThrow(vatMapOn(table, on));
const everywhere = mapOf(tableOf(() => true));
const inTheEu = mapOf(tableOf(isEuMember));

const consumerIn = (country: string): TaxableCustomer => ({
  kind: "private",
  country,
  postCode: "1",
  vatId: null,
  vatIdValidity: "unknown",
  individualRate: null,
});
const withId = (country: string, id: string | null): TaxableCustomer => ({
  kind: "business",
  country,
  postCode: "1",
  vatId: id,
  vatIdValidity: id !== null && Result.isSuccess(vatId(id)) ? "valid" : "invalid",
  individualRate: null,
});

describe("the map of rates", () => {
  it.each(rates.cases.filter(({ country }) => vatCountries.includes(country)))(
    "[VAT-01] $country is $standard %",
    ({ country, standard }) => expect(rateIn(everywhere, country)).toBe(rateOfPercent(standard ?? 0)),
  );
  it("[VAT-01] has 30 European countries, US, CH, LI and OTHER with 0", () => {
    expect(Object.keys(everywhere).sort()).toEqual([...vatCountries].sort());
    expect(vatCountries).toHaveLength(34);
    expect(vatCountries.slice(0, 30)).toEqual([...euMembers, "GB", "NO", "IS"]);
    expect(everywhere.OTHER).toBe(0);
  });
  it("[VAT-01] a country without a rate has that of OTHER", () => {
    expect(rateIn(everywhere, "BR")).toBe(0);
    expect(rateIn(everywhere, "toString")).toBe(0);
  });
  it("[VAT-03] a failure is fatal, status 500, and gives the reason", () =>
    expect(new VatMapFailed({ reason: "no answer" })).toMatchObject({
      status: 500,
      fatal: true,
      message: "Failed to fetch vat information; no answer",
    }));
  it.each([
    [[]],
    [[{ country: "DE", rate: rate(1900), from: day("2027-01-01"), until: null }]],
    [[{ country: "DE", rate: rate(1900), from: day("2026-01-01"), until: day("2026-11-20") }]],
  ])("[VAT-03] a map without a rate in force is refused", (table) => {
    const map = vatMapOn(table, today);
    expect(Result.isFailure(map) && map.failure).toMatchObject({
      _tag: "VatMapEmpty",
      status: 500,
      fatal: true,
      message: "Failed to retrieve vat information.",
    });
  });
});

describe("rates have days", () => {
  /** Standard rates of the past, from and until in local days; percent. */
  const history: readonly (readonly [string, number, string, string | null])[] = [
    ["DE", 19, "2007-01-01", "2020-06-30"],
    ["DE", 16, "2020-07-01", "2020-12-31"],
    ["DE", 19, "2021-01-01", null],
    ["EE", 20, "2009-07-01", "2023-12-31"],
    ["EE", 22, "2024-01-01", "2025-06-30"],
    ["EE", 24, "2025-07-01", null],
    ["FR", 19.6, "2000-04-01", "2013-12-31"],
    ["FR", 20, "2014-01-01", null],
    ["GR", 23, "2010-07-01", "2016-05-31"],
    ["GR", 24, "2016-06-01", null],
    ["IE", 23, "2012-01-01", "2020-08-31"],
    ["IE", 21, "2020-09-01", "2021-02-28"],
    ["IE", 23, "2021-03-01", null],
    ["LU", 15, "1992-01-01", "2014-12-31"],
    ["LU", 17, "2015-01-01", "2022-12-31"],
    ["LU", 16, "2023-01-01", "2023-12-31"],
    ["LU", 17, "2024-01-01", null],
    ["NL", 19, "2001-01-01", "2012-09-30"],
    ["NL", 21, "2012-10-01", null],
    ["RO", 24, "2010-07-01", "2015-12-31"],
    ["RO", 20, "2016-01-01", "2016-12-31"],
    ["RO", 19, "2017-01-01", "2025-07-31"],
    ["RO", 21, "2025-08-01", null],
    ["SK", 19, "2004-01-01", "2010-12-31"],
    ["SK", 20, "2011-01-01", "2024-12-31"],
    ["SK", 23, "2025-01-01", null],
  ];
  const table: readonly VatRate[] = history.map(([country, percent, from, until]) => ({
    country,
    rate: rateOfPercent(percent),
    from: day(from),
    until: until === null ? null : day(until),
  }));

  it.each(changes.cases)("[VAT-01] $country has $standard % on $date", ({ country, date, standard }) =>
    expect(rateIn(mapOf(table, day(date)), country)).toBe(rateOfPercent(standard)),
  );
  it.each([
    ["DE", "2020-06-30", 19],
    ["DE", "2020-12-31", 16],
    ["EE", "2025-06-29", 22],
    ["EE", "2025-06-30", 22],
    ["FR", "2013-12-31", 19.6],
    ["GR", "2016-05-31", 23],
    ["IE", "2020-08-30", 23],
    ["IE", "2020-08-31", 23],
    ["IE", "2021-02-27", 21],
    ["LU", "2014-12-30", 15],
    ["LU", "2022-12-30", 17],
    ["LU", "2022-12-31", 17],
    ["NL", "2012-09-30", 19],
    ["RO", "2015-12-30", 24],
    ["RO", "2015-12-31", 24],
    ["RO", "2016-12-31", 20],
    ["SK", "2010-12-31", 19],
    ["SK", "2024-12-31", 20],
  ])("[VAT-01] %s had another rate or the same on the day before: %s, %d %%", (country, date, percent) =>
    expect(rateIn(mapOf(table, day(date)), country)).toBe(rateOfPercent(percent)),
  );
});

describe("the visitor's view", () => {
  it("[VAT-02] is 0 % for OTHER", () =>
    expect(viewedVat(everywhere, "OTHER")).toEqual({ country: "OTHER", rate: 0, treatment: "view" }));
  it.each([
    [{ customer: "FR", cookie: "AT", proxy: "NL" }, "FR"],
    [{ customer: null, cookie: "AT", proxy: "NL" }, "AT"],
    [{ customer: null, cookie: "OTHER", proxy: "NL" }, "OTHER"],
    [{ customer: null, cookie: "nonsense", proxy: "NL" }, "NL"],
    [{ customer: null, cookie: null, proxy: "BR" }, "OTHER"],
    [{ customer: "BR", cookie: "AT", proxy: null }, "OTHER"],
    [{ customer: null, cookie: null, proxy: null }, "DE"],
  ])("[VAT-12] of %j the answer is %s", (hints, country) => expect(vatCountryOfVisitor(hints, "DE")).toBe(country));
});

describe("what is charged", () => {
  const category = {
    view: "-",
    individual: "-",
    domestic: "S",
    destination: "S",
    "reverse-charge": "AE",
    outside: "O",
  } as const;
  it.each(ours.cases)(
    "[VAT-09] $customer in $customerCountry with id $vatId: $ratePercent %, $category",
    ({ seller, customerCountry, customer, vatId: id, ratePercent, category: expected }) => {
      const decision = chargedVat(
        inTheEu,
        customer === "business" ? withId(customerCountry, id) : consumerIn(customerCountry),
        seller,
      );
      expect([decision.rate, category[decision.treatment]]).toEqual([rateOfPercent(ratePercent), expected]);
    },
  );
  it.each(peers.cases.filter(({ origin, customer }) => isEuMember(origin) && isEuMember(customer)))(
    "[VAT-09] $origin sells to a $exchange in $customer: reverse $reverse",
    ({ origin, customer, exchange, taxNumber, charge, reverse }) => {
      const { rate: charged, treatment } = chargedVat(
        inTheEu,
        exchange === "business" ? withId(customer, taxNumber) : consumerIn(customer),
        origin,
      );
      expect({ charge: charged > 0, reverse: treatment === "reverse-charge" }).toEqual({ charge, reverse });
    },
  );
  it("[VAT-09] an id of another country than the address gives no reverse charge", () =>
    expect(chargedVat(inTheEu, withId("AT", "FR83404833048"), "DE")).toEqual({
      country: "AT",
      rate: 2000,
      treatment: "destination",
    }));
  it("[VAT-09] a business without an id, and one at home, has no reverse charge whatever was checked", () =>
    expect([
      isReverseCharge({ ...withId("AT", null), vatIdValidity: "valid" }, "DE"),
      isReverseCharge(withId("DE", "DE136695976"), "DE"),
      isReverseCharge(withId("AT", "ATU13585627"), "DE"),
    ]).toEqual([false, false, true]));
  it("[VAT-09] the letters of an id are the country's, but for Greece and Northern Ireland", () =>
    expect(["AT1", "EL1", "XI1", "GR1", "11"].map(countryOfVatId)).toEqual(["AT", "GR", "GB", null, null]));
  it("[VAT-09] an unchecked id gives no reverse charge", () =>
    expect(chargedVat(inTheEu, { ...withId("AT", "ATU13585627"), vatIdValidity: "unknown" }, "DE").rate).toBe(2000));
  it("[VAT-08] an individual rate goes before the reverse charge", () =>
    expect(chargedVat(inTheEu, { ...withId("AT", "ATU13585627"), individualRate: rate(700) }, "DE")).toEqual({
      country: "AT",
      rate: 700,
      treatment: "individual",
    }));
  it("[VAT-09] where the provider is registered outside the EU, the map's rate is charged", () =>
    expect(chargedVat(everywhere, consumerIn("CH"), "DE")).toEqual({
      country: "CH",
      rate: 810,
      treatment: "destination",
    }));
  it("[VAT-09] a seller outside the EU has no reverse charge", () =>
    expect(chargedVat(everywhere, withId("AT", "ATU13585627"), "CH").rate).toBe(2000));
});

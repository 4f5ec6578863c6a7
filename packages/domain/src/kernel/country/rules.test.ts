// Countries against ISO 3166-1. [CUS-08] [VAT-01]
import { describe, expect, it } from "vitest";
import iso3166 from "#fixtures/iso3166.json" with { type: "json" };
import {
  countries,
  defaultCountry,
  euMembers,
  isCountry,
  isEuMember,
  vatCountries,
  vatCountryOf,
} from "#kernel/country";

describe("countries", () => {
  it("[CUS-08] are those of ISO 3166-1", () =>
    expect([...countries].sort()).toEqual(iso3166.cases.map(({ a2 }) => a2).sort()));
  it("[CUS-08] DE is the default", () => expect(defaultCountry).toBe("DE"));
  it.each(["", "de", "XX", "OTHER", null, 49])("[CUS-08] %j is none", (value) => expect(isCountry(value)).toBe(false));
  it("[VAT-01] 27 are in the EU, 34 keys are in the map", () => {
    expect([euMembers.length, new Set(vatCountries).size]).toEqual([27, 34]);
    expect([isEuMember("GR"), isEuMember("GB"), isEuMember("CH")]).toEqual([true, false, false]);
  });
  it("[VAT-01] beside them the map names six, and everybody else together", () =>
    expect(vatCountries.filter((key) => !isEuMember(key))).toEqual(["GB", "NO", "IS", "US", "CH", "LI", "OTHER"]));
  it("[VAT-01] a country outside the map is OTHER", () =>
    expect([vatCountryOf("BR"), vatCountryOf("GP"), vatCountryOf("LI")]).toEqual(["OTHER", "OTHER", "LI"]));
  it("[VAT-01] [REP-3] Monaco is France for VAT, the Isle of Man Great Britain, Åland Finland", () =>
    expect(["MC", "IM", "AX"].map(vatCountryOf)).toEqual(["FR", "GB", "FI"]));
});

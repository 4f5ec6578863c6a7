// Addresses in another area of VAT than their country. [VAT-01] [VAT-09]
import { describe, expect, it } from "vitest";
import territories from "#fixtures/vat-territories.json" with { type: "json" };
import { rate } from "#kernel/money";
import { vatAreaOf } from "./areas.ts";
import { chargedVat, isReverseCharge } from "./rules.ts";

const map = {
  OTHER: rate(0),
  DE: rate(1900),
  FR: rate(2000),
  GB: rate(2000),
  CH: rate(810),
  ES: rate(2100),
  FI: rate(2550),
  CY: rate(1900),
};
const consumer = (country: string, postCode: string) =>
  ({ kind: "private", country, postCode, vatId: null, vatIdValidity: "unknown", individualRate: null }) as const;
const business = (country: string, postCode: string, vatId: string) =>
  ({ kind: "business", country, postCode, vatId, vatIdValidity: "valid", individualRate: null }) as const;

/** Places that the table of rates names and whose services are taxed as on the mainland, or at another rate of the same country. */
const taxedAsMainland: readonly string[] = ["Jungholz", "Mittelberg", "Madeira", "Azores"];

describe("areas of VAT", () => {
  it.each([
    ["DE", "78266", "CH"],
    ["DE", "27498", "OTHER"],
    ["DE", "27499", "DE"],
    ["ES", "35001", "OTHER"],
    ["ES", "38001", "OTHER"],
    ["ES", "51001", "OTHER"],
    ["ES", "52006", "OTHER"],
    ["ES", "28001", "ES"],
    ["IT", "23041", "OTHER"],
    ["IT", "22061", "OTHER"],
    ["IT", "23030", "IT"],
    ["GR", "63086", "OTHER"],
    ["FR", "97110", "OTHER"],
    ["FR", "98000", "FR"],
    ["GP", "97110", "OTHER"],
    ["RE", "97400", "OTHER"],
    ["MC", "98000", "FR"],
    ["IM", "IM1 1AA", "GB"],
    ["GB", "BT1 1AA", "GB"],
    ["GB", "BFPO 57", "CY"],
    ["AX", "22100", "FI"],
    ["FI", "22100", "FI"],
  ])("[VAT-01] [SHOP2-9] [REP-3] %s %s is %s", (country, postCode, key) =>
    expect(vatAreaOf({ country, postCode })).toBe(key),
  );

  it.each(territories.cases)(
    "[VAT-01] [SHOP2-9] $country: $region has a row, or is taxed as the mainland",
    ({ country, region, postcodePattern }) => {
      const one = {
        "(35\\d{3}|38\\d{3})": "35100",
        "(5100[1-5]|5107[0-1]|51081)": "51001",
        "(5200[0-6]|5207[0-1]|52081)": "52001",
      }[postcodePattern];
      const postCode =
        one ??
        postcodePattern
          .replace("[123]", "1")
          .replace("[0-4]", "0")
          .replace("[5-9]", "5")
          .replace("\\d{2,}", country === "PT" ? "00123" : "10");
      expect(vatAreaOf({ country, postCode }) === country).toBe(taxedAsMainland.includes(region));
    },
  );

  it("[VAT-09] [SHOP2-9] at home in the post, not in the area: no domestic rate", () => {
    expect(chargedVat(map, consumer("DE", "27498"), "DE")).toEqual({ country: "OTHER", rate: 0, treatment: "outside" });
    expect(chargedVat(map, consumer("DE", "78266"), "DE")).toEqual({
      country: "CH",
      rate: 810,
      treatment: "destination",
    });
    expect(chargedVat(map, consumer("ES", "35001"), "DE")).toEqual({ country: "OTHER", rate: 0, treatment: "outside" });
  });

  it("[VAT-09] [REP-3] Monaco and the Isle of Man are charged as France and Great Britain", () => {
    expect(chargedVat(map, consumer("MC", "98000"), "DE")).toEqual({
      country: "FR",
      rate: 2000,
      treatment: "destination",
    });
    expect(chargedVat(map, consumer("IM", "IM1 1AA"), "DE")).toEqual({
      country: "GB",
      rate: 2000,
      treatment: "destination",
    });
  });

  it("[VAT-09] [REP-3] reverse charge asks for an id of the area", () => {
    expect(isReverseCharge(business("MC", "98000", "FR83404833048"), "DE")).toBe(true);
    expect(isReverseCharge(business("ES", "35001", "ESB12345674"), "DE")).toBe(false);
    expect(isReverseCharge(business("MC", "98000", "FR83404833048"), "FR")).toBe(false);
  });
});

// The catalogue by the requirements' examples, and as JSON. [PRD-01] [PRD-02] [PRD-03] [PRD-07] [LNK-01]
import * as Result from "effect/Result";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCatalog } from "./arbitraries.ts";
import { exampleCatalog as catalog, exampleProduct } from "./examples.ts";
import { decodeCatalog } from "./codec.ts";
import {
  canBeOrdered,
  categoryByPath,
  coveredLocations,
  defaultLocation,
  includedDomainCount,
  invoicesAYear,
  isIncludedEnding,
  knownEnding,
  knownProduct,
  linkPieces,
  offeredAddition,
  offeredBillingMonths,
  offeredLocation,
  productByPath,
  productPath,
  productsOf,
  transferableEnding,
} from "./index.ts";

const tagOf = (result: Result.Result<unknown, { readonly _tag: string }>): string =>
  Result.isFailure(result) ? result.failure._tag : "offered";

describe("what is sold", () => {
  it("[PRD-03] a sold-out product cannot be ordered, and the refusal names it", () => {
    const refused = canBeOrdered({ ...exampleProduct, soldOut: true });
    expect(Result.isFailure(refused) && refused.failure).toMatchObject({
      _tag: "ProductSoldOut",
      product: "web-m",
      rule: "PRD-03",
    });
    expect(tagOf(canBeOrdered(exampleProduct))).toBe("offered");
  });
  it("[PRD-01] an addition is not ordered alone and has no page", () => {
    expect(tagOf(Result.flatMap(knownProduct(catalog, "backup"), canBeOrdered))).toBe("ProductOnlyAsAddition");
    expect(productsOf(catalog, "vps").map(({ key }) => key)).toEqual(["vps-s"]);
    expect(productByPath(catalog, "en", "server/vps/backup")).toBeNull();
  });
  it("[PRD-01] an unknown product and an ending that is not sold are refused", () => {
    expect(tagOf(knownProduct(catalog, "web-xxl"))).toBe("ProductUnknown");
    expect(tagOf(knownEnding(catalog, "museum"))).toBe("DomainEndingUnknown");
    expect(tagOf(transferableEnding(catalog, "museum"))).toBe("DomainEndingUnknown");
    expect(tagOf(transferableEnding(catalog, "fixed"))).toBe("DomainNotTransferable");
    expect(tagOf(transferableEnding(catalog, "de"))).toBe("offered");
  });
  it("[PRD-01] only offered billing periods and additions are taken", () => {
    expect(tagOf(offeredBillingMonths(exampleProduct, 12))).toBe("offered");
    expect(tagOf(offeredBillingMonths(exampleProduct, 7))).toBe("BillingPeriodNotOffered");
    expect(tagOf(offeredAddition(exampleProduct, "backup"))).toBe("AdditionNotOffered");
  });
  it("[PRD-02] no preference covers AT, DE and NL, and is taken where nothing is chosen", () => {
    expect(coveredLocations("any")).toEqual(["AT", "DE", "NL"]);
    expect(defaultLocation({ ...exampleProduct, locations: ["DE", "any"] })).toBe("any");
    expect(defaultLocation({ ...exampleProduct, locations: ["NL", "AT"] })).toBe("NL");
    expect(Result.getOrThrow(offeredLocation({ ...exampleProduct, locations: [] }, null))).toBeNull();
    expect(tagOf(offeredLocation({ ...exampleProduct, locations: ["DE"] }, "NL"))).toBe("LocationNotOffered");
  });
  it("[PRD-07] included domains count for each unit, with the product's endings", () => {
    expect(includedDomainCount(exampleProduct, 3)).toBe(6);
    expect([isIncludedEnding(exampleProduct, "de"), isIncludedEnding(exampleProduct, "dear")]).toEqual([true, false]);
  });
});

describe("where it is", () => {
  it("[PRD-01] category and product are found by their paths in each language, with or without slashes around", () => {
    expect(categoryByPath(catalog, "en", "/server/vps/")?.key).toBe("vps");
    expect(productByPath(catalog, "de", "hosting/webhosting-m")?.key).toBe("web-m");
    expect(productByPath(catalog, "en", "hosting/webhosting-m")).toBeNull();
    expect(productPath(catalog, exampleProduct)).toEqual({ en: "hosting/web-m", de: "hosting/webhosting-m" });
  });
  it("[LNK-01] a link has a main category only where there is one", () => {
    expect(linkPieces(catalog, exampleProduct, "de")).toEqual({
      main: null,
      category: "hosting",
      product: "webhosting-m",
    });
    expect(linkPieces(catalog, Result.getOrThrow(knownProduct(catalog, "vps-s")), "en")).toEqual({
      main: "server",
      category: "vps",
      product: "vps-s",
    });
  });
});

describe("how often it is paid", () => {
  it("[PRD-01] a longer billing period means fewer invoices a year; one that no year ends with means none of a whole number", () => {
    expect([1, 3, 6, 12, 5, 24].map(invoicesAYear)).toEqual([12, 4, 2, 1, null, null]);
  });
});

describe("as JSON", () => {
  it("[PRD-01] a catalogue survives being sent", () => {
    fc.assert(
      fc.property(
        anyCatalog,
        (sent) => void expect(Result.getOrThrow(decodeCatalog(JSON.parse(JSON.stringify(sent))))).toEqual(sent),
      ),
    );
  });
  it("[PRD-01] a price that is no whole number of cents is refused", () => {
    const product = { ...exampleProduct, monthly: 3.25 };
    expect(Result.isFailure(decodeCatalog({ ...catalog, products: [product] }))).toBe(true);
    expect(Result.isFailure(decodeCatalog({ ...catalog, products: [{ ...product, monthly: -1 }] }))).toBe(true);
  });
});

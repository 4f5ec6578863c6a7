// What the catalogue's refusals name, and the paths of what has no category or is nested deeply. [PRD-01] [PRD-02] [LNK-01]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { exampleCatalog as catalog, exampleProduct } from "./examples.ts";
import {
  canBeOrdered,
  categoryByPath,
  knownEnding,
  knownProduct,
  linkPieces,
  offeredAddition,
  offeredBillingMonths,
  offeredLocation,
  productByPath,
  productPath,
  transferableEnding,
} from "./index.ts";

const refusalOf = (result: Result.Result<unknown, unknown>): unknown =>
  Result.isFailure(result) ? result.failure : null;
const server = Result.getOrThrow(knownProduct(catalog, "vps-s"));

describe("a refusal", () => {
  it.each([
    [knownProduct(catalog, "gone"), { product: "gone" }],
    [canBeOrdered({ ...exampleProduct, onlyAsAddition: true }), { product: "web-m" }],
    [knownEnding(catalog, "museum"), { ending: "museum" }],
    [transferableEnding(catalog, "fixed"), { ending: "fixed" }],
    [offeredBillingMonths(exampleProduct, 7), { product: "web-m", months: 7 }],
    [offeredLocation({ ...exampleProduct, locations: ["DE"] }, "NL"), { product: "web-m", location: "NL" }],
    [offeredAddition(server, "disk"), { product: "vps-s", addition: "disk" }],
  ])("[PRD-01] names what is meant: %#", (refused, facts) => expect(refusalOf(refused)).toMatchObject(facts));
  it("[CRT-02] is not given for an addition that is offered, which comes with its maximum", () =>
    expect(Result.getOrThrow(offeredAddition(server, "backup"))).toEqual({ product: "backup", maximum: 2 }));
});

describe("paths", () => {
  const lost = { ...catalog, categories: [] };
  it("[LNK-01] a product whose category is not in the catalogue has no page and no link", () => {
    expect(productPath(lost, exampleProduct)).toBeNull();
    expect(productByPath(lost, "en", "hosting/web-m")).toBeNull();
    expect(linkPieces(lost, exampleProduct, "en")).toBeNull();
  });
  it("[LNK-01] the main category is all of the path but its last piece", () => {
    const deep = {
      ...catalog,
      categories: catalog.categories.map((one) => ({ ...one, path: { en: "a/b/c", de: "a/b/c" } })),
    };
    expect(linkPieces(deep, exampleProduct, "de")).toEqual({ main: "a/b", category: "c", product: "webhosting-m" });
    expect(linkPieces(catalog, exampleProduct, "en")).toEqual({ main: null, category: "hosting", product: "web-m" });
  });
  it.each(["server/vps", "/server/vps", "//server/vps//"])("[LNK-01] slashes around a path do not count: %s", (path) =>
    expect(categoryByPath(catalog, "en", path)?.key).toBe("vps"),
  );
});

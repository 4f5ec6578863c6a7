// Storage in a cart: only sizes that the catalogue offers. [PRD-09]
import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { cents } from "#kernel/money";
import type { Catalog } from "#shop/catalog";
import { exampleCatalog, exampleProduct } from "#shop/catalog/examples";
import { configured } from "./index.ts";

const storage = {
  ...exampleProduct,
  key: "block",
  monthly: cents(4),
  onlyAsAddition: true,
  storage: { minimum: 100, maximum: 2050, step: 50 },
};

it("[PRD-09] a size that is not offered is not taken into a cart", () => {
  const server = { ...exampleProduct, key: "vps", additions: [{ product: "block", maximum: 2050 }] };
  const catalog: Catalog = { ...exampleCatalog, products: [server, storage] };
  const sized = (quantity: number) =>
    configured(catalog, "i", { product: "vps", additions: [{ product: "block", quantity }] });
  expect(Result.getOrThrow(sized(150)).additions).toEqual([{ product: "block", quantity: 150 }]);
  expect(Result.getOrThrow(sized(0)).additions).toEqual([]);
  expect([sized(120), sized(50)].map((result) => (Result.isFailure(result) ? result.failure._tag : null))).toEqual([
    "StorageSizeNotOffered",
    "StorageSizeNotOffered",
  ]);
});

it("[PRD-09] [SHOP2-10] a refused size names the sizes of the server that it was chosen for", () => {
  const server = { ...exampleProduct, key: "vps", additions: [{ product: "block", maximum: 1000 }] };
  const catalog: Catalog = { ...exampleCatalog, products: [server, storage] };
  const refused = configured(catalog, "i", { product: "vps", additions: [{ product: "block", quantity: 120 }] });
  expect(Result.flip(refused)).toMatchObject({
    success: { _tag: "StorageSizeNotOffered", minimum: 100, maximum: 1000, step: 50 },
  });
});

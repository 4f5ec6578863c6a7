// How many pieces one order takes: by adding, by changing, and of carts that were merged. [CRT-01]
import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { exampleCatalog as catalog } from "#shop/catalog/examples";
import {
  addDomain,
  addProduct,
  availableCart,
  type Cart,
  changeItem,
  emptyCart,
  mergeCarts,
  type ProductChoice,
} from "./index.ts";

const empty = emptyCart("c");
const named = (name: string) =>
  ({ ascii: name, unicode: name, ending: "de", acquisition: "register", authcodeGiven: false }) as const;
const withProduct = (cart: Cart, id: string, choice: ProductChoice): Cart =>
  Result.getOrThrow(addProduct(cart, catalog, id, choice));
const withDomain = (cart: Cart, id: string, name: string): Cart =>
  Result.getOrThrow(addDomain(cart, catalog, id, named(name)));
const tagOf = (result: Result.Result<unknown, { readonly _tag: string }>): string =>
  Result.isFailure(result) ? result.failure._tag : "done";

it("[CRT-01] [ACC-02] one order takes a hundred pieces, of a merged cart, too", () => {
  const sixty = withProduct(empty, "a", { product: "web-m", quantity: 60 });
  const hundred = withProduct(sixty, "b", { product: "web-m", quantity: 40, billingMonths: 1 });
  const refused = { failure: { _tag: "TooManyPieces", maximum: 100 } };
  expect(addDomain(hundred, catalog, "c", named("one-more.de"))).toMatchObject(refused);
  expect(changeItem(hundred, catalog, "b", { quantity: 41 })).toMatchObject(refused);
  expect(tagOf(changeItem(hundred, catalog, "b", { quantity: 39 }))).toBe("done");
  expect(Result.isSuccess(availableCart(hundred, catalog))).toBe(true);
  const { cart: merged } = mergeCarts(hundred, withDomain(empty, "d", "other.de"));
  expect(availableCart(merged, catalog)).toMatchObject(refused);
  expect(tagOf(changeItem(merged, catalog, "b", { quantity: 39 }))).toBe("done");
});

// The cart as JSON, and which visitors it opens for. [CRT-01] [CRT-08]
import * as Result from "effect/Result";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleCatalog as catalog } from "#shop/catalog/examples";
import { anyCart } from "./arbitraries.ts";
import { decodeCart, decodeCartDifference } from "./codec.ts";
import { addProduct, emptyCart, mergeCarts, opensFor } from "./index.ts";

const hosting = Result.getOrThrow(addProduct(emptyCart("cart"), catalog, "a", { product: "web-m" }));

describe("as JSON", () => {
  it("[CRT-01] carts and differences survive being stored and sent", () => {
    fc.assert(
      fc.property(anyCart, anyCart, (cart, other) => {
        expect(Result.getOrThrow(decodeCart(JSON.parse(JSON.stringify(cart))))).toEqual(cart);
        const { difference } = mergeCarts(cart, other);
        expect(Result.getOrThrow(decodeCartDifference(JSON.parse(JSON.stringify(difference))))).toEqual(difference);
      }),
    );
  });
  it("[CRT-01] what is no cart is refused", () =>
    expect(
      [{}, null, { ...hosting, version: -1 }, { ...hosting, items: [{ kind: "gift" }] }].map((value) =>
        Result.isFailure(decodeCart(value)),
      ),
    ).toEqual([true, true, true, true]));
});

describe("whom a cart opens for", () => {
  it.each([
    [null, null, true],
    [null, "100001", true],
    ["100001", "100001", true],
    ["100001", "100002", false],
    ["100001", null, false],
  ])("[CRT-01] owned by %s, requested by %s: %s", (owner, requester, opens) => {
    expect(opensFor(owner, requester)).toBe(opens);
  });
});

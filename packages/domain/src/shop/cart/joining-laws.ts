// Laws of what comes together in a cart, and for whom it opens. [CRT-01] [CRT-02] [CRT-08] [DOM-07]
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyCatalog } from "#shop/catalog/arbitraries";
import { anyCart, anyChoiceOf } from "./arbitraries.ts";
import { maximumPieces, maximumQuantity } from "./limits.ts";
import { domainsOf, isProductItem, piecesIn } from "./contents.ts";
import { mergeCarts } from "./merge.ts";
import type { Cart } from "./model.ts";
import { addProduct, availableCart, emptyCart, opensFor } from "./rules.ts";

const anyOwner = fc.option(fc.constantFrom("100001", "100002"), { nil: null, freq: 2 });

/** Any cart, and the same with every authcode given or none. */
const withAuthcodes = (cart: Cart, authcodeGiven: boolean): Cart => ({
  ...cart,
  items: cart.items.map((item) =>
    isProductItem(item)
      ? { ...item, domains: item.domains.map((domain) => ({ ...domain, authcodeGiven })) }
      : { ...item, domain: { ...item.domain, authcodeGiven } },
  ),
});

export const joiningLaws: readonly Law[] = [
  law(
    "[CRT-08] [CRT-02] like items that join are as many as both together, and refused where that is more than there may be",
    () =>
      fc.property(
        anyCatalog.chain((catalog) => fc.tuple(fc.constant(catalog), anyChoiceOf(catalog))),
        fc.integer({ min: 1, max: maximumQuantity }),
        fc.integer({ min: 1, max: maximumQuantity }),
        ([catalog, choice], a, b) => {
          const plain = (quantity: number) => ({ ...choice, domains: [], quantity });
          const first = addProduct(emptyCart("c"), catalog, "a", plain(a));
          if (Result.isFailure(first)) return true;
          const both = addProduct(first.success, catalog, "b", plain(b));
          return a + b > maximumQuantity
            ? Result.isFailure(both) && both.failure._tag === "QuantityInvalid"
            : Result.isSuccess(both) &&
                both.success.items.length === 1 &&
                both.success.items.every((item) => isProductItem(item) && item.quantity === a + b);
        },
      ),
  ),
  law(
    "[CRT-01] [ACC-02] no change brings a cart above the pieces that one order takes, and no order takes more, however carts were merged",
    () =>
      fc.property(
        anyCatalog.chain((catalog) =>
          fc.tuple(fc.constant(catalog), anyChoiceOf(catalog), fc.array(anyCart, { maxLength: 4 })),
        ),
        fc.integer({ min: 1, max: maximumQuantity }),
        ([catalog, choice, carts], quantity) => {
          const cart = carts.reduce((mine, other) => mergeCarts(mine, other).cart, emptyCart("c"));
          const added = addProduct(cart, catalog, "new", { ...choice, domains: [], quantity });
          const isWithin = ({ items }: Cart): boolean => piecesIn(items) <= maximumPieces;
          return (
            (Result.isFailure(added) || isWithin(added.success)) &&
            (Result.isFailure(availableCart(cart, catalog)) || isWithin(cart))
          );
        },
      ),
  ),
  law(
    "[CRT-01] a cart that has a customer opens for that customer alone, and one of a visitor for who knows its id",
    () =>
      fc.property(
        anyOwner,
        anyOwner,
        (owner, requester) => opensFor(owner, requester) === (owner === null ? true : requester === owner),
      ),
  ),
  law(
    "[CRT-01] [DOM-07] a merge forgets no authcode that was given for a name, whichever of the carts it was given in",
    () =>
      fc.property(anyCart, fc.boolean(), (cart, isMine) => {
        const [given, without] = [withAuthcodes(cart, true), withAuthcodes({ ...cart, id: "other" }, false)];
        const { cart: merged } = isMine ? mergeCarts(given, without) : mergeCarts(without, given);
        return domainsOf(merged).every(({ authcodeGiven }) => authcodeGiven);
      }),
  ),
];

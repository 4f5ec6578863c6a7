// The cart as it will be: what the server confirmed last, with what is wanted and not yet answered, by the server's own rules. [CRT-01] [CRT-08] [PRD-07]
import * as Result from "effect/Result";
import type { Catalog } from "#shop/catalog";
import { isProductItem, itemOf } from "./contents.ts";
import { ItemUnknown } from "./errors.ts";
import { placeDomain, type IncludeRefusal } from "./included.ts";
import { needsAnswer, type CartIntent } from "./intents.ts";
import type { Cart, ItemId, ProductItem, SelectedAddition } from "./model.ts";
import {
  changeItem,
  clearedCart,
  putItem,
  removeItem,
  removeVoucher,
  type ChangeItemRefusal,
  type PutItemRefusal,
} from "./rules.ts";

export type IntentRefusal = ChangeItemRefusal | PutItemRefusal | IncludeRefusal;

export interface Foretold {
  readonly cart: Cart;
  /** What the rules do not allow; everything else is in the cart all the same. */
  readonly refused: readonly { readonly intent: CartIntent; readonly refusal: IntentRefusal }[];
  /** What only an answer can tell. */
  readonly pending: readonly CartIntent[];
}

/** Each intent after the other; of no intents the cart is the confirmed one itself. `catalog` holds at least what is in the cart. */
export const foretold = (confirmed: Cart, catalog: Catalog, intents: readonly CartIntent[]): Foretold =>
  intents.reduce<Foretold>(
    (before, intent) => {
      if (needsAnswer(intent)) return { ...before, pending: [...before.pending, intent] };
      const made = appliedIntent(before.cart, catalog, intent);
      return Result.isSuccess(made)
        ? { ...before, cart: made.success }
        : { ...before, refused: [...before.refused, { intent, refusal: made.failure }] };
    },
    { cart: confirmed, refused: [], pending: [] },
  );

/** One intent by the rule that the server makes it by. */
export const appliedIntent = (cart: Cart, catalog: Catalog, intent: CartIntent): Result.Result<Cart, IntentRefusal> => {
  switch (intent.kind) {
    case "quantity":
      return changeItem(cart, catalog, intent.item, { quantity: intent.quantity });
    case "billing":
      return changeItem(cart, catalog, intent.item, { billingMonths: intent.months });
    case "location":
      return changeItem(cart, catalog, intent.item, { location: intent.location });
    case "addition":
    case "remove-domain":
    case "restore-domain":
      return Result.flatMap(productIn(cart, intent.item), (item) =>
        changeItem(cart, catalog, intent.item, termsAfter(item, intent)),
      );
    case "place":
      return placeDomain(cart, catalog, intent.ascii, intent.plan);
    case "remove":
      return removeItem(cart, intent.item);
    case "restore":
      return putItem(cart, catalog, intent.item, intent.contents, intent.position);
    case "remove-voucher":
      return Result.succeed(removeVoucher(cart));
    case "clear":
      return Result.succeed(clearedCart(cart));
    case "voucher":
    case "authcode":
      return Result.succeed(cart);
  }
};

type ListIntent = Extract<CartIntent, { readonly kind: "addition" | "remove-domain" | "restore-domain" }>;

/** The additions or domains of a product as an intent wants them; a change names the whole list. */
export const termsAfter = (
  { additions, domains }: Pick<ProductItem, "additions" | "domains">,
  intent: ListIntent,
): { readonly additions: readonly SelectedAddition[] } | { readonly domains: ProductItem["domains"] } => {
  switch (intent.kind) {
    case "addition":
      return {
        additions: [
          ...additions.filter(({ product }) => product !== intent.product),
          ...(intent.quantity === 0 ? [] : [{ product: intent.product, quantity: intent.quantity }]),
        ],
      };
    case "remove-domain":
      return { domains: domains.filter(({ ascii }) => ascii !== intent.ascii) };
    case "restore-domain":
      return { domains: [...domains.slice(0, intent.position), intent.domain, ...domains.slice(intent.position)] };
  }
};

const productIn = (cart: Cart, id: ItemId): Result.Result<ProductItem, ItemUnknown> => {
  const item = itemOf(cart, id);
  return item !== null && isProductItem(item) ? Result.succeed(item) : Result.fail(new ItemUnknown({ item: id }));
};

// What a login leaves to the cart in this tab: what came in when two carts became one. [CRT-01]
import { type CartDifference, type CartItem, isNoDifference } from "@kontor/domain/shop/cart";
import {
  type Guard,
  isCount,
  isListOf,
  isOneOf,
  isRecord,
  isText,
  orNull,
  slot,
} from "../../platform/client/tab-slot.ts";
import { mergedName } from "./merged-name.ts";

const isName = isRecord<{ readonly ascii: string; readonly unicode: string }>({ ascii: isText, unicode: isText });

/** As much of an item as its words are made of. */
const isItem: Guard<CartItem> = (value): value is CartItem =>
  isRecord({
    kind: isOneOf("product"),
    product: isText,
    quantity: isCount,
    additions: isListOf(isRecord({ product: isText, quantity: isCount })),
    domains: isListOf(isName),
  })(value) || isRecord({ kind: isOneOf("domain"), domain: isName })(value);

const isDifference = isRecord<CartDifference>({
  added: isListOf(isItem),
  raised: isListOf(isRecord({ item: isItem, from: isCount, to: isCount })),
  dropped: isListOf(isItem),
  droppedVoucher: orNull(isText),
});

/** From the login to the cart: what came in when two carts became one, until it was read. */
export const mergedCarts = {
  ...slot(mergedName, isDifference),
  tell: (difference: CartDifference): boolean => {
    if (isNoDifference(difference)) return false;
    mergedCarts.write(difference);
    return true;
  },
};

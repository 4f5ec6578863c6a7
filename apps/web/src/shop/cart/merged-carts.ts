// What a login leaves to the cart in this tab, and its words: what came in when two carts became one; loaded where there is some. [CRT-01]
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
import { mergedName } from "./stored.ts";
import type { Translate } from "../../platform/texts/texts.tsx";

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

interface MergedWords {
  readonly t: Translate;
  readonly title: (item: CartItem) => string;
}

/** What came in when the guest's cart and the customer's became one. */
export const mergeTexts = (
  { added, raised, dropped, droppedVoucher }: CartDifference,
  { t, title }: MergedWords,
): readonly string[] => [
  ...added.map((item) => t("merged.added", { title: title(item) })),
  ...raised.map(({ item, from, to }) => t("merged.raised", { title: title(item), from, to })),
  ...dropped.map((item) => t("merged.dropped", { title: title(item) })),
  ...(droppedVoucher === null ? [] : [t("merged.droppedVoucher", { code: droppedVoucher })]),
];

/** What the login left behind, which is read once. */
export const takeMergedTexts = (words: MergedWords): readonly string[] => {
  const difference = mergedCarts.read();
  mergedCarts.clear();
  return difference === null ? [] : mergeTexts(difference, words);
};

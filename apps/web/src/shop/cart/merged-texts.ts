// Two carts that became one at a login, in words; loaded where a login has merged them. [CRT-01]
import type { CartDifference } from "@kontor/domain/shop/cart";
import type { DifferenceWords } from "./cart-difference.ts";
import { mergedCarts } from "./merged-carts.ts";

/** What came in when the guest's cart and the customer's became one. */
export const mergeTexts = (
  { added, raised, dropped, droppedVoucher }: CartDifference,
  { t, title }: DifferenceWords,
): readonly string[] => [
  ...added.map((item) => t("merged.added", { title: title(item) })),
  ...raised.map(({ item, from, to }) => t("merged.raised", { title: title(item), from, to })),
  ...dropped.map((item) => t("merged.dropped", { title: title(item) })),
  ...(droppedVoucher === null ? [] : [t("merged.droppedVoucher", { code: droppedVoucher })]),
];

/** What the login left behind, which is read once. */
export const takeMergedTexts = (words: DifferenceWords): readonly string[] => {
  const difference = mergedCarts.read();
  mergedCarts.clear();
  return difference === null ? [] : mergeTexts(difference, words);
};

// What takes the focus after a change of the cart, since what was pressed is gone: the heading of the item, or what the voucher became. [LGL-06]
import { type Cart, type CartIntent, type CartItem, domainsOfItem, isProductItem } from "@kontor/domain/shop/cart";
import type { CartShown } from "./shown.ts";

const hasAddition = (
  { items }: Pick<Cart, "items">,
  { item, product }: Extract<CartIntent, { readonly kind: "addition" }>,
): boolean =>
  items.some(
    (one) => one.id === item && isProductItem(one) && one.additions.some((addition) => addition.product === product),
  );

/** The id of what takes it; null where the focus stays. */
export const focusAfter = (
  { intent, before }: NonNullable<CartShown["announced"]>,
  items: readonly CartItem[],
): string | null => {
  switch (intent.kind) {
    case "voucher":
      return "voucher-remove";
    case "remove-voucher":
      return "voucher";
    case "place": {
      const holder = items.find((item) => domainsOfItem(item).some(({ ascii }) => ascii === intent.ascii));
      return holder === undefined ? null : `item-${holder.id}`;
    }
    case "restore":
    case "restore-domain":
      return `item-${intent.item}`;
    case "addition":
      return intent.quantity > 0 && !hasAddition(before, intent) ? `item-${intent.item}` : null;
    default:
      return null;
  }
};

// What a form without scripts put into the cart, said on the cart's page: the address has ids alone, and their words come from the cart. [CRT-01] [LGL-06]
import { type Cart, type CartItem, containsDomain } from "@kontor/domain/shop/cart";
import type { Locale } from "@kontor/domain/visitor/locale";
import { listText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { titleOfItem, titles } from "./titles.ts";
import type { CartContents } from "./views.ts";

/** More names than these are counted. */
const namedAtMost = 3;

/** The address of the cart with what was put into it. */
export const cartWith = (path: string, items: readonly CartItem[]): string =>
  items.length === 0 ? path : `${path}?${new URLSearchParams(items.map(({ id }) => ["put", id]))}`;

/** The items of a cart that have one of these names, alone or in a plan. */
export const itemsWithNames = ({ items }: Cart, names: readonly string[]): readonly CartItem[] =>
  items.filter((item) => names.some((name) => containsDomain({ items: [item] }, name)));

/** The sentence about it; null where the cart has none of these items. */
export const putText = (
  search: URLSearchParams,
  locale: Locale,
  { cart, products }: Pick<CartContents, "cart" | "products">,
): string | null => {
  const ids = search.getAll("put");
  const put = (cart?.items ?? []).filter(({ id }) => ids.includes(id));
  if (put.length === 0) return null;
  const t = texts(locale, "cart");
  const title = titles(cart, products);
  const names = put.map((item) => titleOfItem(item, title));
  return put.length > namedAtMost
    ? t("putMany", { number: put.length })
    : t("put", { count: put.length, titles: listText(locale, names) });
};

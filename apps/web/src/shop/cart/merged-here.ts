// Two carts that became one at a login without scripts, in sentences on the cart's page: the address has ids and numbers alone, and their words come from the cart. [CRT-01] [LOC-16]
import type { CartDifference } from "@kontor/domain/shop/cart";
import type { Locale } from "@kontor/domain/visitor/locale";
import { texts } from "../../platform/texts/server-texts.ts";
import { titleOfItem, titles } from "./titles.ts";
import type { CartContents } from "./views.ts";

/** The address of the cart with what a login changed in it. */
export const cartAfterMerge = (path: string, { added, raised, dropped, droppedVoucher }: CartDifference): string =>
  `${path}?${new URLSearchParams([
    ...added.map(({ id }) => ["added", id]),
    ...raised.map(({ item, from }) => ["raised", `${item.id} ${from}`]),
    ...(dropped.length === 0 ? [] : [["dropped", String(dropped.length)]]),
    ...(droppedVoucher === null ? [] : [["dropped-voucher", "1"]]),
  ])}`;

/** The sentences about it; null where the address names nothing of this cart. */
export const mergedText = (
  search: URLSearchParams,
  locale: Locale,
  { cart, products }: Pick<CartContents, "cart" | "products">,
): string | null => {
  const t = texts(locale, "cart");
  const items = cart?.items ?? [];
  const title = titles(cart, products);
  const added = items
    .filter(({ id }) => search.getAll("added").includes(id))
    .map((item) => t("merged.added", { title: titleOfItem(item, title) }));
  const raised = search.getAll("raised").flatMap((each) => {
    const [id, from = ""] = each.split(" ");
    const item = items.find((candidate) => candidate.id === id);
    return item?.kind === "product" && /^\d{1,2}$/.test(from)
      ? [t("merged.raised", { title: titleOfItem(item, title), from: Number(from), to: item.quantity })]
      : [];
  });
  const dropped = Number(/^\d{1,3}$/.exec(search.get("dropped") ?? "")?.[0] ?? 0);
  const sentences = [
    ...added,
    ...raised,
    ...(dropped === 0 || items.length === 0 ? [] : [t("merged.droppedSome", { count: dropped })]),
    ...(search.get("dropped-voucher") === "1" && items.length > 0 ? [t("merged.voucherGone")] : []),
  ];
  return sentences.length === 0 ? null : `${t("merged.title")}: ${sentences.join("; ")}.`;
};

// What the cart's page says of a form that led to it: what it put in, what a login brought, what was removed and how to take that back, what was refused. The address has ids and numbers alone, their words come from the cart. [CRT-01] [CRT-04] [CRT-08] [LGL-06] [LOC-16]
import {
  type Cart,
  type CartDifference,
  type CartIntent,
  type CartItem,
  containsDomain,
  undoOf,
} from "@kontor/domain/shop/cart";
import type { Locale } from "@kontor/domain/visitor/locale";
import { listText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { titleOfItem, titles } from "./titles.ts";
import type { CartContents, CartPage, PlainUndo } from "./views.ts";
import { type CartUndo, decodeUndo } from "@kontor/domain/shop/cart/codec";
import { toUnicode } from "@kontor/domain/shop/domain-name";
import * as Result from "effect/Result";
import { refusedIn } from "../../platform/page/refused-in.ts";

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

/** The parameter of the cart's address after a removal; null where nothing can be taken back. */
export const removedAs = (before: Cart, intent: CartIntent): string | null => {
  const undo = undoOf(before, intent);
  return undo === null ? null : JSON.stringify(undo);
};

/** What takes back what an address or a form says was removed; null where it says nothing that can be. */
export const undoIn = (text: string | null): CartUndo | null => {
  try {
    const decoded = decodeUndo(JSON.parse(text ?? "null"));
    return Result.isSuccess(decoded) ? decoded.success : null;
  } catch {
    return null;
  }
};

const name = /^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** A product of the catalogue by its title, a domain by its name; null for anything else that an address may say. */
const titleOf = (undo: CartUndo, titleOfProduct: (key: string) => string | null): string | null => {
  const domain =
    undo.kind === "restore-domain"
      ? undo.domain
      : undo.kind === "restore" && undo.contents.kind === "domain"
        ? undo.contents.domain
        : null;
  if (domain !== null) return name.test(domain.ascii) ? toUnicode(domain.ascii) : null;
  if (undo.kind === "restore") return undo.contents.kind === "product" ? titleOfProduct(undo.contents.product) : null;
  return undo.kind === "addition" ? titleOfProduct(undo.product) : null;
};

/** The sentence about a removal and the form that takes it back; null without one. */
export const plainUndo = (
  search: URLSearchParams,
  locale: Locale,
  titleOfProduct: (key: string) => string | null,
): { readonly put: string; readonly undo: PlainUndo } | null => {
  const undo = undoIn(search.get("removed"));
  const title = undo === null ? null : titleOf(undo, titleOfProduct);
  if (undo === null || title === null) return null;
  const t = texts(locale, "cart");
  const action = `/forms/cart?${new URLSearchParams({ locale, act: "undo", item: undo.item, undo: JSON.stringify(undo) })}`;
  return { put: t("removed", { title }), undo: { action, label: t("undoLabel", { title }) } };
};

/** Codes are shorter; what is longer was not typed by a person. */
const longestVoucher = 64;

export const refusedChange = (
  search: URLSearchParams,
  locale: Locale,
  { problems }: CartContents,
): Pick<CartPage, "problems" | "refusedVoucher"> => {
  const [refusal, item, voucher] = [search.get("problem") ?? "", search.get("item"), search.get("voucher")];
  const detail = refusedIn(search, locale);
  if (detail === null) return { problems };
  if (voucher !== null) return { problems, refusedVoucher: { code: voucher.slice(0, longestVoucher), text: detail } };
  return { problems: item === null ? problems : [...problems, { item, refusal, detail }] };
};

export const afterForm = (
  search: URLSearchParams,
  locale: Locale,
  contents: Pick<CartContents, "cart" | "products">,
  titleOfProduct: (key: string) => string | null,
): Pick<CartPage, "put" | "undo"> => {
  const put = putText(search, locale, contents) ?? mergedText(search, locale, contents);
  return put === null ? (plainUndo(search, locale, titleOfProduct) ?? {}) : { put };
};

// Taking a removal back without scripts: what was removed stands in the cart's address until something else is done, and only what the shop sells is named from it. [CRT-01] [CRT-08] [LOC-16]
import { type Cart, type CartIntent, undoOf } from "@kontor/domain/shop/cart";
import { type CartUndo, decodeUndo } from "@kontor/domain/shop/cart/codec";
import { toUnicode } from "@kontor/domain/shop/domain-name";
import type { Locale } from "@kontor/domain/visitor/locale";
import * as Result from "effect/Result";
import { texts } from "../../platform/texts/server-texts.ts";
import { cartAction } from "./cart-action.ts";
import type { PlainUndo } from "./views.ts";

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
  const action = cartAction(locale, { act: "undo", item: undo.item, undo: JSON.stringify(undo) });
  return { put: t("removed", { title }), undo: { action, label: t("undoLabel", { title }) } };
};

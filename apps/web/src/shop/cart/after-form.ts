// What the cart's page says of a form that led to it: what it put in, what a login brought, what was removed and how to take that back. [CRT-01] [CRT-08] [LOC-16]
import type { Locale } from "@kontor/domain/visitor/locale";
import { mergedText } from "./merged-here.ts";
import { plainUndo } from "./plain-undo.ts";
import { putText } from "./put-items.ts";
import type { CartContents, CartPage } from "./views.ts";

export const afterForm = (
  search: URLSearchParams,
  locale: Locale,
  contents: Pick<CartContents, "cart" | "products">,
  titleOfProduct: (key: string) => string | null,
): Pick<CartPage, "put" | "undo"> => {
  const put = putText(search, locale, contents) ?? mergedText(search, locale, contents);
  return put === null ? (plainUndo(search, locale, titleOfProduct) ?? {}) : { put };
};

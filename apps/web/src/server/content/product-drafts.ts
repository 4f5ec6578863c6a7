// The drafted texts of a product, by its key or the last word of its address. [ADM-03]
import type { Locale } from "@kontor/domain/visitor/locale";
import type { Surroundings } from "../surroundings.ts";
import { reading } from "./query.ts";
import { type Read, readContent } from "./read.ts";
import { records, text, words } from "./wire.ts";

export interface ProductDraft {
  /** Key of the product in the catalogue. */
  readonly product: string;
  readonly title: string | null;
  readonly summary: string | null;
  readonly description: string | null;
}

const productPages = reading("product-pages", { pagination: { pageSize: 1 } });

export const productDraft = (
  surroundings: Surroundings,
  locale: Locale,
  filter: { readonly productKey: string } | { readonly slugOverride: string },
): Promise<Read<ProductDraft | null>> => {
  const [[field, value]] = Object.entries(filter) as [[string, string]];
  return readContent(
    surroundings,
    productPages(locale, { filters: { [field]: { $eq: value } } }),
    (data) =>
      records(data).map((entry) => ({
        product: words(entry.productKey),
        title: text(entry.title),
        summary: text(entry.summary),
        description: text(entry.description),
      }))[0] ?? null,
  );
};

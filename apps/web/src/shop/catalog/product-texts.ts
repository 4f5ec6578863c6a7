// The content entry of a product: its texts, and the metadata of its page for search engines and other sites. [PRD-06] [ADM-03]
import type { Product } from "@kontor/domain/shop/catalog";
import type { Picture } from "@kontor/domain/site/picture";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { PageServices } from "../../platform/page/services.ts";
import { seo as seoPopulated } from "../../platform/content/populate.ts";
import { reading } from "../../platform/content/query.ts";
import { type Read, readContent } from "../../platform/content/read.ts";
import { picture, seo } from "../../platform/content/shapes.ts";
import { records, text, words } from "../../platform/content/wire.ts";
import type { Seo } from "../../platform/content/model.ts";

export interface ProductTexts {
  /** Key of the product in the catalogue. */
  readonly product: string;
  readonly title: string | null;
  readonly summary: string | null;
  readonly description: string | null;
  readonly image: Picture | null;
  readonly seo: Seo;
}

const productPages = reading("product-pages", {
  pagination: { pageSize: 1 },
  populate: { image: true, seo: seoPopulated },
});

/** Of a product by its key, or by the last word of its address. */
export const productTexts = (
  services: PageServices,
  locale: Locale,
  filter: { readonly productKey: string } | { readonly slugOverride: string },
): Promise<Read<ProductTexts | null>> => {
  const [[field, value]] = Object.entries(filter) as [[string, string]];
  return readContent(
    services,
    productPages(locale, { filters: { [field]: { $eq: value } } }),
    (data) =>
      records(data).map((entry) => ({
        product: words(entry.productKey),
        title: text(entry.title),
        summary: text(entry.summary),
        description: text(entry.description),
        image: picture(entry.image),
        seo: seo(entry.seo),
      }))[0] ?? null,
  );
};

/** The product with these texts; where the content has none, with those of the catalogue. */
export const inWords = (product: Product, locale: Locale, entry: ProductTexts | null): Product =>
  entry === null
    ? product
    : {
        ...product,
        title: { ...product.title, [locale]: entry.title ?? inLocale(product.title, locale) },
        summary: { ...product.summary, [locale]: entry.summary ?? inLocale(product.summary, locale) },
        description: { ...product.description, [locale]: entry.description ?? inLocale(product.description, locale) },
      };

// Categories and product pages of the content system, derived from the catalogue: what is sold stands in one place only.
import { type Category, type Product, hasPage } from "@kontor/domain/shop/catalog";
import { inLocale, type Languages } from "@kontor/domain/visitor/locale";
import type { Document } from "./files.ts";

const file = "catalog";

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `server/vps`: the section, if there is one, and the word of the category itself. */
const partsOf = (path: string): { readonly main: string | null; readonly slug: string } => {
  const [first = "", second] = path.split("/");
  return second === undefined ? { main: null, slug: first } : { main: first, slug: second };
};

export const productDocuments = (
  categories: readonly Category[],
  products: readonly Product[],
  languages: Languages,
): readonly Document[] =>
  languages.flatMap((locale) => [
    ...mainCategories(categories, locale),
    ...categories.map((category): Document => {
      const { main, slug } = partsOf(inLocale(category.path, locale));
      return {
        type: "product-category",
        key: category.key,
        locale,
        file,
        data: {
          name: inLocale(category.title, locale),
          slug,
          categoryKey: category.key,
          summary: inLocale(category.summary, locale),
          ...(main === null ? {} : { mainCategory: mainKey(category) }),
        },
      };
    }),
    ...products.filter(hasPage).map(
      (product): Document => ({
        type: "product-page",
        key: product.key,
        locale,
        file,
        data: {
          title: inLocale(product.title, locale),
          slugOverride: inLocale(product.slug, locale),
          productKey: product.key,
          summary: inLocale(product.summary, locale),
          description: inLocale(product.description, locale),
          productCategory: product.category,
        },
      }),
    ),
  ]);

/** The same section in both languages. */
const mainKey = (category: Category): string => partsOf(category.path.en).main ?? category.key;

const mainCategories = (categories: readonly Category[], locale: "en" | "de"): readonly Document[] => {
  const found = new Map<string, Document>();
  for (const category of categories) {
    const { main } = partsOf(inLocale(category.path, locale));
    const key = mainKey(category);
    if (main !== null && !found.has(key))
      found.set(key, { type: "main-category", key, locale, file, data: { name: capital(main), slug: main } });
  }
  return [...found.values()];
};

// What pages of the checkout say of the products of a cart. [CHK-01] [CRT-01] [LGL-02]
import type { Cart } from "@kontor/domain/shop/cart";
import {
  bindingMonths,
  type Catalog,
  hasPage,
  isHourly,
  namedProduct,
  type Product,
  productByKey,
  productPath,
} from "@kontor/domain/shop/catalog";
import { type ContractFacts, type TermWords, termWords } from "@kontor/domain/shop/contract";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { dayText } from "../../platform/texts/format.ts";
import type { ProductViews } from "../cart/views.ts";

/** What the catalogue says of every product of a cart, and of all additions that may come to it: one is shown as soon as it is wanted. */
export const productViews = (
  cart: Pick<Cart, "items">,
  catalog: Catalog,
  locale: Locale,
  contract: ContractFacts | null = null,
): ProductViews => {
  const keys = cart.items.flatMap((item) => {
    if (item.kind !== "product") return [];
    const offered = namedProduct(catalog, item.product)?.additions ?? [];
    return [item.product, ...[...item.additions, ...offered].map(({ product }) => product)];
  });
  return Object.fromEntries(
    [...new Set(keys)].flatMap((key) => {
      const product = namedProduct(catalog, key);
      if (product === null) return [];
      const isShown = hasPage(product) && productByKey(catalog, key) !== null;
      const path = isShown ? productPath(catalog, product) : null;
      const { billingMonths, freeMonths, locations } = product;
      return [
        [
          key,
          {
            title: inLocale(product.title, locale),
            href: path === null ? null : `/${locale}/${inLocale(path, locale)}`,
            billingMonths,
            freeMonths,
            includedDomains: product.includedDomains.count,
            term: contract === null ? null : statedTerm(product, contract, locale),
            fields: Object.fromEntries(
              (product.fields ?? []).map(({ key: field, label }) => [field, inLocale(label, locale)]),
            ),
            locations,
            additions: Object.fromEntries(
              product.additions.map(({ product: addition, maximum }) => [addition, maximum]),
            ),
          },
        ],
      ];
    }),
  );
};

const statedTerm = (product: Product, contract: ContractFacts, locale: Locale): TermWords | null =>
  termWords({ minimumMonths: bindingMonths(product), hourly: isHourly(product) }, contract, locale, (day) =>
    dayText(locale, day),
  );

// From what a visitor chose to an item with every term settled, or the reason why it is not offered. [CRT-02] [CRT-08] [PRD-01] [PRD-02]
import * as Result from "effect/Result";
import {
  defaultBillingMonths,
  inStock,
  isStorage,
  knownEnding,
  knownProduct,
  offeredAddition,
  offeredBillingMonths,
  offeredLocation,
  offeredSize,
  transferableEnding,
  type AdditionNotOffered,
  type BillingPeriodNotOffered,
  type FieldValues,
  type Catalog,
  type Location,
  type LocationNotOffered,
  type Product,
  type ProductKey,
  type ProductSoldOut,
  type ProductUnknown,
  type StorageSizeNotOffered,
} from "#shop/catalog";
import type { DomainEndingUnknown, DomainNotTransferable } from "#shop/domain-name";
import { byText } from "./contents.ts";
import { AdditionMaximumReached, DomainAlreadyInCart, QuantityInvalid } from "./errors.ts";
import type { ItemId, ProductItem, SelectedAddition, SelectedDomain } from "./model.ts";
import { quantityRefusal } from "./quantity.ts";

/** A product as chosen on its page; what is left out takes the product's default. */
export interface ProductChoice {
  readonly product: ProductKey;
  readonly quantity?: number | undefined;
  readonly billingMonths?: number | undefined;
  readonly location?: Location | null | undefined;
  readonly additions?: readonly SelectedAddition[] | undefined;
  readonly domains?: readonly SelectedDomain[] | undefined;
  /** As the catalogue reads them. */
  readonly fields?: FieldValues | undefined;
}

export type AdditionRefusal =
  | AdditionNotOffered
  | AdditionMaximumReached
  | QuantityInvalid
  | ProductUnknown
  | StorageSizeNotOffered;

export type DomainRefusal = DomainAlreadyInCart | DomainEndingUnknown | DomainNotTransferable;

export type ConfigurationRefusal =
  | ProductUnknown
  | QuantityInvalid
  | BillingPeriodNotOffered
  | LocationNotOffered
  | AdditionRefusal
  | DomainRefusal;

/** The item of a choice, whether available or not: a sold-out product has a price too. */
export const configured = (
  catalog: Catalog,
  id: ItemId,
  choice: ProductChoice,
): Result.Result<ProductItem, ConfigurationRefusal> =>
  Result.gen(function* () {
    const product = yield* knownProduct(catalog, choice.product);
    return {
      kind: "product" as const,
      id,
      product: product.key,
      quantity: yield* validQuantity(choice.quantity ?? 1),
      billingMonths: yield* offeredBillingMonths(product, choice.billingMonths ?? defaultBillingMonths(product)),
      location: yield* offeredLocation(product, choice.location ?? null),
      additions: yield* validAdditions(catalog, product, choice.additions ?? []),
      domains: yield* validDomains(catalog, choice.domains ?? []),
      ...(choice.fields && { fields: choice.fields }),
    };
  });

/** From 1 to 99. */
export const validQuantity = (quantity: number): Result.Result<number, QuantityInvalid> => {
  const refusal = quantityRefusal(quantity);
  return refusal === null ? Result.succeed(quantity) : Result.fail(refusal);
};

/** Additions of one unit of the product: each once, in the order of their keys, none of quantity 0, none above its maximum. [CRT-02] */
export const validAdditions = (
  catalog: Catalog,
  product: Product,
  chosen: readonly SelectedAddition[],
): Result.Result<readonly SelectedAddition[], AdditionRefusal> =>
  Result.map(Result.all(oncePerProduct(chosen).map((addition) => validAddition(catalog, product, addition))), (valid) =>
    valid.filter(({ quantity }) => quantity > 0),
  );

const validAddition = (
  catalog: Catalog,
  product: Product,
  chosen: SelectedAddition,
): Result.Result<SelectedAddition, AdditionRefusal> =>
  Result.gen(function* () {
    const offered = yield* offeredAddition(product, chosen.product);
    const added = yield* knownProduct(catalog, chosen.product);
    if (!Number.isSafeInteger(chosen.quantity) || chosen.quantity < 0)
      return yield* Result.fail(new QuantityInvalid({ minimum: 0, maximum: offered.maximum }));
    if (chosen.quantity > offered.maximum)
      return yield* Result.fail(new AdditionMaximumReached({ addition: chosen.product, maximum: offered.maximum }));
    if (isStorage(added) && chosen.quantity > 0) yield* offeredSize(added, chosen.quantity, offered.maximum);
    return { product: chosen.product, quantity: chosen.quantity };
  });

const oncePerProduct = (chosen: readonly SelectedAddition[]): readonly SelectedAddition[] =>
  [...new Set(chosen.map(({ product }) => product))].sort(byText).map((product) => ({
    product,
    quantity: chosen.reduce((total, addition) => total + (addition.product === product ? addition.quantity : 0), 0),
  }));

/** Whether everything that an item needs can be had now. [PRD-03] */
export const availableItem = (
  catalog: Catalog,
  item: ProductItem,
): Result.Result<ProductItem, ProductUnknown | ProductSoldOut> =>
  Result.map(
    Result.all(
      [item.product, ...item.additions.map(({ product }) => product)].map((key) =>
        Result.flatMap(knownProduct(catalog, key), inStock),
      ),
    ),
    () => item,
  );

/** A domain whose ending is sold and, for a transfer, taken over. */
export const validDomain = (
  catalog: Catalog,
  domain: SelectedDomain,
): Result.Result<SelectedDomain, DomainEndingUnknown | DomainNotTransferable> =>
  Result.map(
    domain.acquisition === "transfer"
      ? transferableEnding(catalog, domain.ending)
      : knownEnding(catalog, domain.ending),
    () => domain,
  );

/** Each of them valid, and none twice. [DOM-04] */
export const validDomains = (
  catalog: Catalog,
  domains: readonly SelectedDomain[],
): Result.Result<readonly SelectedDomain[], DomainRefusal> => {
  const twice = firstTwice(domains);
  return twice === null
    ? Result.all(domains.map((domain) => validDomain(catalog, domain)))
    : Result.fail(alreadyInCart(twice));
};

/** The first domain that is there a second time. */
export const firstTwice = (domains: readonly SelectedDomain[]): SelectedDomain | null => {
  const seen = new Set<string>();
  return domains.find(({ ascii }) => seen.size === seen.add(ascii).size) ?? null;
};

export const alreadyInCart = (domain: SelectedDomain): DomainAlreadyInCart =>
  new DomainAlreadyInCart({ domain: domain.unicode, ascii: domain.ascii });

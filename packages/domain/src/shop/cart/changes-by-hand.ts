// The cart after a change, and what stands against it, put together one by one: what the laws of changes compare with. [CRT-02] [CRT-08] [PRD-03]
import { type Catalog, endingOf, type Product, productByKey } from "#shop/catalog";
import { byText, cartSize, configurationKey, containsDomain, isProductItem, piecesIn } from "./contents.ts";
import type { ProductChoice } from "./configuration.ts";
import { maximumCartSize, maximumPieces, maximumQuantity } from "./limits.ts";
import type { Cart, CartItem, ProductItem, SelectedAddition, SelectedDomain } from "./model.ts";
import type { ItemChange } from "./rules.ts";

type Problems = ReadonlySet<string>;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Each addition once, with all that was chosen of it. */
const additionSums = (additions: readonly SelectedAddition[]): readonly SelectedAddition[] =>
  [...new Set(additions.map(({ product }) => product))].sort(byText).map((product) => ({
    product,
    quantity: sumOf(additions.flatMap((each) => (each.product === product ? [each.quantity] : []))),
  }));

const placeOf = (product: Product, chosen: ProductChoice["location"]): ProductItem["location"] =>
  chosen ?? (product.locations.includes("any") ? "any" : (product.locations[0] ?? null));

/** The item of a choice; null where there is no such product. */
export const madeOf = (catalog: Catalog, id: string, choice: ProductChoice): ProductItem | null => {
  const product = productByKey(catalog, choice.product);
  return (
    product && {
      kind: "product",
      id,
      product: product.key,
      quantity: choice.quantity ?? 1,
      billingMonths: choice.billingMonths ?? product.billingMonths[0] ?? 1,
      location: placeOf(product, choice.location),
      additions: additionSums(choice.additions ?? []).filter(({ quantity }) => quantity !== 0),
      domains: choice.domains ?? [],
      ...(choice.fields === undefined ? {} : { fields: choice.fields }),
    }
  );
};

/** Like configurations as one, where the first of them stands. */
export const joinedByHand = (items: readonly CartItem[]): readonly CartItem[] =>
  items.reduce<readonly CartItem[]>((before, item) => {
    const like = before.find(
      (other) => isProductItem(other) && isProductItem(item) && configurationKey(other) === configurationKey(item),
    );
    if (like === undefined || !isProductItem(like) || !isProductItem(item)) return [...before, item];
    const both = { ...like, quantity: like.quantity + item.quantity, domains: [...like.domains, ...item.domains] };
    return before.map((other) => (other === like ? both : other));
  }, []);

export const problemsOfDomain = (catalog: Catalog, { ending, acquisition }: SelectedDomain): readonly string[] => {
  const sold = endingOf(catalog, ending);
  if (sold === null) return ["DomainEndingUnknown"];
  return acquisition === "transfer" && !sold.transferable ? ["DomainNotTransferable"] : [];
};

const problemsOfDomains = (catalog: Catalog, domains: readonly SelectedDomain[]): readonly string[] => [
  ...domains.flatMap((domain) => problemsOfDomain(catalog, domain)),
  ...(new Set(domains.map(({ ascii }) => ascii)).size < domains.length ? ["DomainAlreadyInCart"] : []),
];

const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= maximumQuantity;

const problemsOfAdditions = (
  catalog: Catalog,
  product: Product,
  chosen: readonly SelectedAddition[],
): readonly string[] =>
  additionSums(chosen).flatMap(({ product: key, quantity }) => {
    const offered = product.additions.find((addition) => addition.product === key);
    if (offered === undefined) return ["AdditionNotOffered"];
    if (productByKey(catalog, key) === null) return ["ProductUnknown"];
    if (!Number.isInteger(quantity) || quantity < 0) return ["QuantityInvalid"];
    return quantity > offered.maximum ? ["AdditionMaximumReached"] : [];
  });

/** What stands against the terms of a choice, whether it is in stock or not. */
const problemsOfTerms = (catalog: Catalog, product: Product, choice: ProductChoice): readonly string[] => [
  ...(isQuantity(choice.quantity ?? 1) ? [] : ["QuantityInvalid"]),
  ...(choice.billingMonths === undefined || product.billingMonths.includes(choice.billingMonths)
    ? []
    : ["BillingPeriodNotOffered"]),
  ...((choice.location ?? null) === null || product.locations.some((place) => place === choice.location)
    ? []
    : ["LocationNotOffered"]),
  ...problemsOfAdditions(catalog, product, choice.additions ?? []),
  ...problemsOfDomains(catalog, choice.domains ?? []),
];

const isShort = (catalog: Catalog, keys: readonly string[]): boolean =>
  keys.some((key) => productByKey(catalog, key)?.soldOut === true);

const stockProblems = (catalog: Catalog, { product, additions = [] }: ProductChoice): readonly string[] =>
  isShort(catalog, [product, ...additionSums(additions).flatMap((each) => (each.quantity > 0 ? [each.product] : []))])
    ? ["ProductSoldOut"]
    : [];

/** What stands against a cart of these items: names and quantities that come together, its size; `all` as they were before like ones were joined. */
export const problemsAfter = (
  cart: Cart,
  items: readonly CartItem[],
  all: readonly CartItem[] = items,
): readonly string[] => {
  const names = all.flatMap((item) => (isProductItem(item) ? item.domains : [item.domain])).map(({ ascii }) => ascii);
  return [
    ...(new Set(names).size < names.length ? ["DomainAlreadyInCart"] : []),
    ...(items.some((item) => isProductItem(item) && !isQuantity(item.quantity)) ? ["QuantityInvalid"] : []),
    ...(cartSize(items) > maximumCartSize && cartSize(items) > cartSize(cart.items) ? ["CartTooLarge"] : []),
    ...(piecesIn(items) > maximumPieces && piecesIn(items) > piecesIn(cart.items) ? ["TooManyPieces"] : []),
  ];
};

/** All that stands against a product that is to come into a cart. */
export const problemsOfAddition = (catalog: Catalog, cart: Cart, choice: ProductChoice): Problems => {
  const product = productByKey(catalog, choice.product);
  const item = madeOf(catalog, "", choice);
  if (product === null || item === null) return new Set(["ProductUnknown"]);
  const items = [...cart.items, item];
  return new Set([
    ...(product.onlyAsAddition ? ["ProductOnlyAsAddition"] : []),
    ...problemsOfTerms(catalog, product, choice),
    ...stockProblems(catalog, choice),
    ...(item.domains.some(({ ascii }) => containsDomain(cart, ascii)) ? ["DomainAlreadyInCart"] : []),
    ...problemsAfter(cart, joinedByHand(items), items),
  ]);
};

/** What stands against an item as it is, or as it was changed: then only what was changed counts, and what is sold out may become fewer. */
export const problemsOfItem = (
  catalog: Catalog,
  item: CartItem,
  before: CartItem | null,
  change: ItemChange = {},
): Problems => {
  if (!isProductItem(item)) return new Set(problemsOfDomain(catalog, item.domain));
  const product = productByKey(catalog, item.product);
  if (product === null) return new Set(["ProductUnknown"]);
  const changed: ProductChoice = before === null ? item : { ...change, product: item.product };
  const isMore = before === null || !isProductItem(before) || wantsMore(before, item);
  return new Set([
    ...problemsOfTerms(catalog, product, changed),
    ...(isMore ? stockProblems(catalog, item) : []),
    ...(before === null && product.onlyAsAddition ? ["ProductOnlyAsAddition"] : []),
  ]);
};

const wantsMore = (before: ProductItem, after: ProductItem): boolean =>
  after.quantity > before.quantity ||
  after.additions.some(
    ({ product, quantity }) =>
      quantity > sumOf(before.additions.flatMap((each) => (each.product === product ? [each.quantity] : []))),
  );

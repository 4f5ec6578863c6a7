// Domains that a plan of the cart pays for: moving a name into a plan and out of it again. [PRD-07] [DOM-04]
import * as Result from "effect/Result";
import {
  type Catalog,
  includedDomainCount,
  isIncludedEnding,
  knownProduct,
  namedProduct,
  type ProductUnknown,
} from "#shop/catalog";
import type { ProductChoice } from "./configuration.ts";
import { domainsOf, isProductItem, itemOf } from "./contents.ts";
import { DomainNotInCart, EndingNotIncluded, IncludedPlacesTaken, ItemUnknown } from "./errors.ts";
import type { Cart, CartItem, ItemId, ProductItem, SelectedDomain } from "./model.ts";
import { includedNames, type IncludedPlaces, includedPlaces } from "./included-places.ts";
import {
  addDomain,
  addProduct,
  freshId,
  next,
  putItem,
  type AddDomainRefusal,
  type AddProductRefusal,
} from "./rules.ts";

/** The places of each plan of a cart, by item. */
export const placesOf = ({ items }: Pick<Cart, "items">, catalog: Catalog): Readonly<Record<ItemId, IncludedPlaces>> =>
  Object.fromEntries(
    items.filter(isProductItem).flatMap((item) => {
      const product = namedProduct(catalog, item.product);
      return product === null || product.includedDomains.count === 0
        ? []
        : [[item.id, includedPlaces(product, item)] as const];
    }),
  );

/** What a plan may refuse that takes names of the cart into it. */
export type PlanRefusal = DomainNotInCart | EndingNotIncluded | IncludedPlacesTaken | ProductUnknown;

export type IncludeRefusal = PlanRefusal | ItemUnknown;

/** Moves a name of the cart into a plan that then pays for it, or, for null, out to stand on its own. [PRD-07] */
export const placeDomain = (
  cart: Cart,
  catalog: Catalog,
  ascii: string,
  plan: ItemId | null,
): Result.Result<Cart, IncludeRefusal> =>
  Result.gen(function* () {
    const domain = yield* domainNamed(cart, ascii);
    const holder = cart.items.find((item) =>
      isProductItem(item) ? item.domains.includes(domain) : item.domain === domain,
    );
    if (plan === null) {
      if (holder !== undefined && !isProductItem(holder)) return cart;
      return next(cart, {
        items: [...without(cart.items, [ascii]), { kind: "domain", id: freshId(cart, ownItemId(ascii)), domain }],
      });
    }
    if (holder?.id === plan && (yield* paidFor(catalog, holder)).has(ascii)) return cart;
    return next(cart, { items: yield* within(without(cart.items, [ascii]), catalog, plan, domain) });
  });

/** Puts a name into the cart as one that a plan there pays for. [PRD-07] [DOM-04] */
export const addIncludedDomain = (
  cart: Cart,
  catalog: Catalog,
  plan: ItemId,
  domain: SelectedDomain,
): Result.Result<Cart, AddDomainRefusal | IncludeRefusal> =>
  Result.gen(function* () {
    yield* addDomain(cart, catalog, domain.ascii, domain);
    return next(cart, { items: yield* within(cart.items, catalog, plan, domain) });
  });

/** Puts a product into the cart, with names that stand there already and that it then pays for; they come before new ones. [PRD-07] [DOM-04] */
export const addPlan = (
  cart: Cart,
  catalog: Catalog,
  id: ItemId,
  choice: ProductChoice,
  names: readonly string[],
): Result.Result<Cart, AddProductRefusal | PlanRefusal> =>
  Result.gen(function* () {
    const moved = yield* Result.all([...new Set(names)].map((ascii) => domainNamed(cart, ascii)));
    const freed: Cart = { ...cart, items: without(cart.items, names) };
    const domains = [...moved, ...(choice.domains ?? [])];
    const added = yield* addProduct(freed, catalog, id, { ...choice, domains });
    const plan = planOf(added, moved);
    const paid = plan === undefined ? new Set<string>() : yield* paidFor(catalog, plan);
    const unpaid = moved.find(({ ascii }) => !paid.has(ascii));
    if (unpaid !== undefined && plan !== undefined) return yield* Result.fail(yield* noPlace(catalog, plan, unpaid));
    return added;
  });

/** A name is in a cart once, so that its item is called alike wherever the change is made: by the server, and in a browser that does not wait for it. */
export const ownItemId = (ascii: string): ItemId => ascii.slice(0, 60);

/** Puts a product into the place of an item, with names of the cart that move along; those it had already need no free place. [PRD-07] [DOM-04] */
export const putPlan = (
  cart: Cart,
  catalog: Catalog,
  id: ItemId,
  choice: ProductChoice,
  names: readonly string[],
  position: number | null,
): Result.Result<Cart, AddProductRefusal | PlanRefusal> =>
  Result.gen(function* () {
    const moved = yield* Result.all([...new Set(names)].map((ascii) => domainNamed(cart, ascii)));
    const own = new Set(domainsOf({ items: cart.items.filter((item) => item.id === id) }).map(({ ascii }) => ascii));
    const freed: Cart = { ...cart, items: without(cart.items, names) };
    const contents = { ...choice, kind: "product" as const, domains: [...moved, ...(choice.domains ?? [])] };
    const made = yield* putItem(freed, catalog, id, contents, position);
    const plan = planOf(made, moved);
    const paid = plan === undefined ? new Set<string>() : yield* paidFor(catalog, plan);
    const unpaid = moved.find(({ ascii }) => !own.has(ascii) && !paid.has(ascii));
    if (unpaid !== undefined && plan !== undefined) return yield* Result.fail(yield* noPlace(catalog, plan, unpaid));
    return made;
  });

/** The plan that has one of these names now. */
const planOf = ({ items }: Cart, names: readonly SelectedDomain[]): ProductItem | undefined =>
  items.filter(isProductItem).find(({ domains }) => names.some((name) => domains.includes(name)));

const domainNamed = (cart: Cart, ascii: string): Result.Result<SelectedDomain, DomainNotInCart> => {
  const domain = domainsOf(cart).find((candidate) => candidate.ascii === ascii);
  return domain === undefined ? Result.fail(new DomainNotInCart({ domain: ascii })) : Result.succeed(domain);
};

/** The items without these names. */
const without = (items: readonly CartItem[], names: readonly string[]): readonly CartItem[] =>
  items.flatMap((item): readonly CartItem[] => {
    if (isProductItem(item)) return [{ ...item, domains: item.domains.filter(({ ascii }) => !names.includes(ascii)) }];
    return names.includes(item.domain.ascii) ? [] : [item];
  });

const within = (
  items: readonly CartItem[],
  catalog: Catalog,
  plan: ItemId,
  domain: SelectedDomain,
): Result.Result<readonly CartItem[], IncludeRefusal> =>
  Result.gen(function* () {
    const item = itemOf({ items }, plan);
    if (item === null || !isProductItem(item)) return yield* Result.fail(new ItemUnknown({ item: plan }));
    const grown: ProductItem = { ...item, domains: [...item.domains, domain] };
    if (!(yield* paidFor(catalog, grown)).has(domain.ascii))
      return yield* Result.fail(yield* noPlace(catalog, grown, domain));
    return items.map((other) => (other === item ? grown : other));
  });

const paidFor = (catalog: Catalog, item: CartItem): Result.Result<ReadonlySet<string>, ProductUnknown> =>
  isProductItem(item)
    ? Result.map(knownProduct(catalog, item.product), (product) => includedNames(product, item))
    : Result.succeed(new Set<string>());

/** Why a plan does not pay for a name. */
const noPlace = (
  catalog: Catalog,
  plan: ProductItem,
  { ending }: SelectedDomain,
): Result.Result<EndingNotIncluded | IncludedPlacesTaken, ProductUnknown> =>
  Result.map(knownProduct(catalog, plan.product), (product) =>
    isIncludedEnding(product, ending)
      ? new IncludedPlacesTaken({ maximum: includedDomainCount(product, plan.quantity) })
      : new EndingNotIncluded({ ending }),
  );

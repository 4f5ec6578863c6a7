// Merging a guest's cart into the customer's at login: nothing is lost, nothing unseen comes in, a domain is there once. [CRT-01] [DOM-04]
import { byText, configurationKey, domainsOf, domainsOfItem, isProductItem, itemKey } from "./contents.ts";
import type {
  Cart,
  CartDifference,
  CartItem,
  DomainItem,
  ItemId,
  ProductItem,
  Referral,
  SelectedDomain,
} from "./model.ts";

export interface Merged {
  readonly cart: Cart;
  readonly difference: CartDifference;
}

/**
 * The cart `mine` with everything of `other` in it. A configuration that both have is there once, with the greater
 * quantity; a domain that both have stays with a product rather than alone. As contents (`cartContents`) the result
 * does not depend on which cart is whose: merging is commutative, associative and idempotent. Id and, plus one,
 * version are those of `mine`.
 */
export const mergeCarts = (mine: Cart, other: Cart): Merged => {
  const places = placesOf([mine, other]);
  const taken = new Set(mine.items.map(({ id }) => id));
  const merged = (item: CartItem): readonly CartItem[] =>
    isProductItem(item) ? [mergedProduct(item, [mine, other], places)] : stillAlone(item, places);
  const incoming = missingIn(mine, other)
    .flatMap(merged)
    .map((item) => ({ ...item, id: freshId(taken, item.id) }));
  const items = [...mine.items.flatMap(merged), ...incoming];
  const contents = {
    items,
    voucher: least(mine.voucher, other.voucher),
    referral: leastReferral(mine.referral, other.referral),
  };
  const changed =
    JSON.stringify(contents) !== JSON.stringify({ items: mine.items, voucher: mine.voucher, referral: mine.referral });
  return {
    cart: { ...mine, ...contents, version: changed ? mine.version + 1 : mine.version },
    difference: differenceOf(mine, other, contents),
  };
};

/** What a cart holds, in an order of its own and without ids: two carts with equal contents are the same order. */
export const cartContents = (cart: Cart): Pick<Cart, "items" | "voucher" | "referral"> => ({
  items: cart.items.map(withoutId).sort((a, b) => byText(itemKey(a), itemKey(b))),
  voucher: cart.voucher,
  referral: cart.referral,
});

const withoutId = (item: CartItem): CartItem =>
  isProductItem(item)
    ? { ...item, id: "", additions: [...item.additions].sort((a, b) => byText(a.product, b.product)) }
    : { ...item, id: "" };

/** Of a merge that changed nothing of what its visitor sees. */
export const noDifference: CartDifference = { added: [], raised: [], dropped: [], droppedVoucher: null };

/** Whether there is anything to show after a merge. */
export const isNoDifference = (difference: CartDifference): boolean =>
  difference.added.length + difference.raised.length + difference.dropped.length === 0 &&
  difference.droppedVoucher === null;

/** Where a domain stays: with the product of this key, or alone (null). */
interface Place {
  readonly product: string | null;
  readonly domain: SelectedDomain;
}

/** The place of each domain: of all that it has, the least in one order, and that is what makes merging order-free. */
const placesOf = (carts: readonly Cart[]): ReadonlyMap<string, Place> =>
  carts
    .flatMap(({ items }) => items)
    .flatMap((item) =>
      domainsOfItem(item).map(
        (domain): Place => ({ product: isProductItem(item) ? configurationKey(item) : null, domain }),
      ),
    )
    .reduce((places, place) => {
      const known = places.get(place.domain.ascii);
      return places.set(place.domain.ascii, known === undefined ? place : leastPlace(known, place));
    }, new Map<string, Place>());

const leastPlace = (a: Place, b: Place): Place => {
  const order = byPlace(a, b);
  if (order !== 0) return order < 0 ? a : b;
  return { ...a, domain: { ...a.domain, authcodeGiven: a.domain.authcodeGiven || b.domain.authcodeGiven } };
};

/** With a product before alone, then by the product, the acquisition and the spelling. */
const byPlace = (a: Place, b: Place): number =>
  Number(a.product === null) - Number(b.product === null) ||
  byText(a.product ?? "", b.product ?? "") ||
  byText(a.domain.acquisition, b.domain.acquisition) ||
  byText(a.domain.unicode, b.domain.unicode) ||
  byText(a.domain.ending, b.domain.ending);

/** A domain on its own, unless it is with a product now. */
const stillAlone = (item: DomainItem, places: ReadonlyMap<string, Place>): readonly DomainItem[] => {
  const place = places.get(item.domain.ascii);
  return place?.product === null ? [{ ...item, domain: place.domain }] : [];
};

const mergedProduct = (item: ProductItem, carts: readonly Cart[], places: ReadonlyMap<string, Place>): ProductItem => {
  const key = configurationKey(item);
  const same = carts.flatMap(({ items }) =>
    items.filter(isProductItem).filter((candidate) => configurationKey(candidate) === key),
  );
  const domains = [...places.values()].filter(({ product }) => product === key).map(({ domain }) => domain);
  return {
    ...item,
    quantity: Math.max(...same.map(({ quantity }) => quantity)),
    domains: inOrder(
      domains,
      same.map((each) => each.domains),
    ),
  };
};

/** The order the carts agree on, which decides what is included, or else that of the names. [PRD-07] */
const inOrder = (
  domains: readonly SelectedDomain[],
  orders: readonly (readonly SelectedDomain[])[],
): readonly SelectedDomain[] => {
  const rank = new Map(orders[0]?.map(({ ascii }, index) => [ascii, index]) ?? []);
  const first = namesOf(orders[0] ?? []);
  const ranked = [...domains].sort((a, b) => (rank.get(a.ascii) ?? 0) - (rank.get(b.ascii) ?? 0));
  const agreed = orders.every((order) => namesOf(order) === first) && namesOf(ranked) === first;
  return agreed ? ranked : [...domains].sort((a, b) => byText(a.ascii, b.ascii));
};

const namesOf = (domains: readonly SelectedDomain[]): string => domains.map(({ ascii }) => ascii).join(" ");

const missingIn = (cart: Cart, other: Cart): readonly CartItem[] => {
  const keys = new Set(cart.items.map(itemKey));
  return other.items.filter((item) => !keys.has(itemKey(item)));
};

const differenceOf = (mine: Cart, other: Cart, merged: Pick<Cart, "items" | "voucher">): CartDifference => {
  const before = new Map(mine.items.map((item) => [itemKey(item), item]));
  const names = new Set(domainsOf(mine).map(({ ascii }) => ascii));
  const isNew = (item: CartItem): boolean =>
    isProductItem(item) ? !before.has(itemKey(item)) : !names.has(item.domain.ascii);
  const arrived = merged.items
    .filter((item) => !isNew(item))
    .flatMap((item) =>
      domainsOfItem(item)
        .filter(({ ascii }) => !names.has(ascii))
        .map((domain) => alone(item.id, domain)),
    );
  return {
    added: [...merged.items.filter(isNew), ...arrived],
    raised: merged.items.flatMap((item) => {
      const [from, to] = [quantityOf(before.get(itemKey(item))), quantityOf(item)];
      return from > 0 && to > from ? [{ item, from, to }] : [];
    }),
    dropped: [
      ...other.items.filter((item) => isProductItem(item) && quantityOf(before.get(itemKey(item))) >= item.quantity),
      ...other.items.flatMap((item) =>
        domainsOfItem(item)
          .filter(({ ascii }) => names.has(ascii))
          .map((domain) => alone(item.id, domain)),
      ),
    ],
    droppedVoucher: [mine.voucher, other.voucher].find((code) => code !== null && code !== merged.voucher) ?? null,
  };
};

const alone = (id: ItemId, domain: SelectedDomain): DomainItem => ({ kind: "domain", id, domain });

const quantityOf = (item: CartItem | undefined): number =>
  item === undefined || !isProductItem(item) ? 0 : item.quantity;

const least = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? (a ?? b) : byText(a, b) <= 0 ? a : b;

const leastReferral = (a: Referral | null, b: Referral | null): Referral | null =>
  a === null || b === null ? (a ?? b) : byText(a.customerNumber, b.customerNumber) <= 0 ? a : b;

const freshId = (taken: Set<ItemId>, id: ItemId): ItemId => {
  if (taken.has(id)) return freshId(taken, `${id}+`);
  taken.add(id);
  return id;
};

// Many names into the cart at once: what fits is in it, what does not is named with its reason. [DOM-04] [DOM-08] [PRD-07] [CRT-01]
import * as Result from "effect/Result";
import { type Catalog, productByKey } from "#shop/catalog";
import { isProductItem } from "./contents.ts";
import { hasPlaceFor, includedPlaces } from "./included-places.ts";
import { addIncludedDomain, ownItemId } from "./included.ts";
import type { Cart, ItemId, SelectedDomain } from "./model.ts";
import { addDomain, type AddDomainRefusal } from "./rules.ts";

/** A name that did not come into the cart. */
export interface DomainLeftOut {
  readonly domain: SelectedDomain;
  readonly refusal: AddDomainRefusal;
}

export interface DomainsAdded {
  /** One version on, or as it was where nothing came in. */
  readonly cart: Cart;
  readonly added: readonly SelectedDomain[];
  readonly leftOut: readonly DomainLeftOut[];
}

/** Each name in its turn: into a plan while one pays for it, else on its own; one that cannot be had keeps none of the others out. */
export const addDomains = (cart: Cart, catalog: Catalog, domains: readonly SelectedDomain[]): DomainsAdded => {
  const made = domains.reduce<DomainsAdded>(
    ({ cart: before, added, leftOut }, domain) => {
      const plan = planFor(before, catalog, domain);
      const included = plan === null ? null : addIncludedDomain(before, catalog, plan, domain);
      const after =
        included !== null && Result.isSuccess(included)
          ? included
          : addDomain(before, catalog, ownItemId(domain.ascii), domain);
      return Result.isSuccess(after)
        ? { cart: after.success, added: [...added, domain], leftOut }
        : { cart: before, added, leftOut: [...leftOut, { domain, refusal: after.failure }] };
    },
    { cart, added: [], leftOut: [] },
  );
  return made.added.length === 0 ? { ...made, cart } : { ...made, cart: { ...made.cart, version: cart.version + 1 } };
};

/** The first plan that would pay for a further name of this ending. [PRD-07] */
const planFor = ({ items }: Cart, catalog: Catalog, { ending }: SelectedDomain): ItemId | null => {
  const plan = items.filter(isProductItem).find((item) => {
    const product = productByKey(catalog, item.product);
    return product !== null && hasPlaceFor(includedPlaces(product, item), ending);
  });
  return plan?.id ?? null;
};

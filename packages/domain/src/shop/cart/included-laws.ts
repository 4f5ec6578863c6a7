// Laws of the domains that a plan pays for. [PRD-07] [DOM-04]
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { includedDomainCount, isIncludedEnding, productByKey } from "#shop/catalog";
import { anyCatalog } from "#shop/catalog/arbitraries";
import { anyCartOf, anyChoiceOf, anySelectedDomain } from "./arbitraries.ts";
import { cartSize, containsDomain, domainsOf, isProductItem } from "./contents.ts";
import { addIncludedDomain, addPlan, placeDomain } from "./included.ts";
import { hasPlaceFor, includedNames, includedPlaces } from "./included-places.ts";
import { maximumCartSize } from "./limits.ts";
import { cartContents } from "./merge.ts";
import type { Cart } from "./model.ts";
import { addDomain } from "./rules.ts";
import { addDomains } from "./several-domains.ts";

const anyShop = anyCatalog.chain((catalog) =>
  fc.record({
    catalog: fc.constant(catalog),
    cart: anyCartOf(catalog),
    choice: anyChoiceOf(catalog),
    domain: anySelectedDomain,
    pick: fc.nat(99),
  }),
);

const sorted = (cart: Cart): string =>
  JSON.stringify(
    [...domainsOf(cart)].sort((a, b) => (a.ascii < b.ascii ? -1 : 1)).map((domain) => [domain.ascii, domain]),
  );
const plansOf = (cart: Cart): readonly (string | null)[] => [
  null,
  ...cart.items.filter(isProductItem).map(({ id }) => id),
];

export const includedLaws: readonly Law[] = [
  law(
    "[PRD-07] [DOM-04] moving a name into a plan and out of it loses no name and doubles none, and is one version on or nothing at all",
    () =>
      fc.property(anyShop, ({ catalog, cart }) =>
        domainsOf(cart).every(({ ascii }) =>
          plansOf(cart).every((plan) => {
            const moved = placeDomain(cart, catalog, ascii, plan);
            return (
              Result.isFailure(moved) ||
              moved.success === cart ||
              (sorted(moved.success) === sorted(cart) && moved.success.version === cart.version + 1)
            );
          }),
        ),
      ),
  ),
  law(
    "[PRD-07] a name is moved into a plan exactly when the plan pays for it then: its ending is on the list and a place is free",
    () =>
      fc.property(anyShop, ({ catalog, cart }) =>
        domainsOf(cart).every(({ ascii, ending }) =>
          cart.items.filter(isProductItem).every((item) => {
            const product = productByKey(catalog, item.product);
            const moved = placeDomain(cart, catalog, ascii, item.id);
            if (product === null) return Result.isFailure(moved);
            const isPaid = includedNames(product, item).has(ascii);
            return Result.isSuccess(moved) === (isPaid || hasPlaceFor(includedPlaces(product, item), ending));
          }),
        ),
      ),
  ),
  law(
    "[PRD-07] no plan ever pays for more names than it includes, nor for an ending that is not on its list, and the first come first",
    () =>
      fc.property(anyShop, ({ catalog, cart }) =>
        cart.items.filter(isProductItem).every((item) => {
          const product = productByKey(catalog, item.product);
          if (product === null) return true;
          const names = [...includedNames(product, item)];
          const fitting = item.domains
            .filter(({ ending }) => isIncludedEnding(product, ending))
            .map(({ ascii }) => ascii);
          const { count, free } = includedPlaces(product, item);
          return (
            names.length <= includedDomainCount(product, item.quantity) &&
            names.join() === fitting.slice(0, names.length).join() &&
            free === count - names.length &&
            (free === 0 || names.length === fitting.length)
          );
        }),
      ),
  ),
  law("[PRD-07] a name on its own that is moved into a plan and out again is unchanged", () =>
    fc.property(anyShop, ({ catalog, cart, domain }) => {
      const alone = addDomain(cart, catalog, "new", domain);
      if (Result.isFailure(alone)) return true;
      return plansOf(cart).every((plan) => {
        const back = Result.flatMap(placeDomain(alone.success, catalog, domain.ascii, plan), (moved) =>
          placeDomain(moved, catalog, domain.ascii, null),
        );
        return (
          Result.isFailure(back) ||
          JSON.stringify(cartContents(back.success)) === JSON.stringify(cartContents(alone.success))
        );
      });
    }),
  ),
  law("[PRD-07] [DOM-04] putting a name into the cart as an included one is putting it there and then moving it", () =>
    fc.property(anyShop, ({ catalog, cart, domain }) =>
      cart.items.filter(isProductItem).every(({ id }) => {
        const once = addIncludedDomain(cart, catalog, id, domain);
        const twice = Result.flatMap(addDomain(cart, catalog, "new", domain), (added) =>
          placeDomain(added, catalog, domain.ascii, id),
        );
        return Result.isFailure(once)
          ? Result.isFailure(twice)
          : Result.isSuccess(twice) && JSON.stringify(once.success.items) === JSON.stringify(twice.success.items);
      }),
    ),
  ),
  law(
    "[PRD-07] [DOM-04] a plan that comes with names of the cart pays for each of them, and no name is lost or doubled",
    () =>
      fc.property(anyShop, ({ catalog, cart, choice, pick }) => {
        const names = domainsOf(cart)
          .map(({ ascii }) => ascii)
          .filter((_, index) => (pick >> index) % 2 === 1);
        const added = addPlan(cart, catalog, "plan", { ...choice, domains: [] }, names);
        if (Result.isFailure(added)) return true;
        return (
          sorted(added.success) === sorted(cart) &&
          names.every((name) =>
            added.success.items.some((item) => {
              const product = isProductItem(item) ? productByKey(catalog, item.product) : null;
              return product !== null && isProductItem(item) && includedNames(product, item).has(name);
            }),
          )
        );
      }),
  ),
  law(
    "[DOM-08] [DOM-04] of many names each is in the cart or left out, never both, and no name of before is lost, doubled or changed",
    () =>
      fc.property(anyShop, fc.array(anySelectedDomain, { maxLength: 12 }), ({ catalog, cart }, wanted) => {
        const { cart: after, added, leftOut } = addDomains(cart, catalog, wanted);
        const known = new Map(domainsOf(cart).map((domain) => [domain.ascii, domain]));
        const names = domainsOf(after);
        return (
          added.length + leftOut.length === wanted.length &&
          names.length === known.size + added.length &&
          new Set(names.map(({ ascii }) => ascii)).size === names.length &&
          [...known].every(([ascii, domain]) => names.find((other) => other.ascii === ascii) === domain) &&
          added.every((domain) => !known.has(domain.ascii) && names.includes(domain)) &&
          after.version === cart.version + (added.length > 0 ? 1 : 0) &&
          (added.length > 0 || after === cart)
        );
      }),
  ),
  law(
    "[CRT-01] [PRD-07] many names never make a cart larger than it may be, and none stands alone while a plan would pay for it",
    () =>
      fc.property(anyShop, fc.array(anySelectedDomain, { maxLength: 12 }), ({ catalog, cart }, wanted) => {
        const { cart: after, added, leftOut } = addDomains(cart, catalog, wanted);
        return (
          cartSize(after.items) <= Math.max(maximumCartSize, cartSize(cart.items)) &&
          leftOut.every(
            ({ domain, refusal }) => refusal._tag !== "DomainAlreadyInCart" || containsDomain(after, domain.ascii),
          ) &&
          added.every((domain) => {
            const isAlone = after.items.some((item) => !isProductItem(item) && item.domain === domain);
            return (
              !isAlone ||
              after.items.every((item) => {
                const product = isProductItem(item) ? productByKey(catalog, item.product) : null;
                return (
                  product === null || !isProductItem(item) || !hasPlaceFor(includedPlaces(product, item), domain.ending)
                );
              })
            );
          })
        );
      }),
  ),
];

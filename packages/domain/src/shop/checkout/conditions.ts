// What the registries of ordered endings ask of their holders, such as a connection to a city. [DOM-01] [CHK-04]
import * as Result from "effect/Result";
import { type Cart, domainsOf } from "#shop/cart";
import { type Catalog, endingOf } from "#shop/catalog";
import type { Localized } from "#visitor/locale";
import { ConditionsNotConfirmed } from "./errors.ts";
import type { Agreements } from "./model.ts";

/** Each condition once, in the order of the names. */
export const endingConditions = (cart: Pick<Cart, "items">, catalog: Catalog): readonly Localized<string>[] =>
  [...new Set(domainsOf(cart).map(({ ending }) => ending))].flatMap(
    (ending) => endingOf(catalog, ending)?.condition ?? [],
  );

/** The agreements if they confirm what the endings of the cart ask for. */
export const conditionsConfirmed = (
  agreements: Agreements,
  cart: Pick<Cart, "items">,
  catalog: Catalog,
): Result.Result<Agreements, ConditionsNotConfirmed> =>
  agreements.conditions === true || endingConditions(cart, catalog).length === 0
    ? Result.succeed(agreements)
    : Result.fail(new ConditionsNotConfirmed());

// Which names of a cart lack the authcode that their transfer needs; apart from the steps, so that a page that only shows them loads no catalogue. [DOM-01]
import { type Cart, domainsOf } from "#shop/cart";
import { type Catalog, endingOf } from "#shop/catalog";
import { AuthcodeMissing } from "./errors.ts";

/** The domains that move here without the authcode that their ending requires. [DOM-01] */
export const missingAuthcodes = (cart: Pick<Cart, "items">, catalog: Catalog): readonly AuthcodeMissing[] =>
  domainsOf(cart)
    .filter(
      (domain) =>
        domain.acquisition === "transfer" &&
        !domain.authcodeGiven &&
        endingOf(catalog, domain.ending)?.authcode != null,
    )
    .map((domain) => new AuthcodeMissing({ domain: domain.unicode }));

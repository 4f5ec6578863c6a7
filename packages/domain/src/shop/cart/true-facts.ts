// Whether what a refusal of a cart says beside its name is true of what was wanted, for laws. [CRT-01] [CRT-08] [DOM-04]
import { type Catalog, productByKey } from "#shop/catalog";
import { isProductItem } from "./contents.ts";
import { maximumCartSize, maximumPieces, maximumQuantity } from "./limits.ts";
import type { CartItem, ItemId, SelectedDomain } from "./model.ts";
import type { ItemChange } from "./rules.ts";

/** What a change was about: the items as they would have been, and for an item's change its id and what was to be different. */
export interface Wanted {
  readonly catalog: Catalog;
  readonly items: readonly CartItem[];
  readonly item?: ItemId;
  readonly change?: ItemChange;
}

type Facts = Readonly<Record<string, unknown>>;

const namesOf = (items: readonly CartItem[]): readonly SelectedDomain[] =>
  items.flatMap((item) => (isProductItem(item) ? item.domains : [item.domain]));

const isQuantityRange = ({ minimum, maximum }: Facts, { catalog, items }: Wanted): boolean =>
  (minimum === 1 && maximum === maximumQuantity) ||
  (minimum === 0 &&
    items
      .filter(isProductItem)
      .some(({ product }) => productByKey(catalog, product)?.additions.some((offered) => offered.maximum === maximum)));

const facts: Readonly<Record<string, (given: Facts, wanted: Wanted) => boolean>> = {
  CartTooLarge: ({ maximum }) => maximum === maximumCartSize,
  TooManyPieces: ({ maximum }) => maximum === maximumPieces,
  QuantityInvalid: isQuantityRange,
  ItemUnknown: ({ item }, wanted) => item === wanted.item,
  ChangeNotPossible: ({ item, field }, wanted) =>
    item === wanted.item &&
    Object.entries(wanted.change ?? {}).some(([name, value]) => name === field && value !== undefined),
  DomainAlreadyInCart: ({ domain, ascii }, { items }) =>
    namesOf(items).filter((name) => name.ascii === ascii && name.unicode === domain).length > 0,
  DomainEndingUnknown: ({ ending }, { items }) => namesOf(items).some((name) => name.ending === ending),
  DomainNotTransferable: ({ ending }, { items }) => namesOf(items).some((name) => name.ending === ending),
  BillingPeriodNotOffered: ({ months }, { items }) =>
    items.some((item) => isProductItem(item) && item.billingMonths === months),
};

/** True of a refusal whose facts are not looked at here, too. */
export const areFactsTrue = (refusal: { readonly _tag: string }, wanted: Wanted): boolean =>
  facts[refusal._tag]?.({ ...refusal }, wanted) ?? true;

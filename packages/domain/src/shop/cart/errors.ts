// What the cart refuses. [CRT-01] [CRT-02] [CRT-08] [DOM-04]
import { Refusal } from "#kernel/refusal";
import type { ProductKey } from "#shop/catalog";
import type { CartId, ItemId } from "./model.ts";

/** There is no such cart, or it belongs to another customer. */
export class CartNotFound extends Refusal("CartNotFound", "CRT-01")<{ readonly cart: CartId }> {}

/** The cart was changed, perhaps in another tab, since the version that the change names; `version` is the present one. */
export class CartChanged extends Refusal("CartChanged", "CRT-01")<{ readonly version: number }> {}

export class CartTooLarge extends Refusal("CartTooLarge", "CRT-01")<{ readonly maximum: number }> {}

/** More pieces than one order takes. */
export class TooManyPieces extends Refusal("TooManyPieces", "CRT-01")<{ readonly maximum: number }> {}

export class ItemUnknown extends Refusal("ItemUnknown", "CRT-01")<{ readonly item: ItemId }> {}

/** A change that this kind of item does not know, such as a quantity of a domain. */
export class ChangeNotPossible extends Refusal("ChangeNotPossible", "CRT-08")<{
  readonly item: ItemId;
  readonly field: string;
}> {}

export class QuantityInvalid extends Refusal("QuantityInvalid", "CRT-08")<{
  readonly minimum: number;
  readonly maximum: number;
}> {}

export class AdditionMaximumReached extends Refusal("AdditionMaximumReached", "CRT-02")<{
  readonly addition: ProductKey;
  readonly maximum: number;
}> {}

/** `domain` is what is shown, `ascii` what was compared. */
export class DomainAlreadyInCart extends Refusal("DomainAlreadyInCart", "DOM-04")<{
  readonly domain: string;
  readonly ascii: string;
}> {}

/** A name that is to be moved is not in the cart. */
export class DomainNotInCart extends Refusal("DomainNotInCart", "DOM-04")<{ readonly domain: string }> {}

/** The plan pays for domains, but not for this ending. */
export class EndingNotIncluded extends Refusal("EndingNotIncluded", "PRD-07")<{ readonly ending: string }> {}

/** As many domains as the plan pays for are chosen already. */
export class IncludedPlacesTaken extends Refusal("IncludedPlacesTaken", "PRD-07")<{ readonly maximum: number }> {}

/** What every change of a cart may be answered with, beside what the catalogue refuses. */
export type CartRefusal =
  | CartNotFound
  | CartChanged
  | CartTooLarge
  | TooManyPieces
  | ItemUnknown
  | ChangeNotPossible
  | QuantityInvalid
  | AdditionMaximumReached
  | DomainAlreadyInCart
  | DomainNotInCart
  | EndingNotIncluded
  | IncludedPlacesTaken;

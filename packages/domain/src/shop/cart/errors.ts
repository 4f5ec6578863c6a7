// What the cart refuses. [CRT-01] [CRT-02] [CRT-08] [DOM-04]
import { Refusal } from "#kernel/refusal";
import type { ProductKey } from "#shop/catalog";
import type { CartId, ItemId } from "./model.ts";

/** There is no such cart, or it is somebody else's. */
export class CartNotFound extends Refusal("CartNotFound")<{ readonly cart: CartId }> {
  readonly rule = "CRT-01" as const;
}

/** Somebody, perhaps another tab, changed the cart since the version that the change names; `version` is the present one. */
export class CartChanged extends Refusal("CartChanged")<{ readonly version: number }> {
  readonly rule = "CRT-01" as const;
}

export class CartTooLarge extends Refusal("CartTooLarge")<{ readonly maximum: number }> {
  readonly rule = "CRT-01" as const;
}

export class ItemUnknown extends Refusal("ItemUnknown")<{ readonly item: ItemId }> {
  readonly rule = "CRT-01" as const;
}

/** A change that this kind of item does not know, such as a quantity of a domain. */
export class ChangeNotPossible extends Refusal("ChangeNotPossible")<{ readonly item: ItemId; readonly field: string }> {
  readonly rule = "CRT-08" as const;
}

export class QuantityInvalid extends Refusal("QuantityInvalid")<{ readonly minimum: number; readonly maximum: number }> {
  readonly rule = "CRT-08" as const;
}

export class AdditionMaximumReached extends Refusal("AdditionMaximumReached")<{
  readonly addition: ProductKey;
  readonly maximum: number;
}> {
  readonly rule = "CRT-02" as const;
}

/** `domain` is what is shown, `ascii` what was compared. */
export class DomainAlreadyInCart extends Refusal("DomainAlreadyInCart")<{ readonly domain: string; readonly ascii: string }> {
  readonly rule = "DOM-04" as const;
}

/** A name that is to be moved is not in the cart. */
export class DomainNotInCart extends Refusal("DomainNotInCart")<{ readonly domain: string }> {
  readonly rule = "DOM-04" as const;
}

/** The plan pays for domains, but not for this ending. */
export class EndingNotIncluded extends Refusal("EndingNotIncluded")<{ readonly ending: string }> {
  readonly rule = "PRD-07" as const;
}

/** As many domains as the plan pays for are chosen already. */
export class IncludedPlacesTaken extends Refusal("IncludedPlacesTaken")<{ readonly maximum: number }> {
  readonly rule = "PRD-07" as const;
}

/** What every change of a cart may be answered with, beside what the catalogue refuses. */
export type CartRefusal =
  | CartNotFound
  | CartChanged
  | CartTooLarge
  | ItemUnknown
  | ChangeNotPossible
  | QuantityInvalid
  | AdditionMaximumReached
  | DomainAlreadyInCart
  | DomainNotInCart
  | EndingNotIncluded
  | IncludedPlacesTaken;

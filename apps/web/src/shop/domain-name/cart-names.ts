// What of the cart matters where domains are chosen: its names and its plans. [DOM-04] [PRD-07]
import { hasPlaceFor, type IncludedPlaces, type SelectedDomain } from "@kontor/domain/shop/cart";

/** A plan of the cart that could include further domains. [PRD-07] */
export interface OpenPlan extends IncludedPlaces {
  readonly item: string;
  readonly title: string;
}

/** What of the cart matters where domains are chosen. */
export interface CartNames {
  /** Every name in the cart, in A-label form. [DOM-04] */
  readonly names: readonly string[];
  /** Those that stand on their own. */
  readonly alone: readonly SelectedDomain[];
  readonly plans: readonly OpenPlan[];
}

export const noNames: CartNames = { names: [], alone: [], plans: [] };

/** The plan of the cart that would include a name of this ending. [PRD-07] */
export const planFor = ({ plans }: CartNames, ending: string): OpenPlan | null =>
  plans.find((plan) => hasPlaceFor(plan, ending)) ?? null;

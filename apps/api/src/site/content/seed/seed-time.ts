// The moment of a seed: what dates of the content follow from.
import type { PricedDeal } from "@kontor/domain/shop/catalog";

export interface SeedTime {
  readonly now: number;
  readonly timeZone: string;
  /** The deals of the catalogue, with the times that are stored. */
  readonly deals?: readonly PricedDeal[];
}

// What a page of the shop is made from: where it stands, and what the shop says.
import type { PageFacts } from "../../platform/page/facts.ts";
import type { ShopFacts } from "./shop-facts.ts";

export interface ShopPageFacts extends PageFacts {
  readonly shop: ShopFacts;
}

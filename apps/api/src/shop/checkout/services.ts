// What orders add to the services.
import type { DomainServices } from "../domain-name/services.ts";

export interface CheckoutServices extends DomainServices {
  /** Ids of orders begin with their time: rows of a moment lie side by side, and writing many of them touches few pages. */
  readonly freshOrderId: () => string;
}

// How many of a thing one may want; a field says it while it is typed. [CRT-08]
import { QuantityInvalid } from "./errors.ts";
import { maximumQuantity } from "./limits.ts";

/** Why a quantity cannot be; null for those from 1 to 99. */
export const quantityRefusal = (quantity: number): QuantityInvalid | null =>
  Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= maximumQuantity
    ? null
    : new QuantityInvalid({ minimum: 1, maximum: maximumQuantity });

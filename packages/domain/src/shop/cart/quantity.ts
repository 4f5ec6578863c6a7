// How many of a thing one may want; a field says it while it is typed. [CRT-08]
import { QuantityInvalid } from "./errors.ts";
import { maximumQuantity } from "./limits.ts";

/** Why a quantity cannot be; null for those from 1 to 99, or to the maximum of an addition. [CRT-02] */
export const quantityRefusal = (quantity: number, maximum: number = maximumQuantity): QuantityInvalid | null =>
  Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= maximum
    ? null
    : new QuantityInvalid({ minimum: 1, maximum });

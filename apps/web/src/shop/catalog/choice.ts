// What was chosen of a product, as a form or an address says it. [PRD-01] [PRD-07]
import { type Location, nearestSize, type StorageTerms } from "@kontor/domain/shop/catalog";
import { additionCount } from "./addition-count.ts";
import type { Choice } from "./views.ts";

/** All but the domains: those are checked before they are chosen. */
export type ChosenFields = Omit<Choice, "domains">;

/** What can be chosen. */
export interface Offered {
  readonly billingMonths: readonly number[];
  readonly locations: readonly Location[];
  readonly additions: readonly {
    readonly key: string;
    readonly maximum: number;
    readonly storage?: StorageTerms | null | undefined;
  }[];
}

/** What `fields` say of `offered`; what is not offered stands as in `otherwise`, and no more of an addition is had than its maximum. */
export const chosenIn = (
  fields: URLSearchParams,
  { billingMonths, locations, additions }: Offered,
  otherwise: ChosenFields,
): ChosenFields => {
  const months = Number(fields.get("months"));
  const location = fields.get("location") as Location | null;
  return {
    billingMonths: billingMonths.includes(months) ? months : otherwise.billingMonths,
    location: location !== null && locations.includes(location) ? location : otherwise.location,
    additions: additions.flatMap(({ key, maximum, storage }) => {
      const count = additionCount(fields, key);
      if (count === 0) return [];
      return [
        {
          product: key,
          quantity: storage == null ? Math.min(count, maximum) : nearestSize({ ...storage, maximum }, count),
        },
      ];
    }),
  };
};

/** Whether two choices have the same place and the same additions, in any order. */
export const hasSameExtras = (one: ChosenFields, other: ChosenFields): boolean =>
  one.location === other.location &&
  one.additions.length === other.additions.length &&
  one.additions.every(({ product, quantity }) =>
    other.additions.some((each) => each.product === product && each.quantity === quantity),
  );

/** Whether a field of the form stands in the address of what is chosen. */
export const isInAddress = (field: string): boolean =>
  /^(item|had|months|location|domain|from-cart|(add|unit|field)-.+)$/.test(field);

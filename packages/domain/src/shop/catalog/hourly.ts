// Products billed by the hour: a price per hour, at most the price of a month, nothing in advance, no term. [PRD-05] [PRD-08] [CON-03]
import { cents, type Cents } from "#kernel/money";
import type { Product } from "./model.ts";

/** Billed by the hour; `monthly` is then what a month costs at most. [PRD-08] */
export type HourlyProduct = Product & { readonly hourly: Cents };

/** Whether a product is billed by the hour. */
export const isHourly = (product: Product): product is HourlyProduct => product.hourly !== undefined;

/** The months that an order of a product binds: none where it is billed by the hour. [PRD-05] [PRD-08] */
export const bindingMonths = (product: Product): number => (isHourly(product) ? 0 : product.minimumMonths);

/** The terms of a product billed by the hour that say otherwise: it is billed monthly in arrears, and free of setup, discounts and free months. */
export const hourlyContradictions = (
  product: Product,
): readonly ("setup" | "freeMonths" | "firstMonthDiscount" | "minimumMonths" | "billingMonths" | "monthly")[] => {
  if (!isHourly(product)) return [];
  const zeros = (["setup", "freeMonths", "firstMonthDiscount", "minimumMonths"] as const).filter(
    (term) => product[term] !== 0,
  );
  const billing =
    product.billingMonths.length === 1 && product.billingMonths[0] === 1 ? [] : (["billingMonths"] as const);
  return [
    ...zeros,
    ...billing,
    ...(product.monthly < product.hourly || product.hourly < cents(0) ? (["monthly"] as const) : []),
  ];
};

// Products side by side: one row a feature, or only the rows in which they differ. [PRD-06]
import type { Localized } from "#visitor/locale";
import type { Product } from "./model.ts";

/** A feature of several products, in their order; null where a product does not have it. */
export interface ComparisonRow {
  readonly key: string;
  readonly label: Localized<string>;
  readonly values: readonly (Localized<string> | null)[];
}

/** Every feature that one of the products has, in the order in which they first occur. [PRD-06] */
export const comparison = (products: readonly Product[]): readonly ComparisonRow[] => {
  const labels = new Map(
    products.flatMap(({ features }) => features.map(({ key, label }) => [key, label] as const)).toReversed(),
  );
  const keys = new Set(products.flatMap(({ features }) => features.map(({ key }) => key)));
  return [...keys].map((key) => ({
    key,
    label: labels.get(key) ?? { en: key, de: key },
    values: products.map(({ features }) => features.find((feature) => feature.key === key)?.value ?? null),
  }));
};

/** Only the rows in which at least two products differ, in either language. [PRD-06] */
export const differences = (rows: readonly ComparisonRow[]): readonly ComparisonRow[] =>
  rows.filter(({ values }) => values.some((value) => value?.en !== values[0]?.en || value?.de !== values[0]?.de));

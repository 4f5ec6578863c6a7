// What a catalogue of files has wrong in itself, each with its file: two of one key, a product without its category, an addition that there is not. [PKG-09]
import { faultyEntries } from "@kontor/domain/site/admin";
import type { Content } from "./provider-content.ts";

/** Deals are judged by what they promise now: one that breaks a rule is listed at the desk and not offered. */
export const catalogFaults = ({ categories, products, endings, deals }: Content): readonly string[] => {
  const categoryOf = new Map(products.map((product) => [product.key, product.category]));
  const files = {
    product: (key: string) => `content/catalog/products/${categoryOf.get(key) ?? "*"}.json`,
    ending: () => "content/catalog/endings.json",
    category: () => "content/catalog/categories.json",
    deal: () => "content/catalog/deals.json",
  };
  const twice = deals.map(({ key }) => key).filter((key, at, keys) => keys.indexOf(key) < at);
  const faults = faultyEntries({ version: "", categories, products, endings }).map(
    ({ entry, key, fault, rule, detail }) =>
      `${files[entry](key)}: ${key}: ${fault}${detail === "" || detail === key ? "" : ` ${detail}`} (${rule})`,
  );
  return [...new Set([...faults, ...twice.map((key) => `${files.deal()}: ${key}: key-twice (CNT-05)`)])];
};

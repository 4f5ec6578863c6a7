// What if: the market with other prices, terms or rates, read from a file. [HDL-04]
import { readFileSync } from "node:fs";
import * as Result from "effect/Result";
import { day } from "@kontor/domain/kernel/calendar";
import { vatMapOn } from "@kontor/domain/shop/vat";

const patched = (entries, changes, key) => {
  const known = new Set(entries.map((entry) => entry[key]));
  const unknown = changes.filter((change) => !known.has(change[key]));
  if (unknown.length > 0) throw new Error(`unknown ${key}: ${unknown.map((change) => change[key]).join(", ")}`);
  return entries.map((entry) => Object.assign({}, entry, ...changes.filter((change) => change[key] === entry[key])));
};

/**
 * The market with the changes of a file. `{ "products": [{ "key": "web-m", "monthly": 999 }], "endings": [{ "ending": "de", … }],
 * "rates": { "DE": 1600 } }` changes what it names; a list of rates with validity dates, as content/vat.json is one, replaces the VAT map.
 */
export const changedMarket = (market, change) => {
  if (Array.isArray(change)) return { ...market, rates: Result.getOrThrow(vatMapOn(change, day("2026-09-21"))) };
  const { products = [], endings = [], rates = {} } = change;
  return {
    ...market,
    catalog: {
      ...market.catalog,
      version: `${market.catalog.version}, changed`,
      products: patched(market.catalog.products, products, "key"),
      endings: patched(market.catalog.endings, endings, "ending"),
    },
    rates: { ...market.rates, ...rates },
  };
};

export const readChange = (file) => JSON.parse(readFileSync(file, "utf8"));

// Reads the provider's content from its directory and judges it: a catalogue that breaks its shape ends the start with the file's name.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Category, Product } from "@kontor/domain/shop/catalog";
import type { Ending } from "@kontor/domain/shop/domain-name";
import type { VatRate } from "@kontor/domain/shop/vat";
import type { Voucher } from "@kontor/domain/shop/voucher";
import type { Site } from "./site.ts";

export interface Content {
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly endings: readonly Ending[];
  readonly vatRates: readonly VatRate[];
  readonly countries: readonly string[];
  readonly vouchers: readonly Voucher[];
  readonly flags: readonly { readonly key: string; readonly enabled: boolean }[];
  readonly site: Site;
}

/** Beside the workspaces: the demo provider's content. */
export const contentDirectory = fileURLToPath(new URL("../../../../content/", import.meta.url));

const readFile = <A>(directory: string, name: string): A => {
  try {
    return JSON.parse(readFileSync(join(directory, name), "utf8")) as A;
  } catch (error) {
    throw new Error(`content/${name} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
};

const readOptional = <A>(directory: string, name: string, fallback: A): A => {
  try {
    return JSON.parse(readFileSync(join(directory, name), "utf8")) as A;
  } catch {
    return fallback;
  }
};

export const readContent = (directory: string): Content => {
  const categories = readFile<readonly Category[]>(directory, "catalog/categories.json");
  const order = categories.map(({ key }) => `${key}.json`);
  const files = readdirSync(join(directory, "catalog/products")).filter((name) => name.endsWith(".json"));
  return {
    categories,
    products: files
      .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
      .flatMap((name) => readFile<readonly Product[]>(directory, `catalog/products/${name}`)),
    endings: readFile(directory, "catalog/endings.json"),
    vatRates: readFile(directory, "vat.json"),
    countries: readFile(directory, "countries.json"),
    vouchers: readFile(directory, "vouchers.json"),
    flags: readOptional(directory, "feature-flags.json", []),
    site: readFile(directory, "site.json"),
  };
};

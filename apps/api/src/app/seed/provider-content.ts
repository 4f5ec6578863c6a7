// Reads the provider's content from its directory and judges it: a catalogue that breaks its shape ends the start with the file's name.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as Schema from "effect/Schema";
import type { Category, Product } from "@kontor/domain/shop/catalog";
import { CategorySchema, ProductSchema } from "@kontor/domain/shop/catalog/codec";
import { EndingSchema } from "@kontor/domain/shop/domain-name/codec";
import type { Ending } from "@kontor/domain/shop/domain-name";
import type { VatRate } from "@kontor/domain/shop/vat";
import { VatRateSchema } from "@kontor/domain/shop/vat/codec";
import type { Voucher } from "@kontor/domain/shop/voucher";
import { VoucherSchema } from "@kontor/domain/shop/voucher/codec";
import { type WrittenDeal, WrittenDealSchema } from "../../shop/deal/written-deals.ts";
import { type Site, SiteSchema } from "../../platform/provider/provider.ts";

export interface Content {
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly endings: readonly Ending[];
  /** Empty where there is no file of deals. */
  readonly deals: readonly WrittenDeal[];
  readonly vatRates: readonly VatRate[];
  readonly countries: readonly string[];
  readonly vouchers: readonly Voucher[];
  readonly site: Site;
}

/** Beside the workspaces: the demo provider's content. */
export const contentDirectory = fileURLToPath(new URL("../../../../../content/", import.meta.url));

/** The provider's mark as SVG; empty where the content has none. */
export const providerMark = (directory: string): string => {
  const file = join(directory, "brand/logo.svg");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : "";
};

const parsed = (directory: string, name: string): unknown => {
  try {
    return JSON.parse(readFileSync(join(directory, name), "utf8"));
  } catch (error) {
    throw new Error(`content/${name} cannot be read: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
};

/** A file as the domain's codec takes it; what does not fit is refused with its place. */
const readFile = <A>(directory: string, name: string, shape: Schema.Codec<A, unknown>): A => {
  try {
    return Schema.decodeUnknownSync(shape)(parsed(directory, name));
  } catch (error) {
    throw new Error(`content/${name} does not fit: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
};

export const readContent = (directory: string): Content => {
  const categories = readFile(directory, "catalog/categories.json", Schema.Array(CategorySchema));
  const order = categories.map(({ key }) => `${key}.json`);
  const files = readdirSync(join(directory, "catalog/products")).filter((name) => name.endsWith(".json"));
  return {
    categories,
    products: files
      .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
      .flatMap((name) => readFile(directory, `catalog/products/${name}`, Schema.Array(ProductSchema))),
    endings: readFile(directory, "catalog/endings.json", Schema.Array(EndingSchema)),
    deals: existsSync(join(directory, "catalog/deals.json"))
      ? readFile(directory, "catalog/deals.json", Schema.Array(WrittenDealSchema))
      : [],
    vatRates: readFile(directory, "vat.json", Schema.Array(VatRateSchema)),
    countries: readFile(directory, "countries.json", Schema.Array(Schema.String)),
    vouchers: readFile(directory, "vouchers.json", Schema.Array(VoucherSchema)),
    site: readFile(directory, "site.json", SiteSchema),
  };
};

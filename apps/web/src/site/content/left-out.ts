// Blocks of a page that show nothing, each with its reason: editors see it in the preview and under faulty products, operators in the log. [CNT-01] [ADM-01]
import { type Catalog, categoryByKey, isStorage, productByKey, productsOf } from "@kontor/domain/shop/catalog";
import type { NamedProduct } from "../../platform/content/model.ts";
import type { Block, ContentPageEntry } from "./model.ts";

export type BlockFault = "block-unknown" | "block-without-product" | "block-without-rows" | "block-without-pictures";

export interface LeftOut {
  /** The block by its title, else by its kind. */
  readonly block: string;
  readonly fault: BlockFault;
}

const isSold = (catalog: Catalog, named: NamedProduct | null): boolean =>
  named !== null && named.key !== null && productByKey(catalog, named.key) !== null;

const lacksProducts = (catalog: Catalog, { products, category }: Extract<Block, { kind: "product-list" }>): boolean => {
  if (products.length > 0) return !products.every((named) => isSold(catalog, named));
  const known = category === null ? null : categoryByKey(catalog, category as never);
  return known === null || productsOf(catalog, known.key).length === 0;
};

const calculatesNothing = (
  catalog: Catalog,
  { storage, server }: Extract<Block, { kind: "storage-calculator" }>,
): boolean => {
  const product = productByKey(catalog, storage);
  return product === null || !isStorage(product) || productByKey(catalog, server) === null;
};

const faultOf = (block: Block, catalog: Catalog): BlockFault | null => {
  switch (block.kind) {
    case "product-list":
      return lacksProducts(catalog, block) ? "block-without-product" : null;
    case "product-teaser":
      return isSold(catalog, block.product) ? null : "block-without-product";
    case "storage-calculator":
      return calculatesNothing(catalog, block) ? "block-without-product" : null;
    case "comparison":
      return block.rows.length === 0 ? "block-without-rows" : null;
    case "gallery":
      return block.pictures.length === 0 ? "block-without-pictures" : null;
    default:
      return null;
  }
};

/** What of a page is not shown, or not whole. */
export const leftOut = (
  { blocks, unknown }: Pick<ContentPageEntry, "blocks" | "unknown">,
  catalog: Catalog,
): readonly LeftOut[] => [
  ...unknown.map((block): LeftOut => ({ block, fault: "block-unknown" })),
  ...blocks.flatMap((block): readonly LeftOut[] => {
    const fault = faultOf(block, catalog);
    const title = "title" in block && block.title !== "" ? block.title : block.kind;
    return fault === null ? [] : [{ block: title, fault }];
  }),
];

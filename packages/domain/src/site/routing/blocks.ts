// The blocks that content pages are built of, by the names that the content system gives them. [CNT-01]
import * as Result from "effect/Result";
import { UnknownBlock } from "./errors.ts";

/** Every kind of block. [CNT-01] */
export const blockNames = [
  "hero",
  "rich-text",
  "product-teaser",
  "product-list",
  "comparison",
  "faq",
  "gallery",
  "deal-list",
  "domain-search",
  "newsletter",
  "tld-table",
  "storage-calculator",
  "call-to-action",
] as const;

export type BlockName = (typeof blockNames)[number];

/** `sections.hero`, as blocks are named on the wire. */
export type BlockComponent = `sections.${BlockName}`;

/** The name that a content system has for a block. */
export const componentOfBlock = (name: BlockName): BlockComponent => `sections.${name}`;

/** The kind of a block by its component; an unknown one is refused, so that a page is never shown with a silent hole. [CNT-01] */
export const blockOfComponent = (component: string): Result.Result<BlockName, UnknownBlock> => {
  const name = blockNames.find((known) => componentOfBlock(known) === component);
  return name === undefined
    ? Result.fail(
        new UnknownBlock({ name: component.slice(0, 64), known: blockNames.map(componentOfBlock).join(", ") }),
      )
    : Result.succeed(name);
};

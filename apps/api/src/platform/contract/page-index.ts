// What the search of the contract's pages finds: every call of both contracts, by its words, its path and what it may refuse, as a module that is loaded when the field is entered. [PKG-03] [LOOK3-22]
import type { PageAddresses } from "./page-frame.ts";
import { schemaPages, schemasOf, sharedPage, tagsOf } from "./page-calls.ts";
import type { Json } from "./page-parts.ts";
import type { ServedRefusal } from "./served.ts";

export const indexFile = "page-index.js";

/** A call or a schema: its title, where it is, what stands beside it, and other words that find it. */
export type Entry = readonly [title: string, href: string, beside: string, words: string];

export interface Searched {
  readonly document: Json;
  readonly addresses: Pick<PageAddresses, "base" | "page">;
}

const entriesOf = ({ document, addresses: { base, page } }: Searched): readonly Entry[] => {
  const tags = tagsOf(document, base);
  const places = schemaPages(document, tags);
  const calls = tags.flatMap(({ name, title: tag, calls: own }) =>
    own.map(({ id, title, method, path, operation }): Entry => {
      const refusals = (operation["x-refusals"] ?? []) as readonly ServedRefusal[];
      const rules = [...new Set(refusals.flatMap(({ refusal, rule }) => [refusal, rule]))];
      return [
        title,
        `${page(name)}#${id}`,
        `${method} ${path}`,
        [tag, operation["summary"], operation["description"] ?? "", ...rules].join(" "),
      ];
    }),
  );
  const schemas = Object.keys(schemasOf(document)).map(
    (name): Entry => [name, `${page(places.get(name) ?? sharedPage)}#schema-${name}`, "schema", ""],
  );
  return [...calls, ...schemas];
};

export const searchIndex = (contracts: readonly Searched[]): string =>
  `export const entries = ${JSON.stringify(contracts.flatMap(entriesOf))};\n`;

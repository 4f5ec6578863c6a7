// The documents of the shop in memory, and their files: the electronic invoice stands for the page that a server draws. [ACC-03] [ACC-08]
import * as Effect from "effect/Effect";
import { ledgerOf } from "@kontor/domain/shop/balance";
import {
  type DocumentBook,
  type DocumentFile,
  type DocumentFiles,
  electronicInvoice,
  entryOf,
  type FilesOfDocument,
  type Invoice,
  sharesOf,
} from "@kontor/domain/shop/invoice";
import { sha256 } from "@kontor/domain/shop/pricing";
import { setting } from "./changes.ts";

/** A document with its place in the books, and its files once they were drawn. */
export interface StoredDocument {
  readonly document: Invoice;
  readonly position: number;
  readonly files: FilesOfDocument | null;
}

export interface DocumentsOf {
  readonly documents: Map<string, StoredDocument>;
  /** By customer number. */
  readonly buyerReferences: Map<string, string>;
  /** Counts up. */
  readonly next: () => number;
}

export const documentBookIn = ({ documents, buyerReferences, next }: DocumentsOf): DocumentBook["Service"] => ({
  nextPosition: Effect.sync(next),
  nextSequence: (kind, year) =>
    Effect.sync(
      () =>
        [...documents.values()].filter(
          ({ document }) => document.kind === kind && document.issuedOn.startsWith(`${year}-`),
        ).length + 1,
    ),
  orderReferenceOf: () => Effect.succeed(null),
  buyerReferenceOf: (customerNumber) => Effect.sync(() => buyerReferences.get(customerNumber) ?? null),
  // This shop takes no payments online.
  payLinkOf: () => Effect.succeed(null),
  add: (document, position) => setting(documents, document.id, { document, position, files: null }),
  book: ({ customerNumber }) =>
    Effect.sync(() => {
      const own = [...documents.values()].filter(({ document }) => document.customerNumber === customerNumber);
      return ledgerOf(
        own.map(({ document, position }) => ({ ...entryOf(document), noted: position })),
        own.flatMap(({ document }) => sharesOf(document)),
      );
    }),
  freeze: (document) =>
    Effect.suspend(() => {
      const known = documents.get(document.id);
      return known === undefined ? Effect.void : setting(documents, document.id, { ...known, document });
    }),
});

const fileOf = (content: Uint8Array | string): DocumentFile => {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const hash = sha256();
  hash.update(bytes);
  return { bytes, sha256: hash.hex() };
};

const drawnAsXml = (document: Invoice): Uint8Array =>
  new TextEncoder().encode(electronicInvoice(document, { kind: "factur-x" }));

/** `differs` hears of a second drawing that came out differently. */
export const documentFilesIn = (
  { documents }: Pick<DocumentsOf, "documents">,
  draw: (document: Invoice) => Uint8Array = drawnAsXml,
  differs: (document: Invoice) => void = () => undefined,
): DocumentFiles["Service"] => ({
  frozen: (id) => Effect.sync(() => documents.get(id)?.document ?? null),
  stored: (id) => Effect.sync(() => documents.get(id)?.files ?? null),
  // As elsewhere a drawing takes its time: others go on meanwhile.
  draw: (document) => Effect.as(Effect.yieldNow, draw(document)),
  fileOf,
  storeOnce: (id, files) =>
    Effect.suspend((): Effect.Effect<FilesOfDocument | null> => {
      const known = documents.get(id);
      if (known === undefined) return Effect.succeed(null);
      if (known.files !== null) return Effect.succeed(known.files);
      return Effect.as(setting(documents, id, { ...known, files }), files);
    }),
  differs: (document) => Effect.sync(() => differs(document)),
});

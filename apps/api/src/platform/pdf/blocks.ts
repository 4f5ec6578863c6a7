// A printed document as data, which may go to another thread: the blocks of mails, and what only paper has.
import type { Block, Row } from "../mail/letter.ts";

export type PdfBlock =
  | Exclude<Block, { readonly kind: "preformatted" | "heading" | "imprint" | "button" | "days" | "links" }>
  /** Level 1 is the document's own title. */
  | { readonly kind: "heading"; readonly text: string; readonly level?: 1 | 2 | 3 }
  | { readonly kind: "small"; readonly text: string }
  /** A text in groups that no page parts, as far as one has room for them; and the last page has more of it than a few lines. */
  | { readonly kind: "flow"; readonly groups: readonly (readonly PdfBlock[])[] }
  /** Who writes to whom, and facts such as numbers and days beside it. */
  | {
      readonly kind: "addressee";
      readonly name: string;
      /** The colours of the flag beside the name, from the pole on. */
      readonly flag?: readonly string[];
      readonly sender: string;
      readonly lines: readonly string[];
      readonly facts: readonly Row[];
    }
  | {
      readonly kind: "table";
      /** In words, for those who do not see it. */
      readonly title: string;
      readonly columns: readonly Column[];
      readonly rows: readonly TableRow[];
      /** Sums below, under the last column. */
      readonly totals: readonly Row[];
    }
  /** Who writes, above a text without an addressee. */
  | { readonly kind: "sender"; readonly name: string; readonly flag?: readonly string[] }
  /** A card to cut out, as large as a bank card: facts, and a code on its stub; the same as on its page. */
  | {
      readonly kind: "card";
      readonly name: string;
      readonly flag?: readonly string[];
      readonly title: string;
      readonly facts: readonly { readonly icon: CardIcon; readonly text: string }[];
      readonly holder: Row;
      /** A word in a frame; null for none. */
      readonly mark: string | null;
      /** What the code says, below it. */
      readonly key: string;
      readonly modules: readonly (readonly boolean[])[];
      /** The code in words, for those who do not see it. */
      readonly alt: string;
    }
  /** A square of dark and light modules, with lines beside it. */
  | {
      readonly kind: "code";
      readonly modules: readonly (readonly boolean[])[];
      /** In words, for those who do not see it. */
      readonly alt: string;
      readonly beside: readonly Row[];
    };

export type CardIcon = "calendar" | "place";

export interface Column {
  readonly title: string;
  /** Its share of the width; the shares of all columns add up to 1. */
  readonly width: number;
  readonly isAmount?: boolean;
}

export interface TableRow {
  readonly cells: readonly string[];
  /** Smaller lines below the first cell. */
  readonly notes?: readonly string[];
}

export interface PdfDocument {
  readonly locale: string;
  readonly title: string;
  readonly author: string;
  /** The same document has the same bytes: its times are this one. */
  readonly at: Date;
  readonly blocks: readonly PdfBlock[];
  /** On every page. */
  readonly footer: string;
  /** Beside it: "Page {page} of {of}", below the document's own name or number where it has one. */
  readonly pageText: string;
  readonly pageName?: string;
  /** A file inside, which says the same to machines. */
  readonly embedded?: EmbeddedFile;
}

export interface EmbeddedFile {
  readonly name: string;
  readonly mime: string;
  readonly description: string;
  readonly text: string;
  /** RDF descriptions about the file for the document's XMP packet. */
  readonly xmp: string;
}

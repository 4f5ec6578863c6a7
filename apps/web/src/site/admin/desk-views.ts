// What the lists of staff show, and one entry of them: worded on the server, with the forms that change it. [ADM-01]
import type { RefusalTag } from "@kontor/domain/site/refusal";
import type { Locale } from "@kontor/domain/visitor/locale";

export interface DeskCell {
  readonly text: string;
  readonly href?: string;
  /** Shown as a slip. */
  readonly slip?: "free" | "deal" | "plain" | "stop";
  /** A button that does something; `label` says to whom it does. */
  readonly post?: Pick<DeskForm, "act" | "hidden">;
  readonly label?: string;
}

export interface DeskColumn {
  readonly key: string;
  readonly label: string;
  readonly isFigure?: boolean;
  /** The rows are in its order. */
  readonly sorted?: Sorted;
}

export type Sorted = "ascending" | "descending";

export interface DeskRow {
  readonly key: string;
  readonly cells: Readonly<Record<string, DeskCell>>;
}

export interface DeskTable {
  readonly caption: string;
  readonly columns: readonly DeskColumn[];
  readonly rows: readonly DeskRow[];
  readonly empty: string;
}

export interface DeskLink {
  readonly href: string;
  readonly text: string;
  readonly isCurrent?: boolean;
}

export interface DeskField {
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "area" | "lines" | "select" | "date" | "time" | "email" | "file" | "checks";
  readonly value?: string;
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly isOptional?: boolean;
  /** What is wrong with it. */
  readonly error?: string;
  readonly mode?: "decimal" | "numeric";
}

export interface DeskForm {
  /** Names what is done; part of the address that the form is sent to. */
  readonly act: string;
  readonly title: string;
  readonly text?: string;
  /** Sent along unseen; tells it from other forms of the page that do the same. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Sent along unseen, and another with each page. */
  readonly fresh?: Readonly<Record<string, string>>;
  readonly fields: readonly DeskField[];
  /** A field that it gets once it was refused for this, and has for as long as it is filled in. */
  readonly confirmation?: { readonly refusal: RefusalTag; readonly field: DeskField };
  readonly button: string;
  /** What is wrong with it as a whole. */
  readonly error?: string;
  /** Where it is sent, where that is its own page. */
  readonly to?: string;
}

/** What came of the form before. */
export interface DeskOutcome {
  readonly problem: string | null;
  readonly done: string | null;
}

export interface DeskList {
  readonly title: string;
  readonly lead: string;
  /** What belongs to it. */
  readonly links?: readonly DeskLink[];
  readonly search: {
    readonly label: string;
    readonly button: string;
    readonly value: string;
    readonly hidden: Readonly<Record<string, string>>;
    /** What the list is narrowed to besides. */
    readonly fields?: readonly DeskField[];
  } | null;
  readonly filters: { readonly label: string; readonly links: readonly DeskLink[] } | null;
  readonly table: DeskTable;
  readonly pages: { readonly label: string; readonly links: readonly DeskLink[] };
  readonly forms: readonly DeskForm[];
  readonly outcome: DeskOutcome;
  /** The list as a file; null for who takes none along. */
  readonly file: DeskLink | null;
  /** Where the next page begins. */
  readonly next: string | null;
}

export interface DeskFact {
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

export interface DeskSection {
  readonly key: string;
  readonly title: string;
  readonly facts?: readonly DeskFact[];
  readonly lines?: readonly string[];
  readonly forms?: readonly DeskForm[];
  readonly table?: DeskTable;
  readonly links?: readonly DeskLink[];
  /** A small banner as visitors see it, in each language. */
  readonly banner?: readonly BannerPreview[];
}

export interface BannerPreview {
  readonly locale: Locale;
  readonly name: string;
  /** The word before it; empty where there is none. */
  readonly lead: string;
  readonly text: string;
  /** Null where it leads nowhere. */
  readonly href: string | null;
}

export interface DeskEntry {
  readonly title: string;
  readonly slips: readonly DeskCell[];
  readonly outcome: DeskOutcome;
  readonly sections: readonly DeskSection[];
}

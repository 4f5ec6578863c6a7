// What a kind says of its list: columns, rows, how it is looked at, and what is done with rows that are chosen.
import type { ReactNode } from "react";
import type { ListView } from "./list-view.ts";

export interface StateChoice {
  readonly value: string;
  readonly label: string;
}

/** A change of the view; what is undefined is left out of the address. */
export type ViewChange = Partial<Record<keyof ListView, string | undefined>>;

export interface ListColumn<R> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: R) => ReactNode;
  /** Figures stand at the end of the cell, one under the other. */
  readonly isFigure?: boolean;
  /** A number or a time, which stands on one line. */
  readonly isPoint?: boolean;
  /** Its heading sorts. */
  readonly isSort?: boolean;
}

export interface ListPart<R> {
  readonly title: string;
  /** Null for a list that is not searched. */
  readonly searchLabel: string | null;
  readonly empty: string;
  readonly view: ListView;
  /** In which order rows are where the address says none. */
  readonly first: { readonly sort: string; readonly direction: "asc" | "desc" };
  readonly onView: (change: ViewChange, isTyped?: boolean) => void;
  readonly states: readonly StateChoice[];
  /** Rows of one state at most are asked for. */
  readonly isOneState?: boolean;
  /** What its states are called; where they are many, one of them is chosen from a menu. */
  readonly statesLabel?: string;
  /** Its rows have a day, so that a period can be chosen. */
  readonly isDated: boolean;
  readonly columns: readonly ListColumn<R>[];
  readonly rows: readonly R[];
  readonly idOf: (row: R) => string;
  readonly nameOf: (row: R) => string;
  /** Undefined for a row that leads nowhere. */
  readonly hrefOf: (row: R) => string | undefined;
  /** The two lines of a row on a phone. */
  readonly cardOf: (row: R) => readonly [ReactNode, ReactNode];
  /** Null where they are not counted. */
  readonly count: { readonly value: number; readonly atLeast: boolean } | null;
  readonly next: string | null;
  /** The list as a file, narrowed as it is; null for who takes none along. */
  readonly file: string | null;
  /** What is done apart from any row. */
  readonly more?: ReactNode;
  /** What stands between its head and its rows, such as what they are about. */
  readonly above?: ReactNode;
  /** What is done with the rows that are chosen; rows of a list without acts are not chosen. */
  readonly acts?: (chosen: readonly R[], clear: () => void) => ReactNode;
}

// What an error page shows. [SHL-02…06]
import type { ErrorStatus } from "@kontor/domain/site/routing";

export interface ErrorPage {
  readonly status: ErrorStatus;
  /** Safe to show. [SHL-06] */
  readonly path: string;
  readonly home: string;
  readonly deals: string;
  /** Where who may not see a page finds who is logged in, and the way out. */
  readonly account: string;
  readonly category: { readonly label: string; readonly href: string } | null;
  readonly cards: readonly {
    readonly drawing: string;
    readonly name: string;
    readonly label: string;
    readonly href: string;
  }[];
}

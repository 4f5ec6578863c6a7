// What the pages show on which contracts are cancelled and withdrawn from, ready to draw. [LGL-02] [LGL-03]
import type { DeclarationForm, DeclarationReceipt } from "@kontor/domain/site/request";
import type { RequestOption, RequestView } from "./message-views.ts";

export interface DeclaredRow {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

export interface DeclarationView extends RequestView<DeclarationForm> {
  /** The page of the contract that it came from; null where it was not begun there. [ACC-05] */
  readonly contract: string | null;
  /** What the law calls the two steps. */
  readonly words: readonly [link: string, button: string];
  /** Who receives it, in a line. */
  readonly recipient: string;
  readonly links: { readonly privacy: string; readonly notice: string; readonly home: string; readonly again: string };
  readonly categories: readonly RequestOption[];
  /** Whether what would be declared is shown whole, before it is sent. */
  readonly isReviewed: boolean;
  /** What was declared; null until it is taken. */
  readonly receipt: DeclarationReceipt | null;
}

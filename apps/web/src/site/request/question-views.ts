// What the page of a letter's link shows: what was declared without a login, and the answers. [ACC-05]
import type { DeclarationAnswer } from "@kontor/domain/site/request";

export interface QuestionView {
  /** Where the answer is sent: to the page itself. */
  readonly path: string;
  readonly code: string;
  /** When it was received, in words; null where the link is none. */
  readonly lead: string | null;
  /** A sentence for each contract. */
  readonly lines: readonly string[];
  readonly note: string | null;
  readonly answers: readonly { readonly answer: DeclarationAnswer; readonly text: string }[];
  readonly problem: string | null;
  /** What was answered just now. */
  readonly done: DeclarationAnswer | null;
  readonly account: string;
  readonly contact: string;
}

// What the pages show on which contracts are cancelled and withdrawn from, ready to draw. [LGL-02] [LGL-03]
import type { DeclarationForm } from "@kontor/domain/site/request";

export interface DeclaredRow {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

interface DeclarationFrame {
  readonly form: DeclarationForm;
  /** Where the form is sent: to its own page, with the contract that it came from. */
  readonly path: string;
  /** The page of the contract that it came from; null where it was not begun there. [ACC-05] */
  readonly contract: string | null;
  /** What the law calls the two steps. */
  readonly words: readonly [link: string, button: string];
  /** Why it was not taken, where no field is to blame. */
  readonly problem: string | null;
  readonly links: { readonly privacy: string; readonly notice: string; readonly home: string };
}

/** Every field as it was typed. */
export type TypedFields = Readonly<Record<string, string>>;

export type DeclarationView = DeclarationFrame &
  (
    | {
        readonly step: "asked";
        readonly typed: TypedFields;
        /** Refused fields with their texts, in the order of the form. */
        readonly errors: readonly { readonly field: string; readonly text: string }[];
        readonly categories: readonly { readonly value: string; readonly label: string }[];
        /** Sent along, so that pressing twice declares once. */
        readonly key: string;
      }
    | {
        readonly step: "reviewed";
        readonly typed: TypedFields;
        readonly rows: readonly DeclaredRow[];
        readonly key: string;
      }
    | {
        readonly step: "received";
        readonly rows: readonly DeclaredRow[];
        readonly moment: string;
        readonly email: string;
        /** The receipt as a file to keep. */
        readonly file: { readonly name: string; readonly href: string };
      }
  );

/** A declaration whose fields are to be filled in. */
export type DeclarationInput = Extract<DeclarationView, { readonly step: "asked" }>;

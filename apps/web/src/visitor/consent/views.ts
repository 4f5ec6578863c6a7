// What the banner and the page of the cookies are shown from.
import type { Category, OptionalScript } from "@kontor/domain/visitor/consent";

/** What a browser needs to decide: it travels in the document. */
export interface ConsentFacts {
  readonly revision: number;
  readonly scripts: readonly OptionalScript[];
}

export interface StoredThing {
  readonly name: string;
  readonly purpose: string;
  readonly days: number | null;
}

export interface CategoryView {
  readonly category: Category;
  readonly cookies: readonly StoredThing[];
  readonly scripts: readonly {
    readonly name: string;
    readonly purpose: string;
    readonly stores: string;
    readonly origins: string;
  }[];
}

export interface ConsentView extends ConsentFacts {
  readonly categories: readonly CategoryView[];
  /** What is allowed now. */
  readonly allowed: readonly Category[];
  /** When it was decided, in words; null where nothing was. */
  readonly decided: string | null;
  readonly globalPrivacyControl: boolean;
  /** Whether a form without scripts has just been stored. */
  readonly saved: boolean;
  /** Whether the window is narrow, so that the lists begin folded. [SHL-08] */
  readonly narrow: boolean;
  /** Why the proof could not be recorded. */
  readonly problem: string | null;
  readonly path: string;
  readonly privacy: string;
}

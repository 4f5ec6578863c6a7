// What the page of the law book shows. [HDL-01]

/** A rule of the law book in one language. [HDL-01] */
export interface RuleView {
  readonly id: string;
  readonly anchor: string;
  readonly text: string;
  readonly source: string;
  readonly scope: string;
  readonly since: string | null;
  readonly until: string | null;
  readonly laws: readonly string[];
  /** Where it is met; a path leads there. */
  readonly places: readonly { readonly name: string; readonly path: string | null }[];
}

export interface LawBookPage {
  readonly wanted: string;
  readonly count: number;
  /** What concerns customers first. */
  readonly parts: readonly {
    readonly anchor: string;
    readonly title: string;
    readonly rules: readonly RuleView[];
    /** Whether it is about the workings of the site, and folded. */
    readonly inner: boolean;
  }[];
}

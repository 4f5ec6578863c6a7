// The help center: articles in a tree, what leads to one, what is in one. [CNT-04]

export interface HelpArticle {
  /** Its path below the help center, such as `/documentation/servercontrolpanel/api`. */
  readonly url: string;
  readonly title: string;
  readonly kind: "article" | "wiki";
  /** The article above it; null at the top. */
  readonly parent: string | null;
  readonly position: number;
  /** Markdown. */
  readonly body: string;
}

/** An article with those below it, in their order. */
export interface HelpNode {
  readonly article: HelpArticle;
  readonly children: readonly HelpNode[];
}

/** A heading of an article, with the id that a link leads to, and the headings below it. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
  readonly children: readonly Heading[];
}

/** A step on the way to an article; the last is the article itself. */
export interface Crumb {
  readonly title: string;
  readonly url: string;
}

// What the search shows, ready to draw.

export type HitKind = "page" | "post" | "help" | "product" | "job";

export interface SearchHit {
  readonly kind: HitKind;
  readonly title: string;
  readonly href: string;
  readonly excerpt: string;
  /** Of what is sold, in words. */
  readonly price: string | null;
}

export interface SearchPage {
  readonly path: string;
  readonly wanted: string;
  readonly kind: HitKind | null;
  /** The kinds of which something was found. */
  readonly kinds: readonly HitKind[];
  readonly hits: readonly SearchHit[];
  /** Whether the search answered. */
  readonly answered: boolean;
}

// Links as content names them: a product, a page, or a plain url. [LNK-01…04]

/** Position of a product: slugs of one language, as the content system stores them; any may be missing. */
export interface ProductTarget {
  readonly mainCategory?: string | null | undefined;
  /** Slug of the product's category, or its whole path, such as `server/vps`. */
  readonly category?: string | null | undefined;
  /** The product's own slug. */
  readonly slug?: string | null | undefined;
}

/** A link of the content system: the product goes before the page, the page before the plain url. */
export interface LinkTarget {
  readonly product?: ProductTarget | null | undefined;
  readonly page?: { readonly url?: string | null | undefined } | null | undefined;
  readonly url?: string | null | undefined;
}

/** What a link became; a broken one is reported once in the log. */
export interface Link {
  readonly href: string;
  readonly kind: "product" | "page" | "url" | "broken";
}

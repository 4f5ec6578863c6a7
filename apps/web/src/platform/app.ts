// What the build says of the app: what its scripts need first, and the scripts themselves.
export interface App {
  readonly preloads: readonly string[];
  readonly scripts: readonly { readonly attributes: Readonly<Record<string, string | true>>; readonly code: string }[];
}

/** An app whose documents link sheets of its own. */
export interface DeskFiles extends App {
  readonly styles: readonly string[];
}

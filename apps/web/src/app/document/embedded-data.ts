// Pages and shells travel in the document as a block of JSON each, from which the router in the browser begins.
import type { Page, Shell } from "../screens/pages.ts";

export type Whole = Page | Shell;

type Id = "page-data" | "shell-data";

/** A value as JSON for the document; no text in it can end its block. */
export const embedded = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Id of the block that holds a whole; a document has one page and one shell. */
const wholeId = (whole: Whole): Id => ("kind" in whole ? "page-data" : "shell-data");

export const wholeText = (whole: Whole): string =>
  `<script type="application/json" id="${wholeId(whole)}">${embedded(whole)}</script>`;

/** Reads a block and takes it out of the document: React, which attaches next, knows nothing of it. */
const taken = (id: Id): unknown => {
  const element = document.getElementById(id);
  element?.remove();
  return JSON.parse(element?.textContent ?? "null");
};

/** The page and the shell that the document shows. */
export const takenWholes = (): { readonly page: Page; readonly shell: Shell } => ({
  page: taken("page-data") as Page,
  shell: taken("shell-data") as Shell,
});

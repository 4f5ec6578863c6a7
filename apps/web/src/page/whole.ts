// Pages and shells travel in the document as a block of JSON each; a third block says what the router was showing, so that nothing of it has to run.
import type { Page, Shell } from "./model.ts";

export type Whole = Page | Shell;

type Id = "page-data" | "shell-data" | "router-data";

/** What one route of the page that was drawn is like; its data stands in the block that is named. */
export interface Handed {
  readonly i: string;
  readonly u: number;
  readonly s: "success" | "error" | "pending" | "notFound";
  readonly ssr?: boolean | "data-only";
  readonly l?: Id;
}

/** A value as JSON for the document; no text in it can end its block. */
export const embedded = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const blockText = (id: Id, json: string): string => `<script type="application/json" id="${id}">${json}</script>`;

/** Id of the block that holds a whole; a document has one page and one shell. */
const wholeId = (whole: Whole): Id => ("kind" in whole ? "page-data" : "shell-data");

/** Which block a route's data stands in; only wholes travel. */
export const dataId = (value: unknown): Id | undefined =>
  typeof value === "object" && value !== null && "messages" in value && "locale" in value ? wholeId(value as Whole) : undefined;

export const wholeText = (whole: Whole): string => blockText(wholeId(whole), embedded(whole));

/** What the browser's router takes over: its routes as drawn. */
export const routerText = (matches: readonly Handed[]): string => blockText("router-data", embedded(matches));

/** Reads a block and takes it out of the document: React, which attaches next, knows nothing of it. */
const taken = (id: Id): unknown => {
  const element = document.getElementById(id);
  element?.remove();
  return JSON.parse(element?.textContent ?? "null");
};

/** What the document hands over, with the data of each route in its place; heads and scripts are not the router's. */
export const handedOver = (): { readonly manifest: { readonly routes: object }; readonly matches: readonly unknown[] } => {
  const matches = taken("router-data") as readonly Handed[];
  return { manifest: { routes: {} }, matches: matches.map(({ l, ...match }) => (l === undefined ? match : { ...match, l: taken(l) })) };
};

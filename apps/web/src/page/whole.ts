// Pages and shells travel in the document as a block of JSON each, beside the router's own state, which names the block only.
import type { SerializationAdapter } from "@tanstack/react-router";
import type { Page, Shell } from "./model.ts";

type Whole = Page | Shell;

/** Id of the block that holds a whole; a document has one page and one shell. */
const blockOf = (whole: Whole): string => ("kind" in whole ? "page-data" : "shell-data");

/** A block of JSON for the document; no text in it can end it. */
const block = (whole: Whole): string =>
  `<script type="application/json" id="${blockOf(whole)}">${JSON.stringify(whole).replaceAll("<", "\\u003c")}</script>`;

/** A drawn document with its blocks in front of its first script in the body, so that every script finds them. */
export const withBlocks = (html: string, ...wholes: readonly Whole[]): string => {
  const at = html.indexOf("<script", html.indexOf("<body"));
  return at === -1 ? html : html.slice(0, at) + wholes.map(block).join("") + html.slice(at);
};

/** Reads a block and takes it out of the document: React, which attaches next, knows nothing of it. */
const taken = (id: string): Whole => {
  const element = document.getElementById(id);
  element?.remove();
  return JSON.parse(element?.textContent ?? "null") as Whole;
};

/** For the router's `serializationAdapters`. */
export const wholes: SerializationAdapter<Whole, string, never> = {
  key: "whole",
  test: (value: unknown): value is Whole => typeof value === "object" && value !== null && "messages" in value && "locale" in value,
  toSerializable: blockOf,
  fromSerializable: taken,
} as unknown as SerializationAdapter<Whole, string, never>;

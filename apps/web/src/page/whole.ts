// Pages and shells travel in the document as a block of JSON each, beside the router's own state, which names the block only.
import type { SerializationAdapter } from "@tanstack/react-router";
import type { Page, Shell } from "./model.ts";

export type Whole = Page | Shell;

/** Id of the block that holds a whole; a document has one page and one shell. */
const blockOf = (whole: Whole): string => ("kind" in whole ? "page-data" : "shell-data");

/** A whole as a block of JSON for the document; no text in it can end it. */
export const blockText = (whole: Whole): string =>
  `<script type="application/json" id="${blockOf(whole)}">${JSON.stringify(whole).replaceAll("<", "\\u003c")}</script>`;

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

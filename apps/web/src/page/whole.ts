// Pages and shells travel in the document as one JSON text each, written once and read once, not as a graph of values.
import type { SerializationAdapter } from "@tanstack/react-router";
import type { Page, Shell } from "./model.ts";

type Whole = Page | Shell;

/** Double quotes and backticks change places, there and back: JSON has very many of the ones, each of which would have to be escaped, and next to none of the others. */
const swapped = (json: string): string => json.replace(/["`]/g, (quote) => (quote === "`" ? '"' : "`"));

const written = new WeakMap<Whole, string>();

const text = (whole: Whole): string => {
  const known = written.get(whole);
  if (known !== undefined) return known;
  const made = swapped(JSON.stringify(whole));
  written.set(whole, made);
  return made;
};

/** For the router's `serializationAdapters`. */
export const wholes: SerializationAdapter<Whole, string, never> = {
  key: "whole",
  test: (value: unknown): value is Whole => typeof value === "object" && value !== null && "messages" in value && "locale" in value,
  toSerializable: text,
  fromSerializable: (json: string) => JSON.parse(swapped(json)) as Whole,
} as unknown as SerializationAdapter<Whole, string, never>;

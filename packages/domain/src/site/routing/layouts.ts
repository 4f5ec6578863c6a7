// The registry of layouts: which exist, and what happens to a name that is none. [LOC-12]
import * as Result from "effect/Result";
import { UnknownLayout } from "./errors.ts";

/** Every layout by its name, in the order of the specification. [LOC-12] */
export const layouts = [
  "blog",
  "strapi",
  "admin",
  "plain",
  "advent",
  "blackfriday",
  "default",
  "easter",
  "easterhome",
  "error",
  "helpcenter",
  "helpcenter-article",
  "helpcenter-wiki",
  "landing",
  "newsletter",
  "simple",
] as const;

export type Layout = (typeof layouts)[number];

/** The layout that a content page names; none given is the default one, and an unknown name is refused with those that are known. [LOC-12] */
export const layoutNamed = (name: string | null | undefined): Result.Result<Layout, UnknownLayout> => {
  if (name === null || name === undefined || name === "") return Result.succeed("default");
  const layout = layouts.find((known) => known === name);
  return layout === undefined
    ? Result.fail(new UnknownLayout({ name: name.slice(0, 64), known: layouts.join(", ") }))
    : Result.succeed(layout);
};

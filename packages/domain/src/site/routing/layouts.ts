// The registry of layouts: which exist, and what happens to a name that is none. [LOC-12] [LOC-11]
import * as Result from "effect/Result";
import { withoutLocale } from "#visitor/locale";
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

/** The colour mode that a path forces regardless of its content; null for none. Both languages. [LOC-11] */
export const forcedModeOfPath = (path: string): "light" | null =>
  withoutLocale(path).replace(/(?<!\/)\/+$/, "") === "/helpcenter/documentation/servercontrolpanel/api"
    ? "light"
    : null;

// The registry of route middleware and what is bound to which route: one table. [LOC-13] [LOC-17]
import * as Result from "effect/Result";
import { withoutLocale } from "#visitor/locale";
import { UnknownMiddleware } from "./errors.ts";
import { isBelow, stepOfPath } from "./paths.ts";

/** Every middleware by its name. [LOC-13] */
export const middlewareNames = ["catch-all", "ticketing", "auth-redirect"] as const;

export type MiddlewareName = (typeof middlewareNames)[number];

/** The parts of the site that middleware is bound to. */
export type RouteKind =
  | "content"
  | "blog"
  | "job-list"
  | "job"
  | "help-center"
  | "ticketing"
  | "cart"
  | "login"
  | "summary"
  | "thank-you"
  | "admin";

/** What is bound to which part; names are checked when the shop starts. [LOC-17] */
export const middlewareBindings: { readonly [K in RouteKind]: readonly MiddlewareName[] } = {
  content: ["catch-all"],
  blog: ["catch-all"],
  "job-list": [],
  job: ["catch-all"],
  "help-center": ["catch-all"],
  ticketing: ["ticketing"],
  cart: [],
  login: [],
  summary: ["auth-redirect"],
  "thank-you": [],
  admin: [],
};

/** The middleware of a name; an unknown one is refused with those that are known. [LOC-13] */
export const middlewareNamed = (name: string): Result.Result<MiddlewareName, UnknownMiddleware> => {
  const middleware = middlewareNames.find((known) => known === name);
  return middleware === undefined
    ? Result.fail(new UnknownMiddleware({ name: name.slice(0, 64), known: middlewareNames.join(", ") }))
    : Result.succeed(middleware);
};

/** All names of a list, each once and in its order; the first unknown one is refused. [LOC-13] */
export const middlewareOfNames = (
  names: readonly string[],
): Result.Result<readonly MiddlewareName[], UnknownMiddleware> =>
  Result.map(Result.all(names.map(middlewareNamed)), (known) => [...new Set(known)]);

/** A table of bindings as data, read before the shop serves: an unknown name is refused, and the start with it. [LOC-17] */
export const checkedBindings = (
  bindings: Readonly<Record<string, readonly string[]>>,
): Result.Result<ReadonlyMap<string, readonly MiddlewareName[]>, UnknownMiddleware> =>
  Result.map(
    Result.all(
      Object.entries(bindings).map(([kind, names]) =>
        Result.map(middlewareOfNames(names), (known) => [kind, known] as const),
      ),
    ),
    (entries) => new Map(entries),
  );

/** Which part of the site a page's path belongs to. */
export const kindOfPath = (path: string): RouteKind => {
  const bare = withoutLocale(path);
  const step = stepOfPath(path)?.step;
  if (step !== undefined) return step;
  if (isBelow(bare, "/blog")) return "blog";
  if (isBelow(bare, "/jobs")) return bare === "/jobs" ? "job-list" : "job";
  if (isBelow(bare, "/helpcenter")) return "help-center";
  if (isBelow(bare, "/ticketing")) return "ticketing";
  return isBelow(bare, "/admin") ? "admin" : "content";
};

/** The middleware that runs before a page, in its order: what is bound to the route, then what its route rule names. [LOC-17] */
export const middlewareOfPath = (path: string, ofRule: readonly MiddlewareName[] = []): readonly MiddlewareName[] => [
  ...new Set([...middlewareBindings[kindOfPath(path)], ...ofRule]),
];

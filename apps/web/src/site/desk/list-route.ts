// What the routes of lists have in common: how the list is looked at stands in the address, and its rows are read before its screen is drawn. [DSK-05]
import { lists } from "@kontor/domain/site/desk";
import { type Listed, listedQuery, listedView } from "./listed.ts";
import { type ListView, listView } from "./list-view.ts";
import { type ListKind, listQuery } from "./queries.ts";
import { rootRoute } from "./root.tsx";
import type { DeskContext } from "./use-desk.ts";

type Search = Readonly<Record<string, unknown>>;

interface Loading {
  readonly context: DeskContext;
  readonly deps: ListView;
}

const ofView = {
  getParentRoute: () => rootRoute,
  loaderDeps: ({ search: { locale: _, ...view } }: { readonly search: ListView & { readonly locale?: unknown } }) =>
    view as ListView,
};

/** The list of a kind, as the one list operation has it. */
export const listOf = (kind: ListKind) => ({
  ...ofView,
  validateSearch: (search: Search): ListView => listView(search, lists[kind]),
  loader: ({ context: { queries, send }, deps }: Loading) => queries.ensureQueryData(listQuery(send, kind, deps)),
});

/** A list over an operation of its own. */
export const listOver = <A extends object, R extends object, S extends string>(listed: Listed<A, R, S>) => ({
  ...ofView,
  validateSearch: (search: Search): ListView => listedView(search, listed),
  loader: ({ context: { queries, call }, deps }: Loading) => queries.ensureQueryData(listedQuery(call, listed, deps)),
});

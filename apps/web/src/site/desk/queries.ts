// What the desk reads of the API, under the keys that the server's first answer and an act's "stale" use as well.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ValueOf } from "@kontor/adapters/client";
import type { Send } from "./calls.ts";
import type { ListView } from "./list-view.ts";

type Listed = ValueOf<"GET", "/shop/admin/lists/{kind}">["result"];
export type ListKind = Listed["kind"];
export type ListOf<K extends ListKind> = Extract<Listed, { readonly kind: K }>;
export type RowOf<K extends ListKind> = ListOf<K>["rows"][number];

/** All that is known of a kind; an act names it as stale. */
export const kindKey = (kind: string): readonly unknown[] => [kind];
export const listKey = (kind: ListKind, view: ListView): readonly unknown[] => [kind, "list", view];
export const recordKey = (kind: string, id: string): readonly unknown[] => [kind, "record", id];

/** One record of a kind, by how the API gives it. */
export const recordQuery = <A>(kind: string, id: string, read: (signal: AbortSignal) => Promise<A>) =>
  queryOptions({ queryKey: recordKey(kind, id), queryFn: ({ signal }) => read(signal) });

export const factorKey = ["factor"] as const;

/** How who works here proves who they are, and whether the operator asks for a second factor. */
export const factorQuery = (send: Send) =>
  queryOptions({
    queryKey: factorKey,
    queryFn: ({ signal }) => send("GET", "/shop/staff/factor", { signal }),
  });

export const listQuery = <K extends ListKind>(send: Send, kind: K, view: ListView) =>
  queryOptions({
    queryKey: listKey(kind, view),
    queryFn: async ({ signal }) =>
      (await send("GET", "/shop/admin/lists/{kind}", { path: { kind }, query: { ...view }, signal })) as ListOf<K>,
    placeholderData: keepPreviousData,
  });

/** So many rows of each list stand on a record. */
const shown = 5;

/** The first rows of a list, as far as it is narrowed. */
export const firstQuery = <K extends ListKind>(send: Send, kind: K, view: ListView, most = shown) =>
  queryOptions({
    queryKey: [kind, "first", view],
    queryFn: async ({ signal }) => {
      const query = { ...view, limit: String(most) };
      return (await send("GET", "/shop/admin/lists/{kind}", { path: { kind }, query, signal })) as ListOf<K>;
    },
  });

// What the desk reads of the API, under the keys that the server's first answer and an act's "stale" use as well.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Answer, Call, ValueOf } from "@kontor/adapters/client";
import { resultIn } from "./calls.ts";
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
export const recordQuery = <A>(
  kind: string,
  id: string,
  read: (signal: AbortSignal) => Promise<Answer<{ readonly result: A }>>,
) => queryOptions({ queryKey: recordKey(kind, id), queryFn: ({ signal }) => resultIn(read(signal)) });

export const factorKey = ["factor"] as const;

/** How who works here proves who they are, and whether the operator asks for a second factor. */
export const factorQuery = (call: Call) =>
  queryOptions({
    queryKey: factorKey,
    queryFn: ({ signal }) => resultIn(call("GET", "/shop/staff/factor", { signal })),
  });

export const listQuery = <K extends ListKind>(call: Call, kind: K, view: ListView) =>
  queryOptions({
    queryKey: listKey(kind, view),
    queryFn: async ({ signal }) =>
      (await resultIn(
        call("GET", "/shop/admin/lists/{kind}", { path: { kind }, query: { ...view }, signal }),
      )) as ListOf<K>,
    placeholderData: keepPreviousData,
  });

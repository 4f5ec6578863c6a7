// What the one search finds while one types: groups by kind, what is meant exactly first. [DSK-01]
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ValueOf } from "@kontor/adapters/client";
import type { Send } from "../calls.ts";

export type FoundGroup = ValueOf<"GET", "/shop/admin/search">["result"]["groups"][number];
export type FoundRow = FoundGroup["rows"][number];

export const searchKey = (q: string): readonly unknown[] => ["search", q];

export const searchQuery = (send: Send, q: string) =>
  queryOptions({
    queryKey: searchKey(q),
    queryFn: ({ signal }) =>
      q === "" ? { groups: [], complete: true } : send("GET", "/shop/admin/search", { query: { q }, signal }),
    placeholderData: keepPreviousData,
  });

// What the one search finds while one types: groups by kind, what is meant exactly first. [DSK-01]
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Call, ValueOf } from "@kontor/adapters/client";
import { resultIn } from "../calls.ts";

export type FoundGroup = ValueOf<"GET", "/shop/admin/search">["result"]["groups"][number];
export type FoundRow = FoundGroup["rows"][number];

export const searchKey = (q: string): readonly unknown[] => ["search", q];

export const searchQuery = (call: Call, q: string) =>
  queryOptions({
    queryKey: searchKey(q),
    queryFn: ({ signal }) =>
      q === "" ? { groups: [], complete: true } : resultIn(call("GET", "/shop/admin/search", { query: { q }, signal })),
    placeholderData: keepPreviousData,
  });

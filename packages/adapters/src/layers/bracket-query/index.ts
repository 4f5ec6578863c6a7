// Nested queries in bracket style, as a content system reads them: `filters[url][$eq]=/hosting`. The client's own query is flat. Without Effect, for servers. [API-02]

/** What a query may hold: texts, numbers, truth, lists and objects of them. What is undefined is not sent. */
export type QueryValue =
  | string
  | number
  | boolean
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue };

const keyOf = (at: string, key: string): string =>
  at === "" ? encodeURIComponent(key) : `${at}[${encodeURIComponent(key)}]`;

const pairs = (value: QueryValue, at: string): readonly string[] => {
  if (value === undefined) return [];
  if (typeof value === "object")
    return Object.entries(value as Readonly<Record<string, QueryValue>>).flatMap(([key, inner]) =>
      pairs(inner, keyOf(at, key)),
    );
  return [`${at}=${encodeURIComponent(String(value))}`];
};

/** Read again with `qs`, it is the query with its values as texts. */
export const bracketQuery = (query: object): string => pairs(query as QueryValue, "").join("&");

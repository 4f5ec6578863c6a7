// Nested queries in bracket style, as the content system reads them: `filters[url][$eq]=/hosting`. [API-02]

export interface Query {
  readonly [key: string]: string | number | boolean | readonly string[] | Query;
}

const pairs = (value: Query[string], at: string): readonly string[] => {
  if (Array.isArray(value)) return value.map((each, index) => `${at}[${index}]=${encodeURIComponent(each)}`);
  if (typeof value === "object") return Object.entries(value).flatMap(([key, inner]) => pairs(inner, `${at}[${key}]`));
  return [`${at}=${encodeURIComponent(String(value))}`];
};

export const bracketQuery = (query: Query): string =>
  Object.entries(query)
    .flatMap(([key, value]) => pairs(value, key))
    .join("&");

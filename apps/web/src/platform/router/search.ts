// Query strings as plain text: what stands in the address is what a page reads, a repeated key is a list.

export type Search = Readonly<Record<string, string | readonly string[]>>;

/** Reads `?a=1&b=2&b=3` as `{ a: "1", b: ["2", "3"] }`. */
export const parseSearch = (text: string): Search => {
  const found: Record<string, string | string[]> = {};
  if (text.length < 2) return found;
  for (const [key, value] of new URLSearchParams(text)) {
    const before = found[key];
    found[key] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return found;
};

/** Writes a query string with its question mark, or nothing when there is nothing to say. */
export const searchText = (search: Readonly<Record<string, unknown>>): string => {
  const out = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) out.append(key, String(one));
    }
  }
  const text = out.toString();
  return text === "" ? "" : `?${text}`;
};

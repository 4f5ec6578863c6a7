// Searches as entries of the history: a new wish is one, and going back shows the one before. [DOM-01] [VISIT4-7]
import { areSeveralNames, readSearchOrder, type SearchOrder } from "@kontor/domain/shop/domain-name";

/** The router counts its entries, to know forth from back. */
const counted = (state: unknown): object => {
  const before = (state ?? {}) as { readonly __TSR_index?: number };
  const key = crypto.randomUUID().slice(0, 8);
  return { ...before, key, __TSR_key: key, __TSR_index: (before.__TSR_index ?? 0) + 1 };
};

/** Writes the address of a search: of another one as a new entry, of the same one in its place. */
export const enterSearch = (address: string): void => {
  const { history, location } = window;
  if (address === location.pathname + location.search) history.replaceState(history.state, "", address);
  else history.pushState(counted(history.state), "", address);
};

export interface EnteredSearch {
  readonly text: string;
  readonly many: boolean;
  readonly order: SearchOrder;
}

/** Which search an address is of. */
export const searchIn = (query: string): EnteredSearch => {
  const search = new URLSearchParams(query);
  const text = search.get("names") ?? search.get("domain") ?? "";
  return { text, many: search.has("names") || areSeveralNames(text), order: readSearchOrder(search.get("sort")) };
};

// Searches as entries of the history: a new wish is one, and going back shows the one before. [DOM-01] [VISIT4-7]
import { areSeveralNames, readSearchOrder, type SearchOrder } from "@kontor/domain/shop/domain-name";

/** Writes the address of a search: of another one as a new entry, of the same one in its place. */
export const enterSearch = (address: string): void => {
  const { history, location } = window;
  const isSame = address === location.pathname + location.search;
  // What the router has noted of the page is true of each of its searches.
  history[isSame ? "replaceState" : "pushState"](history.state, "", address);
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

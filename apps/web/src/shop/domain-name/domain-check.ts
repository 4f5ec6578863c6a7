// The domain check as the visitor has it: what is typed, the search that was begun with it, its order, and its addresses. [DOM-01] [DOM-02] [DOM-08]
import { areSeveralNames, type Search, type SearchOrder, writtenSearchOrder } from "@kontor/domain/shop/domain-name";
import type { AddedDomains } from "./add-domains.ts";

/** What stands in the field, and whether that is the box for many names. */
interface Typed {
  readonly text: string;
  readonly many: boolean;
}

/** A search as it was begun: the text is what stood in the field then. */
export interface BegunSearch extends Search, Typed {}

type SearchFor = (text: string, many: boolean) => Search;

export interface DomainCheck {
  readonly typed: Typed;
  readonly search: BegunSearch | null;
  readonly order: SearchOrder;
  /** What came of putting all free names into the cart; null before it was tried. */
  readonly allAdded: AddedDomains | string | null;
}

const begunSearch = ({ text, many }: Typed, searchFor: SearchFor): BegunSearch => ({
  ...searchFor(text, many),
  text,
  many,
});

/** The check that a page was made for. */
export const domainCheck = (typed: Typed, order: SearchOrder, searchFor: SearchFor): DomainCheck => ({
  typed,
  search: typed.text === "" ? null : begunSearch(typed, searchFor),
  order,
  allAdded: null,
});

/** Searches for what is typed. Several names in the field for one are a list. */
export const searchBegun = (
  check: DomainCheck,
  searchFor: SearchFor,
): DomainCheck & { readonly search: BegunSearch } => {
  const { text, many } = check.typed;
  const typed = { text, many: many || areSeveralNames(text) };
  return { ...check, typed, search: begunSearch(typed, searchFor), allAdded: null };
};

/** The search as far as it is one of the field that is shown. */
export const searchOfField = ({ typed, search }: DomainCheck): BegunSearch | null =>
  search?.many === typed.many ? search : null;

/** An address that is longer than servers take is not written into the address bar. */
const longestAddress = 6_000;

/** The address of a search. */
export const searchAddress = (path: string, { text, many }: Typed, order: SearchOrder): string => {
  const sorted: readonly string[][] = order.by === "typed" ? [] : [["sort", writtenSearchOrder(order)]];
  const address = `${path}?${new URLSearchParams([[many ? "names" : "domain", text], ...sorted])}`;
  return address.length > longestAddress ? `${path}?names=` : address;
};

const longestWayBack = 2_000;

/** The address as forms lead back to it, which takes no line breaks and no more than that; names are divided by blanks as well. */
export const wayBack = (path: string, address: string): string => {
  const plain = address.replaceAll(/(%0D)?%0A/g, "+");
  return plain.length > longestWayBack ? path : plain;
};

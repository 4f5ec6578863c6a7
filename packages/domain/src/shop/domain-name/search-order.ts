// The order in which the names of a search are listed: as they were typed, or by name, state or price. [DOM-08]
import { availabilities, type DomainName } from "./model.ts";
import type { Search } from "./search.ts";
import { leadsOn, type SearchedName } from "./searched-names.ts";

/** What names are listed by. */
export const searchOrders = ["typed", "name", "state", "price"] as const;

export interface SearchOrder {
  readonly by: (typeof searchOrders)[number];
  readonly descending: boolean;
}

export const asTyped: SearchOrder = { by: "typed", descending: false };

/** An order as it stands in an address: `price`, or `-price` the other way round; what is none lists names as typed. */
export const readSearchOrder = (text: string | null): SearchOrder => {
  const by = searchOrders.find((each) => text === each || text === `-${each}`);
  return by === undefined || by === "typed" ? asTyped : { by, descending: text !== by };
};

/** The order as it stands in an address: `-price` is descending. */
export const writtenSearchOrder = ({ by, descending }: SearchOrder): string => (descending ? `-${by}` : by);

/** The order after a press: the same again is turned round, another one begins ascending. */
export const nextSearchOrder = (now: SearchOrder, by: SearchOrder["by"]): SearchOrder => ({
  by,
  descending: now.by === by && by !== "typed" && !now.descending,
});

type Known = Pick<SearchedName, "state" | "answer">;

/** What a name is listed by; null where it is not known yet, or there is none. */
const keyOf = (
  name: DomainName,
  known: Known | undefined,
  by: SearchOrder["by"],
  priceOf: (ending: string) => number | null,
) => {
  if (by === "name") return name.unicode;
  const answer = known?.answer ?? null;
  if (answer === null) return null;
  return by === "state"
    ? availabilities.indexOf(answer.availability)
    : answer.offer === "register"
      ? priceOf(name.ending)
      : null;
};

/** The names in an order; those without what they are listed by come last, and like ones stay as they were. */
export const orderedNames = (
  names: readonly DomainName[],
  known: ReadonlyMap<string, Known>,
  { by, descending }: SearchOrder,
  priceOf: (ending: string) => number | null,
): readonly DomainName[] => {
  if (by === "typed") return names;
  const keyed = names.map((name) => ({ name, key: keyOf(name, known.get(name.ascii), by, priceOf) }));
  return keyed.sort((a, b) => compared(a.key, b.key, descending ? -1 : 1)).map(({ name }) => name);
};

const compared = (a: string | number | null, b: string | number | null, direction: 1 | -1): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a === b ? 0 : a < b ? -direction : direction;
};

/** The names that can be registered and are not in the cart: what goes there in one step. */
export const addableNames = (
  names: readonly DomainName[],
  known: ReadonlyMap<string, Known>,
  inCart: readonly string[],
): readonly DomainName[] =>
  names.filter(({ ascii }) => known.get(ascii)?.answer?.offer === "register" && !inCart.includes(ascii));

/** Whether every name of a search is known and none of them can be registered: then its suggestions lead on. [DOM-01] */
export const areAllTaken = (names: readonly DomainName[], known: ReadonlyMap<string, Known>): boolean =>
  names.length > 0 &&
  names.every(({ ascii }) => {
    const answer = known.get(ascii)?.answer ?? null;
    return answer !== null && answer.offer !== "register";
  });

/** The suggestions of a search that are worth a line: none until the name itself is known not to be free; those that are being checked, and those that can be registered. [DOM-01] */
export const shownSuggestions = (
  { names, suggestions }: Pick<Search, "names" | "suggestions">,
  known: ReadonlyMap<string, Known>,
): readonly DomainName[] => {
  const wish = names[0];
  if (wish === undefined || !leadsOn(known.get(wish.ascii))) return [];
  return suggestions.filter(({ ascii }) => {
    const name = known.get(ascii);
    return name !== undefined && name.state !== "later" && (name.answer === null || name.answer.offer === "register");
  });
};

// The list of endings of the landing page: found by what is typed, shown piece by piece. [DOM-06]
import { toUnicode } from "./idna.ts";
import type { Ending } from "./model.ts";
import { endingsPerPage } from "./limits.ts";

/** How many endings an address asks for: whole steps of "show more". [DOM-06] */
export const shownEndings = (text: string | null): number =>
  Math.max(1, Math.ceil((Number(text) || 0) / endingsPerPage)) * endingsPerPage;

/** What the visitor searches and how often "show more" was pressed. */
export interface EndingSearch {
  /** As typed: with or without its dot, in either script, any letter case; empty finds all. */
  readonly text: string;
  /** Only endings of this group; null for every group. */
  readonly group: Ending["group"] | null;
  /** How many endings are to be shown at most. */
  readonly shown: number;
}

/** What a list has of each ending to be searched. */
type ListedEnding = Pick<Ending, "ending" | "group">;

/** What is shown of a search. */
export interface EndingPage<E extends ListedEnding = Ending> {
  readonly endings: readonly E[];
  /** How many were found, shown or not. */
  readonly found: number;
  /** What `shown` becomes with "show more"; null where nothing is left to show. */
  readonly more: number | null;
}

/** The endings of a search: those that begin with the text before those that hold it, each in the order of the list. [DOM-06] */
export const endingPage = <E extends ListedEnding>(
  endings: readonly E[],
  { text, group, shown }: EndingSearch,
): EndingPage<E> => {
  const place = placeOf(text);
  const inGroup = endings.filter((ending) => group === null || ending.group === group);
  const places = inGroup.map((ending) => ({ ending, at: place(ending.ending) })).filter(({ at }) => at >= 0);
  const found = [...places.filter(({ at }) => at === 0), ...places.filter(({ at }) => at > 0)].map(
    ({ ending }) => ending,
  );
  return {
    endings: found.slice(0, shown),
    found: found.length,
    more: found.length > shown ? shown + endingsPerPage : null,
  };
};

/** Position of the text in an ending, in whichever of its scripts it is found first; else, one place later, that of what follows its last dot; -1 for none. */
const placeOf = (text: string): ((ending: string) => number) => {
  const wanted = text.normalize("NFC").trim().toLowerCase().replace(/^\.+/, "");
  const end = wanted.slice(wanted.lastIndexOf(".") + 1);
  return (ending) => {
    const scripts = [ending, toUnicode(ending)];
    const placesOf = (part: string): readonly number[] =>
      scripts.map((script) => script.indexOf(part)).filter((place) => place >= 0);
    const [whole, tail] = [placesOf(wanted), end === "" ? [] : placesOf(end)];
    if (whole.length > 0) return Math.min(...whole);
    return tail.length > 0 ? 1 + Math.min(...tail) : -1;
  };
};

// The list of endings of the landing page: found by what is typed, shown piece by piece. [DOM-06]
import { toUnicode } from "./idna.ts";
import type { Ending } from "./model.ts";

/** How many endings are shown at first, and how many more with each "show more". [DOM-06] */
export const endingsPerPage = 12;

/** What the visitor searches and how often "show more" was pressed. */
export interface EndingSearch {
  /** As typed: with or without its dot, in either script, any letter case; empty finds all. */
  readonly text: string;
  /** Only endings of this group; null for every group. */
  readonly group: Ending["group"] | null;
  /** How many endings are to be shown at most. */
  readonly shown: number;
}

/** What is shown of a search. */
export interface EndingPage {
  readonly endings: readonly Ending[];
  /** How many were found, shown or not. */
  readonly found: number;
  /** What `shown` becomes with "show more"; null where nothing is left to show. */
  readonly more: number | null;
}

/** The endings of a search: those that begin with the text before those that hold it, each in the order of the list. [DOM-06] */
export const endingPage = (endings: readonly Ending[], { text, group, shown }: EndingSearch): EndingPage => {
  const wanted = text.normalize("NFC").trim().toLowerCase().replace(/^\.+/, "");
  const inGroup = endings.filter((ending) => group === null || ending.group === group);
  const places = inGroup.map((ending) => ({ ending, place: placeOf(ending, wanted) })).filter(({ place }) => place >= 0);
  const found = [...places.filter(({ place }) => place === 0), ...places.filter(({ place }) => place > 0)].map(({ ending }) => ending);
  return { endings: found.slice(0, shown), found: found.length, more: found.length > shown ? shown + endingsPerPage : null };
};

/** Position of the text in an ending, in whichever of its scripts it is found first; -1 for none. */
const placeOf = ({ ending }: Ending, wanted: string): number => {
  const places = [ending.indexOf(wanted), toUnicode(ending).indexOf(wanted)].filter((place) => place >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
};

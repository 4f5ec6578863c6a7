// Badges on paper: which stand on which page, and a sample to test the printer with. [TKT-03] [TKT-01]
import type { Ticket } from "./model.ts";

/** What a badge shows: the holder, the key for its QR code, the mark of the community event. */
export interface Badge {
  readonly holder: string;
  readonly key: string;
  readonly community: boolean;
}

/** Badges on an A4 page: two columns of four. Ours. */
export const badgesPerPage = 8;

/** The badges of all tickets page by page, by the names of their holders, so that they are found at the desk. [TKT-03] */
export const badgePages = (tickets: readonly Ticket[]): readonly (readonly Badge[])[] => {
  const badges = [...tickets].sort(byHolder).map(({ holder, key, community }) => ({ holder, key, community }));
  return Array.from({ length: Math.ceil(badges.length / badgesPerPage) }, (_, page) =>
    badges.slice(page * badgesPerPage, (page + 1) * badgesPerPage),
  );
};

/** A page for testing a printer: a short name, one as long as names may be, and an unknown key. [TKT-03] */
export const samplePage: readonly Badge[] = [
  { holder: "Li Wu", key: "0".repeat(26), community: false },
  { holder: "Maximiliane-Wilhelmine Freifrau von Schnackenburg-Überlingen", key: "0".repeat(26), community: true },
];

/** By the last word of the name, then by the name, then by the key. */
const byHolder = (a: Ticket, b: Ticket): number =>
  compared(lastWord(a.holder), lastWord(b.holder)) || compared(a.holder, b.holder) || compared(a.key, b.key);

const lastWord = (name: string): string => name.trim().toLowerCase().split(/\s+/).at(-1) ?? "";

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

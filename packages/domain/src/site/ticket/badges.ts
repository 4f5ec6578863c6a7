// Badges on paper: in which order, which stand on which page, and a sample to test the printer with. [TKT-03] [TKT-01]
import type { TicketKey } from "./model.ts";
import { badgesPerPage } from "./limits.ts";

/** What a badge shows: the holder, the key for its QR code, the mark of the community event. */
export interface Badge {
  readonly holder: string;
  /** Null where it cannot be read any more: the badge is printed without its code. */
  readonly key: TicketKey | null;
  readonly community: boolean;
}

/** By what badges are sorted, so that they are found at the desk: the last word of the name, then the name. [TKT-03] */
export const badgeOrder = (holder: string): string => {
  const name = holder.trim().toLowerCase();
  return `${name.split(/\s+/).at(-1) ?? ""} ${name}`;
};

/** A page with one more badge: full as soon as it has its number, else still open. Pages are printed as they fill, however many come. [TKT-03] */
export const pageWith = (
  open: readonly Badge[],
  badge: Badge,
): { readonly full: readonly Badge[] | null; readonly open: readonly Badge[] } => {
  const page = [...open, badge];
  return page.length < badgesPerPage ? { full: null, open: page } : { full: page, open: [] };
};

/** A page for testing a printer: a short name, one as long as names may be, and an unknown key. [TKT-03] */
export const samplePage: readonly Badge[] = [
  { holder: "Li Wu", key: "0".repeat(26), community: false },
  { holder: "Maximiliane-Wilhelmine Freifrau von Schnackenburg-Überlingen", key: "0".repeat(26), community: true },
];

// The list of a customer's documents: what is late first, then what is open by its day, then the rest, the latest first; those of one year, a page at a time. [ACC-03] [ACC-09]
import { compareDays, type Day, readDay, yearOf } from "#kernel/calendar";
import { type Cents, negate, zero } from "#kernel/money";
import type { DocumentBalance } from "#shop/balance";
import { titlesInShort } from "#shop/contract";
import { inLocale, type Locale, type Localized } from "#visitor/locale";
import { listLimits } from "./limits.ts";
import type { InvoiceLine } from "./model.ts";

/** A document as the list orders it. */
export interface ListedDocument {
  readonly issuedOn: Day;
  /** The moment of issue, and its position among all documents, which orders those of one moment. */
  readonly issuedAt: number;
  readonly position: number;
  readonly balance: Pick<DocumentBalance, "left" | "toPayBack" | "dueOn" | "overdueSince">;
}

const groups = ["overdue", "open", "rest"] as const;

/** Where a document stands in the list; it says nothing of what stands around it, which may change before the next page is read. */
export interface ListedPlace {
  readonly group: (typeof groups)[number];
  /** The last day for what is open; null where nothing is, or without a day. */
  readonly day: Day | null;
  readonly issuedAt: number;
  readonly position: number;
}

export const placeOf = ({ issuedAt, position, balance }: ListedDocument): ListedPlace => {
  const { left, toPayBack, dueOn, overdueSince } = balance;
  if (left > 0 && overdueSince !== null) return { group: "overdue", day: dueOn, issuedAt, position };
  if (left > 0 || toPayBack > 0) return { group: "open", day: dueOn, issuedAt, position };
  return { group: "rest", day: null, issuedAt, position };
};

/** What is open stands in the order in which payments for all of it settle it; of the rest one looks for the latest. */
export const comparePlaces = (a: ListedPlace, b: ListedPlace): number => {
  const byGroup = groups.indexOf(a.group) - groups.indexOf(b.group);
  if (byGroup !== 0) return byGroup;
  const byIssue = a.issuedAt - b.issuedAt || a.position - b.position;
  if (a.group === "rest") return -byIssue;
  return compareLastDays(a.day, b.day) || byIssue;
};

/** What has no last day comes after what has one. */
const compareLastDays = (a: Day | null, b: Day | null): number => {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
  return compareDays(a, b);
};

/** A place as the address of the next page has it. */
export const placeText = ({ group, day, issuedAt, position }: ListedPlace): string =>
  [group, day ?? "", issuedAt, position].join(".");

/** Null for what is no place. */
export const readPlace = (text: string): ListedPlace | null => {
  const [, group, day = "", issuedAt, position] =
    /^(overdue|open|rest)\.([\d-]*)\.(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  const known = groups.find((one) => one === group);
  const on = day === "" ? null : readDay(day);
  if (known === undefined || (day !== "" && on === null)) return null;
  return { group: known, day: on, issuedAt: Number(issuedAt), position: Number(position) };
};

export interface ListedPage<Document> {
  readonly documents: readonly Document[];
  /** The place of the last one; null on the last page. */
  readonly next: ListedPlace | null;
}

/** A page of the list: `after` is the place of the last one before it. [ACC-09] */
export const listedPage = <Document extends ListedDocument>(
  documents: readonly Document[],
  { year, after, count }: { readonly year: number | null; readonly after: ListedPlace | null; readonly count: number },
): ListedPage<Document> => {
  const ahead = documents
    .filter(({ issuedOn }) => year === null || yearOf(issuedOn) === year)
    .map((document) => ({ document, place: placeOf(document) }))
    .filter(({ place }) => after === null || comparePlaces(place, after) > 0)
    .toSorted((a, b) => comparePlaces(a.place, b.place));
  const shown = ahead.slice(0, count);
  return {
    documents: shown.map(({ document }) => document),
    next: ahead.length > count ? (shown.at(-1)?.place ?? null) : null,
  };
};

/** The years in which documents were issued, the latest first. */
export const yearsOf = (documents: readonly Pick<ListedDocument, "issuedOn">[]): readonly number[] =>
  [...new Set(documents.map(({ issuedOn }) => yearOf(issuedOn)))].toSorted((a, b) => b - a);

/** What is open of a document, with the sign of its total: to be paid above zero, to be paid back below. */
export const openInList = ({ left, toPayBack }: Pick<DocumentBalance, "left" | "toPayBack">): Cents =>
  toPayBack > zero ? negate(toPayBack) : left;

const more: Localized<(titles: string, count: number) => string> = {
  en: (titles, count) => `${titles} and ${count} more`,
  de: (titles, count) => `${titles} und ${count} weitere`,
};

/** What a document is for, in few words: a single further title is named, several are counted. */
export const subjectOf = (lines: readonly Pick<InvoiceLine, "title" | "kind">[], locale: Locale): string => {
  const titles = titlesInShort(
    lines.map(({ title, kind }) => ({ title, isName: kind === "domain" })),
    locale,
  );
  const { titles: most } = listLimits;
  return titles.length <= most + 1
    ? titles.join(", ")
    : inLocale(more, locale)(titles.slice(0, most).join(", "), titles.length - most);
};

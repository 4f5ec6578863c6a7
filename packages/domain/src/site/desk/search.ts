// One search over all kinds: groups of rows, those that are meant exactly before all others, then the latest. [DSK-01]
import type { Role } from "#visitor/session";
import { mostCountedOfFound } from "./limits.ts";
import { listCount, type ListCount } from "./model.ts";
import { type ListKind, type ListRow, type ListRows, mayList } from "./rules.ts";

/** In the order of their groups, where none is met better than another. */
const searched = [
  "customers",
  "orders",
  "contracts",
  "invoices",
  "requests",
  "vouchers",
] as const satisfies readonly ListKind[];

export type SearchedKind = (typeof searched)[number];

export const searchedKinds = (role: Role): readonly SearchedKind[] => searched.filter((kind) => mayList(kind, role));

/** How a row is met, the best first: it is called so; it belongs to what is called so; it has the words as names, as words at all, in parts. */
export const meetings = ["called", "related", "named", "worded", "partly"] as const;

export type Meeting = (typeof meetings)[number];

interface FoundOf<Kind extends ListKind> {
  readonly kind: Kind;
  /** The best met first, of those that are met alike the latest. */
  readonly found: readonly { readonly row: ListRows[Kind]; readonly meeting: Meeting }[];
  /** Of all rows, until they are more than the most that are counted. */
  readonly counted: number;
}

/** What a store finds of a kind. */
export type Found = { readonly [Kind in SearchedKind]: FoundOf<Kind> }[SearchedKind];

interface GroupOf<Kind extends ListKind> {
  readonly kind: Kind;
  readonly rows: readonly ListRows[Kind][];
  readonly count: ListCount;
}

export type FoundGroup = { readonly [Kind in SearchedKind]: GroupOf<Kind> }[SearchedKind];

/** Groups with rows: the one that is met best first, and in each the rows that are. */
export const foundGroups = (all: readonly Found[]): readonly FoundGroup[] =>
  all
    .filter(({ found }) => found.length > 0)
    .map(({ kind, found, counted }) => {
      const places = found as readonly { readonly row: ListRow; readonly meeting: Meeting }[];
      const ordered = places
        .map(({ row, meeting }) => ({ row, place: meetings.indexOf(meeting) }))
        .toSorted((a, b) => a.place - b.place);
      const rows = ordered.map(({ row }) => row);
      return {
        best: ordered[0]?.place ?? meetings.length,
        group: { kind, rows, count: listCount(counted, mostCountedOfFound) } as FoundGroup,
      };
    })
    .toSorted((a, b) => a.best - b.best)
    .map(({ group }) => group);

// One search over all kinds: groups of rows, those that are meant exactly before all others. [DSK-01]
import { searchForm } from "#kernel/text";
import type { Role } from "#visitor/session";
import type { ListCount, RequestedView } from "./model.ts";
import { type ListKind, type ListRow, type ListRows, mayList } from "./rules.ts";
import { spokenNumbers } from "./spoken.ts";

/** In the order of their groups, where none is meant exactly. */
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

/** The first rows of a list that has the text, the latest before others. */
export const searchView = (q: string, limit: number): RequestedView => ({
  q,
  customer: null,
  states: [],
  from: null,
  until: null,
  sort: null,
  direction: null,
  after: null,
  limit,
});

/** What a row is called by. */
const namesOf = (row: ListRow): readonly (string | null)[] => {
  switch (row.kind) {
    case "customers":
      return [row.number, row.email, row.name];
    case "orders":
    case "contracts":
    case "invoices":
      return [row.number];
    case "requests":
      return [row.reference];
    case "vouchers":
      return [row.code];
    case "journal":
      return [];
  }
};

/** Whether the text is what a row is called by, as a caller may say it. */
export const meantBy = (q: string, thisYear: number): ((row: ListRow) => boolean) => {
  const { orders, documents } = spokenNumbers(q, thisYear);
  const meant = new Set([searchForm(q.trim()), ...[...orders, ...documents].map(searchForm)]);
  return (row) => namesOf(row).some((name) => name !== null && meant.has(searchForm(name)));
};

interface GroupOf<Kind extends ListKind> {
  readonly kind: Kind;
  readonly rows: readonly ListRows[Kind][];
  readonly count: ListCount;
}

export type FoundGroup = { readonly [Kind in SearchedKind]: GroupOf<Kind> }[SearchedKind];

/** Groups with rows: in each those that are meant first, and before all others the groups that have such. */
export const foundGroups = (groups: readonly FoundGroup[], q: string, thisYear: number): readonly FoundGroup[] => {
  const isMeant = meantBy(q, thisYear);
  const place = (row: ListRow): number => (isMeant(row) ? 0 : 1);
  const ordered = groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ kind, rows, count }) => {
      const sorted = (rows as readonly ListRow[]).toSorted((a, b) => place(a) - place(b));
      return { kind, rows: sorted, count } as FoundGroup;
    });
  const best = ({ rows: [row] }: FoundGroup): number => (row === undefined ? 1 : place(row));
  return ordered.toSorted((a, b) => best(a) - best(b));
};

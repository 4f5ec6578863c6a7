// What always holds of the desk's lists: each row once, in one order; no view that a list does not have; acts and lists by the table of rights. [DSK-05] [DSK-07]
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { operationRights, reaches } from "#site/admin";
import { type ExportedList, exportedLists } from "#site/outside";
import { type Role, roles } from "#visitor/session";
import { exportView, type ListedExport, listedExports } from "./export.ts";
import { searchLaws } from "./search-laws.ts";
import { wordLaws } from "./words-laws.ts";
import { todayLaws } from "./today-laws.ts";
import { mostCounted, mostOnPage } from "./limits.ts";
import { lists } from "./lists.ts";
import type { ListDescription, ListedRow, ListView, RequestedView } from "./model.ts";
import { actsOn, inOrderOf, type ListKind, listKinds, listRight, mayList, pageOf, viewOf } from "./rules.ts";

const described: Readonly<Record<ListKind, ListDescription>> = lists;
const anyKind = fc.constantFrom(...listKinds);
const anyRole = fc.constantFrom<Role>(...roles);

export const firstView: RequestedView = {
  q: "",
  customer: null,
  states: [],
  from: null,
  until: null,
  sort: null,
  direction: null,
  after: null,
  limit: null,
};

const anyRequest = anyKind.chain((kind) => {
  const { sorts, states } = described[kind];
  return fc.record({
    kind: fc.constant(kind),
    request: fc
      .record({
        states: fc.subarray([...states, "no-such-state"]),
        sort: fc.constantFrom(null, ...sorts, "no-such-column"),
        direction: fc.constantFrom(null, "asc" as const, "desc" as const),
        limit: fc.option(fc.integer({ min: -5, max: 500 }), { nil: null }),
      })
      .map((view): RequestedView => ({ ...firstView, ...view })),
  });
});

type Row = ListedRow<number>;
/** Few values, so that many rows have one. */
const anyRows = fc
  .uniqueArray(fc.record({ value: fc.nat(4), tie: fc.nat(60) }), { selector: ({ tie }) => tie, maxLength: 25 })
  .map((rows): readonly Row[] => rows.map((row) => ({ ...row, row: row.tie })));

/** What a store does: the rows behind the place, in the order of the view, one more than are shown. */
const behind = (rows: readonly Row[], { after, limit, direction }: ListView<ListKind>): readonly Row[] =>
  rows
    .toSorted(inOrderOf({ direction }))
    .filter((row) => after === null || inOrderOf({ direction })(after, row) < 0)
    .slice(0, limit + 1);

const view = (direction: "asc" | "desc", limit: number): ListView<ListKind> => ({
  ...firstView,
  kind: "orders",
  sort: "total",
  direction,
  after: null,
  limit,
});

/** All pages of a view, while of each row that is added before a page is read none was there before. */
const walked = (first: ListView<ListKind>, rows: readonly Row[], added: readonly Row[]): readonly number[] => {
  const page = pageOf(first, behind(rows, first), rows.length);
  const [next, ...later] = added;
  if (page.next === null) return page.rows;
  return [...page.rows, ...walked({ ...first, after: page.next }, next === undefined ? rows : [...rows, next], later)];
};

export const laws: readonly Law[] = [
  ...todayLaws,
  ...searchLaws,
  ...wordLaws,
  law("[DSK-05] a list has each row once on its pages, and none is missing while others are added", () =>
    fc.property(
      anyRows,
      fc.constantFrom("asc" as const, "desc" as const),
      fc.integer({ min: 1, max: 6 }),
      fc.nat(8),
      (all, direction, limit, added) => {
        const [rows, later] = [all.slice(added), all.slice(0, added)];
        const shown = walked(view(direction, limit), rows, later);
        return new Set(shown).size === shown.length && rows.every(({ row }) => shown.includes(row));
      },
    ),
  ),
  law("[DSK-05] pages follow each other in the order of their view", () =>
    fc.property(
      anyRows,
      fc.constantFrom("asc" as const, "desc" as const),
      fc.integer({ min: 1, max: 6 }),
      (rows, direction, limit) => {
        const shown = walked(view(direction, limit), rows, []);
        return (
          shown.join() ===
          rows
            .toSorted(inOrderOf({ direction }))
            .map(({ row }) => row)
            .join()
        );
      },
    ),
  ),
  law("[DSK-05] [DSK-07] a list has the views that it describes, for who may see it, and no other", () =>
    fc.property(anyRequest, anyRole, ({ kind, request }, role) => {
      const { sorts, states } = described[kind];
      const isKnown =
        (request.sort === null || sorts.includes(request.sort)) &&
        request.states.every((each) => states.includes(each));
      return Result.match(viewOf(kind, role, request), {
        onSuccess: ({ limit }) => mayList(kind, role) && isKnown && limit >= 1 && limit <= mostOnPage,
        onFailure: ({ _tag }) => (mayList(kind, role) ? !isKnown && _tag === "ListViewUnknown" : _tag === "AreaClosed"),
      });
    }),
  ),
  law("[OUT-02] [DSK-09] a file is narrowed as its list at the desk is; what has no list there by days alone", () =>
    fc.property(
      fc.constantFrom<ExportedList | ListedExport>(...exportedLists, ...listedExports),
      anyRole,
      anyRequest,
      (list, role, { request }) => {
        const view = exportView(list, role, request);
        const kind = listKinds.find((each) => each === list.replace(/^(order|invoice)-lines$/, "$1s"));
        const wanted = kind === undefined ? null : viewOf(kind, role, request);
        return wanted === null
          ? Result.isSuccess(view) === (request.states.length === 0)
          : Result.isSuccess(view)
            ? Result.isSuccess(wanted) && JSON.stringify(view.success) === JSON.stringify(wanted.success)
            : Result.isFailure(wanted) && view.failure._tag === wanted.failure._tag;
      },
    ),
  ),
  law("[DSK-05] a page begins where one of the same view ended, and at no other place", () =>
    fc.property(anyRequest, anyRequest, fc.oneof(fc.integer(), fc.string(), fc.double()), (one, other, value) => {
      const begun = viewOf(one.kind, "admin", one.request);
      if (Result.isFailure(begun)) return true;
      const { next } = pageOf(
        { ...begun.success, limit: 1 },
        [1, 2].map((row) => ({ row, value: row, tie: "a" })),
        2,
      );
      const again = viewOf(other.kind, "admin", { ...other.request, after: { ...next, value } });
      if (Result.isFailure(again)) return true;
      const { kind, sort, direction } = begun.success;
      const isSame =
        kind === again.success.kind && sort === again.success.sort && direction === again.success.direction;
      const type = described[kind].columns.find(({ key }) => key === sort)?.type ?? "text";
      return isSame && (typeof value === "string") === ["text", "link", "day", "state"].includes(type);
    }),
  ),
  law("[DSK-05] a count is exact, or says that there are more than the most that are counted", () =>
    fc.property(fc.nat(mostCounted + 1), (counted) => {
      const { count } = pageOf(view("asc", 1), [], counted);
      return count.atLeast ? counted > mostCounted && count.value === mostCounted : count.value === counted;
    }),
  ),
  law("[DSK-05] each list is sorted by at most three of its columns, first by one of these", () =>
    fc.property(anyKind, (kind) => {
      const { columns, sorts, first } = described[kind];
      const keys = columns.map(({ key }) => key);
      return (
        new Set(keys).size === keys.length &&
        sorts.length <= 3 &&
        sorts.every((sort) => keys.includes(sort)) &&
        sorts.includes(first.sort)
      );
    }),
  ),
  law(
    "[DSK-05] [SES-07] an act of a list is an operation that a role which sees the list may do, and makes lists stale that there are",
    () =>
      fc.property(anyKind, anyRole, (kind, role) => {
        const { acts } = described[kind];
        const done = new Set(actsOn(kind, role).map(({ operation }) => operation));
        return acts.every(
          ({ operation, undoneBy, stale }) =>
            operation in operationRights &&
            (undoneBy === null || operationRights[undoneBy] === operationRights[operation]) &&
            stale.every((each) => each in described) &&
            done.has(operation) === reaches(operationRights[operation], role) &&
            roles.some((each) => reaches(operationRights[operation], each) && reaches(listRight(kind), each)),
        );
      }),
  ),
];

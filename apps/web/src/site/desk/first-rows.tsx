// The first rows of a list within a record, written as in their own list, with the way to all of them. [DSK-08] [OPS3-10]
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-aria-components";
import { type ListDescription, lists } from "@kontor/domain/site/desk";
import { type RowCells, useCells } from "./cells.tsx";
import type { ListView } from "./list-view.ts";
import { firstQuery, type ListKind, type RowOf } from "./queries.ts";
import { TablePart } from "./record.tsx";
import { useKind } from "./use-kind.tsx";

interface AllPart {
  readonly kind: string;
  readonly page: string;
  readonly view: object;
  /** How many there are of how many that are shown; nothing where these are all. */
  readonly count?: number;
  readonly shown?: number;
}

/** The way to all rows, where there are more of them. */
export const All = ({ kind, page, view, count = 1, shown = 0 }: AllPart) => {
  const { t, to } = useKind("customers");
  return count <= shown ? null : <p>{to(page, t(`all.${kind}`, { count }), view)}</p>;
};

interface FirstRowsPart<K extends ListKind> extends Pick<RowCells<RowOf<K>>, "cells" | "looks" | "hrefOf"> {
  readonly kind: K;
  readonly view: ListView;
  /** The first one leads to the record of the row. */
  readonly columns: readonly string[];
  /** How a row stands of which nothing deviates. */
  readonly usual?: (row: RowOf<K>) => ReactNode;
  /** What of the rows found is meant; nothing is shown where that is none. */
  readonly only?: (row: RowOf<K>) => boolean;
}

export const FirstRows = <K extends ListKind>({ kind, view, columns, usual, only, ...rows }: FirstRowsPart<K>) => {
  const { t, send } = useKind(kind);
  const { data } = useSuspenseQuery(firstQuery(send, kind, view));
  const cellOf = useCells(kind, rows);
  const all = data.rows as readonly RowOf<K>[];
  const [first] = columns;
  const { columns: described }: ListDescription = lists[kind];
  const figures = described.flatMap(({ key, type }) => (type === "money" ? [key] : []));
  const written = (key: string, row: RowOf<K>): ReactNode => {
    const { deviations = [] } = row as { readonly deviations?: readonly string[] };
    if (key === "deviations" && deviations.length === 0) return usual?.(row) ?? "–";
    const cell = cellOf(key, row);
    return key === first ? <Link href={rows.hrefOf(row) ?? ""}>{cell}</Link> : cell;
  };
  return (
    <TablePart
      title={t("title")}
      t={t}
      of="column"
      columns={columns}
      figures={figures}
      rows={only === undefined ? all : all.filter(only)}
      keyOf={({ id }) => id}
      cells={(row) => Object.fromEntries(columns.map((key) => [key, written(key, row)]))}
      {...(only === undefined ? { empty: t("none") } : {})}
      below={<All kind={kind} page={lists[kind].page} view={view} count={data.count.value} shown={all.length} />}
    />
  );
};

// A table with a caption, in a region of its own that scrolls when it is wider than its place; columns are sorted by links. Its sheet is `@kontor/ui/table.css`.
import type { ReactNode } from "react";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { type PartLink, PlainLink } from "./part-link.tsx";

export interface TableColumn {
  readonly key: string;
  readonly label: string;
  /** Figures stand at the end of the cell, one under the other. */
  readonly isFigure?: boolean;
  /** Where the rows are shown in the order of this column; the other way round if they are in it already. */
  readonly sortHref?: string;
  /** The rows are in the order of this column; without `sortHref` they are always. */
  readonly sorted?: "ascending" | "descending";
}

export interface TableRow {
  readonly key: string;
  /** By the key of the column; the first one names the row. */
  readonly cells: Readonly<Record<string, ReactNode>>;
}

export interface TableProps {
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Shown instead of rows. */
  readonly empty: string;
  readonly link?: PartLink;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown } as const;

const ColumnName = ({
  column: { label, sortHref, sorted },
  link: Link,
}: {
  readonly column: TableColumn;
  readonly link: PartLink;
}) => {
  if (sortHref === undefined && sorted === undefined) return label;
  const Arrow = sorted === undefined ? ArrowUpDown : arrows[sorted];
  const named = (
    <>
      {label}
      <Arrow aria-hidden="true" size={16} strokeWidth={1.75} />
    </>
  );
  return sortHref === undefined ? (
    <span className="k-table-sort">{named}</span>
  ) : (
    <Link href={sortHref} className="k-table-sort">
      {named}
    </Link>
  );
};

export const Table = ({ caption, columns, rows, empty, link = PlainLink }: TableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer scrolls with the arrow keys, which takes the focus
  <div className="k-table-region" role="group" aria-label={caption} tabIndex={0} data-scrolls>
    <table className="k-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" data-figure={column.isFigure || undefined} aria-sort={column.sorted}>
              <ColumnName column={column} link={link} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 ? (
          <tr>
            <td colSpan={columns.length} className="k-table-empty">
              <div>{empty}</div>
            </td>
          </tr>
        ) : (
          rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row">
                    {cells[column.key]}
                  </th>
                ) : (
                  <td key={column.key} data-figure={column.isFigure || undefined}>
                    {cells[column.key]}
                  </td>
                ),
              )}
            </tr>
          ))
        )}
      </tbody>
    </table>
  </div>
);

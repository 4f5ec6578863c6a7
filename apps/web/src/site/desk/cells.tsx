// The cells of a kind's rows: what the kind says itself, else the value of the column by its type, and a badge for what deviates. Its list and the records that show some of its rows write them alike. [DSK-05] [LOOK3-14]
import type { ReactNode } from "react";
import { Badge, type BadgeProps } from "@kontor/ui/badge";
import { type ListDescription, lists } from "@kontor/domain/site/desk";
import type { Cents } from "@kontor/domain/kernel/money";
import type { ListPart } from "./list-part.ts";
import type { ListKind, RowOf } from "./queries.ts";
import { useKind } from "./use-kind.tsx";
import * as styles from "./desk.module.css";

/** How the rows of a kind are written. */
export interface RowCells<R> extends Pick<ListPart<R>, "nameOf" | "hrefOf"> {
  /** Cells that are more than the value of their column. */
  readonly cells: Readonly<Record<string, (row: R) => ReactNode>>;
  /** How a deviation is shown. */
  readonly looks: Readonly<Record<string, NonNullable<BadgeProps["kind"]>>>;
}

/** What every row has. */
interface AnyRow {
  readonly deviations?: readonly string[];
}

export const useCells = <K extends ListKind>(
  kind: K,
  { cells, looks }: Pick<RowCells<RowOf<K>>, "cells" | "looks">,
) => {
  const { t, money, moment, day } = useKind(kind);
  const { columns }: ListDescription = lists[kind];
  const marksOf = ({ deviations = [] }: AnyRow): ReactNode => (
    <span className={styles.badges}>
      {deviations.map((each) => (
        <Badge key={each} kind={looks[each] ?? "plain"}>
          {t(`deviation.${each}`)}
        </Badge>
      ))}
    </span>
  );
  return (key: string, row: RowOf<K>): ReactNode => {
    const own = cells[key];
    if (own !== undefined) return own(row);
    if (key === "deviations") return marksOf(row as AnyRow);
    const value: unknown = row[key as keyof RowOf<K>];
    switch (columns.find((column) => column.key === key)?.type) {
      case "money":
        return typeof value === "number" ? money(value as Cents) : "–";
      case "instant":
        return typeof value === "number" ? moment(value) : "–";
      case "day":
        return typeof value === "string" ? day(value) : "–";
      default:
        return typeof value === "string" || typeof value === "number" ? value : "–";
    }
  };
};

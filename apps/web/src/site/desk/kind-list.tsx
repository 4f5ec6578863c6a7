// The list of a kind as the domain describes it: its columns by their types, its sorts and states, and what the kind says itself. [DSK-05]
import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type ListDescription, lists } from "@kontor/domain/site/desk";
import { exportRight, reaches } from "@kontor/domain/site/admin";
import { type RowCells, useCells } from "./cells.tsx";
import { List } from "./list.tsx";
import type { ListPart } from "./list-part.ts";
import type { ListView } from "./list-view.ts";
import { type ListKind, listQuery, type RowOf } from "./queries.ts";
import { deskHref, useKind } from "./use-kind.tsx";
import * as styles from "./desk.module.css";

interface KindListPart<K extends ListKind>
  extends Pick<ListPart<RowOf<K>>, "acts" | "statesLabel">,
    RowCells<RowOf<K>> {
  readonly kind: K;
  /** The columns of the two lines of a card: at its beginning, and at its end. */
  readonly card: readonly [above: readonly [string, string], below: readonly [string, string]];
  /** What is done apart from any row. */
  readonly more?: ReactNode;
}

const figures: readonly string[] = ["money", "number"];
const points: readonly string[] = ["instant", "day"];

export const KindList = <K extends ListKind>({ kind, cells, card, looks, ...own }: KindListPart<K>) => {
  const { t, send, locale, role } = useKind(kind);
  const { locale: _, ...view } = useSearch({ strict: false }) as ListView & { readonly locale?: string };
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(listQuery(send, kind, view));
  const { page, columns, sorts, first, states, dated }: ListDescription = lists[kind];
  const cellOf = useCells(kind, { cells, looks });
  const line = ([start, end]: readonly [string, string], row: RowOf<K>): ReactNode => (
    <span className={styles.apart}>
      <span>{cellOf(start, row)}</span>
      <span>{cellOf(end, row)}</span>
    </span>
  );
  /** What the list shows, on all its pages; who has not just proved who they are does so on the way. */
  const file = (): string | null =>
    reaches(exportRight(page), role) ? deskHref(locale, `${page}.csv`, { ...view, after: undefined }) : null;
  return (
    <List<RowOf<K>>
      {...own}
      title={t("title")}
      searchLabel={t("search")}
      empty={t("none")}
      view={view}
      first={first}
      isDated={dated}
      onView={(change, isTyped = false) =>
        void navigate({ search: ((now: object) => ({ ...now, ...change })) as never, replace: isTyped })
      }
      states={states.map((value) => ({ value, label: t(`state.${value}`) }))}
      columns={columns.map(({ key, type }) => ({
        key,
        label: t(`column.${key}`),
        cell: (row) => cellOf(key, row),
        isFigure: figures.includes(type),
        // A number or a code that names the row; a name may take two lines.
        isPoint: points.includes(type) || (key === columns[0]?.key && cells[key] === undefined),
        isSort: sorts.includes(key),
      }))}
      rows={data.rows as readonly RowOf<K>[]}
      idOf={({ id }) => id}
      cardOf={(row) => [line(card[0], row), line(card[1], row)]}
      count={data.count}
      next={data.next}
      file={file()}
    />
  );
};

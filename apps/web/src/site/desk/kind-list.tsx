// The list of a kind as the domain describes it: its columns by their types, its sorts and states, and what the kind says itself. [DSK-05]
import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Badge, type BadgeProps } from "@kontor/ui/badge";
import { type ListDescription, lists } from "@kontor/domain/site/desk";
import { exportRight, reaches } from "@kontor/domain/site/admin";
import { moneyText, shortDayText, shortMomentText } from "../../platform/texts/format.ts";
import { searchText } from "../../platform/router/search.ts";
import { List } from "./list.tsx";
import type { ListPart } from "./list-part.ts";
import type { ListView } from "./list-view.ts";
import { type ListKind, listQuery, type RowOf } from "./queries.ts";
import { useDeskTexts } from "./texts.ts";
import { useDesk } from "./use-desk.ts";
import * as styles from "./desk.module.css";

/** What every row has. */
interface AnyRow {
  readonly id: string;
  readonly deviations?: readonly string[];
}

interface KindListPart<K extends ListKind>
  extends Pick<ListPart<RowOf<K>>, "nameOf" | "hrefOf" | "acts" | "statesLabel"> {
  readonly kind: K;
  /** Cells that are more than the value of their column. */
  readonly cells: Readonly<Record<string, (row: RowOf<K>) => ReactNode>>;
  /** The columns of the two lines of a card: at its beginning, and at its end. */
  readonly card: readonly [above: readonly [string, string], below: readonly [string, string]];
  /** How a deviation is shown. */
  readonly looks: Readonly<Record<string, NonNullable<BadgeProps["kind"]>>>;
  /** What is done apart from any row. */
  readonly more?: ReactNode;
}

const figures: readonly string[] = ["money", "number"];
const points: readonly string[] = ["instant", "day"];

export const KindList = <K extends ListKind>({ kind, cells, card, looks, ...own }: KindListPart<K>) => {
  const t = useDeskTexts(`desk-${kind}`);
  const { call, given } = useDesk();
  const { locale, zone, role } = given;
  const { locale: _, ...view } = useSearch({ strict: false }) as ListView & { readonly locale?: string };
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(listQuery(call, kind, view));
  const { page, columns, sorts, first, states, dated }: ListDescription = lists[kind];
  const marksOf = (row: AnyRow): ReactNode => (
    <span className={styles.badges}>
      {row.deviations?.map((each) => (
        <Badge key={each} kind={looks[each] ?? "plain"}>
          {t(`deviation.${each}`)}
        </Badge>
      ))}
    </span>
  );
  const cellOf = (key: string, row: RowOf<K>): ReactNode => {
    const own = cells[key];
    if (own !== undefined) return own(row);
    const value: unknown = row[key as keyof RowOf<K>];
    if (key === "deviations") return marksOf(row);
    switch (columns.find((column) => column.key === key)?.type) {
      case "money":
        return typeof value === "number" ? moneyText(locale, value as never) : "–";
      case "instant":
        return typeof value === "number" ? shortMomentText(locale, value, zone) : "–";
      case "day":
        return typeof value === "string" ? shortDayText(locale, value) : "–";
      default:
        return typeof value === "string" || typeof value === "number" ? value : "–";
    }
  };
  const line = ([start, end]: readonly [string, string], row: RowOf<K>): ReactNode => (
    <span className={styles.apart}>
      <span>{cellOf(start, row)}</span>
      <span>{cellOf(end, row)}</span>
    </span>
  );
  /** What the list shows, on all its pages; who has not just proved who they are does so on the way. */
  const file = (): string | null =>
    reaches(exportRight(page), role) ? `/admin/${page}.csv${searchText({ locale, ...view, after: undefined })}` : null;
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

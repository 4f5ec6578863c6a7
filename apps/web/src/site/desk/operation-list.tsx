// The list over an operation as `Listed` describes it; what is more than its text says the screen. [DSK-05]
import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { exportRight, reaches } from "@kontor/domain/site/admin";
import { searchText } from "../../platform/router/search.ts";
import { List } from "./list.tsx";
import type { ListPart } from "./list-part.ts";
import type { ListView } from "./list-view.ts";
import { type Listed, listedQuery, nextOf } from "./listed.ts";
import { useDeskTexts } from "./texts.ts";
import { useDesk } from "./use-desk.ts";
import * as styles from "./desk.module.css";

interface OperationListPart<A extends object, R extends object, S extends string>
  extends Pick<ListPart<R>, "acts" | "above"> {
  /** Where a row leads that has a record. */
  readonly hrefOf?: ListPart<R>["hrefOf"];
  readonly listed: Listed<A, R, S>;
  /** Of what its rows are, such as an event. */
  readonly id?: string;
  readonly title?: string;
  /** Its path below `/admin/`. */
  readonly path: string;
  /** Cells that are more than text. */
  readonly cells?: Readonly<Record<string, (row: R) => ReactNode>>;
  /** What is done apart from any row. */
  readonly more?: (page: A) => ReactNode;
  readonly card: readonly [above: readonly [string, string], below: readonly [string, string]];
}

export const OperationList = <A extends object, R extends object, S extends string>({
  listed,
  id = "",
  path,
  cells = {},
  card,
  more,
  hrefOf = () => undefined,
  ...own
}: OperationListPart<A, R, S>) => {
  const t = useDeskTexts(`desk-${listed.name}`);
  const { call, given } = useDesk();
  const { locale, zone, role } = given;
  const { locale: _, ...view } = useSearch({ strict: false }) as ListView & { readonly locale?: string };
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(listedQuery(call, listed, view, id));
  const { count = null } = data as { readonly count?: ListPart<R>["count"] };
  const cellOf = (key: string, row: R): ReactNode => cells[key]?.(row) ?? listed.cellsOf(row, { t, locale, zone })[key];
  const line = ([start, end]: readonly [string, string], row: R): ReactNode => (
    <span className={styles.apart}>
      <span>{cellOf(start, row)}</span>
      <span>{cellOf(end, row)}</span>
    </span>
  );
  return (
    <List<R>
      title={t("title")}
      {...own}
      hrefOf={hrefOf}
      more={more?.(data)}
      searchLabel={listed.isSearched ? t("search") : null}
      empty={t("none")}
      view={view}
      first={{ sort: "", direction: "asc" }}
      isDated={false}
      onView={(change, isTyped = false) =>
        void navigate({ search: ((now: object) => ({ ...now, ...change })) as never, replace: isTyped })
      }
      states={listed.states.map((value) => ({ value, label: t(`state.${value as string}`) }))}
      isOneState
      columns={listed.columns.map(({ key, ...column }) => ({
        ...column,
        key,
        label: t(`column.${key}`),
        cell: (row) => cellOf(key, row),
      }))}
      rows={listed.rowsOf(data)}
      idOf={listed.idOf}
      nameOf={listed.nameOf}
      cardOf={(row) => [line(card[0], row), line(card[1], row)]}
      count={count}
      next={nextOf(data)}
      file={
        reaches(exportRight(path), role)
          ? `/admin/${path}.csv${searchText({ locale, q: view.q, state: view.state })}`
          : null
      }
    />
  );
};

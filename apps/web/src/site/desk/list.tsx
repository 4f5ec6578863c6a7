// The list of any kind: a table whose headings sort, two-line cards on phones, chips and a search that stand in the address, rows chosen for acts, and the way on. [DSK-05] [DSK-07]
import { useLocation, useRouterState } from "@tanstack/react-router";
import { useState, useSyncExternalStore } from "react";
import {
  Cell,
  Checkbox,
  Column,
  GridList,
  GridListItem,
  type Key,
  Link,
  Row,
  type Selection,
  Table,
  TableBody,
  TableHeader,
} from "react-aria-components";
import "@kontor/ui/table.css";
import { numberText } from "../../platform/texts/format.ts";
import { searchText } from "../../platform/router/search.ts";
import { chosenBefore } from "./draft.ts";
import type { ListColumn, ListPart } from "./list-part.ts";
import { Narrowing } from "./narrowing.tsx";
import { useDesk } from "./use-desk.ts";
import { useDeskTexts } from "./texts.ts";
import { usePlace } from "./use-draft.ts";
import { useListKeys } from "./use-list-keys.ts";
import { SaveView, ViewBar } from "./view-bar.tsx";
import * as styles from "./desk.module.css";
import * as sorting from "./sort-arrow.module.css";

const phone = "(max-width: 640px)";
const watchPhone = (changed: () => void): (() => void) => {
  const query = matchMedia(phone);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};
const useIsPhone = (): boolean =>
  useSyncExternalStore(
    watchPhone,
    () => matchMedia(phone).matches,
    () => false,
  );

/** The box that chooses a row, or all of them. */
const Choose = () => (
  <Checkbox slot="selection" className={styles.choose}>
    <span className={styles.box} aria-hidden="true" />
  </Checkbox>
);

export const List = <R extends object>(list: ListPart<R>) => {
  const t = useDeskTexts();
  const { rows, idOf, nameOf, view, onView, acts } = list;
  const place = usePlace("");
  const [selected, setSelected] = useState<ReadonlySet<Key>>(() => {
    const before = chosenBefore(place);
    return new Set<Key>(rows.filter((row) => before.includes(nameOf(row))).map(idOf));
  });
  const isPhone = useIsPhone();
  const keys = useListKeys();
  const isBusy = useRouterState({ select: ({ isLoading }) => isLoading });
  const chosen = rows.filter((row) => selected.has(idOf(row)));
  const clear = (): void => setSelected(new Set());
  // "All" are those of this page: the rows of the next one were not chosen.
  const choose = (keys: Selection): void => setSelected(keys === "all" ? new Set(rows.map(idOf)) : keys);
  const choosing: Choosing["choosing"] =
    acts === undefined
      ? { selectionMode: "none" }
      : { selectionMode: "multiple", selectedKeys: selected, onSelectionChange: choose };
  return (
    <div className={styles.page} ref={keys} aria-busy={isBusy || undefined}>
      <Narrowing
        title={list.title}
        label={list.searchLabel}
        view={view}
        states={list.states}
        statesLabel={list.statesLabel}
        isOneState={list.isOneState}
        isDated={list.isDated}
        more={list.more}
        onView={onView}
      />
      <ViewBar view={view} />
      {list.above}
      {chosen.length === 0 || acts === undefined ? null : (
        <div className={styles.chosen} role="group" aria-label={t("list.chosen", { count: chosen.length })}>
          <strong>{t("list.chosen", { count: chosen.length })}</strong>
          {acts(chosen, clear)}
        </div>
      )}
      {isPhone ? <Cards {...list} choosing={choosing} /> : <Rows {...list} choosing={choosing} />}
      <Below {...list} />
    </div>
  );
};

interface Choosing {
  readonly choosing:
    | { readonly selectionMode: "none" }
    | {
        readonly selectionMode: "multiple";
        readonly selectedKeys: ReadonlySet<Key>;
        readonly onSelectionChange: (keys: Selection) => void;
      };
}

const linked = (href: string | undefined): { readonly href?: string } => (href === undefined ? {} : { href });

const look = ({ isFigure, isPoint }: Pick<ListColumn<never>, "isFigure" | "isPoint">): string =>
  isFigure === true ? styles.figure : isPoint === true ? styles.point : "";

const Rows = <R extends object>({
  title,
  columns,
  rows,
  idOf,
  nameOf,
  hrefOf,
  empty,
  view,
  first,
  onView,
  choosing,
}: ListPart<R> & Choosing) => {
  const { sort = first.sort, direction = first.direction } = view;
  return (
    <div className="k-table-region">
      <Table
        {...choosing}
        aria-label={title}
        className={`k-table ${styles.rows}`}
        sortDescriptor={{ column: sort, direction: direction === "asc" ? "ascending" : "descending" }}
        onSortChange={({ column, direction: turned }) =>
          onView({ sort: String(column), direction: turned === "ascending" ? "asc" : "desc", after: undefined })
        }
      >
        <TableHeader>
          {choosing.selectionMode === "none" ? null : (
            <Column className={styles.boxes}>
              <Choose />
            </Column>
          )}
          {columns.map((column, index) => (
            <Column
              key={column.key}
              id={column.key}
              isRowHeader={index === 0}
              allowsSorting={column.isSort === true}
              className={look(column)}
            >
              {({ sortDirection }) => (
                <span className="k-table-sort">
                  {column.label}
                  {column.isSort === true ? (
                    <span className={sorting.arrow} data-sorted={sortDirection} aria-hidden="true" />
                  ) : null}
                </span>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={rows} dependencies={[columns]} renderEmptyState={() => <p>{empty}</p>}>
          {(row) => (
            <Row id={idOf(row)} textValue={nameOf(row)} {...linked(hrefOf(row))}>
              {choosing.selectionMode === "none" ? null : (
                <Cell>
                  <Choose />
                </Cell>
              )}
              {columns.map((column) => (
                <Cell key={column.key} className={look(column)}>
                  {column.cell(row)}
                </Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  );
};

const Cards = <R extends object>({
  title,
  rows,
  idOf,
  nameOf,
  hrefOf,
  cardOf,
  empty,
  choosing,
}: ListPart<R> & Choosing) => (
  <GridList
    {...choosing}
    aria-label={title}
    items={rows}
    className={styles.cards}
    renderEmptyState={() => <p>{empty}</p>}
  >
    {(row) => {
      const [above, below] = cardOf(row);
      return (
        <GridListItem
          id={idOf(row)}
          textValue={nameOf(row)}
          className={styles.card}
          data-plain={choosing.selectionMode === "none" || undefined}
          {...linked(hrefOf(row))}
        >
          {choosing.selectionMode === "none" ? null : <Choose />}
          <span className={styles.line}>{above}</span>
          <span className={styles.line}>{below}</span>
        </GridListItem>
      );
    }}
  </GridList>
);

/** How many there are, the next page, the way back to the first, and the list as a file. */
const Below = <R extends object>({ count, rows, next, view, file }: ListPart<R>) => {
  const t = useDeskTexts();
  const { locale } = useDesk().given;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const hrefOf = (after: string | undefined): string => path + searchText({ locale, ...view, after });
  return (
    <p className={styles.below}>
      <span role="status">
        {count === null
          ? t("list.shown", { count: rows.length, shown: numberText(locale, rows.length) })
          : t(count.atLeast ? "list.more" : "list.count", {
              count: count.value,
              shown: numberText(locale, rows.length),
              all: numberText(locale, count.value),
            })}
      </span>
      {view.after === undefined ? null : <Link href={hrefOf(undefined)}>{t("list.first")}</Link>}
      {next === null ? null : (
        <Link href={hrefOf(next)} rel="next">
          {t("list.next")}
        </Link>
      )}
      {file === null ? null : <a href={file}>{t("list.file")}</a>}
      <SaveView view={view} />
    </p>
  );
};

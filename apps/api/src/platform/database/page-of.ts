// A page of a list that was read one row further than it shows: with the name of its last row where more follow.

export interface PageOf<Row> {
  readonly shown: readonly Row[];
  /** What `after` is for the next page; null on the last one. */
  readonly next: string | null;
}

/** `rows` are up to `count` and one; `nameOf` names the row behind which the next page begins. */
export const pageOf = <Row>(rows: readonly Row[], count: number, nameOf: (last: Row) => string): PageOf<Row> => {
  const last = rows.length > count ? rows[count - 1] : undefined;
  return { shown: rows.slice(0, count), next: last === undefined ? null : nameOf(last) };
};

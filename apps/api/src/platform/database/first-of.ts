// The one row of a query as what it stands for.
interface Query<Row> {
  readonly executeTakeFirst: () => Promise<Row | undefined>;
}

/** Null where there is no row. */
export const firstOf = async <Row, A>(query: Query<Row>, read: (row: Row) => A): Promise<A | null> => {
  const row = await query.executeTakeFirst();
  return row === undefined ? null : read(row);
};

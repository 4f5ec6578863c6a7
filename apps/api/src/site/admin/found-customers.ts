// Customers by parts of words: of names, places, email addresses and numbers, also from the middle of them. [ADM-01]
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "../../platform/database/handle.ts";
import type { Tables } from "../../platform/database/tables.ts";

/** What customers are looked for in. */
export type Searchable = Pick<Database, "engine" | "reads">;
type Engine = Database["engine"];

/** What comes after every word that begins like this. */
const endOf = (beginning: string): string => `${beginning}\u{10ffff}`;

/** So many customers with a word are looked up by it; with a commoner one, rows are read in their order until a page is full. */
const rare = 2_000;

/** Shorter parts are looked for where words begin: the index of fragments is by three letters. */
const shortestFragment = 3;

export type Expressions = ExpressionBuilder<Tables, keyof Tables>;
/** Where the number of a customer stands. */
type NumberColumn =
  | "users.customer_number"
  | "orders.customer_number"
  | "invoices.customer_number"
  | "contracts.customer_number";
type Condition = (eb: Expressions, column: NumberColumn) => Expression<SqlBool>;

/** Typed words are letters and digits alone, so a pattern needs no escapes. */
const inWord = (part: string): Expression<SqlBool> => {
  if (Array.from(part).length >= shortestFragment) return sql<boolean>`customer_words.word like ${`%${part}%`}`;
  return sql<boolean>`customer_words.word >= ${part} and customer_words.word < ${endOf(part)}`;
};

/** The same by the index of fragments: a table of words on SQLite, an index of the words on PostgreSQL. */
const inIndex = (engine: Engine, part: string): Expression<SqlBool> => {
  if (Array.from(part).length < shortestFragment) return inWord(part);
  return engine === "sqlite"
    ? sql<boolean>`customer_words.word in (select word from word_fragments where word like ${`%${part}%`})`
    : sql<boolean>`word_trigrams(customer_words.word) @> word_trigrams(${part}::text) and ${inWord(part)}`;
};

/** Conditions on customers, one for each typed part: the rarest leads, the others are checked for each row. */
export const customersWith = async (
  { engine, reads }: Searchable,
  parts: readonly string[],
): Promise<readonly Condition[]> => {
  const counted = await Promise.all(
    parts.map(async (part) => {
      const some = reads
        .selectFrom("customer_words")
        .select("customer_number")
        .where(inIndex(engine, part))
        .limit(rare + 1)
        .as("some");
      const row = await reads
        .selectFrom(some)
        .select(({ fn }) => fn.countAll().as("count"))
        .executeTakeFirst();
      return { part, count: Number(row?.count ?? 0) };
    }),
  );
  return counted
    .toSorted((a, b) => a.count - b.count)
    .map(({ part, count }, at): Condition => {
      if (at === 0 && count <= rare)
        return (eb, column) =>
          eb(
            column,
            "in",
            eb.selectFrom("customer_words").where(inIndex(engine, part)).select("customer_words.customer_number"),
          );
      return (eb, column) =>
        eb.exists(
          eb
            .selectFrom("customer_words")
            .where(inWord(part))
            .select("word")
            .whereRef("customer_words.customer_number", "=", column),
        );
    });
};

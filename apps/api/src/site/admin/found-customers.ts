// Customers, and what they ordered, by parts of words: of names, places, email addresses and numbers, also from the middle of them; and by domain names. [ADM-01]
import { searchSpellings } from "@kontor/domain/kernel/text";
import { soughtName } from "@kontor/domain/shop/domain-name";
import { type Expression, expressionBuilder, sql, type SqlBool } from "kysely";
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

const eb = expressionBuilder<Tables, keyof Tables>();

/** Where the number of a customer stands. */
type NumberColumn = `${Listed}.customer_number`;
type Listed = "users" | "orders" | "invoices" | "contracts";
type Condition = Expression<SqlBool>;

/** Words of accounts and addresses; others are names of contracts. */
const isOfCustomer = sql<boolean>`customer_words.source in ('account', 'address')`;

/** Typed words are letters, digits, points and hyphens alone, so a pattern needs no escapes. */
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

/** A word in one of its spellings. */
const inAnyWord = (spellings: readonly string[]): Expression<SqlBool> => or(...spellings.map(inWord));
const inAnyIndex = (engine: Engine, spellings: readonly string[]): Expression<SqlBool> =>
  or(...spellings.map((part) => inIndex(engine, part)));

const or = (...parts: readonly Expression<SqlBool>[]): Expression<SqlBool> =>
  sql<boolean>`(${sql.join(parts, sql` or `)})`;

const and = (...parts: readonly Expression<SqlBool>[]): Expression<SqlBool> =>
  sql<boolean>`(${sql.join(parts, sql` and `)})`;

/** Conditions on customers, one for each typed part: the rarest leads, the others are checked for each row. */
const customersWith = async (
  { engine, reads }: Searchable,
  column: NumberColumn,
  parts: readonly (readonly string[])[],
): Promise<readonly Condition[]> => {
  const counted = await Promise.all(
    parts.map(async (part) => {
      const some = reads
        .selectFrom("customer_words")
        .select("customer_number")
        .where(and(inAnyIndex(engine, part), isOfCustomer))
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
        return eb(
          column,
          "in",
          eb
            .selectFrom("customer_words")
            .where(and(inAnyIndex(engine, part), isOfCustomer))
            .select("customer_words.customer_number"),
        );
      return eb.exists(
        eb
          .selectFrom("customer_words")
          .where(and(inAnyWord(part), isOfCustomer))
          .select("word")
          .whereRef("customer_words.customer_number", "=", column),
      );
    });
};

/** Rows with a name: customers with one, contracts that have it, what was ordered and billed with such a contract. */
const withName = (engine: Engine, listed: Listed, name: string): Condition => {
  const named = sql`from customer_words where ${and(inIndex(engine, name), sql<boolean>`not ${isOfCustomer}`)}`;
  const orders = sql`select order_id from contracts where id in (select source ${named})`;
  switch (listed) {
    case "users":
      return sql<boolean>`users.customer_number in (select customer_number ${named})`;
    case "contracts":
      return sql<boolean>`contracts.id in (select source ${named})`;
    case "orders":
      // Those that wait for papers, or were refused without them, have no contracts yet.
      return sql<boolean>`(orders.id in (${orders}) or (orders.reseller in ('pending', 'refused') and exists (
        select 1 from customer_words where customer_words.customer_number = orders.customer_number
          and customer_words.source like orders.id || '-%' and ${inWord(name)})))`;
    case "invoices":
      return sql<boolean>`invoices.order_id in (${orders})`;
  }
};

const isNamed = async ({ engine, reads }: Searchable, name: string): Promise<boolean> =>
  (await reads
    .selectFrom("customer_words")
    .select("source")
    .where(and(inIndex(engine, name), sql<boolean>`not ${isOfCustomer}`))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Conditions on the rows of a list, all of which must hold: each typed word is of the customer, or of a domain name. */
export const rowsWith = async (database: Searchable, listed: Listed, q: string): Promise<readonly Condition[]> => {
  const column: NumberColumn = `${listed}.customer_number`;
  const typed = await Promise.all(
    q
      .split(/\s+/)
      .filter((word) => word !== "")
      .map(async (word) => {
        const name = soughtName(word);
        return { word, name: name !== null && (await isNamed(database, name)) ? name : null };
      }),
  );
  const plain = typed.filter(({ name }) => name === null).map(({ word }) => word);
  const named = await Promise.all(
    typed.flatMap(({ word, name }) =>
      name === null
        ? []
        : [
            (async (): Promise<Condition> => {
              const ofCustomer = await customersWith(database, column, searchSpellings(word));
              const ofName = withName(database.engine, listed, name);
              if (ofCustomer.length === 0) return ofName;
              return eb.or([ofName, and(...ofCustomer)]);
            })(),
          ],
    ),
  );
  return [...named, ...(await customersWith(database, column, searchSpellings(plain.join(" "))))];
};

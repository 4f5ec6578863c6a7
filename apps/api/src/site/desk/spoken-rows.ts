// What typed text means, where it may mean several things: the first of them that there is. [DSK-01] [OPS3-5]
import { yearOf } from "@kontor/domain/kernel/calendar";
import { spokenAmount, spokenNumbers } from "@kontor/domain/site/desk";
import { type RawBuilder, sql } from "kysely";
import type { Condition, ListScope } from "./list-keys.ts";

const among = (column: RawBuilder<unknown>, numbers: readonly string[]): RawBuilder<boolean> =>
  numbers.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`${column} in (${sql.join(numbers)})`;

/** Text as numbers of orders and of documents, as an amount, as the reference of a payment. */
export const readingsOf = ({ today }: Pick<ListScope, "today">, q: string) => {
  const { orders, documents } = spokenNumbers(q, yearOf(today));
  const number = sql.ref("number");
  return {
    isNumber: orders.length + documents.length > 0,
    orders: among(number, orders),
    documents: among(number, documents),
    amount: spokenAmount(q),
    payments: sql`payments where lower(reference) = ${q.trim().toLowerCase()} and reference <> ''`,
  };
};

/** The first of several conditions that a row of the table meets; null where none does. */
export const firstMet = async (
  { reads }: Pick<ListScope, "reads">,
  table: string,
  conditions: readonly Condition[],
): Promise<Condition | null> => {
  for (const condition of conditions) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${condition} limit 1`.execute(reads);
    if (rows.length > 0) return condition;
  }
  return null;
};

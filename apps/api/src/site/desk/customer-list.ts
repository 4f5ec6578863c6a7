// The list of customers and staff: where it is read from, and its rows. [DSK-05] [ADM-01]
import { cents } from "@kontor/domain/kernel/money";
import { type CustomerCondition, customerListRow, type CustomerListRow } from "@kontor/domain/site/desk";
import { sql } from "kysely";
import type { Handle } from "../../platform/database/handle.ts";
import { isPending } from "../../shop/checkout/store.ts";
import { isUnpaid } from "../../shop/invoice/unpaid.ts";
import { accountsNumbered } from "../admin/account-store.ts";
import { byWords, type ListScope, type ListTable } from "./list-keys.ts";

const waitingForPapers = sql`select customer_number from orders where ${isPending}`;

export const customerTable: ListTable<CustomerCondition> = {
  table: sql.table("users"),
  id: sql.ref("users.customer_number"),
  sorts: {
    createdAt: sql.ref("users.created_at"),
    number: sql.ref("users.customer_number"),
    email: sql.ref("users.email"),
  },
  tie: sql.ref("users.id"),
  at: { of: sql.ref("users.created_at"), by: "instant" },
  states: {
    staff: () => sql<boolean>`users.role not in ('customer', 'reseller')`,
    blocked: () => sql<boolean>`users.blocked = 1`,
    papers: () => sql<boolean>`users.customer_number in (${waitingForPapers})`,
    "individual-rate": () =>
      sql<boolean>`users.customer_number in (select customer_number from customers where individual_rate is not null)`,
  },
  found: byWords("users"),
};

/** Of each customer, a figure of another table. */
const figuresOf = async (
  handle: Handle,
  query: ReturnType<typeof sql<{ number: string; figure: unknown }>>,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await query.execute(handle);
  return new Map(rows.map(({ number, figure }) => [number, Number(figure)]));
};

export const customerRows = async (
  { reads, today }: ListScope,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, CustomerListRow>> => {
  if (numbers.length === 0) return new Map();
  const these = sql`customer_number in (${sql.join(numbers)})`;
  const contracts = await figuresOf(
    reads,
    sql`select customer_number as number, count(*) as figure from contracts
      where ${these} and state in ('running', 'cancelled') group by customer_number`,
  );
  const owed = await figuresOf(
    reads,
    sql`select customer_number as number, left_to_pay as figure from customer_balances where ${these}`,
  );
  const overdue = await figuresOf(
    reads,
    sql`select customer_number as number, count(*) as figure from invoices
      where ${these} and ${isUnpaid} and due_on < ${today} group by customer_number`,
  );
  const papers = await figuresOf(
    reads,
    sql`select customer_number as number, count(*) as figure from orders
      where ${these} and ${isPending} group by customer_number`,
  );
  const accounts = await accountsNumbered(reads, numbers);
  return new Map(
    accounts.map((account) => {
      const { number } = account;
      const row = customerListRow({
        ...account,
        contracts: contracts.get(number) ?? 0,
        owed: cents(owed.get(number) ?? 0),
        overdue: overdue.has(number),
        papers: papers.has(number),
      });
      return [number, row];
    }),
  );
};

// The journal as a list: where it is read from, whose and what it is about, and its rows. [DSK-05] [DSK-09] [OPS3-8]
import { type JournalAct, journalActs } from "@kontor/domain/site/admin";
import type { JournalListRow } from "@kontor/domain/site/desk";
import { sql } from "kysely";
import { journalEntries, operator } from "../admin/journal-store.ts";
import type { Condition, ListScope, ListTable } from "./list-keys.ts";

/** What is about a customer: their account, their orders and documents. */
const aboutCustomers = (numbers: ReturnType<typeof sql>): Condition =>
  sql<boolean>`(subject in (${numbers}) or subject in (select id from orders where customer_number in (${numbers}))
    or subject in (select id from invoices where customer_number in (${numbers})))`;

/** What commands of the operator are called at the desk. */
const operators: ReadonlySet<string> = new Set([operator, "betreiber"]);

const acts = Object.fromEntries(journalActs.map((act) => [act, () => sql<boolean>`act = ${act}`])) as unknown as Record<
  JournalAct,
  () => Condition
>;

export const journalTable: ListTable<JournalAct> = {
  table: sql.table("journal"),
  id: sql.ref("id"),
  sorts: { at: sql.ref("at"), by: sql.ref("actor"), act: sql.ref("act") },
  tie: sql.ref("id"),
  at: { of: sql.ref("at"), by: "instant" },
  states: acts,
  ofCustomer: (number) => aboutCustomers(sql`select ${number}`),
  // By the number or id of its subject, the number of an order or document, the number or address of a customer or of who did it.
  found: async (_, q) => {
    const typed = q.trim();
    const number = typed.toUpperCase();
    const actor = operators.has(typed.toLowerCase()) ? operator : typed;
    const people = sql`select customer_number from users where customer_number = ${typed} or email = ${typed.toLowerCase()}`;
    return [
      sql<boolean>`(subject in (${typed}, ${number}) or actor = ${actor} or actor in (${people}) or ${aboutCustomers(people)}
        or subject in (select id from orders where number = ${number}) or subject in (select id from invoices where number = ${number}))`,
    ];
  },
};

export const journalRows = async (
  { reads }: ListScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JournalListRow>> =>
  new Map((await journalEntries(reads, ids)).map((entry) => [entry.id, { kind: "journal" as const, ...entry }]));

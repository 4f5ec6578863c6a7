// What waits for a hand, and the figures of the day, as the tables have them. [DSK-07]
import { dayOf, endOfDay, instant, startOfDay } from "@kontor/domain/kernel/calendar";
import { cents } from "@kontor/domain/kernel/money";
import {
  type Figure,
  type Figures,
  mostCounted,
  mostOfKind,
  type Todo,
  type TodoKind,
  type Waiting,
} from "@kontor/domain/site/desk";
import { toUnicode } from "@kontor/domain/shop/domain-name";
import { declarationDueOn, receiptReference } from "@kontor/domain/site/request";
import { type RawBuilder, sql } from "kysely";
import { isPending } from "../../shop/checkout/store.ts";
import { contractsById } from "../../shop/contract/store.ts";
import { doubleNames } from "../../shop/domain-name/contract-names.ts";
import { isUnpaid } from "../../shop/invoice/unpaid.ts";
import { lastCheck } from "../admin/catalog-check.ts";
import { namesByNumber } from "../admin/customer-names.ts";
import type { ListScope } from "./list-keys.ts";

interface Row {
  readonly id: string;
  readonly name: string;
  readonly customer: string | null;
  readonly amount: unknown;
  /** A day, or a moment. */
  readonly at: unknown;
}

interface Source {
  /** What stands behind `from`, with its condition. */
  readonly from: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

const order = sql`id, number as name, customer_number as customer, total as amount, placed_at as at`;
const handledBy = sql`placed_at, id`;

const sources: Readonly<Record<Exclude<TodoKind, "fault" | "name">, (scope: ListScope) => Source>> = {
  "pay-back": () => ({
    from: sql`invoices where to_pay_back > 0`,
    columns: sql`id, number as name, customer_number as customer, to_pay_back as amount, pay_back_by as at`,
    order: sql`pay_back_by, position`,
  }),
  difference: () => ({
    from: sql`payment_differences where resolved_at is null`,
    columns: sql`provider || '.' || kind || '.' || reference as id, reference as name,
      (select customer_number from payment_attempts where payment_attempts.id = payment_differences.attempt) as customer,
      case when currency = 'EUR' then cents end as amount, day as at`,
    order: sql`day, provider, kind, reference`,
  }),
  declaration: () => ({
    from: sql`declarations where (contracts is null or waits = 1) and handled_at is null`,
    columns: sql`id, '' as name, null as customer, null as amount, received_at as at`,
    order: sql`received_at, id`,
  }),
  request: () => ({
    from: sql`requests where handled_at is null`,
    columns: sql`id, '' as name, null as customer, null as amount, received_at as at`,
    order: sql`received_at, id`,
  }),
  "setup-failed": () => ({ from: sql`orders where delivery = 'failed'`, columns: order, order: handledBy }),
  papers: () => ({ from: sql`orders where ${isPending}`, columns: order, order: handledBy }),
  overdue: ({ today }) => ({
    from: sql`invoices where ${isUnpaid} and due_on < ${today}`,
    columns: sql`id, number as name, customer_number as customer, left_to_pay as amount, due_on as at`,
    order: sql`due_on, position`,
  }),
  letter: () => ({
    from: sql`outbox where sent_at is null and dead_at is not null`,
    columns: sql`id, subject as name, null as customer, null as amount, dead_at as at`,
    order: sql`dead_at, id`,
  }),
  webhook: () => ({
    from: sql`(select receiver, min(stopped_at) as at from outside_deliveries
      where stopped_at is not null and sent_at is null group by receiver) as stopped`,
    columns: sql`receiver as id, receiver as name, null as customer, null as amount, at`,
    order: sql`at, receiver`,
  }),
};

/** Faults of the catalogue are one line: they are on one page. */
const faults = async ({ reads, timeZone }: ListScope): Promise<Waiting> => {
  const check = await lastCheck(reads);
  const [first] = check?.faults ?? [];
  if (check === null || first === undefined) return { count: 0, first: [] };
  return {
    count: check.faults.length,
    first: [
      { kind: "fault", day: dayOf(check.at, timeZone), id: first.key, name: first.key, customer: null, amount: null },
    ],
  };
};

/** Names that several contracts have: since the last of them. */
const names = async ({ reads }: ListScope): Promise<Waiting> => {
  const found = await doubleNames(reads);
  const shown = found.slice(0, mostOfKind).map(({ ascii, contracts }) => ({ ascii, last: contracts.at(-1) ?? "" }));
  const contracts = await contractsById(
    reads,
    shown.map(({ last }) => last),
  );
  const byNumber = await namesByNumber(
    reads,
    contracts.map(({ customerNumber }) => customerNumber),
  );
  return {
    count: found.length,
    first: shown.flatMap(({ ascii, last }): readonly Todo[] => {
      const contract = contracts.find(({ id }) => id === last);
      if (contract === undefined) return [];
      const { start, customerNumber: number } = contract;
      const customer = { number, name: byNumber.get(number) ?? null };
      return [{ kind: "name", day: start, id: ascii, name: toUnicode(ascii), customer, amount: null }];
    }),
  };
};

const isInbox = (kind: TodoKind): boolean => kind === "declaration" || kind === "request";

export const waitingOf = async (scope: ListScope, kind: TodoKind): Promise<Waiting> => {
  if (kind === "fault") return faults(scope);
  if (kind === "name") return names(scope);
  const { reads, timeZone, country } = scope;
  const { from, columns, order: ordered } = sources[kind](scope);
  const { rows } = await sql<Row>`select ${columns} from ${from} order by ${ordered} limit ${mostOfKind}`.execute(
    reads,
  );
  const counted = await sql<{ count: unknown }>`
    select count(*) as count from (select 1 from ${from} limit ${mostCounted + 1}) as counted`.execute(reads);
  const customers = await namesByNumber(
    reads,
    rows.flatMap(({ customer }) => customer ?? []),
  );
  const dayFrom = (at: unknown): Todo["day"] => {
    const text = String(at);
    const day = /^\d{4}-/.test(text) ? (text as Todo["day"]) : dayOf(instant(Number(text)), timeZone);
    return kind === "declaration" ? declarationDueOn(day, country) : day;
  };
  return {
    count: Number(counted.rows[0]?.count ?? 0),
    first: rows.map(({ id, name, customer, amount, at }) => ({
      kind,
      day: dayFrom(at),
      id,
      name: isInbox(kind) ? receiptReference({ id }) : name,
      customer: customer === null ? null : { number: customer, name: customers.get(customer) ?? null },
      amount: amount === null ? null : cents(Number(amount)),
    })),
  };
};

const figure = async (
  { reads }: ListScope,
  column: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
): Promise<Figure> => {
  const { rows } = await sql<{ count: unknown; total: unknown }>`
    select count(*) as count, coalesce(sum(${column}), 0) as total from ${from}`.execute(reads);
  return { count: Number(rows[0]?.count ?? 0), total: cents(Number(rows[0]?.total ?? 0)) };
};

export const figuresOn = async (scope: ListScope): Promise<Figures> => {
  const { reads, today, timeZone } = scope;
  const [begin, end] = [startOfDay(today, timeZone), endOfDay(today, timeZone)];
  const left = sql.ref("left_to_pay");
  const waiting = await sql<{ count: unknown }>`
    select count(*) as count from orders where delivery in ('none', 'open')`.execute(reads);
  return {
    ordered: await figure(scope, sql.ref("total"), sql`orders where placed_at >= ${begin} and placed_at < ${end}`),
    open: await figure(scope, left, sql`invoices where ${isUnpaid}`),
    overdue: await figure(scope, left, sql`invoices where ${isUnpaid} and due_on < ${today}`),
    notSetUp: Number(waiting.rows[0]?.count ?? 0),
  };
};

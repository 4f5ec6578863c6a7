// Payments and payouts, a row each that is never deleted: one that is taken back keeps its row with the reason. [BAL-02]
import type { Day, Instant } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import type { CustomerBalance, Entry, Payment } from "@kontor/domain/shop/balance";
import type { Generated, Selectable } from "kysely";
import { firstOf } from "../../platform/database/first-of.ts";
import type { Handle } from "../../platform/database/handle.ts";
import type { Nothing, Tables } from "../../platform/database/tables.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    payments: {
      id: string;
      customer_number: string;
      kind: string;
      /** The document that it is for; null for the customer's oldest that is due. */
      document: string | null;
      day: string;
      cents: number;
      reference: string;
      source: string;
      noted_at: number;
      taken_back_at: number | null;
      taken_back_reason: string | null;
      /** Its place among everything that was noted, and the day of it; 0 for what is from before. No default: an earlier version cannot write it. [BAL-06] */
      position: number;
      noted_on: string;
    };
    /** A row of each customer with entries: who changes one of these changes this row, so that two at once are one after the other. */
    customer_balances: {
      customer_number: string;
      revision: Generated<number>;
      left_to_pay: Generated<number>;
      to_pay_back: Generated<number>;
      credit: Generated<number>;
    };
  }
}

type Row = Selectable<Tables["payments"]>;

export const rowOf = ({
  id,
  customerNumber,
  kind,
  purpose,
  day,
  cents,
  reference,
  source,
  notedAt,
  takenBack,
  position,
  notedOn,
  ...rest
}: Payment): Row => ({
  id,
  customer_number: customerNumber,
  kind,
  document: purpose.kind === "document" ? purpose.document : null,
  day,
  cents,
  reference,
  source,
  noted_at: notedAt,
  position,
  noted_on: notedOn,
  ...columnsOf(takenBack),
  ...(rest satisfies Nothing),
});

const columnsOf = (takenBack: Payment["takenBack"]): Pick<Row, "taken_back_at" | "taken_back_reason"> => ({
  taken_back_at: takenBack?.at ?? null,
  taken_back_reason: takenBack?.reason ?? null,
});

export const ofRow = ({
  id,
  customer_number,
  kind,
  document,
  day,
  cents,
  reference,
  source,
  noted_at,
  taken_back_at,
  taken_back_reason,
  position,
  noted_on,
  ...rest
}: Row): Payment => ({
  id,
  customerNumber: customer_number,
  kind: kind as Payment["kind"],
  purpose: document === null ? { kind: "customer" } : { kind: "document", document },
  day: day as Day,
  cents: Number(cents) as Cents,
  reference,
  source: source as Payment["source"],
  notedAt: Number(noted_at) as Instant,
  position: Number(position),
  notedOn: noted_on as Day,
  takenBack: taken_back_at === null ? null : { at: Number(taken_back_at) as Instant, reason: taken_back_reason ?? "" },
  ...(rest satisfies Nothing),
});

export const addPayment = async (handle: Handle, payment: Payment): Promise<void> => {
  await handle.insertInto("payments").values(rowOf(payment)).execute();
};

export const storeTakenBack = async (handle: Handle, { id, takenBack }: Payment): Promise<void> => {
  await handle.updateTable("payments").set(columnsOf(takenBack)).where("id", "=", id).execute();
};

/** All of some customers, those that were taken back too; the latest first. */
export const paymentsOf = async (handle: Handle, customers: readonly string[]): Promise<readonly Payment[]> => {
  if (customers.length === 0) return [];
  const rows = await handle
    .selectFrom("payments")
    .selectAll()
    .where("customer_number", "in", customers)
    .orderBy("day", "desc")
    .orderBy("noted_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(ofRow);
};

export const paymentById = (handle: Handle, id: string): Promise<Payment | null> =>
  firstOf(handle.selectFrom("payments").selectAll().where("id", "=", id), ofRow);

/** What was taken back is no entry. */
export const entryOfPayment = ({
  id,
  kind,
  day,
  cents,
  purpose,
  takenBack,
  position,
  notedOn,
}: Payment): readonly Entry[] =>
  takenBack === null
    ? [{ kind, id, day, cents, purpose, ...(position === 0 ? {} : { noted: position, notedOn }) }]
    : [];

/** How often the entries of a customer changed. */
export const revisionOfBooks = async (handle: Handle, customerNumber: string): Promise<number> => {
  const row = await handle
    .selectFrom("customer_balances")
    .select("revision")
    .where("customer_number", "=", customerNumber)
    .executeTakeFirst();
  return Number(row?.revision ?? 0);
};

/** Two transactions that change the entries of one customer meet here: the later one begins again. */
export const storeCustomerBalance = async (
  handle: Handle,
  customerNumber: string,
  { left, toPayBack, credit }: Pick<CustomerBalance, "left" | "toPayBack" | "credit">,
): Promise<void> => {
  const values = { left_to_pay: left, to_pay_back: toPayBack, credit };
  await handle
    .insertInto("customer_balances")
    .values({ customer_number: customerNumber, revision: 1, ...values })
    .onConflict((conflict) =>
      conflict
        .column("customer_number")
        .doUpdateSet((eb) => ({ ...values, revision: eb("customer_balances.revision", "+", 1) })),
    )
    .execute();
};

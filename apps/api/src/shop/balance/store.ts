// Payments and payouts, fees and write-offs, a row each that is never deleted: what takes one back is a row of its own. [BAL-02] [BAL-07]
import type { Day, Instant } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import { type Adjustment, type CustomerBalance, type Payment } from "@kontor/domain/shop/balance";
import { wordsOf, withoutPerson } from "@kontor/domain/site/desk";
import { type Generated, type Selectable, sql } from "kysely";
import { firstOf } from "../../platform/database/first-of.ts";
import type { Handle } from "../../platform/database/handle.ts";
import type { Nothing, Tables } from "../../platform/database/tables.ts";
import { addWords, isDeleted } from "../../platform/database/words.ts";

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
      /** Null in rows from before, which had come or went. No default: an earlier version cannot write it. [BAL-02] */
      state: string;
      /** What its source calls it, once for each source. */
      external_reference: string | null;
      /** Of what takes a payment or payout back: that one's id, and why. */
      returns: string | null;
      cause: string | null;
      cause_text: string | null;
    };
    /** Charges and write-offs, and what takes one back. [BAL-07] */
    adjustments: {
      id: string;
      customer_number: string;
      kind: string;
      takes_back: string | null;
      charge_reason: string | null;
      /** Of a charge; without gaps within a year. */
      number: string | null;
      due_on: string | null;
      document: string | null;
      day: string;
      cents: number;
      reason: string;
      external_reference: string | null;
      noted_at: number;
      position: number;
    };
    /** A row of each customer with entries: who changes one of these changes this row, so that two at once are one after the other. */
    customer_balances: {
      customer_number: string;
      revision: Generated<number>;
      left_to_pay: Generated<number>;
      to_pay_back: Generated<number>;
      credit: Generated<number>;
      /** The position up to which everything is settled; -1 where that is not stored yet. No default: an earlier version cannot book. [BAL-06] */
      complete_to: number;
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
  of,
  cause,
  externalReference,
  state,
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
  state,
  external_reference: externalReference,
  returns: of,
  cause: cause?.kind ?? null,
  cause_text: cause?.text ?? null,
  taken_back_at: takenBack?.at ?? null,
  taken_back_reason: takenBack?.reason ?? null,
  ...(rest satisfies Nothing),
});

export const paymentOfRow = ({
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
  state,
  external_reference,
  returns,
  cause,
  cause_text,
  ...rest
}: Row): Payment => ({
  id,
  customerNumber: customer_number,
  kind: kind as Payment["kind"],
  purpose: purposeOf(document),
  day: day as Day,
  cents: Number(cents) as Cents,
  reference,
  source: source as Payment["source"],
  notedAt: Number(noted_at) as Instant,
  position: Number(position),
  notedOn: noted_on as Day,
  state: state as Payment["state"],
  externalReference: external_reference,
  of: returns,
  cause: cause === null ? null : { kind: cause as "returned" | "mistake", text: cause_text ?? "" },
  takenBack: taken_back_at === null ? null : { at: Number(taken_back_at) as Instant, reason: taken_back_reason ?? "" },
  ...(rest satisfies Nothing),
});

/** What staff find a payment, and through it a document, by: its references. [ADM-01] */
export const wordsOfPayment = ({ reference, externalReference }: Pick<Payment, "reference" | "externalReference">) =>
  wordsOf("payments", { references: [reference, externalReference ?? ""] });

export const addPayment = async (handle: Handle, payment: Payment): Promise<void> => {
  await handle.insertInto("payments").values(rowOf(payment)).execute();
  const words = wordsOfPayment(payment);
  const isGone = words.length > 0 && (await isDeleted(handle, payment.customerNumber));
  await addWords(handle, "payments", payment.id, isGone ? withoutPerson(words) : words);
};

/** What was under way came or failed; what came was returned. */
export const changePayment = async (
  handle: Handle,
  { id, state, day, position, notedOn }: Pick<Payment, "id" | "state" | "day" | "position" | "notedOn">,
): Promise<void> => {
  await handle.updateTable("payments").set({ state, day, position, noted_on: notedOn }).where("id", "=", id).execute();
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
    .orderBy("position", "desc")
    .orderBy("id")
    .execute();
  return rows.map(paymentOfRow);
};

export const paymentById = (handle: Handle, id: string): Promise<Payment | null> =>
  firstOf(handle.selectFrom("payments").selectAll().where("id", "=", id), paymentOfRow);

export const paymentNoted = (
  handle: Handle,
  source: Payment["source"],
  externalReference: string,
): Promise<Payment | null> =>
  firstOf(
    handle
      .selectFrom("payments")
      .selectAll()
      .where("source", "=", source)
      .where("external_reference", "=", externalReference),
    paymentOfRow,
  );

const purposeOf = (document: string | null): Payment["purpose"] =>
  document === null ? { kind: "customer" } : { kind: "document", document };

export const addAdjustment = async (handle: Handle, adjustment: Adjustment): Promise<void> => {
  const { id, customerNumber, kind, of, charge, purpose, day, cents, reason, externalReference, ...others } =
    adjustment;
  const { notedAt, position, ...rest } = others;
  await handle
    .insertInto("adjustments")
    .values({
      id,
      customer_number: customerNumber,
      kind,
      takes_back: of,
      charge_reason: charge?.reason ?? null,
      number: charge?.number ?? null,
      due_on: charge?.dueOn ?? null,
      document: purpose.kind === "document" ? purpose.document : null,
      day,
      cents,
      reason,
      external_reference: externalReference,
      noted_at: notedAt,
      position,
      ...(rest satisfies Nothing),
    })
    .execute();
};

const ofAdjustment = (row: Selectable<Tables["adjustments"]>): Adjustment => ({
  id: row.id,
  customerNumber: row.customer_number,
  kind: row.kind as Adjustment["kind"],
  of: row.takes_back,
  charge:
    row.number === null || row.due_on === null
      ? null
      : { reason: row.charge_reason as "postage", number: row.number, dueOn: row.due_on as Day },
  purpose: purposeOf(row.document),
  day: row.day as Day,
  cents: Number(row.cents) as Cents,
  reason: row.reason,
  externalReference: row.external_reference,
  notedAt: Number(row.noted_at) as Instant,
  position: Number(row.position),
});

/** All of some customers, in the order in which they were noted. */
export const adjustmentsOf = async (handle: Handle, customers: readonly string[]): Promise<readonly Adjustment[]> => {
  if (customers.length === 0) return [];
  const rows = await handle
    .selectFrom("adjustments")
    .selectAll()
    .where("customer_number", "in", customers)
    .orderBy("position")
    .execute();
  return rows.map(ofAdjustment);
};

/** Charges and write-offs of all customers, so many after one of them, in the order in which they were noted. */
export const chargesAfter = async (
  handle: Handle,
  [at, id]: readonly [number, string],
  before: number,
  count: number,
): Promise<readonly Pick<Adjustment, "id" | "customerNumber" | "notedAt">[]> => {
  const rows = await handle
    .selectFrom("adjustments")
    .select(["id", "customer_number", "noted_at"])
    .where("kind", "in", ["charge", "write-off"])
    .where(({ eb, refTuple, tuple }) => eb(refTuple("noted_at", "id"), ">", tuple(at, id)))
    .where("noted_at", "<", before)
    .orderBy("noted_at")
    .orderBy("id")
    .limit(count)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    customerNumber: row.customer_number,
    notedAt: Number(row.noted_at) as Instant,
  }));
};

export const numberOfCharge = async (handle: Handle, id: string): Promise<string | null> => {
  const row = await handle.selectFrom("adjustments").select("number").where("id", "=", id).executeTakeFirst();
  return row?.number ?? null;
};

/** How often the entries of a customer changed. */
export const revisionOfBooks = async (handle: Handle, customerNumber: string): Promise<number> => {
  const row = await handle
    .selectFrom("customer_balances")
    .select("revision")
    .where("customer_number", "=", customerNumber)
    .executeTakeFirst();
  return Number(row?.revision ?? 0);
};

/** Customers whose settlements are not stored yet, a few after one of them. */
export const customersBehind = async (handle: Handle, behind: string, count: number): Promise<readonly string[]> => {
  const rows = await handle
    .selectFrom("customer_balances")
    .select("customer_number")
    .where(isBehind)
    .where("customer_number", ">", behind)
    .orderBy("customer_number")
    .limit(count)
    .execute();
  return rows.map(({ customer_number }) => customer_number);
};

/** How many those are in all. */
export const countBehind = async (handle: Handle): Promise<number> => {
  const row = await handle
    .selectFrom("customer_balances")
    .select(({ fn }) => fn.countAll().as("count"))
    .where(isBehind)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
};

/** As the index has it, word by word. */
const isBehind = sql<boolean>`complete_to < 0`;

/** Two transactions that change the entries of one customer meet here: the later one begins again. */
/** What was open of a customer when something was noted last; nothing where nothing ever was. [SHOP3-4] */
export const openOfCustomer = async (
  handle: Handle,
  customerNumber: string,
): Promise<Pick<CustomerBalance, "left" | "toPayBack" | "credit">> => {
  const row = await handle
    .selectFrom("customer_balances")
    .select(["left_to_pay", "to_pay_back", "credit"])
    .where("customer_number", "=", customerNumber)
    .executeTakeFirst();
  const cents = (stored: number | undefined): Cents => Number(stored ?? 0) as Cents;
  return { left: cents(row?.left_to_pay), toPayBack: cents(row?.to_pay_back), credit: cents(row?.credit) };
};

export const storeCustomerBalance = async (
  handle: Handle,
  customerNumber: string,
  { left, toPayBack, credit }: Pick<CustomerBalance, "left" | "toPayBack" | "credit">,
  position: number,
): Promise<void> => {
  const values = { left_to_pay: left, to_pay_back: toPayBack, credit, complete_to: position };
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

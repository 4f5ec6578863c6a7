// Attempts to pay online, and what of them is booked. [PAY-03]
import type { Day, Instant } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import type { Payment } from "@kontor/domain/shop/balance";
import { type Attempt, awaitedStates, type ProviderName } from "@kontor/domain/shop/payment";
import type { Selectable } from "kysely";
import { firstOf } from "../../platform/database/first-of.ts";
import type { Handle } from "../../platform/database/handle.ts";
import type { Nothing, Tables } from "../../platform/database/tables.ts";
import { paymentOfRow } from "../balance/store.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    payment_attempts: {
      id: string;
      provider: string;
      customer_number: string;
      /** Null for all that is due. */
      document: string | null;
      cents: number;
      state: string;
      reference: string | null;
      url: string | null;
      started_at: number;
      next_read_at: number | null;
    };
  }
}

type Row = Selectable<Tables["payment_attempts"]>;

export const rowOf = ({
  id,
  provider,
  customerNumber,
  purpose,
  cents,
  state,
  reference,
  url,
  startedAt,
  nextReadAt,
  ...rest
}: Attempt): Row => ({
  id,
  provider,
  customer_number: customerNumber,
  document: purpose.kind === "document" ? purpose.document : null,
  cents,
  state,
  reference,
  url,
  started_at: startedAt,
  next_read_at: nextReadAt,
  ...(rest satisfies Nothing),
});

export const ofRow = ({
  id,
  provider,
  customer_number,
  document,
  cents,
  state,
  reference,
  url,
  started_at,
  next_read_at,
  ...rest
}: Row): Attempt => ({
  id,
  provider: provider as ProviderName,
  customerNumber: customer_number,
  purpose: document === null ? { kind: "customer" } : { kind: "document", document },
  cents: Number(cents) as Cents,
  state: state as Attempt["state"],
  reference,
  url,
  startedAt: Number(started_at) as Instant,
  nextReadAt: next_read_at === null ? null : (Number(next_read_at) as Instant),
  ...(rest satisfies Nothing),
});

/** Two that begin at once for one customer see each other: both change the customer's row, and the later one runs again. [PAY-04] */
export const addAttempt = async (handle: Handle, attempt: Attempt): Promise<void> => {
  await handle
    .updateTable("customer_balances")
    .set(({ ref }) => ({ revision: ref("revision") }))
    .where("customer_number", "=", attempt.customerNumber)
    .execute();
  await handle.insertInto("payment_attempts").values(rowOf(attempt)).execute();
};

export const changeAttempt = (handle: Handle, attempt: Attempt) => {
  const { id, ...values } = rowOf(attempt);
  return handle.updateTable("payment_attempts").set(values).where("id", "=", id).execute();
};

export const attemptById = (handle: Handle, id: string): Promise<Attempt | null> =>
  firstOf(handle.selectFrom("payment_attempts").selectAll().where("id", "=", id), ofRow);

export const attemptByReference = (
  handle: Handle,
  provider: ProviderName,
  reference: string,
): Promise<Attempt | null> =>
  firstOf(
    handle
      .selectFrom("payment_attempts")
      .selectAll()
      .where("provider", "=", provider)
      .where("reference", "=", reference),
    ofRow,
  );

/** The latest first. */
export const attemptsOf = async (handle: Handle, customerNumber: string): Promise<readonly Attempt[]> =>
  (
    await handle
      .selectFrom("payment_attempts")
      .selectAll()
      .where("customer_number", "=", customerNumber)
      .orderBy("started_at", "desc")
      .orderBy("id")
      .execute()
  ).map(ofRow);

export const awaitedAttempts = async (handle: Handle, customerNumber: string): Promise<readonly Attempt[]> =>
  (
    await handle
      .selectFrom("payment_attempts")
      .selectAll()
      .where("customer_number", "=", customerNumber)
      .where("state", "in", awaitedStates)
      .orderBy("started_at")
      .orderBy("id")
      .execute()
  ).map(ofRow);

/** Those whose provider is to be asked by now, the longest waiting first. */
export const attemptsToRead = async (handle: Handle, now: Instant, limit: number): Promise<readonly Attempt[]> =>
  (
    await handle
      .selectFrom("payment_attempts")
      .selectAll()
      .where("next_read_at", "<=", now)
      .orderBy("next_read_at")
      .orderBy("id")
      .limit(limit)
      .execute()
  ).map(ofRow);

/** Puts a reading off, unless it was changed meanwhile. */
export const readLater = (handle: Handle, { id, nextReadAt }: Attempt, at: Instant) =>
  handle
    .updateTable("payment_attempts")
    .set({ next_read_at: at })
    .where("id", "=", id)
    .where("next_read_at", "=", nextReadAt)
    .execute();

/** What came by a provider since a day, as the books have it. */
export const bookedSince = async (handle: Handle, provider: ProviderName, from: Day): Promise<readonly Payment[]> =>
  (
    await handle
      .selectFrom("payments")
      .selectAll()
      .where("source", "=", provider)
      .where("day", ">=", from)
      .orderBy("position")
      .execute()
  ).map(paymentOfRow);

/** Customers behind one of them to whom something is to be paid back, or is under way, of whose money some came online. */
export const customersToPayBack = async (handle: Handle, behind: string, limit: number): Promise<readonly string[]> =>
  (
    await handle
      .selectFrom("customer_balances")
      .select("customer_number")
      .where("customer_number", ">", behind)
      .where("to_pay_back", ">", 0)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("payments")
            .select("payments.id")
            .whereRef("payments.customer_number", "=", "customer_balances.customer_number")
            .where("payments.source", "in", ["stripe", "mollie"])
            .where("payments.kind", "=", "payment"),
        ),
      )
      .orderBy("customer_number")
      .limit(limit)
      .execute()
  ).map(({ customer_number }) => customer_number);

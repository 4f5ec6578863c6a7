// Accounts as staff see them: found by words, read whole, and stored again after a change. [ADM-01] [VAT-08] [CHK-10] [SES-07]
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { Rate } from "@kontor/domain/kernel/money";
import { noPapers } from "@kontor/domain/shop/checkout";
import { type Address, fullName, placeOf } from "@kontor/domain/shop/customer";
import { type MoneyOpen, openMoneyIn } from "@kontor/domain/shop/personal-data";
import type { AccountRecord } from "@kontor/domain/site/admin";
import { isStaff } from "@kontor/domain/visitor/session";
import type { Role, TakingAct } from "@kontor/domain/visitor/session";
import { sql } from "kysely";
import type { Handle } from "../../platform/database/handle.ts";
import { pageOf } from "../../platform/database/page-of.ts";
import { readableOf } from "../../platform/database/stored-json.ts";
import { openOfCustomer } from "../../shop/balance/store.ts";
import { hasOrdered, isPending, waitingOrders } from "../../shop/checkout/store.ts";
import { storeReferences } from "../../shop/customer/buyer-reference-store.ts";
import { addressFrom, setIndividualRate } from "../../shop/customer/store.ts";
import { hasFactor, removeFactor } from "../../visitor/second-factor/store.ts";
import { takeBack } from "../../visitor/session/taken-back.ts";
import { changeUser } from "../../visitor/session/users-store.ts";
import { rowsWith, type Searchable } from "./found-rows.ts";
import { revisionOfRecord } from "./record-revisions.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** When the papers of a reseller were confirmed. */
    reseller_papers: {
      customer_number: string;
      business_registration: number | null;
      reselling_contract: number | null;
    };
  }
}

export type AccountFilter = "staff" | "blocked" | "individual-rate" | "papers";

const rowsOf = (handle: Handle) =>
  handle
    .selectFrom("users")
    .leftJoin("customers", "customers.customer_number", "users.customer_number")
    .select([
      "users.id",
      "users.customer_number as number",
      "users.email",
      "users.confirmed",
      "users.role",
      "users.blocked",
      "users.created_at",
      "customers.address",
      "customers.individual_rate",
      "customers.buyer_reference",
      "customers.order_reference",
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>[number];

/** A stored address; a damaged one counts as none, so that staff can still open the account. */
const addressOf = ({ address, number }: Row): Address | null =>
  address === null ? null : (readableOf([address], (text) => addressFrom(text, number))[0] ?? null);

const summaryOf = (row: Row) => {
  const address = addressOf(row);
  return {
    number: row.number,
    email: row.email,
    name: address === null ? null : fullName(address),
    company: address?.company ?? null,
    place: address === null ? null : placeOf(address),
    role: row.role as Exclude<Role, "visitor">,
    blocked: row.blocked === 1,
    individualRate: row.individual_rate as Rate | null,
    createdAt: row.created_at as Instant,
  };
};

export interface Searched {
  /** All of its words must be found, each anywhere in a word or a domain name. */
  readonly q: string;
  readonly only: AccountFilter | null;
  /** The id of the last one on the page before. */
  readonly after: number | null;
  readonly count: number;
}

/** The newest first. */
export const searchedAccounts = async (database: Searchable, { q, only, after, count }: Searched) => {
  const conditions = await rowsWith(database, "users", q);
  const found = conditions.reduce((query, condition) => query.where(condition), rowsOf(database.reads));
  const rows = await found
    .$if(after !== null, (query) => query.where("users.id", "<", after ?? 0))
    .$if(only === "staff", (query) => query.where(sql<boolean>`users.role not in ('customer', 'reseller')`))
    .$if(only === "blocked", (query) => query.where(sql<boolean>`users.blocked = 1`))
    .$if(only === "individual-rate", (query) =>
      query.where("users.customer_number", "in", (eb) =>
        eb.selectFrom("customers").select("customer_number").where("individual_rate", "is not", null),
      ),
    )
    .$if(only === "papers", (query) =>
      query.where("users.customer_number", "in", (eb) =>
        eb.selectFrom("orders").select("customer_number").where(isPending),
      ),
    )
    .orderBy("users.id", "desc")
    .limit(count + 1)
    .execute();
  const { shown, next } = pageOf(rows, count, ({ id }) => String(id));
  return { accounts: shown.map(summaryOf), next };
};

/** Of some accounts what their rows at the desk have of them. */
export const accountsNumbered = async (handle: Handle, numbers: readonly string[]) =>
  (await rowsOf(handle).where("users.customer_number", "in", numbers).execute()).map((row) => {
    const { number, email, role, blocked, createdAt } = summaryOf(row);
    return { number, email, role, blocked, createdAt, address: addressOf(row) };
  });

export interface WholeAccount {
  readonly id: number;
  readonly record: AccountRecord;
  readonly shown: Omit<ReturnType<typeof summaryOf>, "name" | "company" | "place"> & {
    readonly confirmed: boolean;
    readonly hasFactor: boolean;
    readonly address: Address | null;
    readonly buyerReference: string | null;
    readonly orderReference: string | null;
    readonly papers: AccountRecord["papers"];
    readonly hasOrders: boolean;
    readonly waiting: number;
    readonly openMoney: MoneyOpen | null;
    readonly revision: string;
  };
}

const hasMoney = async (handle: Handle, number: string): Promise<boolean> => {
  for (const table of ["payments", "adjustments"] as const) {
    const row = await handle
      .selectFrom(table)
      .select("id")
      .where("customer_number", "=", number)
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
};

/** Null where no account has the number. */
export const wholeAccount = async (handle: Handle, number: string): Promise<WholeAccount | null> => {
  const row = await rowsOf(handle).where("users.customer_number", "=", number).executeTakeFirst();
  if (row === undefined) return null;
  const { name: _name, company: _company, place: _place, ...shown } = summaryOf(row);
  const stored = await handle
    .selectFrom("reseller_papers")
    .selectAll()
    .where("customer_number", "=", number)
    .executeTakeFirst();
  const papers: AccountRecord["papers"] =
    stored === undefined
      ? noPapers
      : {
          businessRegistration: stored.business_registration as Instant | null,
          resellingContract: stored.reselling_contract as Instant | null,
        };
  const address = addressOf(row);
  const hasOrders = await hasOrdered(handle, number);
  const waiting = await waitingOrders(handle, number);
  const { role, blocked, individualRate } = shown;
  const withFactor = await hasFactor(handle, row.id);
  // What staff change; what is ordered or paid meanwhile holds no one up.
  const seen = {
    address,
    papers,
    role,
    blocked,
    individualRate,
    email: row.email,
    reference: row.buyer_reference,
    order: row.order_reference,
  };
  return {
    id: row.id,
    record: {
      number,
      role,
      blocked,
      individualRate,
      buyerReference: row.buyer_reference,
      orderReference: row.order_reference,
      kind: address?.kind ?? null,
      papers,
      hasOrders,
      hasMoney: await hasMoney(handle, number),
      waiting,
    },
    shown: {
      ...shown,
      confirmed: row.confirmed === 1,
      hasFactor: withFactor,
      address,
      buyerReference: row.buyer_reference,
      orderReference: row.order_reference,
      papers,
      hasOrders,
      waiting,
      openMoney: openMoneyIn(await openOfCustomer(handle, number)),
      revision: await revisionOfRecord(handle, number, { ...seen, withFactor }),
    },
  };
};

/** Stores an account as it is after a change. */
export const storeAccount = async (
  handle: Handle,
  before: AccountRecord,
  { account, taken }: { readonly account: AccountRecord; readonly taken: TakingAct | null },
  now: number,
): Promise<void> => {
  const { number, role, blocked, individualRate, buyerReference, orderReference, papers } = account;
  const { id } = await handle
    .selectFrom("users")
    .select("id")
    .where("customer_number", "=", number)
    .executeTakeFirstOrThrow();
  if (individualRate !== before.individualRate) await setIndividualRate(handle, number, individualRate);
  if (buyerReference !== before.buyerReference || orderReference !== before.orderReference)
    await storeReferences(handle, number, { reference: buyerReference, orderReference });
  const user = await changeUser(handle, id, { role, blocked: blocked ? 1 : 0, updated_at: now });
  if (user !== undefined && taken !== null) await takeBack(handle, user, taken, { now });
  // Customers have none: who becomes staff once more sets up another.
  if (isStaff(before.role) && !isStaff(role)) await removeFactor(handle, id);
  const row = { business_registration: papers.businessRegistration, reselling_contract: papers.resellingContract };
  if (Object.values(row).some((at) => at !== null))
    await handle
      .insertInto("reseller_papers")
      .values({ customer_number: number, ...row })
      .onConflict((conflict) => conflict.column("customer_number").doUpdateSet(row))
      .execute();
};

export const hasAccount = async (handle: Handle, number: string): Promise<boolean> =>
  (await handle.selectFrom("users").select("id").where("customer_number", "=", number).executeTakeFirst()) !==
  undefined;

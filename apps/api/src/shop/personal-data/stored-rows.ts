// What each table holds of one customer: read for the export, removed by a deletion. A table that is added has to be named here or among those without customers' data. [ACC-06]
import type { DeletedTable, StayingTable, StoredTable } from "@kontor/domain/shop/personal-data";
import { leftOf } from "@kontor/domain/shop/balance";
import { wordWeights } from "@kontor/domain/site/desk";
import { sql } from "kysely";
import type { Handle } from "../../platform/database/handle.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { ledgerOfCustomer } from "../invoice/books.ts";
import { accountMailsOf } from "../../visitor/session/account-mails.ts";

/** Who a customer is to the tables. */
export interface StoredCustomer {
  readonly userId: number;
  readonly number: string;
}

type Row = Readonly<Record<string, unknown>>;

/** What stays and is numbered: with each goes what it is found by. */
const numberedTables = ["orders", "contracts", "invoices", "payments"] as const;

/** Rows that stayed, with their words. */
const removeNumbered = async (
  handle: Handle,
  table: (typeof numberedTables)[number],
  number: string,
): Promise<void> => {
  const own = handle.selectFrom(table).select("id").where("customer_number", "=", number);
  await handle.deleteFrom("words").where("kind", "=", table).where("id", "in", own).execute();
  await handle.deleteFrom(table).where("customer_number", "=", number).execute();
};

/** Tables that say nothing of any customer. */
const impersonal = {
  migrations: true,
  marks: true,
  sequences: true,
  categories: true,
  products: true,
  endings: true,
  retired_entries: true,
  deals: true,
  vat_rates: true,
  countries: true,
  documents: true,
  vouchers: true,
  // Proofs of consent name no one, and neither do files that many letters share.
  consent_proofs: true,
  shared_files: true,
  // What differs at a payment provider, by its own references, and what staff found out.
  payment_differences: true,
  // Random questions to browsers, for minutes.
  passkey_challenges: true,
  // Keys and sessions at entrances name no one.
  ticket_events: true,
  staff_keys: true,
  staff_sessions: true,
  content_entries: true,
  uploads: true,
  upload_files: true,
  outside_events: true,
  outside_deliveries: true,
} as const satisfies Readonly<Record<Exclude<keyof Tables, StoredTable>, true>>;

export const impersonalTables: readonly string[] = Object.keys(impersonal);

const ordersOf = (handle: Handle, { number }: StoredCustomer) =>
  handle.selectFrom("orders").select("id").where("customer_number", "=", number);

const cartsOf = (handle: Handle, { number }: StoredCustomer) =>
  handle.selectFrom("carts").select("id").where("owner", "=", number);

/** Declarations that ended a contract of the customer. */
const isOwnDeclaration = (who: StoredCustomer) =>
  sql<boolean>`exists (select 1 from contracts where contracts.customer_number = ${who.number} and ' ' || declarations.contracts || ' ' like '% ' || contracts.id || ' %')`;

const isAccountLetter = ({ number }: StoredCustomer) => sql<boolean>`outbox.id like ${`${accountMailsOf(number)}%`}`;

/** Letters that ask whether a declaration was the customer's own. */
const isQuestion = ({ number }: StoredCustomer) => sql<boolean>`outbox.id like ${`question-%-${number}`}`;

/**
 * Letters about an order, with an invoice, also sent again, about a contract, whose id contains the contract's, of a declaration that ended one, and
 * about the account. Others to the same address may be about another person.
 */
const isOwnLetter = (handle: Handle, who: StoredCustomer) =>
  sql<boolean>`(order_id in ${ordersOf(handle, who)} or exists (select 1 from contracts where contracts.customer_number = ${who.number} and (outbox.id like 'contract-%' || contracts.id or outbox.id like 'clock-%' || contracts.id || '-%')) or exists (select 1 from invoices where invoices.customer_number = ${who.number} and (outbox.id = 'invoice-' || invoices.id or outbox.id like 'invoice-' || invoices.id || '-%')) or exists (select 1 from declarations where outbox.id in ('declaration-' || declarations.id, 'declared-' || declarations.id) and ${isOwnDeclaration(who)}) or ${isQuestion(who)} or ${isAccountLetter(who)})`;

/** What has words that name the customer: the account, the address; of what stays all but numbers and amounts. */
const isOfPerson = (handle: Handle, { number }: StoredCustomer) => {
  const own = (table: (typeof numberedTables)[number]) =>
    handle.selectFrom(table).select("id").where("customer_number", "=", number);
  const staying = numberedTables.map((table) => sql<boolean>`(kind = ${table} and id in ${own(table)})`);
  return sql<boolean>`((kind in ('users', 'customers') and id = ${number})
    or (weight < ${wordWeights.number} and (${sql.join(staying, sql` or `)})))`;
};

/** Nothing of these can be found by the customer: they are bound to no account. Messages are handed out by hand, since anyone may type any address. */
const apart = (): Promise<readonly Row[]> => Promise.resolve([]);

/** The rows of a customer, without what opens an account or a domain. Values that are JSON are read as it. */
export const rowsOf: Readonly<Record<StoredTable, (handle: Handle, who: StoredCustomer) => Promise<readonly Row[]>>> = {
  users: (handle, { userId }) =>
    handle
      .selectFrom("users")
      .select([
        "id",
        "customer_number",
        "username",
        "email",
        "role",
        "confirmed",
        "blocked",
        "provider",
        "created_at",
        "updated_at",
      ])
      .where("id", "=", userId)
      .execute(),
  provider_links: (handle, { userId }) =>
    handle.selectFrom("provider_links").selectAll().where("user_id", "=", userId).execute(),
  email_changes: (handle, { userId }) =>
    handle
      .selectFrom("email_changes")
      .select(["from_email", "to_email", "old_confirmed_at", "new_confirmed_at", "requested_at", "until", "locale"])
      .where("user_id", "=", userId)
      .execute(),
  single_sign_keys: (handle, { userId }) =>
    handle.selectFrom("single_sign_keys").select("expires_at").where("user_id", "=", userId).execute(),
  // Of staff, whose accounts may become customers' again; what makes codes is left out.
  second_factors: (handle, { userId }) =>
    handle.selectFrom("second_factors").select(["begun_at", "confirmed_at"]).where("user_id", "=", userId).execute(),
  recovery_codes: (handle, { userId }) =>
    handle.selectFrom("recovery_codes").select("used_at").where("user_id", "=", userId).execute(),
  passkeys: (handle, { userId }) =>
    handle.selectFrom("passkeys").select(["name", "added_at", "used_at"]).where("user_id", "=", userId).execute(),
  login_proofs: (handle, { userId }) =>
    handle.selectFrom("login_proofs").select(["passed_at", "proved_at"]).where("user_id", "=", userId).execute(),
  sessions: (handle, { userId }) =>
    handle
      .selectFrom("sessions")
      .select(["device", "started_at", "used_at", "until"])
      .where("user_id", "=", userId)
      .execute(),
  customers: (handle, { number }) =>
    handle.selectFrom("customers").selectAll().where("customer_number", "=", number).execute(),
  // The words by which staff find the address: it says the same itself.
  customer_words: (handle, { number }) =>
    handle.selectFrom("customer_words").selectAll().where("customer_number", "=", number).execute(),
  words: async (handle, who) =>
    (await handle.selectFrom("words").select(["word", "weight"]).where(isOfPerson(handle, who)).execute()).toSorted(
      (a, b) => (a.word < b.word ? -1 : 1),
    ),
  reseller_papers: (handle, { number }) =>
    handle.selectFrom("reseller_papers").selectAll().where("customer_number", "=", number).execute(),
  journal_values: (handle, { number }) =>
    handle.selectFrom("journal_values").select(["before", "after"]).where("customer_number", "=", number).execute(),
  // Who of the staff it was is no data of the customer.
  journal: (handle, { number }) =>
    handle
      .selectFrom("journal")
      .select(["at", "act", "reason", "before", "after"])
      .where("subject", "=", number)
      .execute(),
  carts: (handle, { number }) => handle.selectFrom("carts").selectAll().where("owner", "=", number).execute(),
  authcodes: (handle, who) =>
    handle
      .selectFrom("authcodes")
      .select(["cart_id", "ascii"])
      .where(({ eb, or }) =>
        or([eb("cart_id", "in", cartsOf(handle, who)), eb("cart_id", "in", ordersOf(handle, who))]),
      )
      .execute(),
  outbox: (handle, who) =>
    handle
      .selectFrom("outbox")
      // A letter about the account, or about a declaration, holds a code as long as it waits.
      .select([
        "id",
        "recipient",
        "subject",
        sql<string>`case when ${isAccountLetter(who)} or ${isQuestion(who)} then '' else text end`.as("text"),
      ])
      .select(["locale", "order_id", "queued_at", "sent_at"])
      .where(isOwnLetter(handle, who))
      .execute(),
  orders: (handle, { number }) =>
    handle.selectFrom("orders").selectAll().where("customer_number", "=", number).execute(),
  order_keys: (handle, who) =>
    handle.selectFrom("order_keys").selectAll().where("order_id", "in", ordersOf(handle, who)).execute(),
  names_beside: (handle, { number }) =>
    handle.selectFrom("names_beside").selectAll().where("customer_number", "=", number).execute(),
  contract_names: (handle, { number }) =>
    handle.selectFrom("contract_names").selectAll().where("customer_number", "=", number).execute(),
  // The hashes say nothing that the order does not.
  order_prints: (handle, who) =>
    handle.selectFrom("order_prints").select("order_id").where("order_id", "in", ordersOf(handle, who)).execute(),
  item_deliveries: (handle, who) =>
    handle.selectFrom("item_deliveries").selectAll().where("order_id", "in", ordersOf(handle, who)).execute(),
  contracts: (handle, { number }) =>
    handle.selectFrom("contracts").selectAll().where("customer_number", "=", number).execute(),
  invoices: (handle, { number }) =>
    handle
      .selectFrom("invoices")
      .selectAll()
      .where("customer_number", "=", number)
      .orderBy("placed_at")
      .orderBy("position")
      .execute(),
  // The files themselves, the PDF in Base64.
  invoice_files: async (handle, { number }) =>
    (await handle.selectFrom("invoice_files").selectAll().where("customer_number", "=", number).execute()).map(
      ({ pdf, xml, ...row }) => ({
        ...row,
        pdf: Buffer.from(pdf).toString("base64"),
        xml: xml === null ? null : Buffer.from(xml).toString(),
      }),
    ),
  payments: (handle, { number }) =>
    handle.selectFrom("payments").selectAll().where("customer_number", "=", number).execute(),
  // Each charge with what is left of it, as invoices have it.
  adjustments: async (handle, { number }) => {
    const { claims } = await ledgerOfCustomer(handle, number);
    const rows = await handle.selectFrom("adjustments").selectAll().where("customer_number", "=", number).execute();
    return rows.map((row) => {
      const claim = claims.get(row.id);
      return claim === undefined ? row : { ...row, left_to_pay: leftOf(claim) };
    });
  },
  payment_attempts: (handle, { number }) =>
    handle
      .selectFrom("payment_attempts")
      .select(["id", "provider", "document", "cents", "state", "reference", "started_at"])
      .where("customer_number", "=", number)
      .orderBy("started_at")
      .execute(),
  settlements: (handle, { number }) =>
    handle.selectFrom("settlements").selectAll().where("customer_number", "=", number).orderBy("position").execute(),
  refund_accounts: (handle, { number }) =>
    handle.selectFrom("refund_accounts").selectAll().where("customer_number", "=", number).execute(),
  // What follows from those before.
  customer_balances: (handle, { number }) =>
    handle.selectFrom("customer_balances").selectAll().where("customer_number", "=", number).execute(),
  deleted_accounts: apart,
  declarations: (handle, who) =>
    handle
      .selectFrom("declarations")
      .select(["id", "form", "draft", "receipt", "received_at", "contracts"])
      .where(isOwnDeclaration(who))
      .execute(),
  declared_contracts: (handle, { number }) =>
    handle
      .selectFrom("declared_contracts")
      .select(["declaration_id", "contract_id", "received_at", "standing"])
      .where("customer_number", "=", number)
      .execute(),
  declaration_links: (handle, { number }) =>
    handle.selectFrom("declaration_links").select("declaration_id").where("customer_number", "=", number).execute(),
  requests: apart,
  request_files: apart,
  subscriptions: apart,
  tickets: apart,
  admissions: apart,
  rate_limits: apart,
  known_places: apart,
  ended_tokens: apart,
};

/** Deletes what goes at once. */
export const removals: Readonly<Record<DeletedTable, (handle: Handle, who: StoredCustomer) => Promise<unknown>>> = {
  outbox: async (handle, who) => {
    // Its id has the customer's number, and the code of one that waits opens nothing any more.
    await handle.deleteFrom("outbox").where(isAccountLetter(who)).execute();
    await handle
      .updateTable("outbox")
      .set({ recipient: "", reply_to: null, text: "", html: "" })
      .where(isOwnLetter(handle, who))
      .where("sent_at", "is not", null)
      .execute();
  },
  refund_accounts: (handle, { number }) =>
    handle.deleteFrom("refund_accounts").where("customer_number", "=", number).execute(),
  authcodes: (handle, who) =>
    handle
      .deleteFrom("authcodes")
      .where(({ eb, or }) =>
        or([eb("cart_id", "in", cartsOf(handle, who)), eb("cart_id", "in", ordersOf(handle, who))]),
      )
      .execute(),
  carts: (handle, { number }) => handle.deleteFrom("carts").where("owner", "=", number).execute(),
  customers: (handle, { number }) => handle.deleteFrom("customers").where("customer_number", "=", number).execute(),
  customer_words: (handle, { number }) =>
    handle.deleteFrom("customer_words").where("customer_number", "=", number).execute(),
  words: (handle, who) => handle.deleteFrom("words").where(isOfPerson(handle, who)).execute(),
  journal_values: (handle, { number }) =>
    handle.deleteFrom("journal_values").where("customer_number", "=", number).execute(),
  reseller_papers: (handle, { number }) =>
    handle.deleteFrom("reseller_papers").where("customer_number", "=", number).execute(),
  sessions: (handle, { userId }) => handle.deleteFrom("sessions").where("user_id", "=", userId).execute(),
  second_factors: (handle, { userId }) => handle.deleteFrom("second_factors").where("user_id", "=", userId).execute(),
  recovery_codes: (handle, { userId }) => handle.deleteFrom("recovery_codes").where("user_id", "=", userId).execute(),
  passkeys: (handle, { userId }) => handle.deleteFrom("passkeys").where("user_id", "=", userId).execute(),
  login_proofs: (handle, { userId }) => handle.deleteFrom("login_proofs").where("user_id", "=", userId).execute(),
  single_sign_keys: (handle, { userId }) =>
    handle.deleteFrom("single_sign_keys").where("user_id", "=", userId).execute(),
  email_changes: (handle, { userId }) => handle.deleteFrom("email_changes").where("user_id", "=", userId).execute(),
  provider_links: (handle, { userId }) => handle.deleteFrom("provider_links").where("user_id", "=", userId).execute(),
  users: (handle, { userId }) => handle.deleteFrom("users").where("id", "=", userId).execute(),
};

/** Keeps what stays from any other use: it is found by its customer number alone, by which no one logs in any more. */
export const blocked = async (handle: Handle, { number }: StoredCustomer): Promise<void> => {
  // Declarations are matched by this address.
  await handle.updateTable("contracts").set({ email: "" }).where("customer_number", "=", number).execute();
};

type Stayed = Pick<StoredCustomer, "number">;

/** Deletes what stayed, once its years are over. */
export const lateRemovals: Readonly<Record<StayingTable, (handle: Handle, who: Stayed) => Promise<unknown>>> = {
  order_keys: (handle, { number }) =>
    handle
      .deleteFrom("order_keys")
      .where("order_id", "in", handle.selectFrom("orders").select("id").where("customer_number", "=", number))
      .execute(),
  names_beside: (handle, { number }) =>
    handle.deleteFrom("names_beside").where("customer_number", "=", number).execute(),
  contract_names: (handle, { number }) =>
    handle.deleteFrom("contract_names").where("customer_number", "=", number).execute(),
  order_prints: (handle, { number }) =>
    handle
      .deleteFrom("order_prints")
      .where("order_id", "in", handle.selectFrom("orders").select("id").where("customer_number", "=", number))
      .execute(),
  item_deliveries: (handle, { number }) =>
    handle
      .deleteFrom("item_deliveries")
      .where("order_id", "in", handle.selectFrom("orders").select("id").where("customer_number", "=", number))
      .execute(),
  contracts: (handle, { number }) => removeNumbered(handle, "contracts", number),
  orders: (handle, { number }) => removeNumbered(handle, "orders", number),
  invoices: (handle, { number }) => removeNumbered(handle, "invoices", number),
  // After their documents: until then the database refuses it.
  invoice_files: (handle, { number }) =>
    handle.deleteFrom("invoice_files").where("customer_number", "=", number).execute(),
  payments: (handle, { number }) => removeNumbered(handle, "payments", number),
  adjustments: (handle, { number }) => handle.deleteFrom("adjustments").where("customer_number", "=", number).execute(),
  payment_attempts: (handle, { number }) =>
    handle.deleteFrom("payment_attempts").where("customer_number", "=", number).execute(),
  settlements: (handle, { number }) => handle.deleteFrom("settlements").where("customer_number", "=", number).execute(),
  customer_balances: (handle, { number }) =>
    handle.deleteFrom("customer_balances").where("customer_number", "=", number).execute(),
};

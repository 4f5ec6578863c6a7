// Steps of the schema: payments and the books, names under contract, files of documents. None of them is ever changed.
import { closingWith } from "../../platform/database/append-only.ts";
import type { Migration } from "../../platform/database/migrate.ts";

/** A document that was marked as paid has one payment, or payout, of what it asked for on that day; what is owed of each is noted when the shop runs. */
const paymentsOfOld = (issuedOn: string, corrects: string): readonly string[] => {
  const creditedBefore = `coalesce((select sum(notes.total) from invoices notes
    where notes.corrects = invoices.id and notes.issued_on < invoices.paid_on), 0)`;
  const paid = (kind: "payment" | "payout", of: string, cents: string): string =>
    `insert into payments (id, customer_number, kind, document, day, cents, reference, source, noted_at)
      select 'earlier-' || id, customer_number, '${kind}', id, paid_on, ${cents}, '', 'earlier', placed_at
      from invoices where kind = '${of}' and paid_on is not null and ${cents} > 0`;
  return [
    `update invoices set issued_on = ${issuedOn}, corrects = ${corrects}`,
    paid("payment", "invoice", `total + ${creditedBefore}`),
    paid("payout", "credit-note", "-total"),
    `drop index invoices_unpaid`,
    `drop index invoices_due`,
    `drop index invoices_paid`,
    `alter table invoices drop column paid_on`,
    `create index invoices_unpaid on invoices (placed_at, id, due_on) where left_to_pay > 0`,
    `create index invoices_due on invoices (due_on) where left_to_pay > 0`,
    `create index invoices_paid on invoices (placed_at, id) where state = 'paid'`,
    `create index invoices_to_pay_back on invoices (pay_back_by, id) where to_pay_back > 0`,
    `create index invoices_unnoted on invoices (customer_number) where state = ''`,
    `create index invoices_corrected on invoices (corrects) where corrects is not null`,
  ];
};

const files = closingWith("invoice_files", "invoice_id", "invoices");
/** Files of documents only grow, and what their drawing is made of never changes once it is stored. */
const closedFiles = {
  sqlite: [
    ...files.sqlite,
    `create trigger invoices_frozen before update of body on invoices when old.body <> '' and new.body <> old.body
      begin select raise(abort, 'documents never change'); end`,
  ],
  postgres: [
    ...files.postgres,
    `create or replace function invoices_stay_frozen() returns trigger language plpgsql as $$ begin raise exception 'documents never change'; end $$`,
    `create trigger invoices_frozen before update of body on invoices for each row when (old.body <> '' and new.body <> old.body)
      execute function invoices_stay_frozen()`,
  ],
};

export const stepsFrom41: readonly Migration[] = [
  {
    name: "0041-payments",
    statements: [
      `create table payments (
        id text primary key, customer_number text not null, kind text not null, document text, day text not null, cents bigint not null,
        reference text not null, source text not null, noted_at bigint not null, taken_back_at bigint, taken_back_reason text)`,
      `create index payments_of_customer on payments (customer_number, day)`,
      `create table customer_balances (
        customer_number text primary key, revision integer not null default 0, left_to_pay bigint not null default 0,
        to_pay_back bigint not null default 0, credit bigint not null default 0)`,
      `alter table invoices add column issued_on text not null default ''`,
      `alter table invoices add column corrects text`,
      `alter table invoices add column state text not null default ''`,
      `alter table invoices add column left_to_pay bigint not null default 0`,
      `alter table invoices add column to_pay_back bigint not null default 0`,
      `alter table invoices add column pay_back_by text`,
    ],
    byEngine: {
      sqlite: paymentsOfOld(`json_extract(body, '$.issuedOn')`, `json_extract(body, '$.corrects.id')`),
      postgres: paymentsOfOld(`body::json ->> 'issuedOn'`, `body::json #>> '{corrects,id}'`),
    },
  },
  {
    name: "0042-one-name-one-contract",
    statements: [
      `create table contract_names (ascii text primary key, contract_id text not null, customer_number text not null)`,
    ],
  },
  {
    name: "0043-receipt-of-withdrawals",
    statements: [`alter table invoices add column declared_on text`],
  },
  {
    name: "0044-names-beside",
    statements: [
      `create table names_beside (ascii text not null, contract_id text not null, customer_number text not null, primary key (ascii, contract_id))`,
    ],
  },
  {
    name: "0045-positions-of-documents",
    statements: [
      `alter table invoices add column position bigint not null default 0`,
      // Of documents that have one moment, what corrects comes after what it corrects; numbers count up in each kind.
      `update invoices set position = ranked.position from (
        select id, row_number() over (order by placed_at, case kind when 'invoice' then 0 else 1 end, number) as position from invoices) ranked
        where ranked.id = invoices.id`,
      `insert into sequences (name, value) select 'documents', count(*) from invoices`,
      `drop index invoices_latest`,
      `drop index invoices_of_customer`,
      `drop index invoices_unpaid`,
      `drop index invoices_paid`,
      `drop index invoices_credit_notes`,
      `drop index invoices_to_pay_back`,
      `create index invoices_latest on invoices (placed_at, position)`,
      `create index invoices_to_pay_back on invoices (pay_back_by, position) where to_pay_back > 0`,
      `create index invoices_of_customer on invoices (customer_number, placed_at, position)`,
      `create index invoices_unpaid on invoices (placed_at, position, due_on) where left_to_pay > 0`,
      `create index invoices_paid on invoices (placed_at, position) where state = 'paid'`,
      `create index invoices_credit_notes on invoices (placed_at, position) where kind = 'credit-note'`,
    ],
  },
  {
    name: "0046-answers-to-letters",
    statements: [`alter table outbox add column reply_to text`],
  },
  {
    // Filled when the shop starts, by a rule that no engine knows.
    name: "0047-keys-of-names",
    statements: [
      `alter table users add column name_key text`,
      `create unique index users_name_key on users (name_key)`,
      `create index users_without_key on users (id) where name_key is null`,
    ],
  },
  {
    name: "0048-logins-by-row",
    statements: [
      `alter table users add column generation bigint not null default 0`,
      `alter table users add column confirmation_until bigint`,
      // Rows of before have none of these until they are taken over; a process of an earlier version goes on writing such rows.
      `alter table sessions add column generation bigint`,
      `alter table sessions add column tokens_from bigint`,
      `alter table sessions add column proved_at bigint`,
      `alter table sessions add column passed_at bigint`,
      `alter table sessions add column text_print text`,
      `alter table passkeys add column verifies integer`,
    ],
    byEngine: {
      sqlite: [
        `update users set confirmation_until = unixepoch() * 1000 + 604800000 where confirmation_hash is not null`,
      ],
      postgres: [
        `update users set confirmation_until = floor(extract(epoch from now()))::bigint * 1000 + 604800000 where confirmation_hash is not null`,
      ],
    },
  },
  {
    // Without a default: what a process of the version before writes to the books is refused, also while it still runs.
    name: "0049-noted-in-order",
    statements: [
      `alter table payments add column position bigint`,
      `alter table payments add column noted_on text`,
      `alter table invoices add column noted bigint`,
      `update payments set position = 0, noted_on = day`,
      `update invoices set noted = 0`,
    ],
    byEngine: {
      sqlite: [
        `create trigger payments_placed before insert on payments when new.position is null or new.noted_on is null
          begin select raise(abort, 'payments need their position'); end`,
        `create trigger invoices_placed before insert on invoices when new.noted is null
          begin select raise(abort, 'invoices need their position'); end`,
      ],
      postgres: [
        `alter table payments alter column position set not null`,
        `alter table payments alter column noted_on set not null`,
        `alter table invoices alter column noted set not null`,
      ],
    },
  },
  {
    // Without a default: what a process of the version before writes is refused, also while it still runs.
    name: "0050-money-taken-back",
    statements: [
      `alter table payments add column state text`,
      `alter table payments add column external_reference text`,
      `alter table payments add column returns text`,
      `alter table payments add column cause text`,
      `alter table payments add column cause_text text`,
      `update payments set state = 'received'`,
      `create unique index payments_reference on payments (source, external_reference) where external_reference is not null`,
      `create table adjustments (
        id text primary key, customer_number text not null, kind text not null, takes_back text unique, charge_reason text, number text unique,
        due_on text, document text, day text not null, cents bigint not null, reason text not null, external_reference text,
        noted_at bigint not null, position bigint not null)`,
      `create index adjustments_of_customer on adjustments (customer_number, position)`,
      `create unique index adjustments_reference on adjustments (customer_number, external_reference) where external_reference is not null`,
    ],
    byEngine: {
      sqlite: [
        `create trigger payments_stated before insert on payments when new.state is null
          begin select raise(abort, 'payments need their state'); end`,
      ],
      postgres: [`alter table payments alter column state set not null`],
    },
  },
  {
    // What followed from the entries of earlier versions is calculated, and stored by a job, customer by customer. Without a default: each booking
    // writes the row of its customer, so that one of an earlier version is refused, also while that still runs.
    name: "0051-settlements",
    statements: [
      `create table settlements (
        position bigint primary key,
        customer_number text not null,
        kind text not null,
        cause text not null,
        day text not null,
        noted_on text not null,
        cents bigint not null,
        from_entry text not null,
        to_document text,
        parts text not null
      )`,
      `create index settlements_of_customer on settlements (customer_number, position)`,
      `alter table customer_balances add column complete_to bigint`,
      `update customer_balances set complete_to = -1`,
      `insert into customer_balances (customer_number, complete_to)
        select customer_number, -1 from (select customer_number from invoices union select customer_number from payments union select customer_number from adjustments) booked
        where customer_number not in (select customer_number from customer_balances)`,
      `create index customer_balances_earlier on customer_balances (customer_number) where complete_to < 0`,
    ],
    byEngine: {
      sqlite: [
        `create trigger customer_balances_complete before insert on customer_balances when new.complete_to is null
          begin select raise(abort, 'balances need what followed'); end`,
      ],
      postgres: [`alter table customer_balances alter column complete_to set not null`],
    },
  },
  {
    name: "0052-refund-accounts",
    statements: [
      `create table refund_accounts (customer_number text primary key, sealed text not null, given_at bigint not null)`,
    ],
  },
  {
    name: "0053-replaced-invoices",
    statements: [`alter table invoices add column moves_to text`],
  },
  {
    // What processes of earlier versions issue while they still run is drawn by this one, as all that was issued before: the default says so.
    name: "0054-files-of-invoices",
    statements: [
      `create table invoice_files (
        invoice_id text primary key, customer_number text not null, pdf bytea not null, pdf_sha256 text not null, xml bytea, xml_sha256 text,
        origin text not null, drawn_at bigint not null)`,
      `create index invoice_files_of_customer on invoice_files (customer_number)`,
      `alter table invoices add column undrawn text default 'earlier'`,
      `create index invoices_undrawn on invoices (undrawn, position) where undrawn is not null`,
      `alter table customers add column buyer_reference text`,
    ],
    byEngine: closedFiles,
  },
  {
    // Staff are who is no customer, whatever roles there are.
    name: "0055-roles-of-staff",
    statements: [
      `drop index users_staff`,
      `create index users_staff on users (id) where role not in ('customer', 'reseller')`,
    ],
  },
];

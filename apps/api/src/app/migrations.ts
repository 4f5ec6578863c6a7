// The schema, step by step, in SQL that SQLite and PostgreSQL share. A step that was released is never changed.
import { closing, closingWith } from "../platform/database/append-only.ts";
import type { Migration } from "../platform/database/migrate.ts";

/** What was reported of items, noted at their contracts and orders. */
const reportsNoted = (state: string): readonly string[] => {
  const standing = `select 1 from contracts where contracts.order_id = orders.id and contracts.state in ('running', 'cancelled')`;
  return [
    `update contracts set
      delivery = (select ${state} from item_deliveries where contract_id = contracts.id),
      ready_at = (select reported_at from item_deliveries where contract_id = contracts.id and ${state} = 'ready')
      where id in (select contract_id from item_deliveries)`,
    `update orders set delivery = case
      when not exists (${standing}) then 'over'
      when exists (${standing} and contracts.delivery = 'failed') then 'failed'
      when not exists (${standing} and (contracts.delivery is null or contracts.delivery <> 'ready')) then 'ready'
      when exists (${standing} and contracts.delivery is not null) then 'open'
      else 'none' end where id in (select order_id from item_deliveries)`,
  ];
};

/** What declarations and requests from before are found by: as much as their receipts say. */
const soughtOfOld = (field: (name: string) => string, email: string): readonly string[] =>
  ["declarations", "requests"].map(
    (table) =>
      `update ${table} set sought = substr(lower(${[email, ...["firstName", "lastName", "name", "customerNumber", "contract"].map(field)].join(" || ' ' || ")}), 1, 200)`,
  );

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

export const migrations: readonly Migration[] = [
  {
    name: "0001-shop",
    statements: [
      `create table marks (key text primary key, value text not null)`,
      `create table sequences (name text primary key, value bigint not null)`,
      `create table categories (key text primary key, position integer not null, body text not null)`,
      `create table products (key text primary key, position integer not null, sold_out integer not null, body text not null)`,
      `create table endings (ending text primary key, position integer not null, body text not null)`,
      `create table vat_rates (country text not null, valid_from text not null, valid_until text, rate integer not null, primary key (country, valid_from))`,
      `create table countries (iso text primary key)`,
      `create table documents (key text primary key, body text not null)`,
      `create table feature_flags (key text primary key, enabled integer not null)`,
      `create table vouchers (code text primary key, value bigint not null, valid_from bigint, valid_until bigint, redeemed_at bigint)`,
      `create table users (
        id bigint primary key, document_id text not null unique, customer_number text not null unique, username text not null unique, email text not null unique,
        password_hash text not null, role text not null, confirmed integer not null, blocked integer not null, tokens_from bigint not null,
        reset_hash text, reset_until bigint, confirmation_hash text, created_at bigint not null, updated_at bigint not null)`,
      `create table customers (
        customer_number text primary key, locale text not null, address text not null, vat_id_validity text not null, individual_rate integer, updated_at bigint not null)`,
      `create table carts (id text primary key, owner text, version bigint not null, body text not null, created_at bigint not null, updated_at bigint not null)`,
      `create unique index carts_owner on carts (owner) where owner is not null`,
      `create table authcodes (cart_id text not null, ascii text not null, code text not null, primary key (cart_id, ascii))`,
      `create table orders (
        id text primary key, number text not null unique, customer_number text not null, total bigint not null, body text not null, placed_at bigint not null)`,
      `create index orders_customer on orders (customer_number)`,
      `create table order_keys (key text primary key, order_id text not null references orders (id), intent text not null)`,
      `create table outbox (
        id text primary key, recipient text not null, subject text not null, text text not null, html text not null, locale text not null, order_id text,
        queued_at bigint not null, due_at bigint not null, leased_until bigint not null, attempts integer not null, sent_at bigint, failure text)`,
      `create index outbox_due on outbox (due_at) where sent_at is null`,
      `create table rate_limits (bucket text primary key, used integer not null, resets_at bigint not null)`,
      `create table single_sign_keys (key_hash text primary key, user_id bigint not null, expires_at bigint not null)`,
    ],
  },
  {
    name: "0002-dead-letters-and-limits",
    statements: [
      `alter table outbox add column dead_at bigint`,
      `drop table rate_limits`,
      `create table rate_limits (key text primary key, points integer not null, expire bigint)`,
      `create index rate_limits_expire on rate_limits (expire)`,
    ],
  },
  {
    name: "0003-content",
    statements: [
      `create table content_entries (
        id bigint primary key, type text not null, document_id text not null, locale text not null, state text not null, lookup text, owner text,
        fields text not null, parts text not null, source text, seeded text, created_at bigint not null, updated_at bigint not null, published_at bigint)`,
      `create unique index content_versions on content_entries (type, document_id, locale, state)`,
      `create index content_listed on content_entries (type, state, locale, id)`,
      `create index content_looked_up on content_entries (type, lookup, locale, state)`,
      `create index content_owned on content_entries (type, owner, locale, state)`,
      `create table uploads (
        id bigint primary key, document_id text not null unique, name text not null, hash text not null, ext text not null, mime text not null, width integer, height integer,
        size bigint not null, alternative_text text, caption text, formats text, drawing text, source text, created_at bigint not null, updated_at bigint not null)`,
      `create index uploads_hash on uploads (hash)`,
      `create table upload_files (name text primary key, mime text not null, bytes bytea not null)`,
    ],
  },
  // Flags are entries of the content.
  { name: "0004-flags-are-content", statements: [`drop table feature_flags`] },
  {
    name: "0005-known-places",
    statements: [
      `create table known_places (print text primary key, seen_at bigint not null)`,
      `create index known_places_seen on known_places (seen_at)`,
    ],
  },
  {
    name: "0006-vat-ids-are-asked-about",
    statements: [
      `alter table customers add column vat_checked_at bigint`,
      `alter table customers add column vat_due_at bigint`,
      `update customers set vat_due_at = 0 where address like '%"vatId":"%'`,
      `create index customers_vat_due on customers (vat_due_at) where vat_due_at is not null`,
    ],
  },
  {
    name: "0007-declarations",
    statements: [
      `create table declarations (
        id text primary key, key text not null unique, form text not null, draft text not null, receipt text not null, received_at bigint not null)`,
      `create index declarations_received on declarations (received_at)`,
    ],
  },
  {
    name: "0008-ended-tokens",
    statements: [
      `create table ended_tokens (print text primary key, until bigint not null)`,
      `create index ended_tokens_until on ended_tokens (until)`,
    ],
  },
  {
    name: "0009-limits",
    statements: [
      `alter table outbox add column bounds text`,
      `create index carts_forgotten on carts (updated_at) where owner is null`,
    ],
  },
  {
    name: "0010-deals",
    statements: [
      `create table deals (
        key text primary key, position integer not null, opens bigint not null, closes bigint not null, listed integer not null, body text not null)`,
    ],
  },
  {
    name: "0011-sent-letters-are-forgotten",
    statements: [
      `create index outbox_sent on outbox (sent_at) where sent_at is not null and recipient <> ''`,
      `update outbox set text = '', html = '' where sent_at is not null and id like 'account-%'`,
    ],
  },
  {
    // Typed codes are read in capitals; a code that would then be there twice stays as it is.
    name: "0012-voucher-capitals",
    statements: [
      `update vouchers set code = upper(code) where code <> upper(code)
        and (select count(*) from vouchers as same where upper(same.code) = upper(vouchers.code)) = 1`,
    ],
  },
  {
    name: "0013-requests",
    statements: [
      `create table requests (
        id text primary key, key text not null unique, form text not null, draft text not null, receipt text not null, received_at bigint not null)`,
      `create index requests_received on requests (form, received_at)`,
    ],
  },
  {
    name: "0014-newsletter",
    statements: [
      `create table subscriptions (
        email text primary key, request_key text not null unique, code text not null unique, state text not null, locale text not null, terms text not null,
        requested_at bigint not null, confirmed_at bigint, ended_at bigint)`,
      `alter table outbox add column end_link text`,
    ],
  },
  {
    name: "0015-contracts",
    statements: [
      `create table contracts (
        id text primary key, order_id text not null, customer_number text not null, email text not null, state text not null, body text not null,
        placed_at bigint not null)`,
      `create index contracts_order on contracts (order_id)`,
      `create index contracts_customer on contracts (customer_number, placed_at, id)`,
      `create index contracts_email on contracts (email)`,
      `create index orders_of_customer on orders (customer_number, placed_at, id)`,
      `drop index orders_customer`,
    ],
  },
  {
    name: "0016-login-providers",
    statements: [
      `alter table users add column provider text not null default 'local'`,
      `create table provider_links (
        provider text not null, subject text not null, user_id bigint not null, linked_at bigint not null, primary key (provider, subject))`,
      `create index provider_links_user on provider_links (user_id)`,
    ],
  },
  {
    name: "0017-consent-proofs",
    statements: [
      `create table consent_proofs (
        decision text primary key, accepted text not null, rejected text not null, kind text not null, revision bigint not null, language text not null,
        decided_at bigint not null, recorded_at bigint not null)`,
      `create index consent_proofs_recorded on consent_proofs (recorded_at)`,
    ],
  },
  { name: "0018-declarations-end-contracts", statements: [`alter table declarations add column contracts text`] },
  {
    name: "0019-files-of-requests",
    statements: [
      `create table request_files (
        request_id text not null, position integer not null, name text not null, mime text not null, bytes bytea not null, primary key (request_id, position))`,
    ],
  },
  {
    name: "0020-attachments-of-mails",
    statements: [
      `alter table outbox add column attachments text`,
      `create table shared_files (id text primary key, name text not null, mime text not null, bytes bytea not null)`,
    ],
  },
  {
    name: "0021-sessions-and-email-changes",
    statements: [
      `create table sessions (
        print text primary key, user_id bigint not null, device text not null, started_at bigint not null, used_at bigint not null, until bigint not null)`,
      `create index sessions_user on sessions (user_id)`,
      `create index sessions_until on sessions (until)`,
      `create table email_changes (
        user_id bigint primary key, from_email text not null, to_email text not null, old_hash text not null unique, new_hash text not null unique,
        old_confirmed_at bigint, new_confirmed_at bigint, requested_at bigint not null, until bigint not null, locale text not null)`,
    ],
  },
  {
    name: "0022-staff",
    statements: [
      `create table journal (
        id bigint primary key, at bigint not null, actor text not null, act text not null, subject_kind text not null, subject text not null, reason text,
        before text not null, after text not null)`,
      `create index journal_subject on journal (subject, id)`,
      `create table customer_words (word text not null, customer_number text not null, source text not null, primary key (word, customer_number, source))`,
      `create index customer_words_of on customer_words (customer_number)`,
      `create table reseller_papers (customer_number text primary key, business_registration bigint, reselling_contract bigint)`,
      `alter table orders add column reseller text`,
      `update orders set reseller = 'pending' where body like '%"reseller":"pending"%'`,
      `create index orders_pending on orders (customer_number, placed_at, id) where reseller = 'pending'`,
      `create index orders_latest on orders (placed_at, id)`,
      `create index users_staff on users (id) where role in ('ticketing', 'support', 'admin')`,
      `create index users_blocked on users (id) where blocked = 1`,
      `create index customers_individual_rate on customers (customer_number) where individual_rate is not null`,
    ],
    byEngine: closing("journal"),
  },
  {
    name: "0023-deleted-accounts",
    statements: [
      `create table deleted_accounts (customer_number text primary key, deleted_at bigint not null, last_day text not null, due_day text not null)`,
      `create index deleted_accounts_due on deleted_accounts (due_day)`,
    ],
  },
  {
    name: "0024-desk",
    statements: [
      `alter table declarations add column handled_at bigint`,
      `create index declarations_open on declarations (received_at, id) where contracts is null and handled_at is null`,
      `alter table requests add column handled_at bigint`,
      `create index requests_open on requests (received_at, id) where handled_at is null`,
      `create index requests_latest on requests (received_at, id)`,
    ],
  },
  {
    name: "0025-ticketing",
    statements: [
      `create table ticket_events (id text primary key, title text not null, place text not null, starts_at bigint not null)`,
      `create table tickets (
        print text primary key, event_id text not null, sealed_key text not null, holder text not null, sort_name text not null, email text not null,
        locale text not null, community integer not null, batch text not null, seq bigint not null, issued_at bigint not null)`,
      `create index tickets_listed on tickets (event_id, sort_name, print)`,
      `create index tickets_numbered on tickets (event_id, seq)`,
      `create index tickets_batch on tickets (event_id, batch)`,
      `create table admissions (
        ticket text not null, id text not null, event_id text not null, at bigint not null, gate text not null, seq bigint not null,
        synced_at bigint not null, primary key (ticket, id))`,
      `create index admissions_numbered on admissions (event_id, seq)`,
      `create table staff_keys (print text primary key, event_id text not null, expires_at bigint not null, used_at bigint)`,
      `create table staff_sessions (print text primary key, event_id text not null, gate text not null, expires_at bigint not null)`,
      `create index staff_sessions_event on staff_sessions (event_id)`,
    ],
  },
  {
    name: "0026-invoices",
    statements: [
      `create table invoices (
        id text primary key, number text not null unique, kind text not null, source text not null unique, customer_number text not null, order_id text not null,
        total bigint not null, body text not null, placed_at bigint not null)`,
      `create index invoices_of_customer on invoices (customer_number, placed_at, id)`,
      `create index invoices_of_order on invoices (order_id)`,
      `alter table orders add column invoiced integer not null default 0`,
      // Orders from before were billed elsewhere: a second invoice would owe its VAT a second time (§ 14c UStG).
      `update orders set invoiced = 1`,
      `create index orders_not_invoiced on orders (id) where invoiced = 0`,
      `alter table contracts add column clock_day text default ''`,
      `create index contracts_due on contracts (clock_day, id) where clock_day is not null`,
    ],
  },
  {
    name: "0027-staff-lists",
    statements: [
      `create index customer_words_in on customer_words (customer_number, word)`,
      `drop index customer_words_of`,
      `create index orders_pending_latest on orders (placed_at, id) where reseller = 'pending'`,
    ],
  },
  {
    name: "0028-outside",
    statements: [
      `create table outside_events (
        seq bigint primary key, id text not null unique, type text not null, stream text not null, subject text not null, facts text not null, at bigint not null,
        offered integer not null)`,
      `create index outside_events_new on outside_events (seq) where offered = 0`,
      `create index outside_events_at on outside_events (at)`,
      `create table outside_deliveries (
        receiver text not null, seq bigint not null, stream text not null, due_at bigint not null, leased_until bigint not null, attempts integer not null,
        sent_at bigint, stopped_at bigint, failure text, primary key (receiver, seq))`,
      `create index outside_deliveries_due on outside_deliveries (receiver, due_at) where sent_at is null and stopped_at is null`,
      `create index outside_deliveries_in_line on outside_deliveries (receiver, stream, seq) where sent_at is null`,
      `create index outside_deliveries_of on outside_deliveries (seq)`,
      `create index outside_deliveries_stream on outside_deliveries (stream, seq)`,
    ],
  },
  {
    name: "0029-second-factors",
    statements: [
      `create table second_factors (
        user_id bigint primary key, sealed_secret text not null, begun_at bigint not null, confirmed_at bigint, last_step bigint not null default 0)`,
      `create table recovery_codes (print text primary key, user_id bigint not null, used_at bigint)`,
      `create index recovery_codes_user on recovery_codes (user_id)`,
      `create table login_proofs (print text primary key, user_id bigint not null, passed_at bigint, proved_at bigint not null, until bigint not null)`,
      `create index login_proofs_until on login_proofs (until)`,
      `create index login_proofs_user on login_proofs (user_id)`,
    ],
  },
  {
    name: "0030-item-deliveries",
    statements: [
      `create table item_deliveries (
        contract_id text primary key, order_id text not null, body text not null, reported_at bigint not null, changes integer not null)`,
      `create index item_deliveries_order on item_deliveries (order_id)`,
    ],
  },
  {
    name: "0031-desk-records",
    statements: [
      `alter table invoices add column due_on text`,
      `alter table invoices add column paid_on text`,
      `alter table invoices add column credited bigint not null default 0`,
      `update invoices set credited = coalesce((select -sum(notes.total) from invoices notes
        where notes.order_id = invoices.order_id and notes.kind = 'credit-note' and notes.source like '%:' || invoices.id), 0) where kind = 'invoice'`,
      `create index invoices_latest on invoices (placed_at, id)`,
      `create index invoices_unpaid on invoices (placed_at, id, due_on) where kind = 'invoice' and paid_on is null and credited < total`,
      `create index invoices_due on invoices (due_on) where kind = 'invoice' and paid_on is null and credited < total`,
      `create index invoices_paid on invoices (placed_at, id) where paid_on is not null`,
      `create index invoices_credit_notes on invoices (placed_at, id) where kind = 'credit-note'`,
      `create index contracts_latest on contracts (placed_at, id)`,
      `create index contracts_standing on contracts (state, placed_at, id)`,
      `create index outbox_open on outbox (queued_at, id, dead_at) where sent_at is null`,
      `alter table tickets add column withdrawn_at bigint`,
      `alter table staff_keys add column made_by text`,
      `alter table staff_sessions add column opened_by text`,
    ],
    byEngine: {
      sqlite: [`update invoices set due_on = json_extract(body, '$.dueOn')`],
      postgres: [`update invoices set due_on = body::json ->> 'dueOn'`],
    },
  },
  {
    name: "0032-passkeys",
    statements: [
      `create table passkeys (
        id text primary key, credential text not null, user_id bigint not null, public_key text not null, counter bigint not null, transports text not null,
        name text not null, added_at bigint not null, used_at bigint)`,
      `create index passkeys_user on passkeys (user_id)`,
      `create table passkey_challenges (print text primary key, challenge text not null, until bigint not null)`,
      `create index passkey_challenges_until on passkey_challenges (until)`,
    ],
  },
  {
    name: "0033-staff-keys",
    statements: [
      `alter table staff_keys add column made_at bigint not null default 0`,
      `alter table staff_keys add column ended_at bigint`,
      `create index staff_keys_event on staff_keys (event_id, made_at, print)`,
      `alter table staff_sessions add column key_print text`,
      `create index staff_sessions_key on staff_sessions (key_print)`,
    ],
  },
  {
    name: "0034-deliveries-that-wait",
    statements: [
      `create index outside_deliveries_stopped on outside_deliveries (seq desc, receiver) where sent_at is null and stopped_at is not null`,
      `create index outside_deliveries_open on outside_deliveries (seq desc, receiver) where sent_at is null and stopped_at is null`,
    ],
  },
  {
    name: "0035-how-far-orders-are",
    statements: [
      `alter table contracts add column delivery text`,
      `alter table contracts add column ready_at bigint`,
      `alter table orders add column delivery text not null default 'none'`,
      `alter table orders add column unpaid integer not null default 0`,
      `create index orders_failed on orders (placed_at, id) where delivery = 'failed'`,
      `create index orders_not_set_up on orders (placed_at, id) where delivery in ('none', 'open')`,
      `create index orders_unpaid on orders (placed_at, id) where unpaid = 1`,
      `update orders set unpaid = 1 where id in (
        select order_id from invoices where kind = 'invoice' and paid_on is null and credited < invoices.total)`,
    ],
    byEngine: {
      sqlite: reportsNoted("json_extract(item_deliveries.body, '$.state')"),
      postgres: reportsNoted("item_deliveries.body::json ->> 'state'"),
    },
  },
  {
    name: "0036-journal-filters",
    statements: [
      `create index journal_actor on journal (actor, id)`,
      `create index journal_act on journal (act, id)`,
      `create index journal_at on journal (at, id)`,
    ],
  },
  {
    name: "0037-found-by-fragments",
    statements: [
      `alter table ticket_events add column sought text not null default ''`,
      `update ticket_events set sought = lower(title || ' ' || place)`,
      `create index ticket_events_latest on ticket_events (starts_at, id)`,
      `alter table declarations add column sought text not null default ''`,
      `alter table requests add column sought text not null default ''`,
      `create index declarations_sought on declarations (received_at, id, sought)`,
      `create index requests_sought on requests (received_at, id, sought)`,
    ],
    byEngine: {
      sqlite: [
        ...soughtOfOld(
          (name) => `coalesce(json_extract(receipt, '$.filing.fields.${name}'), '')`,
          "json_extract(receipt, '$.email')",
        ),
        // Every word of three letters and more, once, by the three letters that stand together in it.
        `create virtual table word_fragments using fts5(word, tokenize = 'trigram')`,
        `insert into word_fragments (word_fragments, rank) values ('secure-delete', 1)`,
        `insert into word_fragments (word) select distinct word from customer_words where length(word) > 2`,
        `create trigger word_fragments_added after insert on customer_words
          when length(new.word) > 2 and (select count(*) from (select 1 from customer_words where word = new.word limit 2)) = 1 begin
            insert into word_fragments (word) values (new.word);
          end`,
        `create trigger word_fragments_removed after delete on customer_words
          when length(old.word) > 2 and not exists (select 1 from customer_words where word = old.word) begin
            delete from word_fragments where rowid in (
              select rowid from word_fragments where word like '%' || old.word || '%' and word = old.word);
          end`,
      ],
      postgres: [
        ...soughtOfOld(
          (name) => `coalesce(receipt::json -> 'filing' -> 'fields' ->> '${name}', '')`,
          "receipt::json ->> 'email'",
        ),
        `create function word_trigrams(word text) returns text[] language sql immutable strict parallel safe as
          $$ select array(select substr(word, place, 3) from generate_series(1, length(word) - 2) place) $$`,
        `create index customer_words_fragments on customer_words using gin (word_trigrams(word))`,
      ],
    },
  },
  {
    name: "0038-what-a-login-opened",
    statements: [
      `alter table staff_sessions add column login text`,
      `alter table staff_sessions add column login_at bigint`,
      `create index staff_sessions_open on staff_sessions (event_id, expires_at, print)`,
      `alter table second_factors add column begun_by text`,
    ],
  },
  {
    name: "0039-declared-contracts",
    statements: [
      `create table declared_contracts (
        declaration_id text not null, contract_id text not null, customer_number text not null, received_at bigint not null, standing text not null,
        before_state text, primary key (declaration_id, contract_id))`,
      `create index declared_contracts_contract on declared_contracts (contract_id)`,
      `create index declared_contracts_customer on declared_contracts (customer_number)`,
      `create table declaration_links (print text primary key, declaration_id text not null, customer_number text not null)`,
      `create index declaration_links_declaration on declaration_links (declaration_id)`,
      `alter table declarations add column proof text`,
      `alter table declarations add column waits integer not null default 0`,
      `alter table declarations add column denied integer not null default 0`,
      `create index declarations_waiting on declarations (received_at, id) where waits = 1`,
    ],
  },
  {
    name: "0040-customers-known-again",
    statements: [
      `create table order_prints (order_id text not null, print text not null, primary key (order_id, print))`,
      `create index order_prints_print on order_prints (print)`,
    ],
  },
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

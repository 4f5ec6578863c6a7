// The first steps of the schema: shop, content, sessions, staff, desk, ticketing. None of them is ever changed.
import { closing } from "../../platform/database/append-only.ts";
import type { Migration } from "../../platform/database/migrate.ts";

export const stepsFrom1: readonly Migration[] = [
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
];

// Steps of the schema: invoices, systems outside, second factors, deliveries, declared contracts. None of them is ever changed.
import type { Migration } from "../../platform/database/migrate.ts";

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

export const stepsFrom26: readonly Migration[] = [
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
];

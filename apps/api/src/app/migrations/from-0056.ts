// Steps of the schema: what the lists of the desk are sorted and filtered by, and the words that their rows are found by. None of them is ever changed.
import type { Migration } from "../../platform/database/migrate.ts";

/** What a view of orders filters by stands in the index of each sort, so that rows are read for their page alone: a row's body is long, and what stands behind it is dear to reach. */
const filteredBy = "delivery, unpaid, reseller, customer_number";

/** The same of documents. */
const openOf = "id, due_on, left_to_pay, to_pay_back, state, kind, customer_number";

/** The tables whose rows have words: a table without rows has all of them. */
const worded = [
  "users",
  "customers",
  "orders",
  "contracts",
  "invoices",
  "payments",
  "declarations",
  "requests",
  "vouchers",
  "tickets",
];

/** On SQLite the words of three letters and more, each once a kind, by the three letters that stand together in it: those of people, of domain names, and all others. */
const fragmentTables = {
  word_fragments: "'users', 'customers'",
  word_fragments_of_names: "'orders', 'contracts'",
  word_fragments_beside: "'payments', 'declarations', 'requests', 'vouchers', 'tickets'",
};

const fragmentsOnSqlite = Object.entries(fragmentTables).flatMap(([table, kinds]) => [
  `create virtual table ${table} using fts5(word, kind unindexed, tokenize = 'trigram')`,
  `insert into ${table} (${table}, rank) values ('secure-delete', 1)`,
  `create trigger ${table}_added after insert on words
    when new.kind in (${kinds}) and new.weight < 4 and length(new.word) > 2
      and (select count(*) from (select 1 from words where kind = new.kind and word = new.word and weight < 4 limit 2)) = 1 begin
      insert into ${table} (word, kind) values (new.word, new.kind);
    end`,
  `create trigger ${table}_removed after delete on words
    when old.kind in (${kinds}) and old.weight < 4 and length(old.word) > 2
      and not exists (select 1 from words where kind = old.kind and word = old.word and weight < 4) begin
      delete from ${table} where rowid in (
        select rowid from ${table} where word like '%' || old.word || '%' and word = old.word and kind = old.kind);
    end`,
]);

export const stepsFrom56: readonly Migration[] = [
  {
    name: "0056-lists-by-column",
    statements: [
      `drop index orders_latest`,
      // These two had none of what is filtered by beside their order: each row was read for it.
      `drop index orders_not_set_up`,
      `drop index orders_unpaid`,
      `create index orders_latest on orders (placed_at, id, total, number, ${filteredBy})`,
      `create index orders_by_number on orders (number, id, placed_at, ${filteredBy})`,
      `create index orders_by_total on orders (total, id, placed_at, ${filteredBy})`,
      `create index users_by_created on users (created_at, id)`,
      `create index invoices_by_issue on invoices (issued_on, position, total, ${openOf})`,
      `create index invoices_by_due on invoices (coalesce(due_on, ''), position, issued_on, ${openOf})`,
      `create index invoices_by_total on invoices (total, position, issued_on, ${openOf})`,
      `create index contracts_by_next on contracts (coalesce(clock_day, ''), id, placed_at, state, delivery, customer_number)`,
      `create index vouchers_by_value on vouchers (value, code)`,
      `create index payments_by_reference on payments (lower(reference)) where reference <> ''`,
      `create index vouchers_by_end on vouchers (coalesce(valid_until, 9007199254740991), code)`,
    ],
  },
  {
    name: "0057-words-of-all-kinds",
    statements: worded.map(
      (table) =>
        `insert into marks (key, value) select 'words-${table}', 'done' where not exists (select 1 from ${table})`,
    ),
    byEngine: {
      sqlite: [
        `create table words (kind text not null, id text not null, word text not null, weight integer not null, primary key (kind, id, word)) without rowid`,
        `create index words_by_word on words (kind, word, weight)`,
        `drop trigger word_fragments_added`,
        `drop trigger word_fragments_removed`,
        `drop table word_fragments`,
        ...fragmentsOnSqlite,
        // Of what a process of the version before writes nothing stays: its words are in no index any more.
        `delete from customer_words`,
        `create trigger customer_words_closed before insert on customer_words begin select raise(ignore); end`,
      ],
      postgres: [
        `create table words (kind text not null, id text not null, word text collate "C" not null, weight integer not null, primary key (kind, id, word))`,
        `create index words_by_word on words (kind, word, weight, id)`,
        `create index words_fragments on words using gin (word_trigrams(word)) where weight < 4`,
        `drop index customer_words_fragments`,
        `delete from customer_words`,
        `create function nothing_stored() returns trigger language plpgsql as $$ begin return null; end $$`,
        `create trigger customer_words_closed before insert on customer_words for each row execute function nothing_stored()`,
      ],
    },
  },
  {
    // What an entry of the journal says of a person: it goes with their account, the entry stays.
    name: "0058-journal-values",
    statements: [
      `create table journal_values (journal_id bigint not null primary key, customer_number text not null, before text not null, after text not null)`,
      `create index journal_values_customer on journal_values (customer_number)`,
    ],
  },
  {
    name: "0059-keys-of-acts",
    statements: [
      `alter table journal add column act_key text`,
      `alter table journal add column act_print text`,
      `create unique index journal_act_key on journal (act_key, actor) where act_key is not null`,
    ],
  },
  {
    // Who began to pay what online, what the provider calls it, and when it is read again; what differs from the books, for staff.
    name: "0060-online-payments",
    statements: [
      `create table payment_attempts (id text not null primary key, provider text not null, customer_number text not null, document text, cents bigint not null, state text not null, reference text, url text, started_at bigint not null, next_read_at bigint)`,
      `create unique index payment_attempts_reference on payment_attempts (provider, reference) where reference is not null`,
      `create index payment_attempts_customer on payment_attempts (customer_number, started_at)`,
      `create index payment_attempts_due on payment_attempts (next_read_at) where next_read_at is not null`,
      `create table payment_differences (provider text not null, reference text not null, kind text not null, attempt text, cents bigint not null, day text not null, noted_at bigint not null, primary key (provider, reference, kind))`,
      `create index payment_differences_day on payment_differences (day)`,
    ],
  },
  {
    // Staff say what became of a difference; the open ones stand on the first page of the desk.
    name: "0061-resolved-differences",
    statements: [
      `alter table payment_differences add column currency text not null default 'EUR'`,
      `alter table payment_differences add column resolved_at bigint`,
      `alter table payment_differences add column resolved_by text`,
      `alter table payment_differences add column resolved_reason text`,
      `drop index payment_differences_day`,
      `create index payment_differences_latest on payment_differences (noted_at, provider, kind, reference)`,
      `create index payment_differences_open on payment_differences (day, provider, kind, reference) where resolved_at is null`,
    ],
  },
  {
    // What left the files and stands in a cart, an order or a contract: a process of the version before sells none of it.
    name: "0062-retired-entries",
    statements: [
      `create table retired_entries (kind text not null, key text not null, sold_out integer not null, body text not null, primary key (kind, key))`,
    ],
  },
  {
    // When a letter before the last day for notice is due next, empty where it was not calculated yet; and the renewal that the last one was about.
    name: "0063-letters-before-notice",
    statements: [
      `alter table contracts add column notice_day text default ''`,
      `alter table contracts add column announced_renewal text`,
      `create index contracts_notice on contracts (notice_day, id) where notice_day is not null`,
    ],
  },
  {
    // By which a business finds its own orders again: the next documents have it.
    name: "0064-order-references",
    statements: [`alter table customers add column order_reference text`],
  },
];

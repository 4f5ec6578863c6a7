// The tables as kysely sees them: money and instants are integers, structures are JSON as text, truth is 0 or 1.
import type { ContentTables } from "../../stores/content-tables.ts";

export interface Tables extends ContentTables {
  migrations: { name: string; applied_at: number };
  marks: { key: string; value: string };
  sequences: { name: string; value: number };
  categories: { key: string; position: number; body: string };
  products: { key: string; position: number; sold_out: number; body: string };
  endings: { ending: string; position: number; body: string };
  /** `opens` and `closes` are written once. */
  deals: { key: string; position: number; opens: number; closes: number; listed: number; body: string };
  vat_rates: { country: string; valid_from: string; valid_until: string | null; rate: number };
  countries: { iso: string };
  documents: { key: string; body: string };
  vouchers: { code: string; value: number; valid_from: number | null; valid_until: number | null; redeemed_at: number | null };
  users: UserRow;
  customers: {
    customer_number: string;
    locale: string;
    address: string;
    vat_id_validity: string;
    /** When the validity was told by an authority; null when it never was. */
    vat_checked_at: number | null;
    /** When an authority is asked again, where one is. */
    vat_due_at: number | null;
    individual_rate: number | null;
    updated_at: number;
  };
  carts: { id: string; owner: string | null; version: number; body: string; created_at: number; updated_at: number };
  authcodes: { cart_id: string; ascii: string; code: string };
  orders: { id: string; number: string; customer_number: string; total: number; body: string; placed_at: number };
  order_keys: { key: string; order_id: string; intent: string };
  /** Cancellations and withdrawals: what was typed, and the receipt that was given for it. */
  declarations: { id: string; key: string; form: string; draft: string; receipt: string; received_at: number };
  outbox: OutboxRow;
  rate_limits: { key: string; points: number; expire: number | null };
  known_places: { print: string; seen_at: number };
  /** Fingerprints of tokens that a logout ended, until they are out of date by themselves. */
  ended_tokens: { print: string; until: number };
  single_sign_keys: { key_hash: string; user_id: number; expires_at: number };
}

export interface UserRow {
  id: number;
  document_id: string;
  customer_number: string;
  username: string;
  email: string;
  password_hash: string;
  role: string;
  confirmed: number;
  blocked: number;
  /** Tokens issued before this second do not hold any more. */
  tokens_from: number;
  reset_hash: string | null;
  reset_until: number | null;
  confirmation_hash: string | null;
  created_at: number;
  updated_at: number;
}

export interface OutboxRow {
  id: string;
  /** The buckets that it is counted in when it is sent, with spaces between them; null where it waits for nobody. */
  bounds: string | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  locale: string;
  order_id: string | null;
  queued_at: number;
  due_at: number;
  leased_until: number;
  attempts: number;
  sent_at: number | null;
  /** Given up: no further attempt is made until somebody asks for it. */
  dead_at: number | null;
  failure: string | null;
}

// What handlers work with: the database, the settings, tokens, a clock, chance. Tests put in their own clock.
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { RegistryShape } from "@kontor/domain/shop/domain-name";
import type { Tokens } from "./auth/tokens.ts";
import type { Settings } from "./settings/settings.ts";
import type { Database } from "./stores/database.ts";
import type { VatIdsShape } from "./vat-check/vat-ids.ts";

export interface Log {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
  readonly error: (facts: object, message: string) => void;
}

export interface Services {
  readonly settings: Settings;
  readonly database: Database;
  readonly tokens: Tokens;
  /** Who is asked about VAT ids. */
  readonly vatIds: VatIdsShape;
  /** Who is asked about domain names. */
  readonly registry: RegistryShape;
  readonly now: () => Instant;
  readonly freshId: () => string;
  /** Ids of orders begin with their time: rows of a moment lie side by side, and writing many of them touches few pages. */
  readonly freshOrderId: () => string;
  readonly log: Log;
  /** Says that a letter was queued, so that it is sent in a moment and not at the next round. */
  readonly mailQueued: () => void;
}

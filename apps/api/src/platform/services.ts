// What every handler works with: the database, the settings, a clock, chance, the log. Contexts add what they need besides; tests put in their own clock.
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { Database } from "./database/handle.ts";
import type { Settings } from "./settings/settings.ts";

export interface Log {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
  readonly error: (facts: object, message: string) => void;
}

export interface PlatformServices {
  readonly settings: Settings;
  readonly database: Database;
  readonly now: () => Instant;
  readonly freshId: () => string;
  readonly log: Log;
  /** Says that a mail was queued, so that it is sent in a moment and not at the next round. */
  readonly mailQueued: () => void;
}

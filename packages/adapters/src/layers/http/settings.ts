// Settings of the calls of a frontend: the address of the shop, the language of requests, how long an answer may take. [API-04] [SES-13]
import type { Locale } from "@kontor/domain/visitor/locale";
import type { Transport } from "../../client/index.ts";

export interface HttpSettings {
  /** The shop's address with the API's path: `https://shop.example/api`. */
  readonly baseUrl: string;
  /** The language of the page at the time of the call. */
  readonly locale: () => Locale;
  /** Another way to the shop than the platform's `fetch`. */
  readonly fetch?: Transport | undefined;
  /** Milliseconds after which a call with all its attempts has timed out. */
  readonly deadline?: number;
  /** How many retries a safe call gets when there is no answer. */
  readonly retries?: number;
  /** Milliseconds before the first further attempt; doubled each time. */
  readonly pause?: number;
  /** The error hook: hears of every call that failed without a refusal. [API-03] */
  readonly report?: (message: string, cause: unknown) => void;
}

export const defaultDeadline = 10_000;
export const defaultRetries = 2;
export const defaultPause = 200;

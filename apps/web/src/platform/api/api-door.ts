// The API as the web app reaches it: in this process, or split off behind `API_URL`.
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { ApiCalls } from "./browser-call.ts";

export interface ApiQuestion {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body?: Buffer | string | undefined;
  readonly remoteAddress: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: Buffer;
}

/** The answer of `/readyz` in words. */
export const readiness = (body: string): string =>
  [
    "ready",
    ...(body.includes('"clock":"unconfirmed"') ? ["clock unconfirmed"] : []),
    ...(/"books":\d+/.exec(body)?.map((left) => `customers to be carried over: ${left.replace(/\D/g, "")}`) ?? []),
    ...(body.includes('"numbers":"unconfirmed"') ? ["numbers unconfirmed"] : []),
    ...(body.includes('"content":[') ? ["content incomplete"] : []),
  ].join(", ");

export interface ApiDoor {
  readonly ask: (question: ApiQuestion) => Promise<ApiAnswer>;
  readonly calls: ApiCalls;
  /** What the process says of itself where it is ready, with a clock that waits to be confirmed; null where it is not. */
  readonly ready: () => Promise<string | null>;
  readonly close: () => Promise<void>;
  /** The shop's clock; of an API elsewhere the clock of this process. */
  readonly now: () => Instant;
}

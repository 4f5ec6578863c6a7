// The API as the web app reaches it: in this process, or split off behind `API_URL`.
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

export interface ApiDoor {
  readonly ask: (question: ApiQuestion) => Promise<ApiAnswer>;
  readonly calls: ApiCalls;
  readonly ready: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

// The API as the web app reaches it: in this process, or split off behind `API_URL`.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiCalls } from "./browser-call.ts";
import { callsInProcess } from "../../app/gateway/calls-in-process.ts";

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

/** The API as @kontor/api gives it: a Fastify instance. */
export interface InProcessApi {
  readonly routing: (request: IncomingMessage, response: ServerResponse) => void;
  readonly inject: (options: Record<string, unknown>) => PromiseLike<{
    readonly statusCode: number;
    readonly headers: Record<string, string | string[] | number | undefined>;
    readonly rawPayload: Buffer;
  }>;
  readonly close: () => PromiseLike<unknown>;
}

export const inProcess = (api: InProcessApi): ApiDoor => ({
  ask: async ({ method, path, headers, body, remoteAddress }) => {
    const kept = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
    const answer = await api.inject({
      method,
      url: path,
      headers: kept,
      remoteAddress,
      ...(body === undefined || body.length === 0 ? {} : { payload: body }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
  },
  calls: callsInProcess(api),
  ready: async () => (await api.inject({ method: "GET", url: "/readyz" })).statusCode < 300,
  close: async () => void (await api.close()),
});

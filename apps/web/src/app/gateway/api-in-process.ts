// The API as the web app reaches it in its own process.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Instant } from "@kontor/domain/kernel/calendar";
import { type ApiDoor, readiness } from "../../platform/api/api-door.ts";
import { callsInProcess } from "./calls-in-process.ts";

/** The API as @kontor/api gives it: a Fastify instance. */
export interface InProcessApi {
  readonly routing: (request: IncomingMessage, response: ServerResponse) => void;
  readonly inject: (options: Record<string, unknown>) => PromiseLike<{
    readonly statusCode: number;
    readonly headers: Record<string, string | string[] | number | undefined>;
    readonly rawPayload: Buffer;
  }>;
  readonly close: () => PromiseLike<unknown>;
  readonly now: () => Instant;
  /** Begins the jobs. */
  readonly begin: () => void;
}

export const inProcess = (api: InProcessApi): ApiDoor => ({
  ask: async ({ method, path, headers, body, remoteAddress }) => {
    const passed = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
    const answer = await api.inject({
      method,
      url: path,
      headers: passed,
      remoteAddress,
      ...(body === undefined || body.length === 0 ? {} : { payload: body }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
  },
  calls: callsInProcess(api),
  ready: async () => {
    const answer = await api.inject({ method: "GET", url: "/readyz" });
    return answer.statusCode < 300 ? readiness(answer.rawPayload.toString()) : null;
  },
  close: async () => void (await api.close()),
  now: api.now,
});

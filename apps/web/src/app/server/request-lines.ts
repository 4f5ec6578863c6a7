// One line of the log for each request from outside: what was wanted, what came of it, how long it took, how many calls to the API it needed. [OPS-04]
import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { ApiDoor } from "../../platform/api/api-door.ts";
import { named } from "../../platform/server/request-name.ts";
import { isReading } from "../../platform/server/threshold.ts";
import { calledRoute } from "../gateway/calls-in-process.ts";
import { loggedPath } from "./logged-path.ts";

/** What kind of thing was wanted: those who only count visitors leave files and probes out. */
type RequestKind = "page" | "form" | "call" | "file" | "probe";

export interface RequestLine {
  readonly reqId: string;
  readonly req: { readonly method: string; readonly path: string };
  readonly res: { readonly statusCode: number };
  readonly responseTime: number;
  readonly kind: RequestKind;
  /** Calls to the API that the request needed. */
  readonly calls: number;
  /** The client went before it had the whole answer. */
  readonly left?: true;
}

interface Noted {
  route: string | undefined;
  calls: number;
}

const probes: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/_health", "/metrics"]);

const kindOf = (
  request: IncomingMessage,
  path: string,
  route: string | undefined,
  isDeveloped: boolean,
): RequestKind => {
  if (path === "/api" || path.startsWith("/api/")) return "call";
  if (!isReading(request)) return "form";
  if (route === undefined) return isDeveloped ? "file" : "page";
  return probes.has(route) ? "probe" : route === "/*" ? "page" : "file";
};

/** `write` is null where no one reads them; `isDeveloped`: vite answers before the routes of the site, with modules and sheets. */
export const requestLines = (write: ((line: RequestLine) => void) | null, isDeveloped: boolean) => {
  const notes = new WeakMap<IncomingMessage, Noted>();
  const present = new AsyncLocalStorage<Noted>();
  const counting = <A>(work: () => A): A => {
    const noted = present.getStore();
    if (noted !== undefined) noted.calls += 1;
    return work();
  };

  return {
    /** Its line is written when the answer, or the client, has gone. */
    begin: (request: IncomingMessage, response: ServerResponse): void => {
      if (write === null) return;
      const [began, url] = [performance.now(), request.url ?? "/"];
      const noted: Noted = { route: undefined, calls: 0 };
      notes.set(request, noted);
      response.once("close", () => {
        const route = calledRoute(request) ?? noted.route;
        const status = response.statusCode;
        write({
          reqId: named(request),
          req: { method: request.method ?? "", path: loggedPath({ url, route, status }) },
          res: { statusCode: status },
          responseTime: Math.round((performance.now() - began) * 10) / 10,
          kind: kindOf(request, url.split("?")[0] ?? "", noted.route, isDeveloped),
          calls: noted.calls,
          ...(response.writableFinished ? {} : { left: true }),
        });
      });
    },

    /** Notes which route answers; before its hooks, since some of them answer. */
    watch: (app: FastifyInstance): void => {
      app.addHook("onRequest", ({ raw, routeOptions }, _, done) => {
        const noted = notes.get(raw);
        if (noted !== undefined) noted.route = routeOptions.url;
        done();
      });
      // Just before the handler: reading a body loses what was set before.
      app.addHook("preHandler", ({ raw }, _, done) => {
        const noted = notes.get(raw);
        return noted === undefined ? done() : present.run(noted, done);
      });
    },

    /** The door to the API, with its calls counted for the request that they are part of. */
    counted: (api: ApiDoor): ApiDoor => ({
      ...api,
      ask: (question) => counting(() => api.ask(question)),
      ready: () => counting(() => api.ready()),
    }),
  };
};

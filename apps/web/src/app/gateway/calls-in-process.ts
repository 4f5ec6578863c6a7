// Browsers' calls to the API of this process: its router takes the request over, and hooks of its own change the answer.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ApiCalls, BrowserCall } from "../../platform/api/browser-call.ts";
import { callOf, withCart } from "./gateway.ts";
import { changedAnswer, isNeededWhole } from "./gateway-answer.ts";

/** The call whose answer is changed on its way. */
const changedCall = (request: FastifyRequest): BrowserCall | null => {
  const call = callOf(request);
  return call === undefined || call.isUntouched ? null : call;
};

const routes = new WeakMap<IncomingMessage, string>();

/** The route of the API that answers a browser's call: its path as the log has it. [OPS-04] */
export const calledRoute = (request: IncomingMessage): string | undefined => routes.get(request);

/** What the API has to do for browsers; given to it before its routes. */
export const answerBrowsers = (api: FastifyInstance): void => {
  api.addHook("onRequest", ({ raw, routeOptions }, _, done) => {
    if (routeOptions.url !== undefined) routes.set(raw, routeOptions.url);
    done();
  });
  api.addHook("preHandler", (request, _, done) => {
    const call = changedCall(request);
    if (call !== null) request.body = withCart(request.body, call);
    done();
  });
  api.addHook("onSend", async (request, reply, payload) => {
    const call = changedCall(request);
    if (call === null) return payload;
    const header = (name: string): string => String(reply.getHeader(name) ?? "");
    const status = reply.statusCode;
    const body = typeof payload === "string" || Buffer.isBuffer(payload) ? payload : null;
    if (body === null || !isNeededWhole(call, { status, header })) {
      if (header("cache-control") === "") reply.header("cache-control", "private, no-store");
      return payload;
    }
    const changed = await changedAnswer(call, { status, header, body });
    reply.headers(changed.headers as Record<string, string>).removeHeader("content-length");
    return changed.body;
  });
};

export const callsInProcess =
  ({ routing }: { readonly routing: (request: IncomingMessage, response: ServerResponse) => void }): ApiCalls =>
  (site) => {
    // Nothing is read here: the API reads the body itself.
    site.addContentTypeParser("*", (_, __, done) => done(null));
    return ({ headers }, { raw }, reply) => {
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      Object.assign(raw.headers, headers);
      routing(raw, reply.raw);
      return reply;
    };
  };

// Browsers' calls to the API of this process: its router takes the request over, and hooks of its own change the answer.
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { InProcessApi } from "./api-door.ts";
import { type Admit, type BrowserCall, withCart } from "./gateway.ts";
import { changedAnswer, isNeededWhole } from "./gateway-answer.ts";
import { refuseCall } from "./refuse-call.ts";

/** The calls that browsers sent; what pages and forms ask the API by themselves is none. */
const calls = new WeakMap<IncomingMessage, BrowserCall>();

/** What the API has to do for browsers; given to it before its routes. */
export const answerBrowsers = (api: FastifyInstance): void => {
  api.addHook("preHandler", (request, _, done) => {
    const call = calls.get(request.raw);
    if (call !== undefined) request.body = withCart(request.body, call);
    done();
  });
  api.addHook("onSend", (request, reply, payload, done) => {
    const call = calls.get(request.raw);
    if (call === undefined) return done(null, payload);
    const header = (name: string): string => String(reply.getHeader(name) ?? "");
    const status = reply.statusCode;
    const body = typeof payload === "string" || Buffer.isBuffer(payload) ? payload : null;
    if (body === null || !isNeededWhole(call, { status, header })) {
      if (header("cache-control") === "") reply.header("cache-control", "private, no-store");
      return done(null, payload);
    }
    changedAnswer(call, { status, header, body }).then((changed) => {
      reply.headers(changed.headers as Record<string, string>).removeHeader("content-length");
      done(null, changed.body);
    }, done);
  });
};

export const callsInProcess =
  ({ routing }: Pick<InProcessApi, "routing">) =>
  (site: FastifyInstance, admit: Admit): void => {
    // Nothing is read here: the API reads the body itself.
    site.addContentTypeParser("*", (_, __, done) => done(null));
    for (const url of ["/", "/*"])
      site.all(url, (request, reply) => {
        const admitted = admit(request.raw);
        if ("refusal" in admitted) return refuseCall(reply, admitted.refusal);
        const { call } = admitted;
        reply.hijack();
        for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
        Object.assign(request.raw.headers, call.headers);
        if (!call.isUntouched) calls.set(request.raw, call);
        routing(request.raw, reply.raw);
        return reply;
      });
  };

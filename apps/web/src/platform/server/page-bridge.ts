// Between Node's request and the page handler's: what a page reads of a request, and whole answers packed for the wire.
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageRequest, WholeAnswer } from "../page/services.ts";
import { isConfidential } from "./letter-links.ts";
import { packingFor } from "./packing.ts";
import { contentPolicy, type PolicySettings } from "./security.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export const pageRequest = (request: IncomingMessage, origin: string): PageRequest => ({
  url: origin + (request.url ?? "/"),
  headers: {
    get: (name) => {
      const value = request.headers[name];
      return value === undefined ? null : Array.isArray(value) ? value.join(", ") : value;
    },
  },
});

/** As many at once as work at once: every further one would only hold its memory while it waits. */
const atOnce = 2;
const busy = { count: 0, waiting: [] as (() => void)[] };

const inTurn = async <A>(work: () => Promise<A>): Promise<A> => {
  if (busy.count >= atOnce) await new Promise<void>((go) => busy.waiting.push(go));
  else busy.count += 1;
  return work().finally(() => {
    const next = busy.waiting.shift();
    if (next === undefined) busy.count -= 1;
    else next();
  });
};

/** Low effort and a small window: this is done for one visitor. */
const packed = (body: Buffer, packing: "br" | "gzip"): Promise<Buffer> =>
  inTurn(() =>
    packing === "br"
      ? brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_LGWIN]: 17,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        })
      : zip(body, { level: 5 }),
  );

/** Sends an answer packed as the visitor takes it. */
export const sendPage = async (
  answer: WholeAnswer,
  cookies: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
  policy: PolicySettings & { readonly enforced: boolean },
): Promise<FastifyReply> => {
  const { body, status, scripts } = answer;
  const { vary, "set-cookie": own = [], "cache-control": control, ...others } = answer.headers;
  const packing = packingFor(body.length, String(request.headers["accept-encoding"] ?? ""));
  const sent = packing === null ? body : await packed(body, packing);
  const written = [...cookies, ...(typeof own === "string" ? [own] : own)];
  reply.code(status).headers(others as Record<string, string>);
  if (written.length > 0) reply.header("set-cookie", written);
  const isClosed = isConfidential(request.raw.url ?? "");
  const isOwn = written.length > 0 || isClosed;
  reply.header("cache-control", isOwn ? "private, no-store" : (control ?? "private, no-store"));
  reply.header("vary", vary === undefined ? "accept-encoding" : `${String(vary)}, accept-encoding`);
  if (packing !== null) reply.header("content-encoding", packing);
  // Where the address carries a code, also a public page has no way in for a stranger's script, which would read it there. [SEC4-5]
  if (policy.enforced && scripts !== null)
    reply.header("content-security-policy", contentPolicy(scripts, policy, answer.isPublic === true && !isClosed));
  return reply.send(sent.length === 0 ? undefined : sent);
};

// Between Node's request and the page handler's: what a page reads of a request, and whole answers packed for the wire.
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { PageRequest, WholeAnswer } from "../server/surroundings.ts";
import { packingFor } from "./packing.ts";
import { named, nameHeader } from "./request-name.ts";
import { contentPolicy, securityHeaders } from "./security.ts";

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
            [constants.BROTLI_PARAM_QUALITY]: 4,
            [constants.BROTLI_PARAM_LGWIN]: 17,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        })
      : zip(body, { level: 5 }),
  );

/** Sends an answer with all its headers at once, which is what Node is quick at. */
export const sendPage = async (
  answer: WholeAnswer,
  cookies: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
  policy: { readonly secure: boolean; readonly enforced: boolean; readonly panel: string | null; readonly media?: readonly string[] },
): Promise<void> => {
  const { body, status } = answer;
  const packing = packingFor(body.length, String(request.headers["accept-encoding"] ?? ""));
  const sent = packing === null ? body : await packed(body, packing);
  if (response.destroyed) return;
  const headers: (string | readonly string[])[] = [...securityHeaders(policy.secure)];
  for (const [name, value] of Object.entries(answer.headers))
    if (name !== "vary" && name !== "set-cookie" && name !== "cache-control") headers.push(name, value);
  const said = answer.headers["set-cookie"] ?? [];
  const written = [...cookies, ...(typeof said === "string" ? [said] : said)];
  if (written.length > 0) headers.push("set-cookie", written);
  headers.push("cache-control", written.length > 0 ? "private, no-store" : (answer.headers["cache-control"] ?? "private, no-store"));
  const vary = answer.headers.vary;
  headers.push("vary", vary === undefined ? "accept-encoding" : `${String(vary)}, accept-encoding`);
  if (packing !== null) headers.push("content-encoding", packing);
  if (policy.enforced && answer.scripts !== null)
    headers.push("content-security-policy", contentPolicy(answer.scripts, policy.secure, policy.panel, policy.media));
  headers.push("content-length", String(sent.length), nameHeader, named(request));
  response.writeHead(status, headers as string[]);
  response.end(request.method === "HEAD" ? undefined : sent);
};

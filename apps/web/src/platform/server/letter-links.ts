// Codes of letters leave the address: the link leads on without its code, which its page gets by a cookie of that page alone. [SES-12] [CUS-10] [ACC-05] [OPS-07]
import { carriesCode, letterPageAt, receivedCode, storedCode } from "@kontor/domain/site/routing";
import type { FastifyReply, FastifyRequest } from "fastify";
import { letterCookie } from "./cookies.ts";
import { locationOf } from "./plain-path.ts";

const partsOf = (url: string): { readonly path: string; readonly query: readonly (readonly [string, string])[] } => {
  const at = url.indexOf("?");
  return at < 0
    ? { path: url, query: [] }
    : { path: url.slice(0, at), query: [...new URLSearchParams(url.slice(at + 1))] };
};

/** A path as far as it names a page: its data is below it. */
const pageOf = (path: string): string => path.replace(/\/_payload\.json$/, "");

/** Whether an answer is about a code, or at an address that carries one: it is stored nowhere, and requests from there do not say where it stood. */
export const isConfidential = (url: string): boolean => {
  const { path, query } = partsOf(url);
  return letterPageAt(pageOf(path)) !== null || carriesCode(query);
};

export const confidential = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" } as const;

/** Answers a link of a letter; null where the address is none. A head is asked for by programs that look at links: they get no code. */
export const ledFromLetter = (request: FastifyRequest, reply: FastifyReply, secure: boolean): FastifyReply | null => {
  const { path, query } = partsOf(request.url);
  const received = receivedCode(path, query);
  if (received === null) return null;
  const others = new URLSearchParams(received.others.map((pair) => [...pair])).toString();
  if (request.method === "GET") reply.header("set-cookie", letterCookie(path, storedCode(received), secure));
  return reply
    .code(303)
    .headers({ ...confidential, location: locationOf(others === "" ? path : `${path}?${others}`) })
    .send();
};

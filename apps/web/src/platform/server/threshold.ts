// What every request meets first: the headers of every answer, targets of this shop only, paths in their plain form, reading only where nothing is written. [LOC-16] [OPS-07] [OPS-09]
import type { IncomingMessage } from "node:http";
import { isFaultilyFramed } from "@kontor/api/framing";
import { imageRoute } from "@kontor/domain/site/picture";
import { longestPath } from "@kontor/domain/site/routing";
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import { confidential, isConfidential } from "./letter-links.ts";
import { isOwnTarget, plainPath } from "./plain-path.ts";
import { nameHeader } from "./request-name.ts";
import { type Secure, securityHeadersByName } from "./security.ts";

export const isReading = ({ method }: Pick<IncomingMessage, "method">): boolean =>
  method === "GET" || method === "HEAD";

/** Pictures of the content and of what other sites show beside a link: those may show them, and no other answer. */
const shownElsewhere = new RegExp(`^(/uploads/|${imageRoute}/|/share\\.png$)`);

/** The headers of every answer. */
export const nameAndSecure = (request: FastifyRequest, reply: FastifyReply, secure: Secure): void => {
  reply.headers(securityHeadersByName(secure)).header(nameHeader, request.id);
  if (isConfidential(request.raw.url ?? "")) reply.headers(confidential);
  if (shownElsewhere.test(request.raw.url ?? "")) reply.header("cross-origin-resource-policy", "cross-origin");
};

/** Where a path stands that is written in more signs than it needs; null for the others. */
const plainTarget = (target: string): string | null => {
  const path = target.split("?")[0] ?? "/";
  const plain = path.length <= longestPath ? plainPath(path) : null;
  return plain === null || /^\/(api|forms)(\/|$)/.test(plain) ? null : plain + target.slice(path.length);
};

export const threshold =
  (secure: Secure): onRequestHookHandler =>
  (request, reply, done) => {
    nameAndSecure(request, reply, secure);
    if (isFaultilyFramed(request.raw)) return void reply.code(400).header("connection", "close").send("Bad Request\n");
    const target = request.raw.url ?? "/";
    if (!isOwnTarget(target)) return void reply.code(400).send("Bad Request\n");
    if (!isReading(request.raw)) return request.is404 ? void onlyReading(reply) : done();
    const plain = plainTarget(target);
    if (plain === null) return done();
    return void reply
      .code(301)
      .headers({
        location: plain,
        "cache-control": "public, max-age=3600",
        ...(isConfidential(plain) ? confidential : {}),
      })
      .send("Moved Permanently\n");
  };

const onlyReading = (reply: FastifyReply): FastifyReply =>
  reply.code(405).header("allow", "GET, HEAD").send("Method Not Allowed\n");

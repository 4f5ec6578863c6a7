// Who waits for a paper or an export: an account or a network, until the answer is there or the connection is gone. [OPS-09]
import { createHash } from "node:crypto";
import { networkOf } from "@kontor/api/network";
import { fairTurns, type Waiting } from "@kontor/api/pdf";
import type { FastifyReply, FastifyRequest } from "fastify";
import { apiHeaders } from "../gateway/visitor-cookies.ts";

/** The login of who the API has let in; all others by their network. */
export const waitingFor = (request: FastifyRequest, reply: FastifyReply, isLoggedIn = false): Waiting => {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort(new Error("the connection is gone")));
  const { authorization, "shop-ticketing": session } = apiHeaders(request.raw);
  const login = isLoggedIn ? (authorization ?? session) : undefined;
  return {
    owner: login === undefined ? networkOf(request.ip) : createHash("sha256").update(String(login)).digest("base64url"),
    signal: gone.signal,
  };
};

/** What is made in pieces while it is sent, of all owners. */
const streamsAtOnce = 4;
const inTurn = fairTurns(streamsAtOnce);

/** Answers who waits when it is their turn; where they have left nothing is begun. The turn ends with `until`. */
const inTheirTurn = async (
  waiting: Waiting,
  reply: FastifyReply,
  send: () => Promise<unknown>,
  until: "made" | "sent",
): Promise<unknown> => {
  const end = await inTurn(waiting).catch(() => null);
  if (end === null) return reply.hijack();
  if (until === "sent") {
    reply.raw.once("close", end);
    if (reply.raw.destroyed) end();
  }
  try {
    return await send();
  } finally {
    if (until === "made") end();
  }
};

/** For what is made while it is sent, to staff alone: who reads slowly has the turn for as long. */
export const sentInTurn = (waiting: Waiting, reply: FastifyReply, send: () => Promise<unknown>): Promise<unknown> =>
  inTheirTurn(waiting, reply, send, "sent");

/** For what is made before it is sent. */
export const madeInTurn = (waiting: Waiting, reply: FastifyReply, send: () => Promise<unknown>): Promise<unknown> =>
  inTheirTurn(waiting, reply, send, "made");

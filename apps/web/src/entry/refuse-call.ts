// A refusal of the web entry under `/api`, as a problem document.
import type { FastifyReply } from "fastify";
import type { GatewayRefusal } from "./gateway.ts";

export const refuseCall = (reply: FastifyReply, { status, body }: GatewayRefusal): FastifyReply =>
  reply
    .code(status)
    .headers({ "content-type": "application/problem+json; charset=utf-8", "cache-control": "private, no-store" })
    .send(body);

// How a route of the server gives a page.
import type { FastifyReply, FastifyRequest } from "fastify";

export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

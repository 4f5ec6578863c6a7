// Statements of a call are named by its id. [OPS-04]
import type { FastifyInstance } from "fastify";
import { underRequestId } from "../database/statement-name.ts";

/** Just before the handler: reading a body loses what was set before. */
export const passRequestIds = (app: FastifyInstance): void => {
  app.addHook("preHandler", (request, _, done) => underRequestId(request.id, done));
};

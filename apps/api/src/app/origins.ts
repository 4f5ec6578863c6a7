// Frontends of other origins, as the operator lists them: a browser lets their scripts read the answers, and never sends cookies along. [PKG-06]
import cors from "@fastify/cors";
import { isOpenOrigin } from "@kontor/domain/site/request";
import type { FastifyInstance } from "fastify";

/** What scripts may read beside the body: the version of a cart, when to try again, the id for support. */
const readable = ["etag", "retry-after", "x-request-id", "location"];

/** How long a browser remembers that it may ask, in seconds. */
const remembered = 600;

/** Nothing changes where none is listed. */
export const openToOrigins = async (app: FastifyInstance, origins: readonly string[]): Promise<void> => {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: (origin, allow) => allow(null, isOpenOrigin(origin, origins)),
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    exposedHeaders: readable,
    credentials: false,
    maxAge: remembered,
    strictPreflight: false,
  });
};

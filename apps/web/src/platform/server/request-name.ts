// The name of a request: the one that a proxy gave it, else one of its own; on the answer, in the log, and with every question to the API. [OPS-04]
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

export const nameHeader = "x-request-id";

/** Names a request for all who deal with it. */
export const named = (request: IncomingMessage): string => {
  const given = request.headers[nameHeader];
  const name = typeof given === "string" && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
  request.headers[nameHeader] = name;
  return name;
};

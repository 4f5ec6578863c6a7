// The name of a request: the one that a proxy gave it, else one of its own; on the answer, in the log, and with every question to the API. [OPS-04]
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

const header = "x-request-id";

/** Names a request for all who deal with it, and tells the name. */
export const named = (request: IncomingMessage, response: ServerResponse): string => {
  const given = request.headers[header];
  const name = typeof given === "string" && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
  request.headers[header] = name;
  response.setHeader(header, name);
  return name;
};

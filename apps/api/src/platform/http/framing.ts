// Requests whose framing two servers may read differently: refused, and their connection ends. [OPS-09] [SEC2-14]
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

/** Connections on which such a request came: what follows on them may be the inside of it. */
const ended = new WeakSet<Socket>();

/** Whether a request is not answered as one: `Transfer-Encoding` in a version that has none (RFC 9112, 6.1), or what came after it. */
export const isFaultilyFramed = ({ httpVersion, headers, socket }: IncomingMessage): boolean => {
  if (httpVersion === "1.0" && headers["transfer-encoding"] !== undefined) ended.add(socket);
  return ended.has(socket);
};

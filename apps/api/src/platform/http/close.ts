// Closes a server without losing calls: it reports that it is not ready, finishes what runs, and then closes. [OPS-05]
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { closeDoor } from "./drain.ts";

/** How long calls may take to finish once the server closes. */
const patienceMs = 10_000;
/** How long a closing server still answers, not ready any more, each answer the last of its connection. [OPS-05] */
const drainMs = 500;

export const closeServer = async (app: FastifyInstance): Promise<void> => {
  // Connections that are kept alive end with their next answer; closed at once, calls that are just arriving would be lost.
  if (app.server.listening) await pause(drainMs);
  const patience = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  await closeDoor(app.server);
  await app.close();
  clearTimeout(patience);
};

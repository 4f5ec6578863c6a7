// Ends a server that other processes talk to: it says that it is not ready any more, finishes what runs, and then closes. [OPS-05]
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { closeDoor } from "./drain.ts";

/** How long calls may take to finish once the server closes. */
const patienceMs = 10_000;
/** How long a closing server still answers, not ready any more, each answer the last of its connection. [OPS-05] */
const drainMs = 500;

export const closeServer = async (app: FastifyInstance): Promise<void> => {
  // Kept connections are told of the end by an answer; closed at once, they would take the calls along that are just arriving.
  if (app.server.listening) await pause(drainMs);
  const patience = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  await closeDoor(app.server);
  await app.close();
  clearTimeout(patience);
};

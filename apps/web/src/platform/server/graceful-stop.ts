// Stops a server without failing a request: each one is answered, and each answer says that its connection is closed. [OPS-05]
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { closeDoor } from "@kontor/api/last-door";

/** Time for clients to learn that their keep-alive connection closes: a request sent meanwhile would be lost without notice. */
const drainMs = 500;

export interface GracefulStop {
  /** Done when the last connection is. */
  readonly stop: () => Promise<void>;
  readonly isStopping: () => boolean;
}

/** Watches a server from its start. */
export const gracefulStop = (server: Server): GracefulStop => {
  const open = new Set<ServerResponse>();
  const state = { closing: false };
  server.prependListener("request", (_: IncomingMessage, response: ServerResponse) => {
    open.add(response);
    response.once("close", () => open.delete(response));
    if (state.closing) response.shouldKeepAlive = false;
  });
  const stop = async (): Promise<void> => {
    state.closing = true;
    for (const response of open) if (!response.headersSent) response.shouldKeepAlive = false;
    await pause(drainMs);
    await closeDoor(server);
  };
  return { stop, isStopping: () => state.closing };
};

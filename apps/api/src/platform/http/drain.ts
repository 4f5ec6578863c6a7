// Stops accepting connections in a moment without new ones: a connection in the backlog would be reset, and its request lost. [OPS-05]
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** No connection or request for so long counts as a pause. */
const quietMs = 150;
/** Requests are delayed for no longer than that. */
const longestMs = 1_500;

/**
 * Under full load there is no pause, since clients that were answered call again at once. So requests that arrive are delayed for a moment, until all
 * that were on the way have arrived; then the server stops listening, and the delayed ones are answered. Resolves when the last connection is closed.
 */
export const closeDoor = async (server: Server): Promise<void> => {
  if (!server.listening) return;
  const pending: [IncomingMessage, ServerResponse][] = [];
  const state = { holding: true, lastAt: performance.now() };
  const came = (): void => {
    state.lastAt = performance.now();
  };
  server.on("connection", came);
  const emit = server.emit.bind(server);
  server.emit = (event: string | symbol, ...given: unknown[]): boolean => {
    if (event !== "request" || !state.holding)
      return emit(event as "request", ...(given as [IncomingMessage, ServerResponse]));
    came();
    pending.push(given as [IncomingMessage, ServerResponse]);
    return true;
  };
  const end = performance.now() + longestMs;
  while (performance.now() - state.lastAt < quietMs && performance.now() < end) await pause(5);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  state.holding = false;
  for (const call of pending) emit("request", ...call);
  await closed;
  server.off("connection", came);
};

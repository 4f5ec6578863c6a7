// Closes a server to newcomers at a moment when nobody knocks: who stands before the door when it goes is told nothing, and loses what was asked. [OPS-05]
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** Nobody has come for so long: then it is quiet. */
const quietMs = 150;
/** Calls are held for no longer than that, quiet or not. */
const longestMs = 1_500;

/**
 * Under full load it is never quiet by itself: whoever was answered comes again at once. So calls that arrive are held for a moment, until everybody
 * who was on the way is inside; then the door is closed, and those who are held are answered. Done when the last connection is.
 */
export const closeDoor = async (server: Server): Promise<void> => {
  if (!server.listening) return;
  const held: [IncomingMessage, ServerResponse][] = [];
  const state = { holding: true, lastAt: performance.now() };
  const came = (): void => {
    state.lastAt = performance.now();
  };
  server.on("connection", came);
  const emit = server.emit.bind(server);
  server.emit = (event: string | symbol, ...given: unknown[]): boolean => {
    if (event !== "request" || !state.holding) return emit(event as "request", ...(given as [IncomingMessage, ServerResponse]));
    came();
    held.push(given as [IncomingMessage, ServerResponse]);
    return true;
  };
  const end = performance.now() + longestMs;
  while (performance.now() - state.lastAt < quietMs && performance.now() < end) await pause(5);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  state.holding = false;
  for (const call of held) emit("request", ...call);
  await closed;
  server.off("connection", came);
};

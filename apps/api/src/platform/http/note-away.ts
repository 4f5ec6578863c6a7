// Why something that a call needs gave no answer: in the log once a minute for each reason, however many calls meet it. [OPS-04] [OPS-10]
import type { Log } from "../services.ts";
import { awayLoggedEvery } from "../limits.ts";

const noted = new Map<string, number>();
const mostNoted = 1_000;

/** Longest text of a reason: it comes from outside. */
const longest = 300;

/** The reason with what stands behind it: `no answer: fetch failed: connect ECONNREFUSED`. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause === undefined ? [] : [reasonOf(error.cause)])].filter(Boolean).join(": ")
    : String(error);

export const noteAway = (log: Pick<Log, "warn">, reason: string, path = "", now = Date.now()): void => {
  const key = `${path} ${reason}`;
  if (now - (noted.get(key) ?? Number.NEGATIVE_INFINITY) < awayLoggedEvery) return;
  if (noted.size >= mostNoted) noted.clear();
  noted.set(key, now);
  log.warn({ path, reason: reason.slice(0, longest) }, "what a call needs gave no answer that can be used");
};

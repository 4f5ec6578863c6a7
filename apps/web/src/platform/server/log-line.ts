// A line of the web app's log, as pino writes those of the API: one filter finds the lines of both. [OPS-04]
import { hostname } from "node:os";

const levels = { info: 30, warn: 40, error: 50 } as const;

const [pid, host] = [process.pid, hostname()];

export const logLine = (
  level: keyof typeof levels,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
): string => JSON.stringify({ level: levels[level], time: Date.now(), pid, hostname: host, ...facts, msg: message });

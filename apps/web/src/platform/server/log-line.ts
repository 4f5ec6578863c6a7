// A line of the web app's log, as pino writes those of the API: one filter finds the lines of both. [OPS-04]
import { hostname } from "node:os";
import type { WebSettings } from "./settings.ts";

const levels = { info: 30, warn: 40, error: 50 } as const;

type LogLevel = WebSettings["logLevel"];

/** From which level on a line is written; nothing where the log is silent. */
const thresholds: Readonly<Record<LogLevel, number>> = {
  trace: 10,
  debug: 20,
  ...levels,
  fatal: 60,
  silent: Number.POSITIVE_INFINITY,
};

export const isLogged = (level: keyof typeof levels, logLevel: LogLevel): boolean =>
  levels[level] >= thresholds[logLevel];

const [pid, host] = [process.pid, hostname()];

export const logLine = (
  level: keyof typeof levels,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
): string => JSON.stringify({ level: levels[level], time: Date.now(), pid, hostname: host, ...facts, msg: message });

// The log as people read it in a terminal: a sentence for what happens, one line for a request from outside, the data in JSON for everybody else. [OPS-04]
import { styleText } from "node:util";

export type Paint = (look: Parameters<typeof styleText>[0], text: string) => string;

interface Entry {
  readonly level: number;
  readonly time: number;
  readonly msg: string;
  readonly [fact: string]: unknown;
}

/** What every line has, and what says more to a program than to a person. */
const commonFacts = new Set(["level", "time", "pid", "hostname", "reqId", "msg"]);

const warning = 40;
const error = 50;
const information = 30;

const entryOf = (line: string): Entry | null => {
  try {
    const read = JSON.parse(line) as Entry;
    return typeof read?.msg === "string" && typeof read.level === "number" ? read : null;
  } catch {
    return null;
  }
};

const clock = (time: number): string => new Date(time).toTimeString().slice(0, 8);

/** With a capital and a full stop. */
export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?:]$/.test(text) ? "" : "."}`;

/** Breaks between words; a word that is longer than a line stays whole. */
export const wrapped = (text: string, width: number, indent: string): string => {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width - indent.length)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join(`\n${indent}`);
};

interface Request {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly calls: number | null;
  readonly kind: string | null;
}

const requestOf = ({ req, res, responseTime, calls, kind }: Entry): Request | null => {
  const [wanted, answer] = [req as Partial<Request> | undefined, res as { statusCode?: number } | undefined];
  if (typeof wanted?.method !== "string" || typeof wanted.path !== "string" || answer?.statusCode === undefined)
    return null;
  return {
    method: wanted.method,
    path: wanted.path,
    status: answer.statusCode,
    ms: Math.round(Number(responseTime ?? 0)),
    calls: typeof calls === "number" ? calls : null,
    kind: typeof kind === "string" ? kind : null,
  };
};

/** What a page brings with it, and what a supervisor looks at: of no interest while it works. */
const isQuiet = ({ kind, status }: Request): boolean => (kind === "file" || kind === "probe") && status < 400;

const lookOf = (status: number): Parameters<Paint>[0] => (status >= 500 ? "red" : status >= 400 ? "yellow" : "green");

const requestLine = (at: string, { method, path, status, ms, calls }: Request, isPart: boolean, paint: Paint): string =>
  [
    paint("dim", at),
    isPart ? paint("dim", `  ${method.padEnd(5)}`) : method.padEnd(7),
    paint(lookOf(status), String(status)),
    paint("dim", `${ms} ms`.padStart(8)),
    isPart ? paint("dim", path) : path,
    ...(calls === null || calls === 0 ? [] : [paint("dim", `(${calls} ${calls === 1 ? "call" : "calls"} inside)`)]),
  ].join("  ");

const factText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

interface LoggedError {
  readonly name?: string;
  readonly message?: string;
  readonly stack?: string;
}

const errorLines = ({ name = "Error", message = "", stack }: LoggedError): string[] =>
  (stack ?? `${name}: ${message}`).split("\n");

/** Short ones side by side; each of a list, and each line of a stack, in a line of its own. */
const factLines = (entry: Entry): string[] => {
  const facts = Object.entries(entry).filter(([name]) => !commonFacts.has(name));
  const short = facts.filter(([name, value]) => name !== "err" && !Array.isArray(value));
  return [
    ...(short.length === 0 ? [] : [short.map(([name, value]) => `${name}: ${factText(value)}`).join(", ")]),
    ...facts.flatMap(([name, value]) => {
      if (name === "err") return errorLines((value ?? {}) as LoggedError);
      return Array.isArray(value) ? value.map((each) => `- ${factText(each)}`) : [];
    }),
  ];
};

const labels = (level: number): readonly [string, Parameters<Paint>[0]] | null =>
  level >= error ? ["Error", "red"] : level >= warning ? ["Warning", "yellow"] : null;

export interface TerminalLook {
  readonly paint: Paint;
  readonly width: number;
  /** Whether files, probes and the calls within a request are shown, too. */
  readonly isWhole: boolean;
}

/** A line of the log for a terminal, with its end; empty for what it leaves out. */
export const terminalLine = (line: string, { paint, width, isWhole }: TerminalLook): string => {
  const entry = entryOf(line);
  if (entry === null) return line.endsWith("\n") ? line : `${line}\n`;
  const at = clock(entry.time);
  const request = requestOf(entry);
  if (request !== null)
    return !isWhole && isQuiet(request) ? "" : `${requestLine(at, request, entry.level < information, paint)}\n`;
  const label = labels(entry.level);
  const indent = " ".repeat(at.length + 2);
  const text = sentence(entry.msg);
  const first = wrapped(label === null ? text : `${label[0]}: ${text}`, width, indent);
  const marked = label === null ? first : paint(label[1], label[0]) + first.slice(label[0].length);
  return `${[`${paint("dim", at)}  ${marked}`, ...factLines(entry).map((fact) => indent + paint("dim", fact))].join("\n")}\n`;
};

/** How wide a line is where a terminal does not say it, and how wide one is that people like to read. */
const usualWidth = 80;
const widest = 110;

/** The look of a stream: colours where it has some, by `NO_COLOR` and `FORCE_COLOR`, too. */
export const lookOfStream = (stream: NodeJS.WriteStream, logLevel: string): TerminalLook => ({
  paint: (look, text) => styleText(look, text, { stream }),
  width: Math.min(stream.columns || usualWidth, widest),
  isWhole: logLevel === "debug" || logLevel === "trace",
});

/** Lines of the log as a stream wants them: people read a terminal, programs read JSON. */
export const shownOn =
  (stream: NodeJS.WriteStream, logLevel: string): ((line: string) => string) =>
  (line) =>
    stream.isTTY ? terminalLine(line, lookOfStream(stream, logLevel)) : line;

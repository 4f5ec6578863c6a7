// The options of the command line, and prompts for what they leave out when the terminal is interactive.
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { inLocale, isLocale, type Locale } from "@kontor/domain/visitor/locale";
import { words } from "./words.ts";

const text = { type: "string" } as const;
const box = { type: "boolean" } as const;
const names = [
  "url",
  "locale",
  "domain",
  "authcode",
  "plan",
  "months",
  "voucher",
  "email",
  "password",
  "kind",
  "company",
  "first-name",
  "last-name",
] as const;
const more = ["street", "post-code", "city", "country", "phone", "vat-id"] as const;
const boxes = ["agree", "early-start", "register", "help"] as const;

type Options = Readonly<
  Partial<Record<(typeof names | typeof more)[number], string>> & Partial<Record<(typeof boxes)[number], boolean>>
>;

const read = (): Options => {
  try {
    return parseArgs({
      options: Object.fromEntries([
        ...[...names, ...more].map((name) => [name, text] as const),
        ...boxes.map((name) => [name, box] as const),
      ]),
    }).values;
  } catch (unreadable) {
    process.stderr.write(`${unreadable instanceof Error ? unreadable.message : String(unreadable)} (--help)\n`);
    return process.exit(1);
  }
};

export const given: Options = read();

export const locale: Locale = isLocale(given.locale) ? given.locale : "en";
export const texts = inLocale(words, locale);

/** Whether a person can answer prompts. */
export const isInteractive = process.stdin.isTTY;

const echo = { on: true };
const output = new Writable({
  write: (chunk, encoding, done) => (echo.on ? process.stdout.write(chunk, encoding, done) : done()),
});
const lines = isInteractive ? createInterface({ input: process.stdin, output, terminal: true }) : null;

/** The value of the option, else of the prompt, else the default. */
export const answer = async (option: string | undefined, question: string, otherwise = ""): Promise<string> =>
  option ??
  (lines === null
    ? otherwise
    : (await lines.question(`${question}${otherwise === "" ? "" : ` [${otherwise}]`}: `)) || otherwise);

/** The same without echoing the input. */
export const secret = async (option: string | undefined, question: string): Promise<string> => {
  if (option !== undefined || lines === null) return option ?? "";
  process.stdout.write(`${question}: `);
  echo.on = false;
  const answered = await lines.question("");
  echo.on = true;
  process.stdout.write("\n");
  return answered;
};

export const agreed = async (option: boolean | undefined, question: string): Promise<boolean> =>
  option ?? (lines !== null && /^[yj]/i.test(await lines.question(`${question} (${texts.yes}/${texts.no}) `)));

export const close = (): void => lines?.close();

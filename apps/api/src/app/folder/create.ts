// npm create kontor: asks who sells, and writes the folder of their shop; an answer may be given as a flag. [PKG-07]
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Answers, completed, faultsOf, type Field, folderName, questions } from "./answers.ts";
import { writeContent } from "./own-content.ts";
import { writeFiles } from "./own-files.ts";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What the one who runs it can do something about. */
class NotWritten extends Error {}

const usage = `npm create kontor@latest [FOLDER] -- [--yes] [--no-install] [--start] [answers]
  --yes         takes the defaults of what is not answered
  --no-install  writes the folder and installs nothing
  --start       starts the shop afterwards
Answers, each with its default:
${questions.map(({ field, asks }) => `  --${field} …`.padEnd(24) + asks).join("\n")}`;

interface Wanted {
  readonly folder: string | null;
  readonly given: Partial<Answers>;
  readonly isYes: boolean;
  readonly installs: boolean;
  readonly starts: boolean;
}

const readArguments = (): Wanted => {
  const text = { type: "string" } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        ...(Object.fromEntries(questions.map(({ field }) => [field, text])) as Record<Field, typeof text>),
        yes: { type: "boolean", short: "y", default: false },
        help: { type: "boolean", short: "h", default: false },
        "no-install": { type: "boolean", default: false },
        start: { type: "boolean", default: false },
      },
    });
    const { yes, help, start, "no-install": without, ...given } = values;
    if (help || positionals.length > 1) throw new NotWritten(usage);
    return { folder: positionals[0] ?? null, given, isYes: yes, installs: !without, starts: start };
  } catch (error) {
    if (error instanceof NotWritten) throw error;
    throw new NotWritten(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
};

/** Asks until each answer fits; Enter takes what stands in brackets. */
const prompted = async (given: Partial<Answers>): Promise<Answers> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<never>((_, reject) =>
    terminal.once("close", () =>
      reject(
        new NotWritten("Nothing was written: the questions ended. --yes takes the defaults of what no flag answers."),
      ),
    ),
  );
  let answers = given;
  try {
    for (const { field, asks, applies } of questions) {
      if (given[field] !== undefined || applies?.(completed(answers)) === false) continue;
      for (;;) {
        const otherwise = completed(answers)[field];
        const typed = await Promise.race([terminal.question(`${asks} [${otherwise || "-"}]: `), ended]);
        const next = { ...answers, [field]: typed.trim() || otherwise || "-" };
        const fault = faultsOf(completed(next)).find(([of]) => of === field);
        if (fault === undefined) {
          answers = next;
          break;
        }
        say(`  ${fault[1]}`);
      }
    }
    return completed(answers);
  } finally {
    terminal.removeAllListeners("close");
    terminal.close();
  }
};

/** A folder with files in it is left as it is. */
const mustBeEmpty = (folder: string): void => {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found !== undefined && (!found.isDirectory() || readdirSync(folder).length > 0))
    throw new NotWritten(`${folder} is there already and not empty: name another folder.`);
};

const npm = (): readonly [string, readonly string[]] =>
  process.env["npm_execpath"]?.endsWith(".js") === true
    ? [process.execPath, [process.env["npm_execpath"]]]
    : [process.platform === "win32" ? "npm.cmd" : "npm", []];

/** Runs a program in the folder; it gets the signals of this one, and ends with the npm that started it, whose shell dies of a signal alone. */
const ran = (folder: string, program: string, args: readonly string[]): Promise<number> =>
  new Promise((done) => {
    const child = spawn(program, [...args], { cwd: folder, stdio: "inherit", shell: program.endsWith(".cmd") });
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && process.platform !== "win32" && child.kill("SIGTERM"), 200).unref();
    process.on("SIGINT", () => {});
    for (const signal of ["SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
    child.on("error", () => done(1));
    child.on("close", (code, signal) => done(code ?? (signal === null ? 1 : 0)));
  });

const run = async (): Promise<void> => {
  const { folder: named, given, isYes, installs, starts } = readArguments();
  if (named !== null) mustBeEmpty(resolve(named));
  const answers = isYes ? completed(given) : await prompted(given);
  const faults = faultsOf(answers);
  if (faults.length > 0) throw new NotWritten(faults.map(([, sentence]) => sentence).join("\n"));
  const folder = resolve(named ?? folderName(answers.name));
  mustBeEmpty(folder);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };
  await writeFiles(join(root, "deploy/folder"), join(root, "deploy/nginx.conf"), folder, answers, version);
  await writeContent(join(root, "content"), join(root, "deploy/folder/content"), join(folder, "content"), answers);
  say(`${answers.name}: the folder is ${folder}.`);
  if (installs) {
    const [program, args] = npm();
    const code = await ran(folder, program, [...args, "install", "--no-audit", "--no-fund"]);
    if (code !== 0) throw new NotWritten(`npm could not install; what it says stands above. In ${folder}: npm install`);
  }
  say(
    [
      "",
      `  cd ${named ?? folderName(answers.name)}`,
      ...(installs ? [] : ["  npm install"]),
      "  npx kontor check          what is missing",
      "  npx kontor start          the shop",
      "  npx kontor admin:create   its first administrator",
      "",
      "README.md says how it becomes yours, LEGAL.md what a lawyer should read.",
      "",
    ].join("\n"),
  );
  if (starts && installs)
    process.exitCode = await ran(folder, process.execPath, [join(folder, "node_modules/kontor/kontor.mjs"), "start"]);
};

try {
  await run();
} catch (error) {
  process.stderr.write(
    `${error instanceof NotWritten ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
}

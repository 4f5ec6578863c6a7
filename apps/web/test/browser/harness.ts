// The surroundings of the browser tests: the shop as it is sold, a mail server that takes its mail, and both put away again.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SMTPServer } from "smtp-server";
import { clockAt, setClock } from "../../../api/test/clock-at.ts";
import { mailbox } from "./mailbox.ts";
import { freePort } from "../../../../scripts/lib/free-port.ts";
import { serverProgram } from "../../../../scripts/lib/server-program.ts";

const web = fileURLToPath(new URL("../..", import.meta.url));

export interface RunningShop {
  readonly url: string;
  readonly dataDir: string;
  /** Where each mail that arrived lies as a file. */
  readonly mailDir: string;
  /** All its output until now. */
  readonly log: () => string;
  /** Stops the process as an update does, and starts the one of a web app, with the same data on the same port. */
  readonly update: (web: string) => Promise<void>;
  /** Stops, continues or kills the process. */
  readonly signal: (signal: "SIGSTOP" | "SIGCONT" | "SIGKILL") => void;
  /** Starts it once more after it was killed, with the same data on the same port. */
  readonly startAgain: () => Promise<void>;
  /** Moves the date of a shop that was started at one; its rounds run. */
  readonly moveTo: (at: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The file of a mail says to whom it goes, so that a test reads its own mails alone. */
const mailFile = (number: number, address: string): string =>
  `${String(number).padStart(4, "0")}-${mailbox(address)}.eml`;

/** A mail server that keeps what it is given. */
const mailPeer = async (directory: string): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const arrived = { count: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        arrived.count += 1;
        const file = join(directory, mailFile(arrived.count, envelope.rcptTo[0]?.address ?? ""));
        // Under its name it is whole: other processes read it.
        writeFileSync(`${file}.part`, Buffer.concat(parts));
        renameSync(`${file}.part`, file);
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(() => resolve())) };
};

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once("exit", () => resolve()))
    : Promise.resolve();

const until = async (
  what: string,
  child: ChildProcess,
  output: readonly string[],
  isSo: () => Promise<boolean>,
): Promise<void> => {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the shop ended before ${what}:\n${output.join("")}`);
    if (await isSo().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the shop did not come to ${what} in time:\n${output.join("")}`);
};

/** Names, addresses, telephone numbers, passwords, domains and tokens of the people in these tests: nothing that the shop writes while they order may hold them. */
const personalData =
  /Mustermann|Hauptstra|4930123456|@example\.|hafen-[0-9a-f]{10}|hafenblick-|leuchtturm|eyJ[\w-]+\.eyJ/;

/** The file that starts another build of the shop, as its own package names it: an earlier commit may have it elsewhere. */
const entryOf = (cwd: string): string => {
  const { scripts } = JSON.parse(readFileSync(join(cwd, "package.json"), "utf8")) as {
    readonly scripts: { readonly start: string };
  };
  return scripts.start.split(" ").at(-1) ?? "";
};

/** In place of a folder: the shop from its sources, as `npm run dev` serves it. */
export const developed = "npm run dev";

const programOf = (from: string): readonly string[] => {
  if (from === web) return [serverProgram("web")];
  const sources = ["--conditions=@kontor/source", entryOf(from === developed ? web : from)];
  return from === developed ? [...sources, "--dev"] : sources;
};

/** Moves the clock of a process that was started with one, and waits until it is moved. */
const moveClock = async (child: ChildProcess, at: number): Promise<void> => {
  const moved = once(child, "message");
  child.send({ at });
  await moved;
};

/** Starts the production server on a free port with its own data, and a mail server for it; `at`: with the date of a test, which can be moved. */
export const startShop = async (
  given: Readonly<Record<string, string>> = {},
  from = web,
  at: number | null = null,
): Promise<RunningShop> => {
  const directory = mkdtempSync(join(tmpdir(), "kontor-e2e-"));
  const [dataDir, mailDir] = [join(directory, "data"), join(directory, "mail")];
  mkdirSync(mailDir, { recursive: true });
  const mail = await mailPeer(mailDir);
  const port = await freePort();
  // Passkeys need a host that has a name.
  const { PUBLIC_HOST = "127.0.0.1", ...settings } = given;
  const url = `http://${PUBLIC_HOST}:${port}`;
  const output: string[] = [];
  const start = (cwd: string): ChildProcess => {
    const child = spawn(process.execPath, [...(at === null ? [] : clockAt(at)), ...programOf(cwd)], {
      cwd: cwd === developed ? web : cwd,
      env: {
        ...process.env,
        NODE_ENV: cwd === developed ? "development" : "production",
        PORT: String(port),
        HOST: "127.0.0.1",
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        SMTP_URL: mail.url,
        TRUST_PROXY: "on",
        AUTH_RATE_LIMIT: "1000",
        ORDER_RATE_FACTOR: "1000",
        LOG_LEVEL: "info",
        ...(at === null ? {} : { CLOCK_CONFIRMED: setClock }),
        ...settings,
      },
      stdio: ["ignore", "pipe", "pipe", ...(at === null ? [] : ["ipc" as const])],
    });
    child.stdout?.on("data", (part: Buffer) => output.push(part.toString()));
    child.stderr?.on("data", (part: Buffer) => output.push(part.toString()));
    return child;
  };
  const running = { shop: start(from) };
  const isReady = (): Promise<void> =>
    until("/readyz", running.shop, output, async () => (await fetch(`${url}/readyz`)).ok);
  const stop = async (): Promise<void> => {
    running.shop.kill("SIGTERM");
    const forced = setTimeout(() => running.shop.kill("SIGKILL"), 5_000);
    await ended(running.shop);
    clearTimeout(forced);
  };
  const update = async (next: string): Promise<void> => {
    await stop();
    running.shop = start(next);
    await isReady();
  };
  const startAgain = async (): Promise<void> => {
    await ended(running.shop);
    running.shop = start(from);
    await isReady();
  };
  const close = async (): Promise<void> => {
    await stop();
    await mail.close();
    const leaked = output
      .join("")
      .split("\n")
      .filter((line) => personalData.test(line));
    if (process.env.KONTOR_E2E_KEEP === "1") writeFileSync(join(directory, "shop.log"), output.join(""));
    else rmSync(directory, { recursive: true, force: true });
    if (leaked.length > 0)
      throw new Error(`[OPS-04] the shop's log contains personal data:\n${leaked.slice(0, 5).join("\n")}`);
  };
  try {
    await isReady();
  } catch (reason) {
    await close();
    throw reason;
  }
  return {
    url,
    dataDir,
    mailDir,
    log: () => output.join(""),
    update,
    signal: (signal) => void running.shop.kill(signal),
    startAgain,
    moveTo: (to) => moveClock(running.shop, to),
    close,
  };
};

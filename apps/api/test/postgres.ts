// A PostgreSQL of its own for a run of the tests: made in a temporary directory, by an unprivileged user where needed, on a free port, gone afterwards.
import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "../../../scripts/lib/free-port.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: string | undefined;
  }
}

const oldest = 15;

const isNewEnough = (folder: string): boolean => {
  const program = join(folder, "postgres");
  if (!existsSync(program) || !existsSync(join(folder, "initdb"))) return false;
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return Number(/(\d+)/.exec(stdout ?? "")?.[1] ?? 0) >= oldest;
};

/** Where initdb and postgres are: named in PG_BIN, in the path, or where Debian and its kin put them; null when nowhere. */
export const postgresPrograms = (): string | null => {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const named = process.env["PG_BIN"];
  const folders = named
    ? [named]
    : [...(process.env["PATH"] ?? "").split(delimiter), ...versions.map((version) => join(debian, version, "bin"))];
  return folders.find(isNewEnough) ?? null;
};

/** initdb refuses root: the server then runs as the system's user for PostgreSQL, or as an unprivileged one. */
const unprivileged = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string): number => {
    const { status, stdout } = spawnSync("id", [flag, "postgres"], { encoding: "utf8" });
    return status === 0 ? Number(stdout) : 65_534;
  };
  return { uid: id("-u"), gid: id("-g") };
};

const hasAccount = (): boolean => {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
};

/** Why none can be started here, and what to do; null where one can. */
export const postgresMissing = (): string | null => {
  if (postgresPrograms() === null)
    return "PostgreSQL 15 or newer is not installed: `apt-get install postgresql` (or name the folder of its programs in PG_BIN)";
  const user = unprivileged();
  if (user === null)
    return hasAccount()
      ? null
      : `initdb runs for no user without an account: add user ${process.getuid?.()} to the system`;
  if (spawnSync("true", [], { ...user, cwd: tmpdir() }).status === 0) return null;
  return `PostgreSQL does not run as root, and user ${user.uid} may not use ${tmpdir()}: name another directory in TMPDIR`;
};

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error("there is no PostgreSQL");
  const directory = mkdtempSync(join(tmpdir(), "kontor-postgres-"));
  const user = unprivileged();
  if (user !== null) chownSync(directory, user.uid, user.gid);
  const as = { ...user, cwd: directory, env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C" } };
  const data = join(directory, "data");
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "kontor", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    {
      ...as,
      encoding: "utf8",
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  // Nothing here has to survive a power cut.
  const options = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    // It is reached by its port alone: the path of a socket may not be longer than a hundred characters.
    "unix_socket_directories=",
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_connections=300",
    "shared_buffers=32MB",
  ];
  const server = spawn(join(programs, "postgres"), ["-D", data, ...options.flatMap((option) => ["-c", option])], {
    ...as,
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const isUp = (): boolean =>
    spawnSync(join(programs, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)]).status === 0;
  for (let attempt = 0; attempt < 100 && !isUp(); attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  project.provide("postgres", `postgres://kontor@127.0.0.1:${port}/postgres`);
  return async () => {
    server.kill("SIGINT");
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
}

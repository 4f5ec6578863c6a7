// The reference server as a process of its own, on a free port with a new directory; gone when it is closed.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../scripts/lib/free-port.ts";
import { serverProgram } from "../../../scripts/lib/server-program.ts";

export interface RunningShop {
  readonly url: string;
  /** Where it keeps its database and writes its mails. */
  readonly directory: string;
  readonly close: () => Promise<void>;
}

export const startedShop = async (): Promise<RunningShop> => {
  const directory = await mkdtemp(join(tmpdir(), "kontor-shop-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env["PATH"],
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: directory,
    LOG_LEVEL: "error",
    AUTH_RATE_LIMIT: "1000",
    ORDER_RATE_FACTOR: "1000",
  };
  const child = spawn(process.execPath, [serverProgram("api")], { env, stdio: ["ignore", "ignore", "inherit"] });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const close = async (): Promise<void> => {
    child.kill("SIGTERM");
    await exited;
    await rm(directory, { recursive: true, force: true });
  };
  for (const until = Date.now() + 55_000; Date.now() < until && child.exitCode === null; ) {
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok === true) return { url, directory, close };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await close();
  throw new Error("the server did not become ready");
};

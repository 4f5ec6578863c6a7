// Starts of the server as an operator runs it that end by themselves: their code, and what they say.
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { serverProgram } from "../../../scripts/lib/server-program.ts";
import { withoutRights, type WithoutRights } from "./without-rights.ts";

/** Makes directories that are gone after the tests of the file. */
export const directoriesOfFile = (): (() => string) => {
  const made: string[] = [];
  afterAll(() => {
    for (const path of made) {
      chmodSync(path, 0o700);
      rmSync(path, { recursive: true, force: true });
    }
  });
  return () => {
    const path = mkdtempSync(join(tmpdir(), "kontor-start-"));
    made.push(path);
    return path;
  };
};

/** Root may write everywhere, so such a start runs without its rights; null where there is no way. */
export const unprivileged = withoutRights(serverProgram("api"));

export const started = (
  env: Readonly<Record<string, string>>,
  { words, as }: Pick<WithoutRights, "words" | "as"> = { words: [], as: {} },
): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const [command = "", ...args] = [...words, process.execPath, serverProgram("api")];
    const child = spawn(command, args, {
      ...as,
      cwd: tmpdir(),
      env: { PATH: process.env["PATH"] ?? "", PORT: "0", LOG_LEVEL: "silent", NODE_NO_WARNINGS: "1", ...env },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const output: string[] = [];
    child.stderr?.on("data", (data) => output.push(String(data)));
    // A program that cannot be executed closes nothing.
    child.once("error", (error) => resolve({ code: null, output: String(error) }));
    child.once("close", (code) => resolve({ code, output: output.join("") }));
    setTimeout(() => child.kill("SIGKILL"), 100_000).unref();
  });

export const listening = async (): Promise<{ server: Server; port: number }> => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, port: (server.address() as AddressInfo).port };
};

// The shop as `npm start` serves it, for tests: each starts on a directory of its file, and is gone after the last test.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { at, root } from "./places.mjs";
import { programs } from "./programs.mjs";

const byNode = [process.execPath, at("scripts/start.mjs")] as const;

/** The tests' cache of compiled modules, which an operator has not, is kept in memory as well. */
const { NODE_COMPILE_CACHE: _, ...environment } = process.env;

export const shopsOfFile = () => {
  const data = mkdtempSync(join(tmpdir(), "kontor-start-"));
  const running = programs();
  afterAll(async () => {
    await running.end();
    rmSync(data, { recursive: true, force: true });
  });
  const started = (
    env: Readonly<Record<string, string>>,
    [program, ...args]: readonly [string, ...string[]] = byNode,
  ) =>
    running.start(program, args, {
      cwd: root,
      env: { ...environment, NODE_ENV: "production", DATA_DIR: data, LOG_LEVEL: "error", PUBLIC_URL: "", ...env },
    });
  return { data, started };
};

export const answers = async (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(1000) }).then(
    (answer) => answer.status === 200,
    () => false,
  );

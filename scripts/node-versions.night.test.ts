// The scripts on each Node that the shop starts on, as a first call has it before the pinned one is installed: tests end with the same line, the shop starts and stops. [OPS-01]
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, sep } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bareEnvironment } from "./lib/places.mjs";
import { programs } from "./lib/programs.mjs";
import { registryMissing, titled } from "./lib/registry.mjs";
import { treeCopied } from "./lib/tree-copy.mjs";
import { freePort } from "./lib/free-port.ts";

const versions = ["20", "22", "24", "26"] as const;
const missing = registryMissing();
const smallFile = "packages/domain/src/kernel/money/rules.test.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-nodes-"));
const tree = join(folder, "shop");
const running = programs();
afterAll(async () => {
  await running.end();
  rmSync(folder, { recursive: true, force: true });
}, 300_000);

const isWindows = process.platform === "win32";
/** What the package `node` installs for this machine: Node and nothing else. */
const binaries = `node-${isWindows ? "win" : process.platform}-${process.arch}`;
const nodeOf = (version: string): string =>
  join(folder, "node_modules", `node${version}`, "bin", isWindows ? "node.exe" : "node");

const npmProgram = (): string =>
  process.env["npm_execpath"] ??
  // The program behind the name: the pinned Node would look for an npm of its own.
  realpathSync(
    (process.env["PATH"] ?? "")
      .split(delimiter)
      .map((folder) => join(folder, "npm"))
      .find((path) => existsSync(path)) ?? "npm",
  );

/** The caller's environment with this Node, and without the programs of this checkout. */
const environmentOf = (version: string): NodeJS.ProcessEnv => ({
  ...bareEnvironment(),
  PATH: [
    dirname(nodeOf(version)),
    ...(process.env["PATH"] ?? "").split(delimiter).filter((each) => !`${each}${sep}`.includes(`node_modules${sep}`)),
  ].join(delimiter),
});

const npm = (
  version: string,
  ...args: readonly string[]
): { readonly status: number | null; readonly output: string } => {
  const { status, stdout, stderr } = spawnSync(nodeOf(version), [npmProgram(), ...args], {
    cwd: tree,
    env: environmentOf(version),
    encoding: "utf8",
    timeout: 600_000,
  });
  return { status, output: `${stdout}${stderr}` };
};

const testRun = ["test", "--", "--unit", smallFile];
const lastLine = (output: string): string => output.trim().split("\n").at(-1) ?? "";
const own = { lastLine: "" };

beforeAll(async () => {
  // One installation of four: aliases of one package.
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "nodes", private: true }));
  const aliases = versions.map((version) => `node${version}@npm:${binaries}@${version}`);
  const installed = spawnSync(
    process.execPath,
    [npmProgram(), "install", "--no-audit", "--no-fund", "--ignore-scripts", ...aliases],
    { cwd: folder, env: bareEnvironment(), encoding: "utf8" },
  );
  expect([installed.status, installed.status === 0 ? "" : installed.stderr]).toEqual([0, ""]);
  // Programs of the folders above come before the caller's path where npm runs one.
  rmSync(join(folder, "node_modules/.bin"), { recursive: true });
  expect(await treeCopied(tree, null)).toBeNull();
  // Built once; then the installation does not bring the Node of the path, so that `node` is the caller's.
  const built = npm("26", ...testRun);
  expect([built.status, built.status === 0 ? "" : built.output]).toEqual([0, ""]);
  own.lastLine = lastLine(built.output);
  expect(own.lastLine).toMatch(/^[1-9]\d* passed, 0 failed$/);
  rmSync(join(tree, "node_modules/.bin/node"));
}, 1_200_000);

describe.skipIf(missing !== null).each(versions)(titled("Node %s", missing), (version) => {
  it("[OPS-01] npm test ends with the same line", { timeout: 600_000 }, () => {
    const called = npm(version, "exec", "--call", "node --version");
    expect(lastLine(called.output)).toMatch(new RegExp(`^v${version}\\.`));
    const { status, output } = npm(version, ...testRun);
    expect([status, lastLine(output)], output).toEqual([0, own.lastLine]);
  });

  it("[OPS-01] [OPS-05] npm start serves the shop, and stops on SIGTERM", { timeout: 240_000 }, async () => {
    const port = await freePort();
    const shop = running.start(nodeOf(version), [join(tree, "scripts/start.mjs")], {
      cwd: tree,
      env: {
        ...environmentOf(version),
        PORT: String(port),
        DATA_DIR: join(folder, `data-${version}`),
        LOG_LEVEL: "error",
      },
    });
    const state = (): Promise<string> =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => `status ${status}`,
        () => (shop.child.exitCode === null ? "not open yet" : shop.output()),
      );
    await expect.poll(state, { timeout: 200_000, interval: 100 }).toBe("status 200");
    shop.child.kill("SIGTERM");
    expect(await shop.ended, shop.output()).toBe(0);
    expect(await state()).not.toBe("status 200");
  });
});

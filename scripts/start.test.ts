// npm start, as a shopkeeper types it: it serves within seconds once it is built, says what is wrong in a sentence, and stops when told.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { built } from "./lib/built.mjs";
import { differenceFromLockfile } from "./lib/installed.mjs";
import { at, root } from "./lib/places.mjs";

const data = mkdtempSync(join(tmpdir(), "kontor-start-"));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

const started = (env: Readonly<Record<string, string>>) => {
  const said: Buffer[] = [];
  const child = spawn(process.execPath, [at("scripts/start.mjs")], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: data, LOG_LEVEL: "error", PUBLIC_URL: "", ...env },
  });
  child.stdout.on("data", (piece: Buffer) => said.push(piece));
  child.stderr.on("data", (piece: Buffer) => said.push(piece));
  const ended = new Promise<number | null>((done) => child.once("close", done));
  return { child, ended, output: () => Buffer.concat(said).toString("utf8") };
};

/** What a process holds of the machine's memory. */
const megabytesOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

const answers = async (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(1000) }).then(
    (answer) => answer.status === 200,
    () => false,
  );

describe("npm start", () => {
  it("[OPS-01] finds nothing to install once it is installed", () => expect(differenceFromLockfile()).toBeNull());

  it("[OPS-01] serves the shop within seconds when it is built, in less than 200 MB, and stops when told", {
    timeout: 240_000,
  }, async () => {
    await built();
    const port = await freePort();
    const since = performance.now();
    const shop = started({ PORT: String(port) });
    try {
      await expect.poll(() => answers(`http://127.0.0.1:${port}/readyz`), { timeout: 20_000, interval: 50 }).toBe(true);
      expect(performance.now() - since).toBeLessThan(15_000);
      expect(await answers(`http://127.0.0.1:${port}/healthz`)).toBe(true);
      expect(await answers(`http://127.0.0.1:${port}/de`)).toBe(true);
      expect(existsSync(data)).toBe(true);
      // The script has become the shop: there is no second process beside it.
      if (process.platform === "linux")
        await expect.poll(() => megabytesOf(shop.child.pid), { timeout: 20_000, interval: 500 }).toBeLessThan(200);
    } finally {
      shop.child.kill("SIGTERM");
    }
    expect(await shop.ended).toBe(0);
    expect(shop.output()).toContain(`http://127.0.0.1:${port}`);
    expect(shop.output()).not.toContain("Installing");
  });

  it("[OPS-01] ends with a sentence that names a wrong setting and what is allowed", { timeout: 240_000 }, async () => {
    await built();
    const shop = started({ PORT: "eighty" });
    expect(await shop.ended).not.toBe(0);
    expect(shop.output()).toMatch(/PORT .*eighty.* whole number/);
    expect(shop.output()).not.toContain("    at ");
  });

  it("[OPS-01] runs its first scripts on any Node from 20: nothing but what Node brings is imported before the installation", () => {
    const files = [
      "scripts/start.mjs",
      "scripts/test.mjs",
      ...["say", "places", "installed", "built", "chromium"].map((name) => `scripts/lib/${name}.mjs`),
    ];
    for (const file of files) {
      const imported = [...readFileSync(at(file), "utf8").matchAll(/^import .* from "([^"]+)"/gm)].map(([, name]) => name ?? "");
      expect(
        imported.filter((name) => !name.startsWith("node:") && !name.startsWith("./")),
        file,
      ).toEqual([]);
    }
  });
});

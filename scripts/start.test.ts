// npm start, as an operator runs it: it serves within seconds once it is built, names what is wrong in a sentence, and stops on a signal.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { built } from "./lib/built.mjs";
import { differenceFromLockfile } from "./lib/installed.mjs";
import { at, root } from "./lib/places.mjs";
import { programs } from "./lib/programs.mjs";
import { freePort } from "./lib/free-port.ts";

const data = mkdtempSync(join(tmpdir(), "kontor-start-"));
const running = programs();
afterAll(async () => {
  await running.end();
  rmSync(data, { recursive: true, force: true });
});

const byNode = [process.execPath, at("scripts/start.mjs")] as const;

/** The tests' cache of compiled modules, which an operator has not, is kept in memory as well. */
const { NODE_COMPILE_CACHE: _, ...environment } = process.env;

const started = (env: Readonly<Record<string, string>>, [program, ...args]: readonly [string, ...string[]] = byNode) =>
  running.start(program, args, {
    cwd: root,
    env: { ...environment, NODE_ENV: "production", DATA_DIR: data, LOG_LEVEL: "error", PUBLIC_URL: "", ...env },
  });

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => done(true)));
  });

/** The resident memory of a process. */
const megabytesOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

const answers = async (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(1000) }).then(
    (answer) => answer.status === 200,
    () => false,
  );

describe("npm start", () => {
  it("[OPS-01] finds nothing to install once it is installed", () => expect(differenceFromLockfile()).toBeNull());

  it("[OPS-01] serves the shop when it is built, in less than 200 MB, and stops on SIGTERM", {
    timeout: 240_000,
  }, async () => {
    await built();
    const port = await freePort();
    const shop = started({ PORT: String(port) });
    try {
      await expect
        .poll(() => answers(`http://127.0.0.1:${port}/readyz`), { timeout: 100_000, interval: 50 })
        .toBe(true);
      expect(await answers(`http://127.0.0.1:${port}/healthz`)).toBe(true);
      expect(await answers(`http://127.0.0.1:${port}/de`)).toBe(true);
      expect(existsSync(data)).toBe(true);
      // The script was replaced by the shop: there is no second process beside it.
      if (process.platform === "linux")
        await expect.poll(() => megabytesOf(shop.child.pid), { timeout: 20_000, interval: 500 }).toBeLessThan(200);
    } finally {
      shop.child.kill("SIGTERM");
    }
    expect(await shop.ended).toBe(0);
    expect(shop.output()).toContain(`http://127.0.0.1:${port}`);
    expect(shop.output()).not.toContain("Installing");
  });

  it("[OPS-05] stops when npm gets a signal: the port is free, and no process is left", {
    timeout: 240_000,
  }, async () => {
    await built();
    const port = await freePort();
    const shop = started({ PORT: String(port) }, ["npm", "start"]);
    try {
      await expect
        .poll(() => answers(`http://127.0.0.1:${port}/readyz`), { timeout: 100_000, interval: 50 })
        .toBe(true);
    } finally {
      shop.child.kill("SIGTERM");
    }
    // Its output is closed by the last process that holds it.
    await shop.ended;
    expect(await isFree(port)).toBe(true);
  });

  it("[OPS-01] [OPS-07] an address of version 6, blanks around a value and https outside: served, with the headers of https", {
    timeout: 240_000,
  }, async () => {
    await built();
    const port = await freePort();
    const host = Object.values(networkInterfaces())
      .flat()
      .some((each) => each?.address === "::1")
      ? "::1"
      : "127.0.0.1";
    const shop = started({ PORT: ` ${port} `, HOST: host, PUBLIC_URL: "https://shop.example", TRUST_PROXY: "on" });
    const address = `http://${host === "::1" ? "[::1]" : host}:${port}`;
    try {
      await expect.poll(() => answers(`${address}/readyz`), { timeout: 100_000, interval: 50 }).toBe(true);
      for (const path of ["/en", "/api/shop/catalog", "/healthz", "/robots.txt"]) {
        const { headers } = await fetch(address + path, {
          headers: { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7" },
        });
        expect([path, headers.get("strict-transport-security")]).toEqual([path, "max-age=31536000"]);
      }
    } finally {
      shop.child.kill("SIGTERM");
    }
    expect(await shop.ended, shop.output()).toBe(0);
  });

  it("[OPS-01] pages and API read settings alike: what either cannot use ends the start, all at once", {
    timeout: 240_000,
  }, async () => {
    await built();
    const shop = started({
      TRUST_PROXY: "abc",
      PUBLIC_URL: "https://shop.example/?a=1",
      PAGE_CACHE_MB: "-1",
      LOG_LEVEL: "loud",
    });
    expect(await shop.ended).toBe(78);
    expect(
      shop
        .output()
        .trim()
        .split("\n")
        .map((line) => line.split(" ")[0])
        .sort(),
    ).toEqual(["LOG_LEVEL", "PAGE_CACHE_MB", "PUBLIC_URL", "TRUST_PROXY"]);
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
      ...["say", "places", "installed", "built", "chromium", "runner", "test-report", "budget"].map(
        (name) => `scripts/lib/${name}.mjs`,
      ),
    ];
    for (const file of files) {
      const imported = [...readFileSync(at(file), "utf8").matchAll(/^import .* from "([^"]+)"/gm)].map(
        ([, name]) => name ?? "",
      );
      expect(
        imported.filter((name) => !name.startsWith("node:") && !name.startsWith("./")),
        file,
      ).toEqual([]);
    }
  });
});

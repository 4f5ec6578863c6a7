// npm start, as an operator runs it: it serves within seconds once it is built, names what is wrong in a sentence, and stops on a signal.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { built } from "./lib/built.mjs";
import { freePort } from "./lib/free-port.ts";
import { differenceFromLockfile } from "./lib/installed.mjs";
import { at } from "./lib/places.mjs";
import { answers, shopsOfFile } from "./lib/started-shops.ts";

const { data, started } = shopsOfFile();

/** The resident memory of a process. */
const megabytesOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

interface Line {
  readonly msg: string;
  readonly req?: { readonly path: string };
  readonly res?: { readonly statusCode: number };
  readonly kind?: string;
  readonly calls?: number;
}

/** The log: every line is JSON, so that nothing is installed, built or said between. */
const linesOf = (output: string): readonly Line[] =>
  output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);

describe("npm start", () => {
  it("[OPS-01] finds nothing to install once it is installed", () => expect(differenceFromLockfile()).toBeNull());

  it("[OPS-01] [OPS-04] serves the shop when it is built, in less than 200 MB, logs a line of JSON for each request, and stops on SIGTERM", {
    timeout: 240_000,
  }, async () => {
    await built();
    const port = await freePort();
    const shop = started({ PORT: String(port), LOG_LEVEL: "info" });
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
    const lines = linesOf(shop.output());
    expect(lines.map(({ msg }) => msg)).toContain(`Kontor is open at http://127.0.0.1:${port}`);
    const requests = lines.filter(({ req }) => req !== undefined && req.path !== "/readyz");
    expect(requests.map(({ req, res, kind }) => [req?.path, res?.statusCode, kind])).toEqual([
      ["/healthz", 200, "probe"],
      ["/de", 200, "page"],
    ]);
    expect(requests[1]?.calls).toBeGreaterThan(0);
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

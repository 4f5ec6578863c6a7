// The content system is killed under load: pages that were read before go on, others say 503 in the visitor's language, and all come back by themselves. [OPS-10]
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startShop } from "../../../test/browser/harness.ts";
import { freePort } from "../../../../../scripts/lib/free-port.ts";
import { serverProgram } from "../../../../../scripts/lib/server-program.ts";

/** A content system of its own process, which speaks as a Strapi does. */
const contentSystem = (port: number, dataDir: string): ChildProcess =>
  spawn(process.execPath, [serverProgram("api")], {
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    stdio: "ignore",
  });

const statusOf = async (url: string): Promise<number> => (await fetch(url).catch(() => ({ status: 0 }))).status;

const readBefore = [
  "/en",
  "/de",
  "/en/faq",
  "/de/haeufige-fragen",
  "/en/blog",
  "/de/jobs",
  "/en/helpcenter",
  "/en/hosting",
  "/de/angebote",
];
const notRead = ["/en/about-us", "/de/blog", "/en/jobs"];

test("[OPS-10] [LOC-16] [SHL-02] a content system that is killed under load takes away only pages that were not cached", async () => {
  test.setTimeout(120_000);
  const [port, dataDir] = [await freePort(), mkdtempSync(join(tmpdir(), "kontor-cms-"))];
  const address = `http://127.0.0.1:${port}`;
  const systems = [contentSystem(port, dataDir)];
  await expect.poll(() => statusOf(`${address}/_health`), { timeout: 60_000 }).toBe(204);
  const shop = await startShop({ CMS_URL: address });
  const load = { running: true, statuses: new Map<number, number>() };
  try {
    const known: string[] = [];
    for (const path of readBefore) if ((await statusOf(shop.url + path)) === 200) known.push(path);
    expect(known.length).toBeGreaterThanOrEqual(8);
    const visitors = Array.from({ length: 4 }, async (_, visitor) => {
      for (let turn = visitor; load.running; turn += 1) {
        const status = await statusOf(shop.url + known[turn % known.length]);
        load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
        // Visitors read; what the machine can bear is measured elsewhere.
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    });
    const before = load.statuses.get(200) ?? 0;
    systems[0]?.kill("SIGKILL");
    await expect.poll(() => statusOf(`${address}/_health`)).toBe(0);
    // So long what was asked just before may still be believed.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    for (const path of notRead) {
      const answer = await fetch(shop.url + path);
      const html = await answer.text();
      expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, 503, "private, no-store"]);
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${path.slice(1, 3)}`));
      expect(html).toMatch(/<h1[^>]*>(?:(?!<\/h1>).)*503/s);
    }
    expect((load.statuses.get(200) ?? 0) - before).toBeGreaterThan(20);
    systems.push(contentSystem(port, dataDir));
    for (const path of notRead) await expect.poll(() => statusOf(shop.url + path), { timeout: 40_000 }).toBe(200);
    load.running = false;
    await Promise.all(visitors);
    expect([...load.statuses.keys()]).toEqual([200]);
  } finally {
    load.running = false;
    await shop.close();
    for (const system of systems) system.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
});

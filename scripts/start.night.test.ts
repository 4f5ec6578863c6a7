// npm start in more ways: under npm, at an address of version 6 behind https, and with settings that neither pages nor API can use. [OPS-01] [OPS-05] [OPS-07]
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { built } from "./lib/built.mjs";
import { freePort } from "./lib/free-port.ts";
import { at } from "./lib/places.mjs";
import { answers, shopsOfFile } from "./lib/started-shops.ts";

const { data, started } = shopsOfFile();

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => done(true)));
  });

describe("npm start", () => {
  it.runIf(existsSync("/usr/bin/script"))(
    "[OPS-01] [OPS-04] in a terminal: the addresses, the first administrator, the folders, a line for a page, and no JSON",
    { timeout: 240_000 },
    async () => {
      await built();
      const port = await freePort();
      const command = `${process.execPath} ${at("scripts/start.mjs")}`;
      const shop = started({ PORT: String(port), LOG_LEVEL: "info", NO_COLOR: "1" }, [
        "/usr/bin/script",
        "-qefc",
        command,
        "/dev/null",
      ]);
      const address = `http://127.0.0.1:${port}`;
      try {
        await expect.poll(() => answers(`${address}/readyz`), { timeout: 100_000, interval: 50 }).toBe(true);
        expect(await answers(`${address}/de`)).toBe(true);
        await expect.poll(shop.output, { timeout: 10_000 }).toMatch(/GET {6}200 .* \/de {2}\(\d+ calls inside\)/);
      } finally {
        shop.child.kill("SIGTERM");
      }
      await shop.ended;
      for (const part of [`${address}/`, `${address}/admin`, `${address}/api/docs`, data])
        expect(shop.output()).toMatch(new RegExp(`^  .* ${part.replaceAll(/[.]/g, "\\.")}\r?$`, "m"));
      expect(shop.output()).toMatch(/Kontor \d+\.\d+\.\d+ is open after \d+\.\d s/);
      expect(shop.output()).toContain("npm run admin:create");
      expect(shop.output()).toContain(`Mails       ${join(data, "mail")} `);
      expect(shop.output()).toContain("Warning: CONTRACT_POLICY");
      expect(shop.output()).not.toMatch(/\{"|\u001b/);
    },
  );

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
});

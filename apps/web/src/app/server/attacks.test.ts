// Attacks on the one port: paths that climb, addresses that lead away, lines in headers, bodies without end, clients without haste. [OPS-07] [OPS-09] [CHK-02]
import { mkdtempSync, mkdirSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { doorOver } from "../../../test/door-fixture.ts";
import { measurements } from "../../platform/server/measurements.ts";
import { webSettings } from "../../platform/server/settings.ts";
import { demoBranded } from "../../../test/provider-setup.ts";
import { pagesBy } from "../../../test/test-pages.ts";
import { bareServer, openSite } from "./site-server.ts";

const at: { server?: Server; url: string; port: number } = { url: "", port: 0 };
const secret = "the secret beside the files";

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-attacks-"));
  mkdirSync(join(folder, "client/assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), secret);
  writeFileSync(join(folder, "client/assets/app-1a.js"), "console.log(1)");
  writeFileSync(join(folder, "client/.env"), secret);
  const door = await doorOver(async ({ path }) => ({
    status: path.startsWith("/uploads/") ? 404 : 200,
    headers: { "content-type": "application/json" },
    body: Buffer.from('{"success":true,"result":null}'),
  }));
  const page = {
    status: 404,
    headers: { "content-type": "text/html; charset=utf-8" },
    body: Buffer.from("<!doctype html>"),
    scripts: [],
    same: null,
  };
  const pages = pagesBy({ fetch: async () => page, version: async () => null }, { client: join(folder, "client") });
  const server = bareServer({ headers: 300, request: 600, upload: 1_500, idle: 1_000, checked: 100 });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  at.server = server;
  at.port = (server.address() as AddressInfo).port;
  at.url = `http://127.0.0.1:${at.port}`;
  await openSite(server, {
    branded: demoBranded,
    settings: webSettings({ PUBLIC_URL: "https://shop.example" }),
    api: door,
    pages,
    log: () => undefined,
  });
});
afterAll(() => at.server?.close());

/** What comes back on a bare connection, until it is closed or complete. */
const raw = (text: string, more: readonly string[] = []): Promise<{ readonly output: string; readonly took: number }> =>
  new Promise((resolve) => {
    const start = performance.now();
    const parts: string[] = [];
    const left = [...more];
    const socket = connect(at.port, "127.0.0.1", () => socket.write(text));
    const slowly = setInterval(() => {
      const next = left.shift();
      if (next !== undefined && socket.writable) socket.write(next);
    }, 100);
    const end = (): void => {
      clearInterval(slowly);
      resolve({ output: parts.join(""), took: performance.now() - start });
    };
    socket.on("data", (data) => parts.push(String(data)));
    socket.on("error", end);
    socket.on("close", end);
    setTimeout(() => socket.destroy(), 5_000).unref();
  });
const get = (path: string): Promise<{ readonly output: string }> =>
  raw(`GET ${path} HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\n\r\n`);

describe("a path", () => {
  it.each([
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/..\\..\\secret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/assets/%252e%252e/secret.txt",
    "/assets/app-1a.js/../../../secret.txt",
    "/.env",
    "/assets/app-1a.js%00.txt",
    "//assets/app-1a.js",
    "/uploads/../secret.txt",
    "/uploads/%2e%2e%2fsecret.txt",
    "http://shop.example/../secret.txt",
    "file:///etc/passwd",
  ])("[OPS-09] %s leads to no file outside of what is served", async (path) => {
    const { output } = await get(path);
    expect(output).toMatch(/^HTTP\/1\.1 (30[12378]|40[0-9]) /);
    expect(output).not.toContain(secret);
    expect(output).not.toContain("root:");
  });
});

describe("a target that is no path of this shop", () => {
  it.each([
    "http://evil.com/",
    "http://evil.com/%65n",
    "//evil.com%2f..",
    "//evil.com",
    "/\\%65vil.com",
    "*",
    "evil.com",
  ])("[OPS-09] [LOC-16] %s is 400, leads nowhere and is no defect", async (path) => {
    const { output } = await get(path);
    expect(output).toMatch(/^HTTP\/1\.1 400 /);
    expect(output.toLowerCase()).not.toContain("location:");
    expect(await (await fetch(`${at.url}/metrics`)).text()).toMatch(/^kontor_web_failures_total 0$/m);
  });
});

describe("a way back", () => {
  it.each([
    ["/en?x=İ", "/en?x=%C4%B0"],
    ["/de/hosting?name=東京#ä", "/de/hosting?name=%E6%9D%B1%E4%BA%AC#%C3%A4"],
  ])("[OPS-09] [CHK-02] in any script is led to, percent-encoded: %s", async (back, location) => {
    const answer = await fetch(`${at.url}/forms/vat-country`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ country: "AT", return: back }).toString(),
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, location]);
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%09/evil.example",
    "/\t/evil.example",
    "/en\r\nset-cookie: token=planted",
    "/en%0d%0aset-cookie:%20token=planted",
    "javascript:alert(1)",
    "data:text/html,x",
    "/en/../../../evil",
    " https://evil.example",
    "@evil.example",
    ".evil.example",
  ])("[CHK-02] [OPS-07] as %j stays in this shop and in its own line", async (back) => {
    const answer = await fetch(`${at.url}/forms/vat-country`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ country: "AT", return: back }).toString(),
    });
    const to = answer.headers.get("location") ?? "";
    expect(answer.status).toBe(303);
    expect(new URL(to, "https://shop.example").origin, to).toBe("https://shop.example");
    expect(to).toMatch(/^\/(?![/\\])[^\r\n]*$/);
    expect(answer.headers.getSetCookie().map((line) => line.split("=")[0])).toEqual(["vatCountry"]);
  });

  it("[OPS-09] a country with a line break in it is none, and no cookie", async () => {
    const answer = await fetch(`${at.url}/forms/vat-country`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "country=AT%0d%0aset-cookie:x&return=/de",
    });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([303, []]);
  });
});

describe("requests that two servers could read differently", () => {
  it.each([
    ["two lengths", "POST /api/x HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx"],
    [
      "length and chunks",
      "POST /api/x HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ["a folded header", "GET /en HTTP/1.1\r\nhost: a\r\nx: 1\r\n y: 2\r\nconnection: close\r\n\r\n"],
    ["no host", "GET /en HTTP/1.1\r\nconnection: close\r\n\r\n"],
    ["a space before the colon", "GET /en HTTP/1.1\r\nhost : a\r\nconnection: close\r\n\r\n"],
  ])("[OPS-09] %s: refused, and the connection ends", async (_, text) => {
    expect((await raw(text)).output).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    ["chunked", "Transfer-Encoding: chunked"],
    ["in other letters", "transfer-encoding:\tChunked"],
    ["with a length, too", "Content-Length: 5\r\nTransfer-Encoding: identity"],
  ])(
    "[OPS-09] [SEC2-14] HTTP/1.0 with Transfer-Encoding, %s: refused, and what follows is no second request",
    async (_, header) => {
      const text = `POST /api/shop/domain/check HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\n${header}\r\n\r\n0\r\n\r\nGET /en HTTP/1.1\r\nhost: a\r\n\r\n`;
      const { output } = await raw(text);
      expect(output).toMatch(/^HTTP\/1\.1 400 /);
      expect(output.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    },
  );
});

describe("a client without haste or end", () => {
  it("[OPS-09] that sends its headers a letter at a time is let go", async () => {
    const { output, took } = await raw(
      "GET /en HTTP/1.1\r\nhost: a\r\nx-slow: ",
      Array.from({ length: 40 }, () => "a"),
    );
    expect(took).toBeLessThan(2_500);
    expect(output).toMatch(/^HTTP\/1\.1 408 |^$/);
  });

  it("[OPS-09] that sends its body a letter at a time is let go, and others are served meanwhile", async () => {
    const slow = raw(
      "POST /api/shop/order/cart HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n",
      Array.from({ length: 40 }, () => "{"),
    );
    expect((await fetch(`${at.url}/healthz`)).status).toBe(200);
    expect((await slow).took).toBeLessThan(1_400);
  });

  it("[FRM-04] [OPS-09] that sends files slowly has more time, and is let go, too", async () => {
    const { took } = await raw(
      "POST /api/shop/request/application HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 1000\r\n\r\n",
      Array.from({ length: 40 }, () => "x"),
    );
    expect(took).toBeGreaterThan(1_450);
    expect(took).toBeLessThan(3_500);
  });

  it("[OPS-09] that sends too much is refused: calls 413, forms 413, headers 431", async () => {
    const large = "x".repeat(1_200_000);
    expect((await fetch(`${at.url}/api/shop/order/cart`, { method: "POST", body: large })).status).toBe(413);
    expect((await fetch(`${at.url}/forms/vat-country`, { method: "POST", body: large.slice(0, 80_000) })).status).toBe(
      413,
    );
    expect((await raw(`GET /en HTTP/1.1\r\nhost: a\r\nx-long: ${"a".repeat(40_000)}\r\n\r\n`)).output).toMatch(
      /^HTTP\/1\.1 431 /,
    );
  });
});

describe("every answer", () => {
  it.each([
    "/en",
    "/assets/app-1a.js",
    "/healthz",
    "/api/shop/auth",
    "/csrf.json",
    "/%zz",
    "/nothing",
    // Redirects, doors that are closed, files of the site, the contract, and methods that an address does not take.
    "/",
    "/en/",
    "/en/account",
    "/admin",
    "/sitemap.xml",
    "/robots.txt",
    "/api/docs",
    "/api/none",
    "HEAD /en",
    "POST /en",
    "POST /forms/none",
    "PUT /assets/app-1a.js",
    "OPTIONS /api/shop/auth",
    "DELETE /api/none",
  ])("[OPS-07] [SEC4-10] of %s says how it may be used: no frame, no guessing of types, https only", async (line) => {
    const [path = "", method = "GET"] = line.split(" ").toReversed();
    const { headers } = await fetch(at.url + path, { method, redirect: "manual" });
    expect([headers.get("x-content-type-options"), headers.get("x-frame-options")]).toEqual(["nosniff", "DENY"]);
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=31536000/);
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });
  it.each(["/uploads/none.png", "/images/none", "/share.png"])(
    "[OPS-07] of the picture %s may be shown by other sites",
    async (path) => {
      const { headers } = await fetch(at.url + path);
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    },
  );
});

describe("measurements", () => {
  it("[OPS-04] of the process are there for its own network: requests, refusals by rule, and nothing through a proxy", async () => {
    await fetch(`${at.url}/api/shop/order`, { method: "POST", headers: { origin: "https://evil.example" } });
    const text = await (await fetch(`${at.url}/metrics`)).text();
    expect(text).toMatch(/^kontor_web_requests_total [1-9]\d*$/m);
    expect(text).toMatch(/^kontor_web_forged_total\{rule="FRM-06",refusal="CrossSiteRequest"\} 1$/m);
    expect(text).toMatch(/^kontor_web_failures_total 0$/m);
    expect((await fetch(`${at.url}/metrics`, { headers: { "x-forwarded-for": "10.0.0.1" } })).status).toBe(404);
  });

  it("[OPS-04] of a web process whose API is elsewhere tell of its own event loop and memory", async () => {
    const text = await measurements(true).text();
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
  });
});

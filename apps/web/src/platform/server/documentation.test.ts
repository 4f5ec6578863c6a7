// The site of the documentation as a shop serves it: its types, its policy, its door; a folder without it ends the start. [PKG-04] [OPS-07]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { documentation } from "./documentation.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-docs-"));
const site = fastify();

beforeAll(async () => {
  for (const [path, text] of [
    ["index.html", "<h1>Start</h1>"],
    ["assets/search.js", "1"],
    ["assets/search.js.br", "packed"],
    ["contract/shop.yaml", "openapi: 3.1.0"],
  ] as const) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  site.register(documentation(folder), { prefix: "/docs" });
  await site.ready();
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

it.each(["/docs", "/docs/"])("[PKG-04] %s leads to its first page", async (url) => {
  const { statusCode, headers } = await site.inject(url);
  expect([statusCode, headers.location]).toEqual([302, "/docs/index.html"]);
});

it.each([
  ["/docs/index.html", "text/html; charset=utf-8"],
  ["/docs/assets/search.js", "text/javascript; charset=utf-8"],
  ["/docs/contract/shop.yaml", "application/yaml; charset=utf-8"],
])("[PKG-04] [OPS-07] %s is sent under a policy without anything inline or from elsewhere", async (url, type) => {
  const { statusCode, headers } = await site.inject(url);
  expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([200, type, "public, max-age=300"]);
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

it("[PKG-04] a script is sent packed, and nothing else is there", async () => {
  const { payload } = await site.inject({ url: "/docs/assets/search.js", headers: { "accept-encoding": "br" } });
  expect(payload).toBe("packed");
  expect((await site.inject("/docs/none.html")).statusCode).toBe(404);
});

it("[PKG-04] [OPS-01] a folder without the site ends the start with a sentence", async () => {
  const other = fastify();
  other.register(documentation(join(folder, "contract")), { prefix: "/docs" });
  await expect(other.ready()).rejects.toThrow(/^DOCS_DIR names .*npm run docs/);
});

// The one port: files, forms, pages, and what it refuses. [LOC-16] [OPS-01] [OPS-07]
import { demoBranded } from "../../../test/provider-setup.ts";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiDoor, ApiQuestion } from "../../platform/api/api-door.ts";
import { doorOver } from "../../../test/door-fixture.ts";
import { webSettings } from "../../platform/server/settings.ts";
import { pagesBy } from "../../../test/test-pages.ts";
import { openSite } from "./site-server.ts";

const at: {
  server?: Server;
  url: string;
  requests: ApiQuestion[];
  answers: Record<string, unknown>;
  logged: Record<string, unknown>[];
  tokens: boolean;
} = {
  tokens: false,
  url: "",
  requests: [],
  answers: {},
  logged: [],
};
const script = "console.log('one')";

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-files-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/app-1a.js"), "x".repeat(2_000));
  writeFileSync(join(folder, "assets/app-1a.js.br"), "packed");
  writeFileSync(join(folder, "assets/gone-2b.js"), "old");
  const door = await doorOver(async (question: ApiQuestion) => {
    at.requests.push(question);
    if (at.tokens && question.path === "/api/auth/local")
      return {
        status: 200,
        headers: { "content-type": "application/json" },
        body: Buffer.from('{"jwt":"a.b.c","user":{}}'),
      };
    const value = at.answers[`${question.method} ${question.path}`];
    return {
      status: value === undefined ? 404 : 200,
      headers: { "content-type": "application/json" },
      body: Buffer.from(JSON.stringify({ success: true, result: value })),
    };
  });
  const api: ApiDoor = {
    ...door,
    calls: (site) => {
      const answer = door.calls(site);
      return (call, request, reply) => {
        if (call.path.startsWith("/api/shop/broken")) throw new TypeError("a defect");
        return answer(call, request, reply);
      };
    },
  };
  const handler = {
    fetch: async () => ({
      status: 200,
      headers: { "content-type": "text/html; charset=utf-8" },
      body: Buffer.from(
        `<!doctype html><script>${script}</script><script src="/assets/app-1a.js"></script><p>${"page ".repeat(400)}`,
      ),
      scripts: [script],
      same: null,
    }),
    version: async () => null,
  };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  at.server = server;
  at.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await openSite(server, {
    branded: demoBranded,
    settings: webSettings({ PUBLIC_URL: at.url }),
    api,
    pages: pagesBy(handler, { client: folder }),
    log: (level, message, facts) => void at.logged.push({ level, message, ...facts }),
  });
  // As when the shop is built again while this process still serves.
  rmSync(join(folder, "assets/gone-2b.js"));
});
afterAll(() => at.server?.close());

const ask = (path: string, init: RequestInit = {}) => fetch(at.url + path, { redirect: "manual", ...init });
const form = (path: string, fields: readonly (readonly [string, string])[], headers: Record<string, string> = {}) =>
  ask(path, {
    method: "POST",
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });

describe("a request", () => {
  it("[OPS-04] has a name on its answer and with its questions to the API: the one it came with, else its own", async () => {
    const given = await ask("/en", { headers: { "x-request-id": "browser-12345678" } });
    expect(given.headers.get("x-request-id")).toBe("browser-12345678");
    const own = (await ask("/en")).headers.get("x-request-id");
    expect(own).toMatch(/^[\da-f-]{36}$/);
    expect((await ask("/en")).headers.get("x-request-id")).not.toBe(own);
    expect((await ask("/en", { headers: { "x-request-id": "no good" } })).headers.get("x-request-id")).toMatch(
      /^[\da-f-]{36}$/,
    );
    at.requests.length = 0;
    const response = await ask("/api/shop/auth", { headers: { "x-request-id": "browser-87654321" } });
    expect([response.headers.get("x-request-id"), at.requests[0]?.headers["x-request-id"]]).toEqual([
      "browser-87654321",
      "browser-87654321",
    ]);
  });

  it("[OPS-04] that fails by a defect is logged by its name, with the stack and without its query", async () => {
    at.logged.length = 0;
    const response = await ask("/api/shop/broken?code=Kanarienvogel", {
      headers: { "x-request-id": "broken-12345678" },
    });
    expect([response.status, response.headers.get("x-request-id")]).toEqual([500, "broken-12345678"]);
    expect(at.logged).toEqual([
      {
        level: "error",
        message: "a request failed",
        reqId: "broken-12345678",
        method: "GET",
        path: "/api/shop/broken",
        err: { name: "TypeError", message: "a defect", stack: expect.stringContaining("TypeError: a defect") },
      },
    ]);
  });
});

describe("pages", () => {
  it("[OPS-07] come with a policy that names their own scripts and nothing else", async () => {
    const answer = await ask("/en");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`script-src 'self' 'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    expect(policy).not.toContain("unsafe");
    expect([answer.headers.get("x-content-type-options"), answer.headers.get("x-frame-options")]).toEqual([
      "nosniff",
      "DENY",
    ]);
  });
  it("[LOC-16] are packed for who takes it, and say by what they vary", async () => {
    const answer = await ask("/en", { headers: { "accept-encoding": "br" } });
    expect([answer.headers.get("content-encoding"), answer.headers.get("vary")]).toEqual(["br", "accept-encoding"]);
    expect(await answer.text()).toContain("page page");
  });
  it.each(["POST", "PUT", "DELETE"])("[LOC-16] are not written to: %s is 405", async (method) => {
    const answer = await ask("/en/hosting", { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
  it.each(["/assets/%E0%A4%A", "/%", "/api/%zz"])("[LOC-16] a path that cannot be read is 400: %s", async (path) => {
    expect((await ask(path)).status).toBe(400);
  });
  it.each([`/${"a".repeat(200)}`, `/sitemap-${"a".repeat(200)}.xml`, `/en/${"a".repeat(300)}/x`])(
    "[LOC-16] answer any address that is none of a file, however long it is: %s",
    async (path) => expect((await ask(path)).headers.get("content-type")).toBe("text/html; charset=utf-8"),
  );
  it("[LOC-16] come unpacked to who refuses their packing", async () => {
    expect((await ask("/en", { headers: { "accept-encoding": "br;q=0" } })).headers.get("content-encoding")).toBe(null);
    expect(
      (await ask("/assets/app-1a.js", { headers: { "accept-encoding": "br;q=0, gzip;q=0" } })).headers.get(
        "content-encoding",
      ),
    ).toBe(null);
  });
});

describe("calls", () => {
  it.each(["/api/%61uth/local", "/api/auth/lo%63al", "/api/%61%75th/%6Cocal"])(
    "[SES-02] a browser never gets a token in a body, however the path is spelt: %s",
    async (path) => {
      at.requests.length = 0;
      at.tokens = true;
      const answer = await ask(path, {
        method: "POST",
        body: "{}",
        headers: { origin: at.url, "content-type": "application/json" },
      });
      at.tokens = false;
      expect(at.requests[0]?.path).toBe("/api/auth/local");
      expect(await answer.text()).not.toContain("a.b.c");
      expect(answer.headers.getSetCookie().join()).toContain("token=a.b.c");
    },
  );

  it("[API-02] the content system's sign of life is there for the whole shop", async () => {
    at.answers = { "GET /_health": "" };
    expect((await ask("/_health")).status).toBe(204);
    at.answers = {};
    expect((await ask("/_health")).status).toBe(503);
  });
});

describe("files", () => {
  it("are served for ever, in the best form that the browser takes", async () => {
    const answer = await ask("/assets/app-1a.js", { headers: { "accept-encoding": "gzip, br" } });
    expect([answer.status, answer.headers.get("content-encoding"), answer.headers.get("cache-control")]).toEqual([
      200,
      "br",
      "public, max-age=31536000, immutable",
    ]);
    await answer.body?.cancel();
    expect(await (await ask("/assets/app-1a.js", { headers: { "accept-encoding": "identity" } })).text()).toHaveLength(
      2_000,
    );
  });

  it("[VIS-05] that another build removed are sent while this process serves", async () => {
    const answer = await ask("/assets/gone-2b.js");
    expect([answer.status, await answer.text()]).toEqual([200, "old"]);
  });
});

describe("forms", () => {
  it("[VAT-02] [VAT-12] the chosen country is stored for a year and leads back", async () => {
    const answer = await form("/forms/vat-country", [
      ["country", "AT"],
      ["return", "/de/hosting?x=1"],
    ]);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/de/hosting?x=1"]);
    expect(answer.headers.getSetCookie().join()).toMatch(/vatCountry=AT; Path=\/; SameSite=Lax; Max-Age=31536000/);
  });
  it.each(["XX", "de", "DEX", "JP", ""])(
    "[VAT-01] [VAT-02] a country that the VAT map does not name is none: %j",
    async (country) => {
      const answer = await form("/forms/vat-country", [
        ["country", country],
        ["return", "/en"],
      ]);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([303, []]);
    },
  );
  it.each([
    ["/forms/vat-country", "country", "AT", ""],
    ["/forms/colour-mode", "colours", "dark", "#colours"],
  ])(
    "[VIS-01] [VAT-02] [CHK-02] lead back to the login step from which they were sent: %s",
    async (path, name, value, hash) => {
      for (const back of ["/de/checkout/login", "/en/checkout/login?return=%2Fen%2Fcheckout%2Fsummary"])
        expect(
          (
            await form(path, [
              [name, value],
              ["return", back],
            ])
          ).headers.get("location"),
        ).toBe(back + hash);
    },
  );
  it.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "[CHK-02] never lead to another site: %s",
    async (to) => {
      expect(
        (
          await form("/forms/vat-country", [
            ["country", "AT"],
            ["return", to],
          ])
        ).headers.get("location"),
      ).toBe("/");
    },
  );
  it("[FRM-06] are refused when another site sends them", async () => {
    expect(
      (await form("/forms/vat-country", [["country", "AT"]], { cookie: "cartId=c", "sec-fetch-site": "cross-site" }))
        .status,
    ).toBe(403);
    expect(
      (await form("/forms/vat-country", [["country", "AT"]], { cookie: "cartId=c", origin: "https://evil.example" }))
        .status,
    ).toBe(403);
    expect((await ask("/forms/vat-country")).status).toBe(405);
  });
  it("[CRT-01] [PRD-07] a product with its choice goes into a cart that is made for it, and the visitor is led there", async () => {
    at.requests.length = 0;
    at.answers = {
      "POST /api/shop/domain/check": { name: { ascii: "name.de" }, offer: "register" },
      "POST /api/shop/order/cart": { id: "c1", version: 0, items: [] },
      "POST /api/shop/order/cart/c1/items": { id: "c1", version: 1, items: [{}] },
    };
    const answer = await form("/forms/cart-item", [
      ["product", "web-m"],
      ["return", "/de/hosting/web-m"],
      ["months", "12"],
      ["domain", "name.de"],
      ["domain", ""],
      ["add-mailboxes-10", "2"],
      ["add-dedicated-ipv4", "0"],
    ]);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/de/checkout/warenkorb"]);
    expect(answer.headers.getSetCookie().map((line) => line.split(";")[0])).toEqual(["cartId=c1", "cart-count=1"]);
    expect(JSON.parse(String(at.requests.at(-1)?.body))).toEqual({
      version: 0,
      item: {
        kind: "product",
        product: "web-m",
        billingMonths: 12,
        location: null,
        additions: [{ product: "mailboxes-10", quantity: 2 }],
        domains: [{ name: "name.de", acquisition: "register" }],
      },
    });
  });
  it("[PRD-03] a refusal leads back to the product with the choice still selected", async () => {
    at.answers = { "POST /api/shop/order/cart": { id: "c1", version: 0, items: [] } };
    const answer = await form("/forms/cart-item", [
      ["product", "root-xl"],
      ["return", "/en/server/root-server/root-xl"],
      ["months", "12"],
      ["location", "NL"],
    ]);
    expect(answer.headers.get("location")).toBe(
      "/en/server/root-server/root-xl?months=12&location=NL&problem=UnknownError#refused",
    );
  });
});

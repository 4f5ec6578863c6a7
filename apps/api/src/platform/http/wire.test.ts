// What the wire itself refuses: wrong methods and paths, broken bodies, strange characters; never a 5xx from input, always by the contract. [API-01] [API-05] [OPS-09]
import { request as rawRequest } from "node:http";
import { connect } from "node:net";
import fastify from "fastify";
import { describe, expect, it } from "vitest";
import type { Handlers } from "./call.ts";
import { contentPaths } from "../../site/content/paths.ts";
import { answerFailures } from "./failures.ts";
import { mount } from "./mount.ts";
import { judge, operations, running, runningForFile } from "../../../test/harness.ts";
import { filledCart, password } from "../../../test/customers.ts";

const { ask } = await runningForFile();

const concrete = (path: string): string => path.replaceAll(/\{\w+\}/g, "x");

describe("methods and paths", () => {
  it("[API-01] a wrong method is 405 with allow in the shop calls, as a problem", async () => {
    const shop = operations.filter(({ contract }) => contract === "shop");
    for (const path of new Set(shop.map((operation) => operation.path))) {
      const allowed = shop.filter((operation) => operation.path === path).map(({ method }) => method);
      const wrong = ["GET", "POST", "PUT", "PATCH", "DELETE"].find(
        (method) =>
          !shop.some(
            (operation) =>
              operation.method === method &&
              new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(concrete(path)),
          ),
      );
      if (wrong === undefined) continue;
      const actual = await ask(wrong, concrete(path));
      expect([actual.status, actual.body.refusal], `${wrong} ${path}`).toEqual([405, "MethodNotAllowed"]);
      for (const method of allowed) expect(String(actual.headers["allow"])).toContain(method);
    }
  });

  it("[API-01] an unknown path is 404 as a problem, below the account calls as Strapi's error", async () => {
    const actual = await ask("GET", "/nothing/here", undefined, { "shop-locale": "de" });
    expect([actual.status, actual.body.refusal, String(actual.headers["content-type"]).split(";")[0]]).toEqual([
      404,
      "PageNotFound",
      "application/problem+json",
    ]);
    expect(actual.body.detail).toMatch(/nicht gefunden/);
    expect((await ask("GET", "/auth/nothing")).body.error).toMatchObject({ status: 404, name: "NotFoundError" });
  });

  it("[OPS-09] broken percent-encoding is 400", async () => {
    for (const path of [
      "/shop/order/%E0%A4%A",
      "/shop/order/%",
      "/shop/order/%00",
      "/shop/catalog?x=%00",
      "/users/me?x=%ZZ",
    ]) {
      const actual = await ask("GET", path);
      expect([400, 401, 403, 404, 200], `${path}: ${actual.status}`).toContain(actual.status);
    }
    expect((await ask("GET", "/shop/order/%E0%A4%A")).body.refusal).toBe("RequestMalformed");
  });

  it("[OPS-09] the language of a problem follows shop-locale, then accept-language", async () => {
    const detail = async (headers: Record<string, string>) =>
      (await ask("GET", "/shop/order/cart/x", undefined, headers)).body.detail;
    expect(await detail({ "accept-language": "de-DE,en;q=0.5" })).toBe("Ihr Warenkorb konnte nicht geladen werden");
    expect(await detail({ "accept-language": "de", "shop-locale": "en" })).toBe(
      "Your shopping cart could not be loaded",
    );
  });
});

describe("behind a password of the proxy", () => {
  const basic = { authorization: `Basic ${Buffer.from("staging:secret").toString("base64")}` };

  it("[API-02] [API-01] a header of another scheme than Bearer is no token: catalogue, pages and session answer as without it", async () => {
    for (const authorization of [basic.authorization, "Digest username=x", "bearerless x", "Negotiate abc", ""])
      for (const path of ["/shop/catalog", "/shop/vat", "/shop/auth", "/pages", "/site", "/v2/content/feature-flags"]) {
        const [plain, actual] = [await ask("GET", path), await ask("GET", path, undefined, { authorization })];
        expect([actual.status, actual.body], `${path} with ${authorization}`).toEqual([200, plain.body]);
      }
  });

  it("[API-02] [CRT-01] a cart is filled, an account made and closed calls stay closed", async () => {
    const cart = await filledCart(ask, undefined, basic);
    expect((await ask("GET", `/shop/order/cart/${cart.id}`, undefined, basic)).body.result.items).toHaveLength(1);
    const email = "basic@example.test";
    const made = await ask("POST", "/auth/local/register", { username: email, email, password }, basic);
    expect(made.status).toBe(200);
    expect((await ask("POST", "/auth/local", { identifier: email, password }, basic)).status).toBe(200);
    expect((await ask("GET", "/users/me", undefined, basic)).body.error.name).toBe("ForbiddenError");
    expect((await ask("GET", "/shop/auth/customer", undefined, basic)).body.refusal).toBe("TokenMissing");
  });

  it("[API-02] [SES-01] a bearer that is none is still refused", async () => {
    for (const authorization of ["Bearer", "Bearer ", "Bearer x", "bearer a b"])
      expect((await ask("GET", "/pages", undefined, { authorization })).status, authorization).toBe(401);
  });
});

describe("bodies", () => {
  const create = async (): Promise<string> => (await ask("POST", "/shop/order/cart")).body.result.id;

  it("[OPS-09] cut-off JSON, no JSON, NUL, halves of surrogate pairs, prototypes, deep nesting are 400", async () => {
    const path = `/shop/order/cart/${await create()}/voucher`;
    for (const body of [
      '{"code":',
      "",
      "null",
      "[]",
      '"x"',
      "{}",
      '{"code":"\\u0000","version":0}',
      '{"code":"\\ud800","version":0}',
      '{"__proto__":{"x":1},"code":"x","version":0}',
      `${"[".repeat(500)}${"]".repeat(500)}`,
      Buffer.from([0x7b, 0xff, 0x7d]),
    ]) {
      const actual = await ask("PUT", path, body);
      expect([actual.status, actual.body.refusal], String(body).slice(0, 40)).toEqual([400, "RequestMalformed"]);
    }
  });

  it("[API-05] nothing is coerced and nothing is stripped", async () => {
    const id = await create();
    const put = (body: unknown) => ask("PUT", `/shop/order/cart/${id}/voucher`, body);
    expect((await put({ code: 5, version: 0 })).status).toBe(400);
    expect((await put({ code: "HAFEN-5", version: "0" })).status).toBe(400);
    const further = await put({ code: "HAFEN-5", version: 0, further: true });
    expect(further.body).toMatchObject({
      status: 400,
      refusal: "RequestMalformed",
      rule: "API-05",
      facts: { says: expect.stringContaining("additional") },
    });
  });

  it("[OPS-09] a body of another type is 415, one that is too long 413", async () => {
    const path = `/shop/order/cart/${await create()}/voucher`;
    expect((await ask("PUT", path, "code=x", { "content-type": "text/plain" })).body).toMatchObject({
      status: 415,
      refusal: "ContentTypeUnknown",
    });
    expect(
      (await ask("PUT", path, "code=x", { "content-type": "application/x-www-form-urlencoded" })).body,
    ).toMatchObject({ status: 415 });
    expect((await ask("PUT", path, JSON.stringify({ code: "x".repeat(300_000) }))).body).toMatchObject({
      status: 413,
      refusal: "BodyTooLarge",
    });
  });
});

describe("the contract", () => {
  it("[API-05] an operation without a handler ends the start", () => {
    const wanted = { operations, judge, strict: true, patienceMs: 15_000, handlers: {} as Handlers };
    expect(() => mount(fastify(), wanted)).toThrow(/operations without a handler: .*readToken/);
  });

  it("[OPS-10] a call that takes too long is refused with a wait, with a body as without one", async () => {
    const app = fastify();
    answerFailures(app, operations, contentPaths);
    const never = () => new Promise<never>(() => undefined);
    const handlers = Object.fromEntries(operations.map(({ id }) => [id, never])) as unknown as Handlers;
    mount(app, { operations, handlers, judge, strict: true, patienceMs: 1 });
    for (const ask of [
      { method: "GET", url: "/api/v2/content/feature-flags" },
      {
        method: "POST",
        url: "/api/shop/order/cart/c/items",
        payload: { version: 1, item: { kind: "domain", domain: { name: "a.de", acquisition: "register" } } },
      },
    ] as const) {
      const actual = await app.inject(ask);
      expect([actual.statusCode, actual.json().refusal, actual.headers["retry-after"]], actual.payload).toEqual([
        503,
        "Unavailable",
        "2",
      ]);
    }
    await app.close();
  });

  it("[API-05] an answer that breaks the contract is a defect when answers are judged", async () => {
    const [operation] = operations.filter(({ id }) => id === "readFeatureFlags");
    const app = fastify();
    const handlers = {
      readFeatureFlags: async () => ({ status: 200, payload: { success: true, result: [{ key: 5 }] } }),
    } as unknown as Handlers;
    mount(app, { operations: [operation!], handlers, judge, strict: true, patienceMs: 15_000 });
    const actual = await app.inject({ method: "GET", url: "/api/v2/content/feature-flags" });
    expect(actual.statusCode).toBe(500);
    expect(actual.payload).toContain("readFeatureFlags 200");
    await app.close();
  });
});

describe("a running server", () => {
  it("[OPS-04] reports health and readiness, and closes without losing a call", async () => {
    const shop = await running({ PORT: "0" });
    const address = new URL(await shop.api.listen());
    const get = (path: string) => fetch(new URL(path, address)).then((answer) => answer.status);
    expect([await get("/healthz"), await get("/readyz")]).toEqual([200, 200]);
    const slow = fetch(new URL("/api/auth/local/register", address), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "slow", email: "slow@example.test", password: "Passw0rd-one" }),
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await Promise.all([
      shop.close(),
      slow.then(
        (answer) => expect([200, 503]).toContain(answer.status),
        () => undefined,
      ),
    ]);
  });

  it("[OPS-09] survives requests that are not HTTP and unknown methods", async () => {
    const shop = await running({ PORT: "0" });
    const { port } = new URL(await shop.api.listen());
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), "127.0.0.1", () => socket.write("NONSENSE\r\n\r\n"));
      socket.on("data", (data) => resolve(String(data)));
      socket.on("close", () => resolve("closed"));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400|closed/);
    const status = await new Promise<number>((resolve) => {
      rawRequest({ port, method: "PROPFIND", path: "/api/shop/catalog" }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      }).end();
    });
    expect([400, 404, 405]).toContain(status);
    await shop.close();
  });
});

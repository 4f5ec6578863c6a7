// Cached pages: one rendering for everybody, ETags, encodings, and what is served while their sources are down. [OPS-03] [OPS-10]
import { createServer, request as ask, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { WholeAnswer } from "../page/services.ts";
import { namesTag } from "../server/names-tag.ts";
import { cachedPages } from "./cached-pages.ts";
import { sendPage } from "../server/page-bridge.ts";
import { securityHeadersByName } from "../server/security.ts";
import { audienceOf } from "../../app/audience.ts";
import type { PageVersion } from "../page/visit.ts";

interface World {
  server: Server;
  now: number;
  made: number;
  requested: number;
  current: PageVersion | null;
  answer: () => WholeAnswer | Promise<WholeAnswer>;
  cookies: string[];
  /** When the shop answers with the current version. */
  answers: Promise<unknown>;
}
const world = {} as World;

const page = (says: string, until: number | null = null): WholeAnswer => ({
  status: 200,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-cache",
    vary: "cookie",
    "content-language": "en",
  },
  // Two drawings of one page are never the same bytes.
  body: Buffer.from(`<!doctype html><p>${says} ${Math.random()}</p>${"<p>and more</p>".repeat(200)}`),
  scripts: ["go()"],
  same: { print: () => says, until },
});
const other = (status: number): WholeAnswer => ({
  status,
  headers: {},
  body: Buffer.from("other"),
  scripts: null,
  same: null,
});

beforeEach(async () => {
  Object.assign(world, {
    now: 1_000_000,
    made: 0,
    requested: 0,
    current: { audience: "DE 1900", version: "1" },
    answer: () => page("one"),
    cookies: [],
    answers: Promise.resolve(),
  });
  const policy = { secure: false, enforced: true };
  const pages = cachedPages({
    ...policy,
    bytes: 1_000_000,
    build: "b",
    now: () => world.now,
    audience: audienceOf([]),
  });
  const site = fastify({
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (!pages.quick(request, response)) handler(request, response);
      }),
  });
  site.addHook("onRequest", (_, reply, done) => void done(void reply.headers(securityHeadersByName(false))));
  site.get("/*", async (request, reply) => {
    const { cookies } = world;
    const visit = {
      cookies,
      version: async () => {
        world.requested += 1;
        await world.answers;
        return world.current;
      },
      fetch: async () => {
        world.made += 1;
        return world.answer();
      },
    };
    const answer = await pages.answer(visit, request.raw, reply.raw);
    return answer === null ? reply.hijack() : sendPage(answer, cookies, request, reply, policy);
  });
  await site.ready();
  world.server = site.server;
  await new Promise<void>((resolve) => world.server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => new Promise((done) => world.server.close(done)));

const get = (path = "/en", headers: Record<string, string> = {}, method = "GET") =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((done, fail) => {
    const { port } = world.server.address() as AddressInfo;
    ask({ port, path, headers, method, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    })
      .on("error", fail)
      .end();
  });

describe("a page that is the same for an audience", () => {
  it("[OPS-03] is made once, also when many ask at once, and asks the shop no more than once a second", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get()));
    expect(new Set(answers.map(({ body }) => String(body))).size).toBe(1);
    const requested = world.requested;
    await get();
    expect([world.made, world.requested]).toEqual([1, requested]);
    world.now += 1_000;
    await get();
    expect([world.made, world.requested]).toEqual([1, requested + 1]);
  });

  it("[OPS-03] has an ETag that two renderings share, and answers 304 to a browser that has it", async () => {
    const first = await get();
    world.current = { audience: "DE 1900", version: "2" };
    world.now += 1_000;
    const second = await get("/en", { "if-none-match": `"x", ${first.headers.etag}` });
    expect([world.made, second.status, second.body.length, second.headers.etag]).toEqual([
      2,
      304,
      0,
      first.headers.etag,
    ]);
    world.answer = () => page("two");
    world.current = { audience: "DE 1900", version: "3" };
    world.now += 1_000;
    const third = await get("/en", { "if-none-match": String(first.headers.etag) });
    expect([third.status, third.headers.etag === first.headers.etag, String(third.body)]).toEqual([
      200,
      false,
      expect.stringContaining("two"),
    ]);
  });

  it("[OPS-03] may stand in shared caches, which have to ask; with its policy, without a cookie", async () => {
    const { headers } = await get();
    expect(headers).toMatchObject({
      "cache-control": "public, no-cache",
      "content-language": "en",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("'sha256-"),
      vary: expect.stringMatching(/^cookie, .*accept-encoding$/),
    });
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it("[VAT-02] stands once for each VAT class, whatever else a session or a cart puts into cookies", async () => {
    await get("/en", { cookie: "cartId=c-1; cart-count=2; locale=de" });
    await get("/en", { cookie: "signed-in=1" });
    expect(world.made).toBe(1);
    world.current = { audience: "AT 2000", version: "1" };
    const austrian = await get("/en", { cookie: "vatCountry=AT" });
    expect(world.made).toBe(2);
    expect((await get("/en", { cookie: "vatCountry=AT; cartId=c-2" })).headers.etag).toBe(austrian.headers.etag);
    expect(world.made).toBe(2);
  });

  it("[VAT-10] is shared with a customer of the same rate, but no shared cache stores what was requested with a token", async () => {
    const visitor = await get();
    const customer = await get("/en", { cookie: "token=a.b.c" });
    expect([world.made, String(customer.body)]).toEqual([1, String(visitor.body)]);
    expect(customer.headers["cache-control"]).toBe("private, no-cache");
  });

  it("[LOC-17] is not cached when a token was needed to see it, and not shown to a visitor without one", async () => {
    world.answer = () => page("for customers");
    expect(String((await get("/en", { cookie: "token=a.b.c" })).body)).toContain("for customers");
    world.answer = () => other(302);
    expect((await get()).status).toBe(302);
  });

  it("[OPS-03] a cookie that has to be set goes to its visitor alone", async () => {
    world.cookies = ["token=; Max-Age=0"];
    const first = await get("/en", { cookie: "token=old" });
    expect([first.headers["set-cookie"], first.headers["cache-control"]]).toEqual([
      ["token=; Max-Age=0"],
      "private, no-store",
    ]);
    world.cookies = [];
    const next = await get();
    expect([world.made, next.headers["set-cookie"]]).toEqual([2, undefined]);
  });

  it("[OPS-03] is packed once, as the browser takes it", async () => {
    const plain = String((await get()).body);
    const brotli = await get("/en", { "accept-encoding": "gzip, br" });
    const gzip = await get("/en", { "accept-encoding": "gzip" });
    expect([brotli.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect([String(brotliDecompressSync(brotli.body)), String(gunzipSync(gzip.body))]).toEqual([plain, plain]);
    expect((await get("/en", { "accept-encoding": "br" }, "HEAD")).headers).toMatchObject({
      "content-length": String(brotli.body.length),
    });
    expect(world.made).toBe(1);
  });

  it("[CNT-05] is made anew from the moment when it would say something else", async () => {
    world.answer = () => page("deal", world.now + 500);
    await get();
    world.now += 499;
    await get();
    expect(world.made).toBe(1);
    world.now += 1;
    await get();
    expect(world.made).toBe(2);
  });
});

describe("while something is away", () => {
  const later = async (path = "/en") => {
    world.now += 1_000;
    return get(path);
  };

  it("[OPS-10] a cached page is served when the shop does not answer, and others are the error page", async () => {
    const before = await get();
    world.current = null;
    world.answer = () => other(503);
    const [cached, missing] = [await later(), await later("/en/other")];
    expect([cached.status, String(cached.body), missing.status]).toEqual([200, String(before.body), 503]);
    world.current = { audience: "DE 1900", version: "1" };
    world.answer = () => page("other");
    expect((await later("/en/other")).status).toBe(200);
  });

  it("[OPS-10] a cached page is served when its new version cannot be rendered, and is updated later by itself", async () => {
    const before = await get();
    world.current = { audience: "DE 1900", version: "2" };
    world.answer = () => other(503);
    expect(String((await later()).body)).toBe(String(before.body));
    world.answer = () => Promise.reject(new Error("gone"));
    expect(String((await later()).body)).toBe(String(before.body));
    world.answer = () => page("new");
    expect(String((await later()).body)).toContain("new");
  });

  it("[OPS-10] a visitor with a cached page does not wait for a shop that does not answer", async () => {
    const before = await get();
    world.answers = new Promise(() => undefined);
    const answers = await Promise.all([later(), later(), later()]);
    expect(answers.map(({ body }) => String(body))).toEqual([before, before, before].map(({ body }) => String(body)));
    expect(world.requested).toBe(2);
  });

  it("[OPS-10] a page that is gone is gone", async () => {
    await get();
    world.current = { audience: "DE 1900", version: "2" };
    world.answer = () => other(404);
    expect([(await later()).status, (await later()).status]).toEqual([404, 404]);
  });
});

it("[OPS-09] a header of blanks costs no more than its length: a quadratic search would not end in this test's time", () => {
  expect(namesTag(`a${" ".repeat(1_000_000)}b`, '"x"')).toBe(false);
  expect(namesTag(`"y", ${" ".repeat(1_000_000)}"x"`, '"x"')).toBe(true);
  expect([namesTag("*", '"x"'), namesTag(undefined, '"x"'), namesTag('"xx"', '"x"')]).toEqual([true, false, false]);
});

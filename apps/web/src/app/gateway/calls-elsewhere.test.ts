// Calls that are passed on to an API behind `API_URL`: bodies, addresses, lines as they come, and what happens when it fails. [OPS-03] [OPS-09] [OPS-10]
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, text } from "node:stream/consumers";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { splitOff } from "./api-elsewhere.ts";
import { admission, gateway } from "./gateway.ts";

const at = { url: "", requests: [] as { readonly request: IncomingMessage; readonly body: string }[] };
const running = {} as { api: Server; site: FastifyInstance };
const answers: { with: (response: ServerResponse) => void } = { with: (response) => response.end("{}") };

beforeAll(async () => {
  running.api = createServer((request, response) => {
    void buffer(request).then((body) => {
      at.requests.push({ request, body: body.toString() });
      answers.with(response);
    });
  });
  await new Promise<void>((resolve) => running.api.listen(0, "127.0.0.1", resolve));
  running.site = fastify();
  running.site.removeAllContentTypeParsers();
  const door = splitOff(`http://127.0.0.1:${(running.api.address() as AddressInfo).port}`);
  const admit = admission({ publicUrl: "http://127.0.0.1", secure: false, csrfHeader: "csrf-token", corsOrigins: [] });
  running.site.register(gateway(door, admit), { prefix: "/api" });
  at.url = await running.site.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await running.site.close();
  running.api.closeAllConnections();
  running.api.close();
});
beforeEach(() => {
  at.requests.length = 0;
  answers.with = (response) => response.setHeader("content-type", "application/json").end("{}");
});

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${at.url}/api${path}`, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });

describe("a call that is passed on", () => {
  it("[OPS-03] has its body byte by byte, its query, and the address that it came from behind those before", async () => {
    await post("/shop/domain/check?a=%20b", '{ "name" :  "ä.de" }', { "x-forwarded-for": "192.0.2.7" });
    const [{ request, body } = { request: null, body: "" }] = at.requests;
    expect([request?.url, body]).toEqual(["/api/shop/domain/check?a=%20b", '{ "name" :  "ä.de" }']);
    expect(request?.headers["x-forwarded-for"]).toBe("192.0.2.7, 127.0.0.1");
    expect(request?.headers["content-length"]).toBe(String(Buffer.byteLength(body)));
  });

  it("[OPS-09] is refused with more bytes than any call needs, whether it says so before or not", async () => {
    const large = "x".repeat(1_200_000);
    const chunks = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(large));
        controller.close();
      },
    });
    const unsaid = await fetch(`${at.url}/api/shop/order`, {
      method: "POST",
      body: chunks,
      duplex: "half",
    } as RequestInit);
    for (const response of [await post("/shop/order", large), unsaid])
      expect([response.status, (await response.json()).refusal]).toEqual([413, "BodyTooLarge"]);
    expect(at.requests).toEqual([]);
  });
});

describe("an answer", () => {
  it("[DOM-07] of many lines is there line by line", async () => {
    const next: { line: () => void } = { line: () => undefined };
    answers.with = (response) => {
      response.writeHead(200, { "content-type": "application/x-ndjson" });
      response.write('{"first":1}\n');
      next.line = () => response.end('{"second":2}\n');
    };
    const response = await post("/shop/domain/checks", "{}");
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('{"first":1}\n');
    next.line();
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('{"second":2}\n');
  });

  it("[OPS-10] that says to come back is passed on at once: the shop asks no second time by itself", async () => {
    answers.with = (response) =>
      response
        .writeHead(503, { "retry-after": "1", "content-type": "application/problem+json" })
        .end('{"refusal":"X"}');
    const response = await fetch(`${at.url}/api/shop/catalog`);
    expect([response.status, response.headers.get("retry-after"), at.requests.length]).toEqual([503, "1", 1]);
  });

  it("[OPS-10] that breaks off ends the call, and the next one is answered", async () => {
    answers.with = (response) => void response.destroy();
    expect((await fetch(`${at.url}/api/shop/catalog`)).status).toBeGreaterThanOrEqual(500);
    answers.with = (response) => response.end("there");
    expect(await text((await fetch(`${at.url}/api/shop/catalog`)).body as never)).toBe("there");
  });
});

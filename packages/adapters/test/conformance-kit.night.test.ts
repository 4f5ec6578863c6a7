// The whole kit on the reference server, and its program on one of its own; `conformance.test.ts` tries the same laws each day. [HDL-07] [API-05]
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reportInLines, serverLaws, triedOn } from "../src/conformance/index.ts";
import { program } from "./conformance-program.ts";
import { operationIds } from "./contract.ts";
import { waitsForInvoice } from "./laws-over-http.ts";
import { type RunningShop, startedShop } from "./running-shop.ts";
import { freshNames } from "./small-world.ts";
import { plusOne } from "./spoilt.ts";

const at: { shop?: RunningShop } = {};
beforeAll(async () => {
  at.shop = await startedShop();
});
afterAll(() => at.shop?.close());

describe("the kit", () => {
  it("[HDL-07] passes the reference server, and reports every operation of the contract", async () => {
    const report = await triedOn({
      baseUrl: `${at.shop?.url}/api`,
      laws: serverLaws,
      fresh: freshNames(),
      patience: 1,
    });
    expect(report.laws.filter(({ held }) => !held)).toEqual([]);
    expect(report.conforms).toBe(true);
    expect(report.operations.map(({ operation }) => operation)).toEqual([
      ...operationIds("shop"),
      ...operationIds("content"),
    ]);
    expect(report.operations.filter(({ laws }) => laws === 0)).toEqual([]);
    expect(reportInLines(report).at(-1)).toMatch(/^\d+ laws hold, \d+ operations called$/);
  });
});

describe("the number of a business for its order", () => {
  it("[HDL-07] [ACC-08] is missed where the invoice does not have it", { timeout: 60_000 }, async () => {
    const report = await triedOn({
      baseUrl: `${at.shop?.url}/api`,
      laws: serverLaws.filter(waitsForInvoice),
      fresh: freshNames(),
      fetch: async (request) => {
        const response = await fetch(request);
        if (!/\/shop\/invoices\/[^/?]+(\?|$)/.test(request.url) || !response.ok) return response;
        const text = (await response.text()).replace(/"orderReference":"[^"]*"/, '"orderReference":null');
        return new Response(text, { status: 200, headers: { "content-type": "application/json" } });
      },
    });
    expect(report.laws).toMatchObject([{ held: false, tried: true }]);
  });
});

describe("the program", { timeout: 120_000 }, () => {
  it("[HDL-07] ends with 0 where all laws hold, and names the operations", async () => {
    // A shop of its own: where others have logged in for a minute, the program waits for the limits.
    const shop = await startedShop();
    const { code, output } = await program(shop.url).finally(() => shop.close());
    expect(output).toMatch(/holds +placeOrder +\d+ /);
    expect(output).toMatch(/\d+ laws hold, \d+ operations called\n$/);
    expect(code).toBe(0);
  });

  it("[HDL-07] ends with 2 where there is no answer, or the options are wrong", async () => {
    expect(await program("http://127.0.0.1:9")).toMatchObject({
      code: 2,
      output: expect.stringContaining("There is no catalogue") as string,
    });
    expect(await program("nowhere")).toMatchObject({
      code: 2,
      output: expect.stringContaining("kontor-conformance <address>") as string,
    });
    expect(await program(`${at.shop?.url}`, "--only", "XYZ-99")).toMatchObject({ code: 2 });
  });

  it("[HDL-07] ends with 1 and the broken law where one is, over real connections", async () => {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", async () => {
        const headers = { ...request.headers, host: undefined, connection: undefined, "content-length": undefined };
        const given = Object.entries(headers).flatMap(([name, value]) =>
          typeof value === "string" ? [[name, value] as [string, string]] : [],
        );
        const answer = await fetch(`${at.shop?.url}${request.url}`, {
          method: request.method ?? "GET",
          headers: given,
          ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
        });
        const spoilt = /\/quote/.test(request.url ?? "") && answer.ok ? await plusOne(answer) : answer;
        response.writeHead(spoilt.status, { "content-type": spoilt.headers.get("content-type") ?? "application/json" });
        response.end(Buffer.from(await spoilt.arrayBuffer()));
      });
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
    const { code, output } = await program(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
      "--only",
      "CRT-03",
      "--json",
    ).finally(() => server.close());
    const report = JSON.parse(output) as {
      readonly conforms: boolean;
      readonly laws: readonly { readonly held: boolean }[];
    };
    expect(report.conforms).toBe(false);
    expect(report.laws.some(({ held }) => !held)).toBe(true);
    expect(code).toBe(1);
  });
});

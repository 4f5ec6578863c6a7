// Content calls that fail at real servers: the server's own payload is what the caller gets, or an unknown error; the hook hears of each. [API-03]
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { bridge } from "../src/actors/bridge/index.ts";
import { contentOverHttp } from "../src/layers/http/index.ts";
import { tokensInMemory } from "../src/layers/memory/index.ts";
import { startedShop } from "./running-shop.ts";

const shop = await startedShop();
afterAll(shop.close);
const anonymous = bridge(tokensInMemory());

const reader = (url: string) => {
  const reports: { readonly doing: string; readonly cause: unknown }[] = [];
  const content = contentOverHttp({
    baseUrl: `${url}/api`,
    locale: () => "en" as const,
    retries: 0,
    report: (doing: string, cause: unknown) => void reports.push({ doing, cause }),
  });
  return { content, reports };
};

/** A server that answers everything alike. */
const answering = async (
  listener: RequestListener,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

describe("a content call that fails", () => {
  it("[API-03] at the shop's own server ends in the payload of that server, and the hook hears of it", async () => {
    const { content, reports } = reader(shop.url);
    const query = { filters: { noSuchField: { $eq: "x" } } };
    const direct = await fetch(`${shop.url}/api/pages?filters[noSuchField][$eq]=x`);
    const { error } = (await direct.json()) as {
      readonly error: { readonly status: number; readonly name: string; readonly message: string };
    };
    expect(direct.status).toBe(400);
    expect(await anonymous.runResult(content.list("pages", query))).toMatchObject({
      failure: {
        _tag: "ContentRefused",
        rule: "API-03",
        status: error.status,
        name: error.name,
        message: error.message,
      },
    });
    expect(reports).toMatchObject([{ cause: { _tag: "ContentRefused", message: error.message } }]);
    expect(await anonymous.runResult(content.one("pages", "nosuchdocument"))).toMatchObject({
      failure: { _tag: "ContentRefused", status: 404, name: "NotFoundError" },
    });
    expect(reports).toHaveLength(2);
  });

  it("[API-03] without a payload is an unknown error, status 500 by its tag, with the message, and the hook hears of it", async () => {
    const broken = await answering(
      (_, response) => void response.writeHead(500, { "content-type": "text/html" }).end("<html>sorry"),
    );
    const { content, reports } = reader(broken.url);
    expect(await anonymous.runResult(content.list("pages"))).toMatchObject({
      failure: { _tag: "UnknownError", rule: "API-03", message: "status 500" },
    });
    expect(reports).toMatchObject([{ cause: { _tag: "UnknownError" } }]);
    await broken.close();
    // Now the server is gone.
    expect(await anonymous.runResult(content.site())).toMatchObject({
      failure: { _tag: "UnknownError", message: expect.stringMatching(/./) },
    });
    expect(reports).toHaveLength(2);
  });

  it("[API-03] half way is an unknown error, too", async () => {
    const cut = await answering((_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" }).write('{"data":');
      setImmediate(() => response.destroy());
    });
    const { content, reports } = reader(cut.url);
    expect(await anonymous.runResult(content.list("pages"))).toMatchObject({ failure: { _tag: "UnknownError" } });
    expect(reports).toHaveLength(1);
    await cut.close();
  });
});

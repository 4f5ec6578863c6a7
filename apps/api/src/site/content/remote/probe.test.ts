// A Strapi that lacks a type or a field: the shop says which, in the log and in /readyz, and serves what there is. [OPS-04] [OPS-10]
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { legalDocuments } from "../legal-documents.ts";
import { remoteSource } from "../source.ts";
import { running, runningForFile } from "../../../../test/harness.ts";

const strapi = await runningForFile({ PORT: "0" });
const behind = await strapi.api.listen();
const refused: Record<string, { readonly status: number; readonly body: unknown }> = {};
/** What an editor changed in its texts. */
const spoilt: [from: string, to: string][] = [];
const server = createServer(async (request, response) => {
  const path = (request.url ?? "").split("?")[0] ?? "";
  const { status, body } = refused[path] ?? {
    status: 0,
    body: null,
  };
  if (status > 0) return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const answer = await fetch(behind + (request.url ?? "")).catch(() => null);
  // The shop reads in the background, also while the one behind ends.
  if (answer === null) return response.destroy();
  response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
  const read = Buffer.from(await answer.arrayBuffer()).toString();
  return response.end(spoilt.reduce((text, [from, to]) => text.replaceAll(from, to), read));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
const cmsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const error = (status: number, name: string, message: string) => ({
  status,
  body: { data: null, error: { status, name, message, details: {} } },
});

it("[CMS-02] [OPS-04] [OPS-10] a Strapi with all types and fields is no news", async () => {
  const shop = await running({ CMS_URL: cmsUrl });
  expect((await shop.api.inject({ method: "GET", url: "/readyz" })).json()).toEqual({ status: "ready" });
  await shop.close();
});

it("[LGL-07] [OPS3-1] legal texts that name the provider by hand are named in /readyz, and no letter goes out with them", async () => {
  spoilt.push(["> An {provider:legal-name}, {provider:address}", "> An Nordwind, Windweg 9, 24103 Kiel"]);
  const shop = await running({ CMS_URL: cmsUrl });
  const { status, content } = (await shop.api.inject({ method: "GET", url: "/readyz" })).json();
  expect([status, content]).toEqual([
    "ready",
    [
      expect.stringMatching(
        /^\/de\/kontakt\/widerrufsbelehrung: “24103 Kiel” is an address by hand: write \{provider:address\}/,
      ),
    ],
  ]);
  const services = { ...shop.api, settings: shop.settings, now: () => shop.clock.now, log: { warn: () => undefined } };
  const documents = legalDocuments(services as never, remoteSource(cmsUrl), async () => "1");
  await expect(documents.make("withdrawal de")).rejects.toThrow("24103 Kiel");
  expect(await documents.make("withdrawal en")).toMatchObject({ mime: "application/pdf" });
  spoilt.length = 0;
  await shop.close();
});

it("[CMS-02] [OPS-04] [OPS-10] a missing type and a missing field are named in /readyz, and in the log once", async () => {
  Object.assign(refused, {
    "/api/deals": error(404, "NotFoundError", "Not Found"),
    "/api/pages": error(400, "ValidationError", "Invalid key seo"),
  });
  const lines: string[] = [];
  const shop = await running({ CMS_URL: cmsUrl, LOG_LEVEL: "warn" }, { logTo: { write: (line) => lines.push(line) } });
  const readyz = async () => (await shop.api.inject({ method: "GET", url: "/readyz" })).json();
  const content = [expect.stringContaining("page: Invalid key seo"), expect.stringContaining("deal: Not Found")];
  expect([await readyz(), await readyz()]).toEqual([
    { status: "ready", content },
    { status: "ready", content },
  ]);
  await shop.ask("GET", "/pages?locale=en");
  await shop.ask("GET", "/pages?locale=en");
  await shop.ask("GET", "/deals?locale=en");
  const found = (words: string) => lines.filter((line) => line.includes(words)).length;
  expect([found("lacks what the shop reads"), found('"reason":"Invalid key seo (status 400)"')]).toEqual([1, 1]);
  expect(found("deals is not there")).toBe(1);
  await shop.close();
});

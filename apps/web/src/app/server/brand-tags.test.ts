// After a start with other colours a browser gets pages anew: its copy would link a sheet that is gone. [PKG-08] [LOC-16]
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { doorOver } from "../../../test/door-fixture.ts";
import { demoContent } from "../../../../api/src/platform/settings/content-directory.ts";
import { readProvider } from "../../platform/provider/folder.ts";
import { brandOf } from "../../platform/server/brand.ts";
import { webSettings } from "../../platform/server/settings.ts";
import { pagesBy } from "../../../test/test-pages.ts";
import { bareServer, openSite } from "./site-server.ts";

/** The same page of the same data, whatever it links. */
const handler = {
  fetch: async () => ({
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache" },
    body: Buffer.from("<!doctype html><title>Page</title>"),
    scripts: [],
    same: { print: () => "the same", until: null },
  }),
  version: async () => ({ audience: "all", content: "1" }) as never,
};

const tagWith = async (sheet: string): Promise<string> => {
  const server = bareServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await openSite(server, {
    branded: await brandOf({ ...readProvider(demoContent), sheet }, null),
    settings: webSettings({ PUBLIC_URL: url }),
    api: await doorOver(async () => ({ status: 404, headers: {}, body: Buffer.alloc(0) })),
    pages: pagesBy(handler),
    log: () => undefined,
  });
  const answer = await fetch(`${url}/en`);
  expect(answer.status).toBe(200);
  return answer.headers.get("etag") ?? "none";
};

it("[PKG-08] [LOC-16] a page has another tag as soon as the provider's folder has other colours, and the same one otherwise", async () => {
  const first = await tagWith("@layer tokens{:root{--sea:#123456}}");
  expect(first).toMatch(/^W\/"/);
  expect(await tagWith("@layer tokens{:root{--sea:#123456}}")).toBe(first);
  expect(await tagWith("@layer tokens{:root{--sea:#123457}}")).not.toBe(first);
});

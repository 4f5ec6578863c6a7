// Files of a Strapi under the shop's own address: pictures and PDF are shown, all else is a file that a browser saves and runs nowhere. [CNT-07] [SEC2-13]
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { remoteUploads } from "./remote/uploads.ts";
import { mountUploads } from "./upload-routes.ts";

/** What the Strapi says of each of its files. */
const types: Readonly<Record<string, string>> = {
  "photo.webp": "image/webp",
  "drawing.svg": "image/svg+xml",
  "terms.pdf": "application/pdf",
  "evil_abc.js": "application/javascript",
  "evil_abc.mjs": "text/javascript; charset=utf-8",
  "evil_abc.html": "text/html",
  "evil_abc.css": "text/css",
  "evil_abc.wasm": "application/wasm",
  "evil_abc.png": "image/png,text/javascript",
  unnamed: "",
};

it("[CNT-07] [SEC2-13] a script, a page or a style of the Strapi is never one of the shop", async () => {
  const strapi = createServer((request, response) => {
    const type = types[request.url?.split("/").at(-1) ?? ""] ?? "";
    response.writeHead(200, type === "" ? {} : { "content-type": type });
    response.end("alert(1)");
  });
  await new Promise<void>((resolve) => strapi.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void strapi.close());
  const app = fastify();
  onTestFinished(() => app.close());
  mountUploads(app, remoteUploads(`http://127.0.0.1:${(strapi.address() as AddressInfo).port}`), 5_000);
  const served = await Promise.all(
    Object.keys(types).map(async (name) => {
      const { headers } = await app.inject({ url: `/uploads/${name}` });
      expect(headers, name).toMatchObject({
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      });
      return [name, headers["content-type"], headers["content-disposition"]];
    }),
  );
  const shown = served.filter(([, , disposition]) => disposition === undefined);
  expect(shown).toEqual([
    ["photo.webp", "image/webp", undefined],
    ["drawing.svg", "image/svg+xml", undefined],
    ["terms.pdf", "application/pdf", undefined],
  ]);
  for (const [name, type, disposition] of served.filter((one) => !shown.includes(one)))
    expect([name, type, disposition]).toEqual([name, "application/octet-stream", "attachment"]);
});

// Built files are those of the start: what a later build does in the folder changes nothing in a process that runs. [LOC-16] [OPS-01]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtFiles } from "./built-files.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-built-"));
const at: { site: FastifyInstance | null } = { site: null };

const write = (path: string, text: string): void => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
};

const ask = async (url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") => {
  if (at.site === null) throw new Error("nothing is open");
  return at.site.inject({ method, url, headers });
};

beforeAll(async () => {
  write("assets/app-1a.js", "plain");
  write("assets/app-1a.js.br", "in brotli");
  write("assets/app-1a.js.gz", "in gzip");
  write("share.png", "a picture");
  write("plan.ods", "a sheet");
  write("search.mjs", "a module");
  write(".vite/manifest.json", "{}");
  at.site = fastify();
  at.site.register(builtFiles(folder));
  await at.site.ready();
  // Another build takes the place of the one that is served.
  rmSync(folder, { recursive: true });
  write("assets/app-2b.js", "another");
});
afterAll(async () => {
  await at.site?.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ["br, gzip", "br", "in brotli"],
  ["gzip", "gzip", "in gzip"],
  ["br;q=0, gzip", "gzip", "in gzip"],
  ["identity", undefined, "plain"],
])(
  "[OPS-01] [LOC-16] a file of the start is sent after another build took its place, in the form for %s",
  async (accepted, encoding, body) => {
    const { statusCode, headers, payload } = await ask("/assets/app-1a.js", { "accept-encoding": accepted });
    expect([statusCode, headers["content-encoding"], headers.vary, payload]).toEqual([
      200,
      encoding,
      "accept-encoding",
      body,
    ]);
    expect([headers["content-type"], headers["cache-control"]]).toEqual([
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
    ]);
  },
);

it("[LOC-16] a file that the browser has is not sent again, and each form has a tag of its own", async () => {
  const tags = await Promise.all(
    ["br", "gzip", ""].map(async (accepted) =>
      String((await ask("/assets/app-1a.js", { "accept-encoding": accepted })).headers.etag),
    ),
  );
  expect(new Set(tags).size).toBe(3);
  const again = await ask("/assets/app-1a.js", { "accept-encoding": "br", "if-none-match": `"other", ${tags[0]}` });
  expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, "", tags[0]]);
});

it("[LOC-16] files beside /assets/ are revalidated after an hour, and HEAD says what GET would", async () => {
  const { statusCode, headers, payload } = await ask("/share.png", {}, "HEAD");
  expect([statusCode, headers["content-type"], headers["content-length"], headers["cache-control"], payload]).toEqual([
    200,
    "image/png",
    "9",
    "public, max-age=3600",
    "",
  ]);
});

it("[LOC-16] a file of a type that is not known has an address, too", async () => {
  const { statusCode, headers, payload } = await ask("/plan.ods");
  expect([statusCode, headers["content-type"], payload]).toEqual([200, "application/octet-stream", "a sheet"]);
});

it("[LOC-16] a module of either name is sent as a script, which browsers run under no other type", async () => {
  for (const path of ["/search.mjs", "/assets/app-1a.js"])
    expect((await ask(path)).headers["content-type"]).toBe("text/javascript; charset=utf-8");
});

it.each(["/.vite/manifest.json", "/assets/app-1a.js.br", "/assets/app-2b.js"])(
  "[LOC-16] %s has no address",
  async (path) => {
    expect((await ask(path)).statusCode).toBe(404);
  },
);

// The image proxy with real pictures: what it makes, what it refuses, what it keeps.
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { imageUrl, type Modifiers, placeholderModifiers } from "@kontor/domain/site/picture";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { diskCache } from "./disk-cache.ts";
import { pictureMeasures } from "./measures.ts";
import { fetchMedia } from "./media.ts";
import { imageProxy } from "./proxy.ts";
import { signer } from "./signature.ts";
import { allowedWidths } from "../../shell/picture/picture-places.ts";

const secret = "a secret of the test";
const directory = mkdtempSync(join(tmpdir(), "kontor-images-"));
const fetched: string[] = [];
const shop = { picture: Buffer.alloc(0) as Buffer, url: "", close: () => {} };

beforeAll(async () => {
  shop.picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#0a5c7a" } })
    .png()
    .toBuffer();
  const proxy = imageProxy({
    secret,
    hosts: ["media.example"],
    widths: allowedWidths,
    cache: diskCache(directory, 1_000_000),
    fetch: async (source) => {
      fetched.push(source);
      return source === "/uploads/hall.png" || source === "https://media.example/a/hall.png"
        ? shop.picture
        : source === "/uploads/broken.png"
          ? Buffer.from("no picture")
          : null;
    },
    log: () => undefined,
  });
  const server = createServer((request, response) => {
    void proxy(request.url ?? "").then((answer) => {
      if (answer === null) response.writeHead(418).end();
      else response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  shop.close = () => server.close();
});
afterAll(() => {
  shop.close();
  rmSync(directory, { recursive: true });
});

const address = (source: string, modifiers: Modifiers): string =>
  shop.url + signer(secret)(imageUrl(source, modifiers));
const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

describe("image proxy", () => {
  it.each(["webp", "avif"] as const)(
    "[CNT-07] makes a picture in the requested width as %s, once, and caches it",
    async (format) => {
      const url = address("/uploads/hall.png", { format, width: 400 });
      const before = fetched.length;
      const answer = await fetch(url);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, `image/${format}`]);
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height]).toEqual([400, 225]);
      expect(answer.headers.get("cache-control")).toContain("immutable");
      await fetch(url);
      expect(fetched.length).toBe(before + 1);
    },
  );

  it("[CNT-07] makes a placeholder of 10 by 10 dots, quality 50, blur 3", async () => {
    const answer = await fetch(address("/uploads/hall.png", placeholderModifiers));
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([answer.status, width, height]).toEqual([200, 10, 10]);
  });

  it("[CNT-07] the same picture requested many times at once is made once", async () => {
    const before = fetched.length;
    const url = address("/uploads/hall.png", { format: "webp", width: 480 });
    expect(await Promise.all(Array.from({ length: 8 }, () => statusOf(url)))).toEqual(
      Array.from({ length: 8 }, () => 200),
    );
    expect(fetched.length).toBe(before + 1);
  });

  it("[CNT-07] refuses what is not signed, signed for another path, of another size or from elsewhere", async () => {
    const path = imageUrl("/uploads/hall.png", { width: 400 });
    expect(await statusOf(shop.url + path)).toBe(403);
    expect(await statusOf(address("/uploads/hall.png", { width: 400 }).replace("w_400", "w_800"))).toBe(403);
    expect(await statusOf(address("/uploads/hall.png", { width: 401 }))).toBe(400);
    expect(await statusOf(address("https://elsewhere.example/a.png", { width: 400 }))).toBe(400);
    expect(await statusOf(address("/uploads/../secret", { width: 400 }))).toBe(400);
    expect(await statusOf(`${shop.url}/images/w_400&evil_1/%2Fuploads%2Fhall.png?s=x`)).toBe(400);
    expect(await statusOf(`${shop.url}/images/only-one-part`)).toBe(418);
  });

  it("[CMS-04] [CNT-07] makes pictures of a host that the settings name, and of no other", async () => {
    const answer = await fetch(address("https://media.example/a/hall.png", { format: "webp", width: 400 }));
    expect([answer.status, (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width]).toEqual([
      200, 400,
    ]);
    for (const source of [
      "https://media.example.evil/a.png",
      "http://media.example/a.png",
      "https://media.example@evil.example/a.png",
    ])
      expect([source, await statusOf(address(source, { width: 400 }))]).toEqual([source, 400]);
  });

  it("[CNT-07] a file that is missing or no picture is not found", async () => {
    expect(await statusOf(address("/uploads/none.png", { width: 400 }))).toBe(404);
    expect(await statusOf(address("/uploads/broken.png", { width: 400 }))).toBe(404);
  });
});

describe("disk cache", () => {
  it("[CNT-07] stays under its limit: the least recently requested goes first", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kontor-cache-"));
    const cache = diskCache(folder, 10_000);
    for (let at = 0; at < 9; at += 1) await cache.write(`picture ${at}`, Buffer.alloc(1_000, at));
    const moment = () => new Promise((resolve) => setTimeout(resolve, 20));
    await moment();
    await cache.read("picture 0");
    await moment();
    for (let at = 9; at < 14; at += 1) await cache.write(`picture ${at}`, Buffer.alloc(1_000, at));
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(10_000);
    expect((await cache.read("picture 13"))?.[0]).toBe(13);
    expect(await cache.read("picture 0")).not.toBeNull();
    rmSync(folder, { recursive: true });
  });
});

describe("sizes", () => {
  it("[CMS-04] [CNT-07] are read from the file once; what could not be read is tried again later", async () => {
    const fetched: string[] = [];
    const measures = pictureMeasures(async (source) => {
      fetched.push(source);
      return source === "/uploads/hall.png" ? shop.picture : null;
    });
    const learn = () => measures.learn(["/uploads/hall.png", "/uploads/none.png"]);
    await Promise.all([learn(), learn()]);
    await learn();
    expect([measures.known("/uploads/hall.png"), measures.known("/uploads/none.png")]).toEqual([
      { width: 1600, height: 900 },
      null,
    ]);
    expect(fetched).toEqual(["/uploads/hall.png", "/uploads/none.png"]);
    const later = performance.now() + 60_000;
    const clock = vi.spyOn(performance, "now").mockReturnValue(later);
    // The cache reads the clock once a millisecond.
    await new Promise((done) => setTimeout(done, 5));
    await learn();
    clock.mockRestore();
    expect(fetched).toEqual(["/uploads/hall.png", "/uploads/none.png", "/uploads/none.png"]);
  });
});

describe("the size of a picture", () => {
  const plain = (): sharp.Sharp => sharp({ create: { width: 60, height: 40, channels: 3, background: "#0a5c7a" } });
  it.each([
    ["png", () => plain().png()],
    ["jpeg", () => plain().jpeg()],
    ["webp", () => plain().webp()],
    ["avif", () => plain().avif()],
    ["gif", () => plain().gif()],
    ["tiff", () => plain().tiff()],
    ["svg", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>')],
    [
      "jpeg of a turned camera",
      () =>
        sharp({ create: { width: 40, height: 60, channels: 3, background: "#0a5c7a" } })
          .jpeg()
          .withMetadata({ orientation: 6 }),
    ],
  ])("[CMS-04] [CODE2-14] %s is read as it is shown, and none from what is no picture", async (_, made) => {
    const drawn = made();
    const bytes = Buffer.isBuffer(drawn) ? drawn : await drawn.toBuffer();
    const measures = pictureMeasures(async (source) => (source === "/picture" ? bytes : bytes.subarray(0, 12)));
    await measures.learn(["/picture", "/torn"]);
    expect([measures.known("/picture"), measures.known("/torn")]).toEqual([{ width: 60, height: 40 }, null]);
  });
});

describe("pictures of other hosts", () => {
  it("[CMS-04] [OPS-07] nothing but a picture is taken, and no redirect followed", async () => {
    const elsewhere = createServer((request, response) => {
      if (request.url === "/hall.png") response.writeHead(200, { "content-type": "image/png" }).end(shop.picture);
      else if (request.url === "/moved.png") response.writeHead(302, { location: "/hall.png" }).end();
      else if (request.url === "/page.png") response.writeHead(200, { "content-type": "text/html" }).end("<p>");
      else if (request.url === "/large.png")
        response.writeHead(200, { "content-type": "image/png", "content-length": String(17 * 1024 * 1024) }).end();
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    const sizes = await Promise.all(
      ["/hall.png", "/moved.png", "/page.png", "/large.png", "/none.png"].map(
        async (path) => (await fetchMedia(origin + path))?.length,
      ),
    );
    expect(sizes).toEqual([shop.picture.length, undefined, undefined, undefined, undefined]);
    elsewhere.closeAllConnections();
    elsewhere.close();
    expect(await fetchMedia(`${origin}/hall.png`)).toBeNull();
  });
});

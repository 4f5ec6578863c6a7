// A content system behind a peer that makes it slow, silent, absent or wrong: what was good stays, the rest is 503, nothing bad is kept. [CMS-05] [OPS-10]
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { contentSystem } from "../../../test/browser/content-system.ts";
import { startShop } from "../../../test/browser/harness.ts";

type Mood = "well" | "together" | "silent" | "absent" | "junk";

const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** Stands between the shop and a content system, and hears who asks. */
const between = async (upstream: () => string) => {
  const state = { mood: "well" as Mood, bearers: 0, requests: 0 };
  const waiting: (() => void)[] = [];
  const through = (request: IncomingMessage, response: ServerResponse): void => {
    const passed = ask(
      upstream() + (request.url ?? "/"),
      { method: request.method ?? "GET", headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  };
  const server = createServer((request, response) => {
    if (/^\/api\/(?!users|auth)/.test(request.url ?? "")) {
      state.requests += 1;
      if (request.headers.authorization !== undefined) state.bearers += 1;
    }
    if (state.mood === "well") through(request, response);
    else if (state.mood === "together") {
      // No request is answered until a second one arrives.
      waiting.push(() => through(request, response));
      if (waiting.length < 2) return;
      state.mood = "well";
      for (const go of waiting.splice(0)) go();
    } else if (state.mood === "absent")
      json(response, 404, { data: null, error: { status: 404, name: "NotFoundError", message: "Not Found" } });
    else if (state.mood === "junk")
      json(response, 200, { data: [{ id: 1, documentId: "x", title: null }], meta: { pagination: { total: 1 } } });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

test("[CMS-05] [OPS-10] [SHL-02] bad answers of a content system are not cached, readers wait for it once, and it recovers by itself", async () => {
  test.setTimeout(180_000);
  const dataDir = mkdtempSync(join(tmpdir(), "kontor-cms-"));
  const cms = await contentSystem(dataDir);
  const peer = await between(() => cms.url);
  const shop = await startShop({ CMS_URL: peer.url, CMS_WEBHOOK_SECRET: "a-webhook-that-is-never-sent" });
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(shop.url + path, { headers, redirect: "manual" });
  const retried = (answer: Response) => [
    answer.status,
    Number(answer.headers.get("retry-after")) > 0,
    answer.headers.get("cache-control"),
  ];
  try {
    const good = await (await get("/en/faq")).text();
    expect(good).toContain("<h1");

    // What is cached for everybody is read without a login: no token goes to a list, valid or not.
    const registered = await fetch(`${shop.url}/api/auth/local/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "erika", email: "erika@example.com", password: "hafen-und-kontor-42" }),
    });
    const { jwt } = (await registered.json()) as { readonly jwt: string };
    for (const [path, token] of [
      ["/en/about-us", jwt],
      ["/en/terms-of-use", "aaaa.bbbb.cccc"],
    ] as const) {
      const before = peer.state.requests;
      await get(path, { cookie: `token=${token}` });
      expect([path, peer.state.requests > before, peer.state.bearers]).toEqual([path, true, 0]);
    }

    for (const [mood, path] of [
      ["absent", "/en/press"],
      ["junk", "/en/house-rules"],
      ["silent", "/de/hausordnung"],
    ] as const) {
      peer.state.mood = mood;
      expect([mood, ...retried(await get(path))]).toEqual([mood, 503, true, "private, no-store"]);
      expect([mood, (await get("/en/faq")).status]).toEqual([mood, 200]);
      const files = await Promise.all(
        ["/sitemap-pages-en-GB.xml", "/sitemap.xml", "/de/blog/feed.atom"].map((file) => get(file)),
      );
      expect(files.map((file) => [mood, file.status, Number(file.headers.get("retry-after")) > 0])).toEqual(
        files.map(() => [mood, 503, true]),
      );
      peer.state.mood = "well";
      await expect.poll(async () => (await get(path)).status, { timeout: 20_000 }).toBe(200);
    }

    // Who asked one question after the other would wait for the second for ever.
    peer.state.mood = "together";
    expect((await get("/en/nobody-ever-asked-for-this")).status).toBe(404);

    peer.state.mood = "well";
    const map = await get("/sitemap-pages-en-GB.xml");
    expect([map.status, (await map.text()).includes("/en/faq")]).toEqual([200, true]);
  } finally {
    await shop.close();
    peer.close();
    cms.child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
});

// The page cache with web and API in separate processes: a publication shows at once, and the API may stop under load. [OPS-03] [OPS-10]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { built } from "./lib/built.mjs";
import { environment, pinnedNode, root } from "./lib/places.mjs";
import { programs } from "./lib/programs.mjs";
import { freePort } from "./lib/free-port.ts";
import { serverProgram } from "./lib/server-program.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-away-"));
const running = programs();
const at = { api: 0, web: 0 };

const started = (name: "api" | "web", env: Readonly<Record<string, string>>) =>
  running.start(pinnedNode() ?? process.execPath, [serverProgram(name)], {
    cwd: root,
    env: environment({
      NODE_ENV: "production",
      DATA_DIR: folder,
      LOG_LEVEL: "silent",
      SESSION_SECRET: "a secret of the tests, 32 characters",
      PUBLIC_URL: "",
      DATABASE_URL: "",
      ...env,
    }),
  });
const startApi = () => started("api", { PORT: String(at.api) });

const get = (path: string, port = at.web) =>
  fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(20_000) });
const statusOf = (path: string, port?: number): Promise<number> =>
  get(path, port).then(
    async (answer) => (await answer.text(), answer.status),
    () => 0,
  );

beforeAll(async () => {
  await built();
  Object.assign(at, { api: await freePort(), web: await freePort() });
}, 240_000);
afterAll(async () => {
  await running.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Another title for a post, as an editor would publish it. */
const publish = (slug: string, title: string): void => {
  const database = new DatabaseSync(join(folder, "kontor.sqlite"), { timeout: 10_000 });
  database
    .prepare(
      "update content_entries set fields = json_set(fields, '$.title', ?) where type = 'blog-post' and locale = 'en' and json_extract(fields, '$.slug') = ?",
    )
    .run(title, slug);
  database.prepare("update marks set value = ? where key = 'content-version'").run(title);
  database.close();
};

const shop: { api?: ReturnType<typeof startApi> } = {};
beforeAll(async () => {
  shop.api = startApi();
  started("web", { PORT: String(at.web), API_URL: `http://127.0.0.1:${at.api}` });
  await vi.waitFor(async () => expect(await statusOf("/readyz")).toBe(200), { timeout: 80_000, interval: 200 });
}, 90_000);

it("[OPS-03] a publication is on its page a second later, and other pages keep their ETag", {
  timeout: 60_000,
}, async () => {
  const [, category, slug = ""] = /\/en\/blog\/([^/"?]+)\/([^/"?]+)"/.exec(await (await get("/en/blog")).text()) ?? [];
  const path = `/en/blog/${category}/${slug}`;
  const [post, plan] = [await get(path), await get("/en/hosting/web-m")];
  expect([post.status, plan.status]).toEqual([200, 200]);
  publish(slug, "Renamed by an editor");
  await expect
    .poll(async () => (await get(path)).text(), { timeout: 10_000, interval: 100 })
    .toContain("Renamed by an editor");
  const again = await get(path);
  expect(again.headers.get("etag")).not.toBe(post.headers.get("etag"));
  expect((await get("/en/hosting/web-m")).headers.get("etag")).toBe(plan.headers.get("etag"));
});

it("[OPS-10] cached pages are served while the API is down, others are 503, and both recover by themselves", {
  timeout: 90_000,
}, async () => {
  const api = shop.api ?? startApi();
  const others = [
    ...new Set(
      (await (await get("/en/all-pages")).text()).match(
        /(?<=href=")\/en\/(?:server|groupware|ssl-certificates)\/[^"#?]+/g,
      ),
    ),
  ];
  const cached = ["/en", "/de", "/en/hosting", "/de/hosting/web-m"];
  for (const path of cached) expect([path, await statusOf(path)]).toEqual([path, 200]);
  const tag = (await get("/en")).headers.get("etag") ?? "";

  const seen = new Map<number, number>();
  const load = { goes: true };
  const visitors = Array.from({ length: 4 }, async (_, lane) => {
    for (let turn = lane; load.goes; turn += 1) {
      const status = await statusOf(cached[turn % cached.length] as string);
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  });
  api.child.kill("SIGKILL");
  await api.ended;
  // For a moment the last known versions still count: each page is requested once, until one shows that the API is down.
  const turn = { at: 0 };
  const other = (): string => others[turn.at] ?? "";
  await expect
    .poll(
      async () => {
        turn.at += 1;
        return statusOf(other());
      },
      { timeout: 30_000, interval: 250 },
    )
    .toBe(503);
  const away = await get(other());
  expect([away.status, away.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
  expect(await away.text()).toMatch(/<h1/);
  expect((await fetch(`http://127.0.0.1:${at.web}/en`, { headers: { "if-none-match": tag } })).status).toBe(304);

  startApi();
  await expect.poll(() => statusOf(other()), { timeout: 40_000, interval: 200 }).toBe(200);
  load.goes = false;
  await Promise.all(visitors);
  expect([...seen.keys()]).toEqual([200]);
});

// One process with so many generated pages: how long a page's answer takes, how long a search, how much memory a sitemap needs. Prints one line of JSON.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiSettings, createApi } from "@kontor/api";
import { sitemapPieces } from "../../apps/web/src/site-files/sitemaps.ts";
import { questions, rowsOf, urlOf } from "./pages.mjs";

const count = Number(process.argv[2]);
const directory = mkdtempSync(join(tmpdir(), "kontor-content-"));
const api = await createApi(apiSettings({ ...process.env, DATA_DIR: directory, LOG_LEVEL: "error" }));
const now = Date.now();

const filled = async () => {
  const some = 100;
  for (let from = 0; from < count; from += some) {
    const rows = Array.from({ length: Math.min(some, count - from) }, (_, at) => rowsOf(from + at, now)).flat();
    await api.database.inTransaction((handle) => handle.insertInto("content_entries").values(rows).execute());
  }
};

const read = async (url) => {
  const answer = await api.inject({ url });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.payload.slice(0, 200)}`);
  return JSON.parse(answer.payload);
};

const quantile = (list, share) => list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))];

const timed = async (urls) => {
  const times = [];
  for (const url of urls) {
    const start = performance.now();
    await read(url);
    times.push(performance.now() - start);
  }
  return times;
};

const populate = "populate[seo][populate]=*&populate[content][populate]=*&populate[localizations][fields][0]=url";
const pageUrl = (at) => `/api/pages?locale=de&filters[url][$eq]=${urlOf((at * 7919) % count)}&pagination[pageSize]=1&${populate}`;

/** The highest resident memory while the pages' sitemaps are written, above that before. */
const sitemapMemory = async () => {
  const facts = { ask: read, origin: "https://shop.example" };
  const start = process.memoryUsage().rss;
  let most = start;
  let urls = 0;
  for (let part = 1; ; part += 1) {
    const pieces = await sitemapPieces(facts, { kind: "pages", locale: "de", part });
    if (pieces === null) break;
    for await (const piece of pieces) {
      urls += piece.split("<loc>").length - 1;
      most = Math.max(most, process.memoryUsage().rss);
    }
    if (part > count / 50_000 + 1) break;
  }
  return { urls, megabytes: (most - start) / 2 ** 20 };
};

try {
  await filled();
  await timed(Array.from({ length: 200 }, (_, at) => pageUrl(at)));
  const pages = await timed(Array.from({ length: 1000 }, (_, at) => pageUrl(at + 200)));
  const sitemapStart = performance.now();
  const sitemap = await sitemapMemory();
  const sitemapSeconds = (performance.now() - sitemapStart) / 1000;
  const asked = questions().map((words) => `/api/v2/content/search?locale=de&q=${encodeURIComponent(words)}`);
  const built = performance.now();
  for (let tries = 0; ; tries += 1) {
    const { statusCode } = await api.inject({ url: asked[0] });
    if (statusCode === 200 || tries > 20) break;
  }
  const buildSeconds = (performance.now() - built) / 1000;
  await timed(asked.slice(0, 50));
  const searches = await timed(asked);
  console.log(
    JSON.stringify({
      page: quantile(pages, 0.5),
      searchMedian: quantile(searches, 0.5),
      search: quantile(searches, 0.95),
      sitemap,
      sitemapSeconds,
      buildSeconds,
      memory: process.memoryUsage().rss / 2 ** 20,
    }),
  );
} finally {
  await api.close();
  rmSync(directory, { recursive: true, force: true });
}

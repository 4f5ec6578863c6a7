// One process over a data directory with so many generated pages: how long a page and a search take, and how much memory a sitemap needs. Prints one line of JSON.
import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { apiSettings, createApi } from "@kontor/api";
import fastify from "fastify";
import { inProcess } from "../../apps/web/src/app/gateway/api-in-process.ts";
import { siteFiles } from "../../apps/web/src/app/server/site-file-routes.ts";
import { clientOfSite } from "../../apps/web/src/platform/api/door-transport.ts";
import { questions, urlOf } from "./pages.mjs";

const [, , directory] = process.argv;
const count = Number(process.argv[3]);
const api = await createApi(apiSettings({ ...process.env, DATA_DIR: directory, LOG_LEVEL: "error" }));

const read = async (url) => {
  const answer = await api.inject({ url });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.payload.slice(0, 200)}`);
  return JSON.parse(answer.payload);
};

const quantile = (list, share) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))];

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
const pageUrl = (at) =>
  `/api/pages?locale=de&filters[url][$eq]=${urlOf((at * 7919) % count)}&pagination[pageSize]=1&${populate}`;

/** A crawler is a process of its own: its memory is not the shop's. */
const crawler = `
  const index = await (await fetch(process.argv[1] + "/sitemap.xml")).text();
  let urls = 0;
  for (const [, path] of index.matchAll(/<loc>https:\\/\\/shop\\.example([^<]+)<\\/loc>/g))
    if (path.includes("pages")) urls += (await (await fetch(process.argv[1] + path)).text()).split("<url>").length - 1;
  console.log(urls);
`;

const cartOfAnotherClient = (origin) =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, ["--input-type=module", "-e", crawler, origin], (error, output) =>
      error ? reject(error) : resolve(Number(output)),
    );
  });

/** The highest resident memory while the pages' sitemaps go through a socket. */
const sitemapMemory = async () => {
  const facts = { shop: clientOfSite(inProcess(api)), origin: "https://shop.example" };
  const server = fastify();
  server.register(siteFiles(facts, { id: "bench", files: [] }, (_, reply) => reply.code(404).send()));
  const origin = await server.listen({ port: 0, host: "127.0.0.1" });
  const seen = { most: process.memoryUsage().rss };
  const watching = setInterval(() => {
    seen.most = Math.max(seen.most, process.memoryUsage().rss);
  }, 5);
  const urls = await cartOfAnotherClient(origin);
  clearInterval(watching);
  server.server.closeAllConnections();
  await server.close();
  return { urls, megabytes: seen.most / 2 ** 20 };
};

/** The index is searched while it grows: it is whole when what a frequent word finds grows no more. */
const wholeAfter = async (start) => {
  let [seen, at] = [-1, performance.now()];
  for (; performance.now() - at < 5_000; await pause(250)) {
    const { result } = await read("/api/v2/content/search?locale=de&type=page&q=Server");
    if (result.total > seen) [seen, at] = [result.total, performance.now()];
  }
  return (at - start) / 1000;
};

try {
  await timed(Array.from({ length: 200 }, (_, at) => pageUrl(at)));
  const pages = await timed(Array.from({ length: 1000 }, (_, at) => pageUrl(at + 200)));
  const sitemapStart = performance.now();
  const sitemap = await sitemapMemory();
  const sitemapSeconds = (performance.now() - sitemapStart) / 1000;
  const paths = questions().map((words) => `/api/v2/content/search?locale=de&q=${encodeURIComponent(words)}`);
  const built = performance.now();
  for (let tries = 0; ; tries += 1) {
    const { statusCode } = await api.inject({ url: paths[0] });
    if (statusCode === 200 || tries > 20) break;
  }
  const firstSeconds = (performance.now() - built) / 1000;
  const buildSeconds = await wholeAfter(built);
  await timed(paths.slice(0, 50));
  // Each query three times, of which the fastest counts: other load of the machine is not the search's.
  const tries = [await timed(paths), await timed(paths), await timed(paths)];
  const searches = paths.map((_, at) => Math.min(...tries.map((times) => times[at])));
  console.log(
    JSON.stringify({
      page: quantile(pages, 0.5),
      searchMedian: quantile(searches, 0.5),
      search: quantile(searches, 0.95),
      sitemap,
      sitemapSeconds,
      firstSeconds,
      buildSeconds,
      memory: process.memoryUsage().rss / 2 ** 20,
    }),
  );
} finally {
  await api.close();
}

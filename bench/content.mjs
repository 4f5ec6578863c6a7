// A hundred thousand generated pages against a hundred: the response time of a page, the search, the memory of a streamed sitemap.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromSource, root } from "../scripts/lib/places.mjs";
import { giveUp, run } from "../scripts/lib/say.mjs";
import { memoryBounds } from "../scripts/lib/shop-process.mjs";
import { rounds, verdict } from "./lib/rounds.mjs";

const few = 100;
const many = 100_000;
const searchMs = 50;
const sitemapMegabytes = 64;

const program = async (name, ...args) => {
  const { code, output } = await run(
    process.execPath,
    [...memoryBounds, fromSource, `bench/content/${name}.mjs`, ...args],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  if (code !== 0) giveUp(`The content could not be measured.\n${output}`);
  return output.trim().split("\n").at(-1);
};

/** Written by one process, measured in another: writing the pages is not counted. */
const measured = async (directory, count) => {
  const report = JSON.parse(await program("child", directory, String(count)));
  if (report.sitemap.urls < count) giveUp(`The sitemaps name ${report.sitemap.urls} of ${count} pages.`);
  return report;
};

export const content = async (count) => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-content-"));
  const [small, large] = [join(folder, "few"), join(folder, "many")];
  await program("fill", small, String(few));
  await program("fill", large, String(many));
  const all = await rounds(count, async () => ({ few: await measured(small, few), many: await measured(large, many) }));
  rmSync(folder, { recursive: true, force: true });
  const last = all.at(-1);
  console.log(
    `With ${many} pages: a page ${last.many.page.toFixed(2)} ms (with ${few}: ${last.few.page.toFixed(2)}), a search ${last.many.searchMedian.toFixed(1)} ms, p95 ${last.many.search.toFixed(1)} ms, ` +
      `sitemaps ${last.many.sitemapSeconds.toFixed(1)} s in ${last.many.sitemap.megabytes.toFixed(0)} MB (with ${few}: ${last.few.sitemap.megabytes.toFixed(0)}), the first search after a start ${last.many.firstSeconds.toFixed(1)} s, index whole after ${last.many.buildSeconds.toFixed(0)} s, ${last.many.memory.toFixed(0)} MB in all`,
  );
  return [
    verdict(
      `a page's answer with ${many} pages against ${few}`,
      all.map((round) => round.many.page / round.few.page),
      { atMost: 1.5 },
    ),
    verdict(
      `p95 of a search in ${many} pages against ${searchMs} ms`,
      all.map((round) => round.many.search / searchMs),
      { atMost: 1 },
    ),
    verdict(
      `more memory for the sitemaps of ${many} pages than of ${few}, against ${sitemapMegabytes} MB`,
      all.map((round) => (round.many.sitemap.megabytes - round.few.sitemap.megabytes) / sitemapMegabytes),
      { atMost: 1 },
    ),
  ];
};

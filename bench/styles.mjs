// Style sheets that a page links, brotli, against a ceiling: home 14 kB, every other page 20 kB.
import { brotliCompressSync } from "node:zlib";
import { giveUp } from "../scripts/lib/say.mjs";
import { verdict } from "./lib/rounds.mjs";
import { shopServed } from "./lib/shop.mjs";

const homePath = "/en";
const ceiling = (path) => (path === homePath ? 14_000 : 20_000);

/** Every page of the sitemaps in English, and the steps of the order path. */
const pathsOf = async (shop) => {
  const read = async (path) =>
    [...(await (await fetch(shop.url + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address).pathname,
    );
  const pages = (await Promise.all((await read("/sitemap.xml")).map(read))).flat();
  return [
    ...new Set([
      homePath,
      ...pages.filter((path) => path.startsWith("/en/")),
      "/en/checkout/cart",
      "/en/checkout/login",
      "/en/account",
    ]),
  ];
};

const linked = async (shop, path, sizes) => {
  const html = await (await fetch(shop.url + path)).text();
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1],
  );
  if (sheets.length === 0) giveUp(`${path} links no style sheet.`);
  for (const sheet of sheets)
    if (!sizes.has(sheet))
      sizes.set(sheet, brotliCompressSync(Buffer.from(await (await fetch(shop.url + sheet)).arrayBuffer())).length);
  return sheets.reduce((sum, sheet) => sum + sizes.get(sheet), 0);
};

export const styles = async () => {
  const shop = await shopServed();
  try {
    const sizes = new Map();
    const pages = [];
    for (const path of await pathsOf(shop)) pages.push({ path, bytes: await linked(shop, path, sizes) });
    const largest = pages.filter(({ path }) => path !== homePath).toSorted((a, b) => b.bytes - a.bytes)[0];
    const home = pages.find(({ path }) => path === homePath);
    console.log(
      `Style sheets in bytes, brotli: home ${home.bytes}, the largest of ${pages.length} pages ${largest.bytes} (${largest.path})`,
    );
    return [home, largest].map(({ path, bytes }, at) =>
      verdict(
        at === 0 ? "style sheets of home, against 14 kB" : "style sheets of the page with the most, against 20 kB",
        [bytes / ceiling(path)],
        {
          atMost: 1,
        },
      ),
    );
  } finally {
    await shop.stop();
  }
};

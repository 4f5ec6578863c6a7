// Pictures of screens and how two of them differ. Nothing of them is stored between runs: fonts differ by machine.
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";

/** What moves by itself, or says how much time is left, is the same in both. */
const still = `*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }
[role=timer], [data-lives] dl, time { visibility: hidden !important }`;

const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Answers what the page asks from a folder of files. */
export const fromFolder = (folder) => (page) =>
  page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === "/" ? "/index.html" : pathname;
    try {
      return route.fulfill({
        contentType: types[extname(file)] ?? "application/octet-stream",
        body: readFileSync(join(folder, file)),
      });
    } catch {
      return route.fulfill({ status: 404 });
    }
  });

/** A picture of the whole page, as PNG. */
export const picture = async (browser, origin, { path, width, height, mode }, prepare = async () => undefined) => {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: mode === "dark" ? "dark" : "light",
    contrast: mode === "contrast" ? "more" : "no-preference",
    forcedColors: mode === "forced" ? "active" : "none",
    reducedMotion: "reduce",
  });
  try {
    await prepare(page);
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await page.addStyleTag({ content: still }).catch(() => undefined);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ fullPage: true, animations: "disabled", style: still });
  } finally {
    await page.close();
  }
};

/** Differences of a channel below this are of the anti-aliasing of text. */
const visible = 24;

/** The share of pixels that differ, and both pictures beside each other with what differs; null where nothing does. */
export const compared = async (before, after) => {
  const [one, other] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const on = (png, { width: own, height: tall }) =>
    sharp(png)
      .extend({ right: width - own, bottom: height - tall, background: "#ffffff" })
      .removeAlpha()
      .raw()
      .toBuffer();
  const [a, b] = await Promise.all([on(before, one), on(after, other)]);
  const marked = Buffer.from(b);
  let differ = 0;
  for (let at = 0; at < a.length; at += 3) {
    const most = Math.max(Math.abs(a[at] - b[at]), Math.abs(a[at + 1] - b[at + 1]), Math.abs(a[at + 2] - b[at + 2]));
    if (most < visible) {
      marked[at] = 128 + (b[at] >> 1);
      marked[at + 1] = 128 + (b[at + 1] >> 1);
      marked[at + 2] = 128 + (b[at + 2] >> 1);
      continue;
    }
    differ += 1;
    marked[at] = 220;
    marked[at + 1] = 0;
    marked[at + 2] = 80;
  }
  if (differ === 0) return null;
  const facts = { raw: { width, height, channels: 3 } };
  const parts = await Promise.all([a, b, marked].map((pixels) => sharp(pixels, facts).png().toBuffer()));
  const beside = await sharp({ create: { width: width * 3 + 32, height, channels: 3, background: "#808080" } })
    .composite(parts.map((input, at) => ({ input, left: at * (width + 16), top: 0 })))
    .png()
    .toBuffer();
  return { share: differ / (width * height), beside };
};

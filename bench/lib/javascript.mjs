// JavaScript as the browser loads it: every script response of a page in headless Chromium, brotli at quality 11, in bytes.
import { brotliCompressSync, constants } from "node:zlib";

const nothing = async () => {};

const isScript = (response) => /javascript/.test(response.headers()["content-type"] ?? "");

const brotliBytes = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } })
    .length;

/** Loads `url` until the network is idle, and then presses a key, which hydrates still pages, and uses the page as `use` says, until no more scripts come; returns each script with its brotli size, the largest first. */
export const scriptsWhenTouched = (browser, url, prepare, use = nothing) =>
  scriptsLoaded(browser, url, prepare, async (page) => {
    await page.keyboard.press("Shift");
    await use(page);
  });

/** The same before any interaction with the page. */
export const scriptsUntouched = (browser, url) => scriptsLoaded(browser, url);

const scriptsLoaded = async (browser, url, prepare = nothing, touch = nothing) => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await prepare(page, context);
    const bodies = new Map();
    page.on("response", (response) => {
      if (isScript(response) && response.ok())
        bodies.set(
          response.url(),
          response.body().catch(() => Buffer.alloc(0)),
        );
    });
    const answer = await page.goto(url, { waitUntil: "networkidle" });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    await touch(page);
    for (let before = -1; before < bodies.size; ) {
      before = bodies.size;
      await page.waitForTimeout(500);
    }
    const scripts = await Promise.all(
      [...bodies].map(async ([address, body]) => ({ address, bytes: brotliBytes(await body) })),
    );
    return scripts.sort((a, b) => b.bytes - a.bytes);
  } finally {
    await context.close();
  }
};

export const sumOf = (scripts) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

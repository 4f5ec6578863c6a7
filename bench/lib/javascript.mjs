// JavaScript as the browser loads it: every script response of a page in headless Chromium, brotli at quality 11, in bytes.
import { brotliCompressSync, constants } from "node:zlib";

const isScript = (response) => /javascript/.test(response.headers()["content-type"] ?? "");

const brotliBytes = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } }).length;

/** Loads `url` until the network is idle, and then presses a key, which wakes what sleeps, until no more scripts come; answers each script with its brotli size, the largest first. */
export const scriptsWhenTouched = (browser, url, prepare) => scriptsLoaded(browser, url, prepare, (page) => page.keyboard.press("Shift"));

/** The same before anybody touches the page. */
export const scriptsUntouched = (browser, url) => scriptsLoaded(browser, url);

const nothing = async () => {};

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
    const scripts = await Promise.all([...bodies].map(async ([address, body]) => ({ address, bytes: brotliBytes(await body) })));
    return scripts.sort((a, b) => b.bytes - a.bytes);
  } finally {
    await context.close();
  }
};

export const sumOf = (scripts) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

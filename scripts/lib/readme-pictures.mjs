// npm run looks -- readme: draws the pictures of the README from a shop of the present sources, on one day of no season, light and dark, and notes what they show. [LOOK3-6]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { served } from "../../bench/lib/server.mjs";
import { clockAt } from "../../apps/api/test/clock-at.ts";
import { at } from "./places.mjs";
import { modes, notedNow, pictureFile, picturesFolder, picturesNoted } from "./readme-shown.mjs";
import { shopArguments } from "./shop-process.mjs";

/** A Wednesday morning in Berlin without deal, season or banner. */
const day = Date.parse("2026-10-14T08:00:00Z");

/** Pixels of the picture for one of the page, so that it is sharp on the screens of most readers. */
const scale = 2;

/** A page in a window, where the choice of cookies is made and nothing moves. */
const opened = async (browser, url, { path, width, height }, mode) => {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: mode,
    locale: "en-GB",
    reducedMotion: "reduce",
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(day);
  await page.goto(url + path, { waitUntil: "networkidle" });
  await page.locator('#consent button[value="necessary"]').click();
  await page.goto(url + path, { waitUntil: "networkidle" });
  return page;
};

/** With round corners and a line around it, on no ground. */
const framed = async (browser, png, { width, height }, mode) => {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.setContent(`<style>
    * { margin: 0; box-sizing: border-box }
    div { position: relative; block-size: 100vh; border-radius: 12px; overflow: hidden }
    img { display: block; inline-size: 100% }
    div::after { content: ""; position: absolute; inset: 0; border-radius: 12px; border: 1px solid ${mode === "dark" ? "#3a4c5e" : "#cfc9ba"} }
  </style><div><img src="data:image/png;base64,${png.toString("base64")}"></div>`);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
};

/** How each comes about; what it is of stands in `readme-shown.mjs`. Narrow for a desktop, as a README is: words stay large enough to be read. */
const pictures = {
  shop: { path: "/en", width: 1200, height: 800, prepare: async () => undefined },
  ledger: {
    path: "/en/hosting/web-m",
    width: 1120,
    height: 690,
    /** A year at once with more storage, and how its VAT is calculated, beside what can be chosen. */
    prepare: async (page) => {
      await page
        .getByRole("radio", { name: /^12 months/ })
        .first()
        .check({ force: true });
      await page.locator("main .k-number").first().locator("button").last().click();
      await page.locator(".k-ledger").first().locator("summary").filter({ hasText: "VAT" }).first().click();
      await page.evaluate(() => {
        const chosen = document.querySelector("main fieldset");
        scrollTo(0, (chosen?.getBoundingClientRect().top ?? 0) + scrollY - 110);
      });
      await page.mouse.move(0, 0);
      await page.waitForLoadState("networkidle");
    },
  },
};

/** Draws all of them with a browser, and notes what they show. @param {string} executablePath */
export const drawReadmePictures = async (executablePath) => {
  const data = mkdtempSync(join(tmpdir(), "kontor-readme-"));
  const env = { DATA_DIR: data, LOG_LEVEL: "error", PUBLIC_URL: "" };
  const shop = await served({ args: [...clockAt(day), ...shopArguments], cwd: at("."), env, path: "/en" });
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
  });
  mkdirSync(at(picturesFolder), { recursive: true });
  try {
    for (const [name, { prepare, ...screen }] of Object.entries(pictures))
      for (const mode of modes) {
        const page = await opened(browser, shop.url, screen, mode);
        await prepare(page);
        await page.evaluate(() => document.fonts.ready);
        const png = await page.screenshot({ animations: "disabled", caret: "hide" });
        await page.context().close();
        const picture = await framed(browser, png, screen, mode);
        writeFileSync(
          at(pictureFile(name, mode)),
          await sharp(picture).png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 }).toBuffer(),
        );
      }
  } finally {
    await browser.close();
    await shop.stop();
    rmSync(data, { recursive: true, force: true });
  }
  writeFileSync(at(picturesNoted), `${JSON.stringify(notedNow(), null, 2)}\n`);
};

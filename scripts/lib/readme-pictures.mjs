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

/** Pixels of the picture for one of the page: a README is shown narrower than a desktop. */
const scale = 1.5;

/** What the caret and moving parts would make another picture of. */
const still = `*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }
#consent { display: none !important }`;

const opened = async (browser, url, { path, width, height, prepare = async () => undefined }, mode) => {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: mode,
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  await page.clock.setFixedTime(day);
  await page.goto(url + path, { waitUntil: "networkidle" });
  await page.addStyleTag({ content: still }).catch(() => undefined);
  await prepare(page);
  await page.evaluate(() => document.fonts.ready);
  return page;
};

/** The window of a page, as a data address. */
const screenOf = async (browser, url, screen, mode) => {
  const page = await opened(browser, url, screen, mode);
  const png = await page.screenshot({ animations: "disabled", style: still });
  await page.close();
  return `data:image/png;base64,${png.toString("base64")}`;
};

/** A desktop and a phone in front of it. */
const composed = async (browser, [desktop, phone], { width, height }, mode) => {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  const line = mode === "dark" ? "#3a4c5e" : "#cfc9ba";
  await page.setContent(`<style>
    * { margin: 0 }
    img { position: absolute; display: block; border: 1px solid ${line}; box-sizing: content-box }
    .desktop { left: 0; top: 0; width: 1200px; border-radius: 12px }
    .phone { right: 0; bottom: 0; width: 300px; border-radius: 24px; border-width: 6px; border-color: ${mode === "dark" ? "#3a4c5e" : "#14202e"} }
  </style><img class="desktop" src="${desktop}"><img class="phone" src="${phone}">`);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
};

const desktop = { width: 1200, height: 740 };
const phone = { width: 390, height: 780 };

const pictures = [
  {
    name: "shop",
    size: { width: 1300, height: 790 },
    screens: [
      { path: "/en", ...desktop },
      { path: "/en/domains/buy-register-domain?domain=example-42.de&answers=1", ...phone },
    ],
  },
  {
    name: "ledger",
    size: { width: 1300, height: 790 },
    screens: [
      { path: "/en/hosting/web-m", ...desktop },
      { path: "/en/hosting/web-m", ...phone },
    ],
  },
];

/** Draws all of them with a browser, and notes what they show. @param {string} executablePath */
export const drawReadmePictures = async (executablePath) => {
  const data = mkdtempSync(join(tmpdir(), "kontor-readme-"));
  const env = { DATA_DIR: data, LOG_LEVEL: "error", PUBLIC_URL: "" };
  const shop = await served({ args: [...clockAt(day), ...shopArguments], cwd: at("."), env, path: "/en" });
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  mkdirSync(at(picturesFolder), { recursive: true });
  try {
    for (const { name, size, screens } of pictures)
      for (const mode of modes) {
        const shown = [];
        for (const screen of screens) shown.push(await screenOf(browser, shop.url, screen, mode));
        const png = await composed(browser, shown, size, mode);
        writeFileSync(
          at(pictureFile(name, mode)),
          await sharp(png).png({ palette: true, quality: 92, effort: 10, compressionLevel: 9 }).toBuffer(),
        );
      }
  } finally {
    await browser.close();
    await shop.stop();
    rmSync(data, { recursive: true, force: true });
  }
  writeFileSync(at(picturesNoted), `${JSON.stringify(notedNow(), null, 2)}\n`);
};

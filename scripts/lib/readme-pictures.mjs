// npm run looks -- readme: draws the pictures of the README from a shop of the present sources, on one day of no season, light and dark, and notes what they show. [LOOK3-6]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { served } from "../../bench/lib/server.mjs";
import { clockAt } from "../../apps/api/test/clock-at.ts";
import { aPerson } from "../../apps/web/test/browser/shop.ts";
import { becomes, staffLogIn } from "../../apps/web/test/browser/staff.ts";
import { haveAccount, haveCart, haveLogin, orderCart } from "../../apps/web/test/browser/walk.ts";
import { at } from "./places.mjs";
import { modes, notedNow, pictureFile, picturesFolder, picturesNoted } from "./readme-shown.mjs";
import { shopArguments } from "./shop-process.mjs";

/** A Wednesday morning in Berlin without deal, season or banner. */
const day = Date.parse("2026-10-14T08:00:00Z");

/** Pixels of the picture for one of the page, so that it is sharp on the screens of most readers. */
const scale = 2;

/** A page in a window, where the choice of cookies is made and nothing moves; at the desk who works there is logged in, and nothing is chosen. */
const opened = async (browser, url, { path, width, height, storageState }, mode) => {
  const context = await browser.newContext({
    storageState,
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
  if (storageState !== undefined) return page;
  await page.locator('#consent button[value="necessary"]').click();
  await page.goto(url + path, { waitUntil: "networkidle" });
  return page;
};

/** Who has ordered what, the earliest first. */
const orders = [
  [{ firstName: "Jonas", lastName: "Petersen", city: "Kiel" }, "web-s"],
  [{ firstName: "Amina", lastName: "Yıldız", city: "Mannheim" }, "web-m"],
  [{ firstName: "Clara", lastName: "Hoffmann", city: "Dresden" }, "vps-m"],
  [{ firstName: "Lukas", lastName: "Brandt", city: "Bremen" }, "web-l"],
  [{ firstName: "Sophie", lastName: "Lindner", city: "Augsburg" }, "web-m"],
  [{ firstName: "Mateusz", lastName: "Kowalski", city: "Berlin" }, "vps-s"],
  [{ firstName: "Helene", lastName: "Albers", city: "Oldenburg" }, "web-xl"],
  [{ firstName: "David", lastName: "Okafor", city: "Leipzig" }, "web-l"],
  [{ firstName: "Marie", lastName: "Schuster", city: "Freiburg" }, "web-m"],
  [{ firstName: "Erik", lastName: "Nordmann", city: "Rostock" }, "vps-l"],
];

/** The orders of a day, and the cookies of an administrator. */
const deskOf = async (browser, url, data) => {
  const customers = await browser.newContext({ baseURL: url });
  const page = await customers.newPage();
  await page.goto("/en");
  for (const [part, plan] of orders) {
    const person = aPerson(part);
    await haveAccount(page, person);
    await haveLogin(page, person);
    await haveCart(page, null, plan);
    await orderCart(page, "en");
    await customers.clearCookies();
    await page.goto("/en");
  }
  await customers.close();
  const staff = await browser.newContext({ baseURL: url });
  const desk = await staff.newPage();
  const clerk = aPerson({ firstName: "Ada", lastName: "Lange", email: "ada.lange@example.com" });
  await haveAccount(desk, clerk);
  becomes("admin", clerk, data);
  await desk.goto("/admin/orders?locale=en");
  await staffLogIn(desk, clerk);
  await desk.waitForURL("**/admin/orders?locale=en");
  const storageState = await staff.storageState();
  await staff.close();
  return storageState;
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
  desk: {
    path: "/admin/orders?locale=en",
    width: 1200,
    height: 690,
    isOfStaff: true,
    /** Two orders are chosen, and what can be done with them stands above. */
    prepare: async (page) => {
      const rows = page.getByRole("main").getByRole("row");
      for (const row of [2, 4]) await rows.nth(row).locator("label").first().click();
      await page.mouse.move(0, 0);
      await page.waitForLoadState("networkidle");
    },
  },
};

/** Draws all of them with a browser, and notes what they show. @param {string} executablePath */
export const drawReadmePictures = async (executablePath) => {
  const data = mkdtempSync(join(tmpdir(), "kontor-readme-"));
  const env = { DATA_DIR: data, LOG_LEVEL: "error", PUBLIC_URL: "", AUTH_RATE_LIMIT: "100", ORDER_RATE_FACTOR: "100" };
  const shop = await served({ args: [...clockAt(day), ...shopArguments], cwd: at("."), env, path: "/en" });
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
  });
  mkdirSync(at(picturesFolder), { recursive: true });
  try {
    const cookies = await deskOf(browser, shop.url, data);
    for (const [name, { prepare, isOfStaff = false, ...screen }] of Object.entries(pictures))
      for (const mode of modes) {
        const storageState = isOfStaff ? cookies : undefined;
        const page = await opened(browser, shop.url, { ...screen, storageState }, mode);
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

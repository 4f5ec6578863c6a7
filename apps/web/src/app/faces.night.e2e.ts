// The faces of text and headings: loaded once with the page, and until they are there others stand in of the same measure, so that nothing moves. [LOC-16]
import type { Page } from "@playwright/test";
import { noteShifts, shiftIn, unhinted } from "../../test/browser/slow-phone.ts";
import { aFreeName, atNight, expect, inTurn, test } from "../../test/browser/shop.ts";
import { haveCart } from "../../test/browser/walk.ts";
import { paths } from "../../test/browser/words.ts";

test.use(unhinted);

const article = {
  en: "/en/blog/from-the-house/forty-one-minutes-without-mail",
  de: "/de/blog/aus-dem-haus/einundvierzig-minuten-ohne-post",
} as const;

/** Opens a page whose faces are late: it is drawn without them, then with them. */
const openWithLateFaces = async (page: Page, path: string): Promise<void> => {
  const gate = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
  gate.resolve();
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.unroute("**/*.woff2");
};

/** Faces that are loaded and used, by their names. */
const loaded = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === "loaded" && !/ as /.test(family))
      .map(({ family }) => family.replaceAll('"', ""))
      .toSorted(),
  );

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const pages = {
    "home and category": [`/${locale}`, `/${locale}/hosting`],
    "product, article and cart": [`/${locale}/hosting/web-m`, article[locale], paths[locale].cart],
  };
  for (const width of atNight ? [390, 1280] : [390])
    for (const [name, addresses] of Object.entries(pages))
      turn.test(
        `[LOC-16] nothing moves where the faces come late: ${name} at ${width} px, ${locale}`,
        async ({ page }) => {
          if (addresses.includes(paths[locale].cart)) await haveCart(page, aFreeName());
          await noteShifts(page);
          await page.setViewportSize({ width, height: 844 });
          for (const path of addresses) {
            await openWithLateFaces(page, path);
            expect(await loaded(page), path).toEqual(["Shop Heading", "Shop Text"]);
            expect(await shiftIn(page), path).toBeLessThanOrEqual(0.01);
          }
        },
      );
}

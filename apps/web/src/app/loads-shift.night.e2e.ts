// Nothing moves while pages of each kind load over a slow line, on a phone and on a desktop. [LOC-16] [LGL-06]
import { expect, test } from "../../test/browser/shop.ts";
import { noteShifts, onSlowPhone, spontaneousShiftIn, unhinted } from "../../test/browser/slow-phone.ts";

test.use(unhinted);

const most = 0.01;

/** In both languages: lists of plans, deals, posts, a post, a page of texts, the cart. */
const pages = {
  en: [
    "/en",
    "/en/hosting",
    "/en/server/vps",
    "/en/hosting/web-m",
    "/en/deals",
    "/en/blog",
    "/en/contact",
    "/en/price-promise",
  ],
  de: [
    "/de",
    "/de/hosting",
    "/de/server/vps",
    "/de/hosting/web-m",
    "/de/angebote",
    "/de/blog",
    "/de/kontakt",
    "/de/preisversprechen",
  ],
} as const;

for (const locale of ["en", "de"] as const)
  for (const width of [390, 1280])
    test(`[LOOK3-28] no page moves by more than ${most} while it loads on a slow line, ${locale} at ${width} px`, async ({
      browser,
      baseURL,
      storageState,
    }) => {
      test.setTimeout(600_000);
      for (const path of pages[locale]) {
        // As on the first visit: nothing is cached.
        const context = await browser.newContext({
          ...(baseURL === undefined ? {} : { baseURL }),
          ...(storageState === undefined ? {} : { storageState }),
        });
        const page = await context.newPage();
        await onSlowPhone(page);
        await page.setViewportSize({ width, height: 844 });
        await noteShifts(page);
        await page.goto(path, { waitUntil: "networkidle", timeout: 60_000 });
        await page.waitForTimeout(500);
        const { spontaneous, moved } = await spontaneousShiftIn(page);
        expect.soft(spontaneous, `${path}: ${moved.join(" | ")}`).toBeLessThanOrEqual(most);
        await context.close();
      }
    });

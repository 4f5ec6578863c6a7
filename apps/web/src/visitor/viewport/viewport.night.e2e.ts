// The width of the window where behaviour depends on it: stored while preferences are allowed, followed as the window changes, served by the server and the toasts. [SHL-08] [UIM-05]
import type { BrowserContext, Page } from "@playwright/test";
import { breakpoints, viewportOf, viewports } from "@kontor/domain/visitor/viewport";
import { atNight, expect, inTurn, open, ready, test, undecided } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

test.use({ storageState: undecided });

const settings = { en: "/en/contact/cookie-settings", de: "/de/kontakt/cookie-einstellungen" } as const;
const stored = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === "viewport");
const widen = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });
/** The lists of the cookies that are open where nothing is pressed. */
const openLists = (page: Page) => page.locator("main details[open]");

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  turn.test(
    `[SHL-08] [VIS-04] [VIS-06] the viewport follows the window at its breakpoints once preferences are allowed, and the next page is made for it, ${locale}`,
    async ({ page, context }) => {
      await widen(page, 1280);
      await open(page, `/${locale}`);
      await widen(page, 500);
      await page.locator('#consent [value="preferences"]').check();
      await page.locator('#consent [value="selected"]').click();
      await expect(page.locator("#consent")).toHaveCount(0);
      await expect.poll(() => stored(context)).toMatchObject({ value: "xs", secure: true, sameSite: "Strict" });
      for (const viewport of atNight ? viewports.toReversed() : ["sm" as const])
        for (const width of [breakpoints[viewport], breakpoints[viewport] - 1]) {
          await widen(page, width);
          await expect
            .poll(async () => (await stored(context))?.value, { message: `${width}` })
            .toBe(viewportOf(width));
        }
      expect(Math.round(((await stored(context))?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(365, 1);

      // A phone that is turned; the page that is loaded then is drawn for it by the server.
      await page.goto(settings[locale]);
      await expect(openLists(page)).toHaveCount(0);
      await ready(page);
      await widen(page, 844);
      await expect.poll(async () => (await stored(context))?.value).toBe("sm");
      await page.reload();
      await expect(openLists(page)).toHaveCount(1);

      // Another window of the same browser has another width from the start.
      if (atNight) {
        const narrow = await context.newPage();
        await widen(narrow, 390);
        await open(narrow, `/${locale}`);
        await expect.poll(async () => (await stored(context))?.value).toBe("xs");
        await narrow.close();
      }

      // That a withdrawal takes it away is tried by day with the other optional cookies (consent.e2e.ts).
      if (!atNight) return;
      await open(page, settings[locale]);
      await page.locator('main [value="necessary"][type=submit]').click();
      await expect(page.getByText(words(locale)("consent.saved"))).toBeVisible();
      await widen(page, 1100);
      await page.locator("header .s-logo").click();
      await page.waitForURL(`**/${locale}`);
      await widen(page, 500);
      await ready(page);
      expect(await stored(context)).toBeUndefined();
    },
  );
}

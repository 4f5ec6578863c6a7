// A decision in one tab is one in all: banners elsewhere go with it, on pages that nothing has touched, while a banner is on its way, and however early it comes. [VIS-02] [VIS-04]
import type { Page } from "@playwright/test";
import { expect, inTurn, ready, test, undecided } from "../../../test/browser/shop.ts";

test.use({ storageState: undecided });

const banner = (page: Page) => page.locator("#consent");
const legal = { en: "/en/contact/legal-notice", de: "/de/kontakt/impressum" } as const;
const other = { en: "de", de: "en" } as const;

/** A legal page that is awake, from which no other banner arrives until what is returned is called. */
const awakeWithBannerOnItsWay = async (page: Page, locale: "en" | "de"): Promise<() => void> => {
  const line = Promise.withResolvers<void>();
  await page.route("**/_consent.html", async (route) => {
    await line.promise;
    await route.continue();
  });
  await page.goto(legal[locale]);
  await ready(page);
  return line.resolve;
};

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);

  turn.test(
    `[VIS-02] [VIS-03] pages that follow fast in another language have one banner, in theirs, ${locale}`,
    async ({ page }) => {
      const release = await awakeWithBannerOnItsWay(page, locale);
      await page.locator("a.s-language").click();
      await page.waitForURL(`**${legal[other[locale]]}`);
      await expect(page.locator("header .s-logo")).toHaveAttribute("href", `/${other[locale]}`);
      await page.locator("header .s-logo").click();
      await page.waitForURL(`**/${other[locale]}`);
      // Longer than a page takes to be settled.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 1_300)));
      release();
      await expect(banner(page)).toHaveAttribute("lang", other[locale]);
      await expect(page.locator('#consent button[value="close"]')).toBeHidden();
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
      await expect(banner(page)).toHaveCount(1);
    },
  );
}

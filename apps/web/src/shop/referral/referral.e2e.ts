// Who sent a visitor: the page that is opened with `?ref=` tells the cart at once. [CRT-06] [CRT-09]
import type { Page } from "@playwright/test";
import { aFreeName, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { call, haveCart } from "../../../test/browser/walk.ts";

const stored = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "ref")?.value;
const referral = { source: "referer", customerNumber: "12345" };
const cartOf = async (page: Page) =>
  (await call<{ referral: unknown }>(page, "GET", "/shop/order/cart/current")).result.referral;

for (const locale of walkedIn("en"))
  test.describe(locale, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test(`[CRT-06] [CRT-09] a first visit with a cart tells the cart at once, a ref that is no customer number does nothing (${locale})`, async ({
      page,
    }) => {
      await haveCart(page, aFreeName());
      await page.goto(`/${locale}?ref=someone`);
      expect([await stored(page), await cartOf(page)]).toEqual([undefined, null]);
      await page.goto("/?ref=12345");
      await expect(page).toHaveURL(new RegExp(`/${locale}\\?ref=12345$`));
      expect([await stored(page), await cartOf(page)]).toEqual(["12345", referral]);
      const cookie = (await page.context().cookies()).find(({ name }) => name === "ref");
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(30);
    });
  });

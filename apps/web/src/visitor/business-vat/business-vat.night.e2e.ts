// The business view: 0 % on business pages, cookies, toasts, prices that follow at once; in two tabs, by the way back, logged in. [VAT-04…07] [VAT-13]
import type { Page } from "@playwright/test";
import { tooWide } from "../../../test/browser/narrow.ts";
import { aFreeName, aPerson, expect, inTurn, type Locale, open, ready, test } from "../../../test/browser/shop.ts";
import { call, haveAccount, haveCart } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const vatOf = (page: Page) => page.locator(".s-vat");
const toast = (page: Page) => page.locator(".s-toast");
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name)?.value;
const business = (locale: Locale) => `/${locale}/managed-cloud`;
const plain = (locale: Locale) => `/${locale}/hosting`;

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[VAT-06] [VAT-08] a customer sees the rate that is agreed with them, on business pages and elsewhere (${locale})`,
    async ({ page, shop }) => {
      const person = aPerson();
      await haveAccount(page, person, locale);
      shop.setIndividualRate(person.email, 700);
      await haveCart(page, aFreeName());
      await call(page, "POST", "/auth/local", { identifier: person.email, password: person.password });
      for (const path of [business(locale), plain(locale)]) {
        await page.goto(path);
        await ready(page);
        await expect(vatOf(page)).toContainText(
          t("shell.vat.shown", { rate: locale === "de" ? "7\u00a0%" : "7%", country: "" }).trim(),
        );
        await expect(page.locator("main")).toContainText(/\b7\s?%/);
        await expect(toast(page)).toHaveCount(0);
        expect(await cookie(page, "b2bVat")).not.toBe("1");
      }
      await page.goto(paths[locale].cart);
      await expect(page.locator("main")).toContainText(/\b7\s?%/);
    },
  );
}

for (const javaScriptEnabled of [false, true])
  test(`[SHL-10] [LGL-06] the panel of the VAT country closes by Escape and by a press outside, ${javaScriptEnabled ? "on a sleeping page" : "without scripts"}`, async ({
    browser,
    shop,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: shop.url });
    const page = await context.newPage();
    const scripts = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto("/de/hosting");
    const country = page.locator("#vat-country");
    await vatOf(page).press("Enter");
    await expect(country).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(country).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(country).toBeHidden();
    await expect(vatOf(page)).toBeFocused();
    await vatOf(page).click();
    await expect(country).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(country).toBeHidden();
    scripts.resolve();
    await context.close();
  });

test("[SHL-10] [LGL-06] on the narrowest phone the strip has one line, in both languages", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of ["en", "de"] as const) {
    await page.goto(plain(locale));
    expect((await vatOf(page).locator("> span").boundingBox())?.height).toBeLessThan(25);
    expect(await tooWide(page)).toEqual([]);
  }
});

test("[UIM-05] a toast has the profile of the page on which it comes: in the middle of a phone on the content site, where the visit went on", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, business("en"));
  const foot = page.getByRole("contentinfo");
  await foot
    .locator(`a[href="${plain("en")}"]`)
    .first()
    .click();
  await page.waitForURL(`**${plain("en")}`);
  await expect(page.locator('.s-toasts [data-position="top-right"]')).toContainText(words("en")("shell.vat.left"));
  await page.goBack();
  await page.waitForURL(`**${business("en")}`);
  await foot.locator('a[href="/en/blog"]').first().click();
  await page.waitForURL("**/en/blog");
  await expect(page.locator('.s-toasts [data-position="top-center"]')).toContainText(words("en")("shell.vat.left"));
});

// The business view: 0 % on business pages, cookies, toasts, prices that follow at once; in two tabs, by the way back, logged in. [VAT-04…07] [VAT-13]
import type { Page } from "@playwright/test";
import { aFreeName, expect, inTurn, type Locale, open, ready, test } from "../../../test/browser/shop.ts";
import { haveCart } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const vatOf = (page: Page) => page.locator(".s-vat");
const toast = (page: Page) => page.locator(".s-toast");
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name)?.value;
const choose = (page: Page, url: string, country: string) =>
  page.context().addCookies([{ name: "vatCountry", value: country, url }]);
const none = (locale: Locale) => words(locale)("shell.vat.shownNone");
const business = (locale: Locale) => `/${locale}/managed-cloud`;
const plain = (locale: Locale) => `/${locale}/hosting`;
const link = (page: Page, path: string) => page.locator(`header a[href="${path}"]:visible`).first();

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[VAT-04] [VAT-05] [VAT-07] [VAT-13] entering and leaving by links: prices, cookie and toast follow, and the way back does the same (${locale})`,
    async ({ page, shop }) => {
      await choose(page, shop.url, "AT");
      await open(page, plain(locale));
      await expect(vatOf(page)).toContainText("20");
      // Without a flag it is set from the country.
      await expect.poll(() => cookie(page, "b2bVat")).toBe("AT");
      await link(page, business(locale)).click();
      await page.waitForURL(`**${business(locale)}`);
      await expect(vatOf(page)).toContainText(none(locale));
      await expect(toast(page)).toContainText(t("shell.vat.entered"));
      await expect(toast(page)).toContainText("Enterprise");
      expect(await cookie(page, "b2bVat")).toBe("1");
      await page.goBack();
      await page.waitForURL(`**${plain(locale)}`);
      await expect(vatOf(page)).toContainText("20");
      await expect(toast(page)).toContainText(t("shell.vat.left"));
      expect([await cookie(page, "b2bVat"), await cookie(page, "vatCountry")]).toEqual(["AT", "AT"]);
      await page.goForward();
      await page.waitForURL(`**${business(locale)}`);
      await expect(vatOf(page)).toContainText(none(locale));
      await expect.poll(() => cookie(page, "b2bVat")).toBe("1");
    },
  );

  turn.test(
    `[VAT-04] [VAT-05] [VAT-13] a first visit is drawn at 0 %, tells it, and so does a document that leaves (${locale})`,
    async ({ page }) => {
      await page.goto(business(locale));
      await expect(vatOf(page)).toContainText(none(locale));
      await expect(toast(page)).toContainText(t("shell.vat.entered"));
      expect(await cookie(page, "b2bVat")).toBe("1");
      await page.goto(plain(locale));
      await expect(vatOf(page)).toContainText("19");
      await expect(toast(page)).toContainText(t("shell.vat.left"));
      expect([await cookie(page, "b2bVat"), await cookie(page, "vatCountry")]).toEqual([undefined, undefined]);
      await page.reload();
      await ready(page);
      await expect(vatOf(page)).toContainText("19");
      await expect(toast(page)).toHaveCount(0);
    },
  );

  turn.test(
    `[VAT-04] [VAT-05] in two tabs the one that is looked at says what holds, and a cart follows (${locale})`,
    async ({ page, context }) => {
      await haveCart(page, aFreeName());
      await open(page, paths[locale].cart);
      await expect(vatOf(page)).toContainText("19");
      const other = await context.newPage();
      await open(other, business(locale));
      await expect(vatOf(other)).toContainText(none(locale));
      await page.bringToFront();
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(vatOf(page)).toContainText(none(locale));
      await other.bringToFront();
      await link(other, plain(locale)).click();
      await other.waitForURL(`**${plain(locale)}`);
      await expect(vatOf(other)).toContainText("19");
      await expect(vatOf(page)).toContainText("19");
    },
  );

  turn.test(
    `[VAT-02] [VAT-13] [SHL-10] a country that is selected shows its prices without a new document; on business pages elsewhere (${locale})`,
    async ({ page }) => {
      await open(page, plain(locale));
      await page.evaluate(() => Object.assign(window, { same: true }));
      const select = async (country: string): Promise<void> => {
        await vatOf(page).click();
        await page.locator("#vat-country").selectOption(country);
        await page
          .locator("#vat-country-form")
          .getByRole("button", { name: t("shell.vat.apply") })
          .click();
      };
      await select("AT");
      await expect(vatOf(page)).toContainText("20");
      await expect(vatOf(page)).toBeFocused();
      await select("FR");
      await expect(vatOf(page)).toContainText(locale === "de" ? "Frankreich" : "France");
      expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
      await link(page, business(locale)).click();
      await expect(vatOf(page)).toContainText(none(locale));
      await select("DE");
      await expect(toast(page)).toContainText(t("shell.vat.later"));
      expect([await cookie(page, "vatCountry"), await cookie(page, "b2bVat")]).toEqual(["DE", "1"]);
      await link(page, plain(locale)).click();
      await expect(vatOf(page)).toContainText("19");
    },
  );
}

test("[VAT-02] [SHL-10] [LGL-06] awake a country holds as soon as it is chosen, and the list keeps the focus", async ({
  page,
}) => {
  await open(page, plain("en"));
  await vatOf(page).click();
  const country = page.locator("#vat-country");
  await country.focus();
  await country.selectOption("FR");
  await expect(vatOf(page)).toContainText("20");
  await expect(page.locator("main")).toContainText("20% VAT (France)");
  await expect(country).toBeVisible();
  await expect(country).toBeFocused();
  await expect(country).toHaveValue("FR");
  await page.keyboard.press("Escape");
  await expect(vatOf(page)).toBeFocused();
});

// The menu of narrow screens where the machine that blurs the page behind it comes late. [SHL-01]
import type { Page } from "@playwright/test";
import { expect, open, test } from "../../test/browser/shop.ts";
import { aFreeName, atNight, inTurn } from "../../test/browser/shop.ts";
import { haveCart } from "../../test/browser/walk.ts";
import { words } from "../../test/browser/words.ts";

test.use({ viewport: { width: 390, height: 844 } });

const dialog = (page: Page) => page.locator("#menu");
const main = (page: Page) => page.locator("main");
const button = (page: Page) => page.locator(".s-menu-button");

test("[SHL-01] where the machine of the blur comes late nothing that happened meanwhile is lost", async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/blur-actor-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await open(page, "/en/hosting");
  await button(page).click();
  await page.keyboard.press("Escape");
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(main(page)).not.toHaveAttribute("data-blurred");
  release();
  await expect(main(page)).toHaveAttribute("data-blurred", "menu");
  await page.keyboard.press("Escape");
  await expect(main(page)).not.toHaveAttribute("data-blurred");
});

for (const locale of ["de", "en"] as const) {
  const turn = inTurn(locale, "de");
  const t = words(locale);

  turn.test(
    `[SHL-01] [VAT-02] [LOC-06] without scripts the menu opens, sets the country for VAT and leads on, ${locale}`,
    async ({ browser, shop }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: shop.url,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      await page.goto(`/${locale}/hosting`);
      await button(page).click();
      await dialog(page).locator("summary").click();
      await dialog(page).getByLabel(t("shell.vat.country"), { exact: true }).selectOption("AT");
      await dialog(page)
        .getByRole("button", { name: t("shell.vat.apply") })
        .click();
      await expect(page.locator(".s-vat")).toContainText("20");
      await expect(dialog(page)).toBeHidden();
      await button(page).click();
      await dialog(page)
        .getByRole("button", { name: t("shell.menuClose") })
        .click();
      await expect(dialog(page)).toBeHidden();
      await button(page).click();
      await dialog(page)
        .getByRole("link", { name: t("shell.language.label") })
        .click();
      await expect(page.locator("html")).toHaveAttribute("lang", locale === "de" ? "en" : "de");
      await context.close();
    },
  );
}

test("[SHL-01] [LGL-06] the ways to account and cart stand on one line each, the count of the cart beside its name", async ({
  page,
}) => {
  await open(page, "/de");
  await haveCart(page, aFreeName());
  for (const width of atNight ? [320, 390] : [320]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/de");
    await button(page).click();
    await expect(dialog(page).locator(".s-menu-own .s-cart-count")).toBeVisible();
    const heights = await dialog(page)
      .locator(".s-menu-own .s-menu-link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights, `${width} px`).toEqual([48, 48]);
    expect(await dialog(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
  }
});

test("[SHL-01] a window that grows beyond the menu gets its page back", async ({ page }) => {
  await open(page, "/en/hosting");
  await button(page).click();
  await expect(main(page)).toHaveAttribute("data-blurred", "menu");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(main(page)).not.toHaveAttribute("data-blurred");
  await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Hosting" }).click();
});

test("[SHL-01] beside the sheet a press closes it, and at 320 px nothing reaches over its edge", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await open(page, "/de/hosting");
  await button(page).click();
  await page.mouse.click(40, 500);
  await expect(dialog(page)).toBeHidden();
  await page.setViewportSize({ width: 320, height: 640 });
  await button(page).click();
  expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

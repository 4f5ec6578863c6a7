// A new build of the shop while a page is open: announced once, loaded with the next page; missing scripts reload a page once, and never over typed input.
import { expect, type Page } from "@playwright/test";
import { inTurn, type Locale, open } from "../../test/browser/shop.ts";
import { paths, words } from "../../test/browser/words.ts";

/** Leaves a mark that only a full load takes away. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => "marked" in window).catch(() => true);

const category = (page: Page, path: string) => page.getByRole("navigation").locator(`a[href="${path}"]`).first();
const jobsLink = (page: Page, locale: Locale) => page.getByRole("contentinfo").locator(`a[href="/${locale}/jobs"]`);

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);
  turn.test(
    `[VIS-05] a new build is announced once, and the next page is loaded in full, ${locale}`,
    async ({ page }) => {
      await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "another", timestamp: 0 } }));
      await open(page, `/${locale}/hosting`);
      await mark(page);
      await category(page, `/${locale}/groupware`).click();
      await expect(page).toHaveURL(`/${locale}/groupware`);
      await expect(page.getByText(t("shell.build.new")).last()).toBeVisible();
      expect(await isMarked(page)).toBe(true);
      await category(page, `/${locale}/hosting`).click();
      await expect(page).toHaveURL(`/${locale}/hosting`);
      await expect.poll(() => isMarked(page)).toBe(false);
    },
  );

  turn.test(
    `[VIS-05] a page that cannot come because the connection is down says so, stays and comes later, ${locale}`,
    async ({ page, context }) => {
      await open(page, `/${locale}/hosting`);
      await mark(page);
      await context.setOffline(true);
      await jobsLink(page, locale).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("shell.failed.title"));
      expect(await isMarked(page)).toBe(true);
      await context.setOffline(false);
      await page.getByRole("button", { name: t("shell.failed.again") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("jobs.title"));
    },
  );

  turn.test(`[VIS-05] a page whose script is gone is loaded in full, once, ${locale}`, async ({ page }) => {
    await open(page, `/${locale}/hosting`);
    await mark(page);
    await page.route("**/assets/jobs-*.js", (route) => route.abort());
    await jobsLink(page, locale).click();
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect(page).toHaveURL(`/${locale}/jobs`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  turn.test(
    `[VIS-05] [CNT-10] what is only fetched ahead reloads nothing when it does not come, ${locale}`,
    async ({ page }) => {
      await open(page, `/${locale}/hosting`);
      await mark(page);
      const lost = page.waitForEvent("requestfailed");
      await page.route("**/assets/jobs-*.js", (route) => route.abort());
      await jobsLink(page, locale).hover();
      await lost;
      await category(page, `/${locale}/groupware`).click();
      await expect(page).toHaveURL(`/${locale}/groupware`);
      expect(await isMarked(page)).toBe(true);
    },
  );

  turn.test(
    `[VIS-05] over what was typed nothing is loaded anew: it is offered, and stays, ${locale}`,
    async ({ page }) => {
      await open(page, paths[locale].product);
      await mark(page);
      await page.route("**/assets/product-ledger-*.js", (route) => route.abort());
      const domain = page.getByLabel(t("product.domains.label"), { exact: true });
      await domain.fill("typed-and-kept.de");
      await page.locator('input[name="months"]').last().check();
      await expect(page.getByText(t("shell.build.gone")).last()).toBeVisible();
      expect(await isMarked(page)).toBe(true);
      await expect(domain).toHaveValue("typed-and-kept.de");
    },
  );
}

// Scripts and sheets of an earlier build that are gone, in rarer orders: what watches them is gone itself, or is known to be only later, or they were missed when a page was fetched ahead.
import { expect, type Page } from "@playwright/test";
import { inTurn, type Locale, open } from "../../test/browser/shop.ts";
import { words } from "../../test/browser/words.ts";

/** Leaves a mark that only a full load takes away. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => "marked" in window).catch(() => true);

const category = (page: Page, path: string) => page.getByRole("navigation").locator(`a[href="${path}"]`).first();
const jobsLink = (page: Page, locale: Locale) => page.getByRole("contentinfo").locator(`a[href="/${locale}/jobs"]`);

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);
  turn.test(
    `[VIS-05] where what watches is gone itself, the pages after are loaded in full, ${locale}`,
    async ({ page }) => {
      await open(page, `/${locale}/hosting`);
      await mark(page);
      await page.route(/\/assets\/(watched-page|loading-bar-running)-/, (route) => route.abort());
      // Going on until it is known that what watches does not come.
      await expect(async () => {
        await category(page, `/${locale}/groupware`).click();
        await expect(page).toHaveURL(`/${locale}/groupware`);
        await category(page, `/${locale}/hosting`).click();
        await expect(page).toHaveURL(`/${locale}/hosting`);
        expect(await isMarked(page)).toBe(false);
      }).toPass();
    },
  );

  turn.test(
    `[VIS-05] a page whose script is missing before it is known that what watches is gone is loaded in full, ${locale}`,
    async ({ page }) => {
      await open(page, `/${locale}/hosting`);
      await mark(page);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/assets\/watched-page-/, async (route) => {
        await released;
        await route.abort();
      });
      // Its sheet is gone as well as its script.
      await page.route(/\/assets\/(jobs-[\w-]+\.js|[\w-]+\.css)/, (route) => route.abort());
      await category(page, `/${locale}/groupware`).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Groupware");
      // A pointer on its way to the link may fetch another page ahead, whose sheet is lost as well.
      const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/jobs-"));
      await jobsLink(page, locale).click();
      await expect(page).toHaveURL(`/${locale}/jobs`);
      await lost;
      await page.unroute(/\/assets\/(jobs-[\w-]+\.js|[\w-]+\.css)/);
      release();
      await expect.poll(() => isMarked(page)).toBe(false);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("jobs.title"));
    },
  );

  turn.test(
    `[VIS-05] a page whose sheet was missing when it was fetched ahead is loaded in full when it is visited, ${locale}`,
    async ({ page }) => {
      await open(page, `/${locale}/hosting`);
      await mark(page);
      const lost = page.waitForEvent("requestfailed");
      await page.route(/\/assets\/[\w-]+\.css/, (route) => route.abort());
      const jobs = jobsLink(page, locale);
      await jobs.hover();
      await lost;
      await page.waitForLoadState("networkidle");
      await page.unroute(/\/assets\/[\w-]+\.css/);
      await jobs.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("jobs.title"));
      expect(await isMarked(page)).toBe(false);
    },
  );
}

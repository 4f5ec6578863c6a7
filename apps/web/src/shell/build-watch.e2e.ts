// A new build of the shop while a page is open: announced once, loaded with the next page; missing scripts reload a page once, and never over typed input.
import { expect, type Page } from "@playwright/test";
import { open, test } from "../../test/browser/shop.ts";
import { paths, words } from "../../test/browser/words.ts";

const t = words("en");

/** Leaves a mark that only a full load takes away. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => "marked" in window).catch(() => true);

const category = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name, exact: true }).first();

test("[VIS-05] a new build is announced once, and the next page is loaded in full", async ({ page }) => {
  await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "another", timestamp: 0 } }));
  await open(page, "/en/hosting");
  await mark(page);
  await category(page, "Groupware").click();
  await expect(page).toHaveURL(/\/en\/groupware$/);
  await expect(page.getByText(t("shell.build.new")).last()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await category(page, "Web hosting").click();
  await expect(page).toHaveURL(/\/en\/hosting$/);
  await expect.poll(() => isMarked(page)).toBe(false);
});

test("[VIS-05] where what watches is gone itself, the pages after are loaded in full", async ({ page }) => {
  await open(page, "/en/hosting");
  await mark(page);
  await page.route(/\/assets\/(watched-page|loading-bar-running)-/, (route) => route.abort());
  // Going on until it is known that what watches does not come.
  await expect(async () => {
    await category(page, "Groupware").click();
    await expect(page).toHaveURL(/\/en\/groupware$/);
    await category(page, "Web hosting").click();
    await expect(page).toHaveURL(/\/en\/hosting$/);
    expect(await isMarked(page)).toBe(false);
  }).toPass();
});

test("[VIS-05] a page whose script is missing before it is known that what watches is gone is loaded in full", async ({ page }) => {
  await open(page, "/en/hosting");
  await mark(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/watched-page-/, async (route) => {
    await released;
    await route.abort();
  });
  // Its sheet is gone as well as its script.
  await page.route(/\/assets\/(jobs-[\w-]+\.js|[\w-]+\.css)/, (route) => route.abort());
  await category(page, "Groupware").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Groupware");
  const lost = page.waitForEvent("requestfailed");
  await page.getByRole("contentinfo").getByRole("link", { name: "Jobs", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/jobs$/);
  await lost;
  await page.unroute(/\/assets\/(jobs-[\w-]+\.js|[\w-]+\.css)/);
  release();
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jobs");
});

test("[VIS-05] a page whose sheet was missing when it was fetched ahead is loaded in full when it is visited", async ({ page }) => {
  await open(page, "/en/hosting");
  await mark(page);
  const lost = page.waitForEvent("requestfailed");
  await page.route(/\/assets\/[\w-]+\.css/, (route) => route.abort());
  const jobs = page.getByRole("contentinfo").getByRole("link", { name: "Jobs", exact: true });
  await jobs.hover();
  await lost;
  await page.waitForLoadState("networkidle");
  await page.unroute(/\/assets\/[\w-]+\.css/);
  await jobs.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jobs");
  expect(await isMarked(page)).toBe(false);
});

test("[VIS-05] a page that cannot come because the connection is down says so, stays and comes later", async ({ page, context }) => {
  await open(page, "/en/hosting");
  await mark(page);
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Jobs", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("shell.failed.title"));
  expect(await isMarked(page)).toBe(true);
  await context.setOffline(false);
  await page.getByRole("button", { name: t("shell.failed.again") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jobs");
});

test("[VIS-05] the same build goes on without a word or a reload", async ({ page }) => {
  const response = page.waitForResponse("**/builds/latest.json?*");
  await open(page, "/en/hosting");
  await mark(page);
  await category(page, "Groupware").click();
  expect((await response).ok()).toBe(true);
  await category(page, "Web hosting").click();
  await expect(page).toHaveURL(/\/en\/hosting$/);
  await expect(page.getByText(t("shell.build.new"))).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test("[VIS-05] a page whose script is gone is loaded in full, once", async ({ page }) => {
  await open(page, "/en/hosting");
  await mark(page);
  await page.route("**/assets/jobs-*.js", (route) => route.abort());
  await page.getByRole("contentinfo").getByRole("link", { name: "Jobs", exact: true }).click();
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(page).toHaveURL(/\/en\/jobs$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("[VIS-05] [CNT-10] what is only fetched ahead reloads nothing when it does not come", async ({ page }) => {
  await open(page, "/en/hosting");
  await mark(page);
  const lost = page.waitForEvent("requestfailed");
  await page.route("**/assets/jobs-*.js", (route) => route.abort());
  await page.getByRole("contentinfo").getByRole("link", { name: "Jobs", exact: true }).hover();
  await lost;
  await category(page, "Groupware").click();
  await expect(page).toHaveURL(/\/en\/groupware$/);
  expect(await isMarked(page)).toBe(true);
});

test("[VIS-05] over what was typed nothing is loaded anew: it is offered, and stays", async ({ page }) => {
  await open(page, paths.en.product);
  await mark(page);
  await page.route("**/assets/product-ledger-*.js", (route) => route.abort());
  const domain = page.getByLabel(t("product.domains.label"), { exact: true });
  await domain.fill("typed-and-kept.de");
  await page.locator('input[name="months"]').last().check();
  await expect(page.getByText(t("shell.build.gone")).last()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await expect(domain).toHaveValue("typed-and-kept.de");
});

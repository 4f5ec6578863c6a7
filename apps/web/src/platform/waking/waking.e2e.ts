// Pages to read sleep until they are touched: they work as HTML, wake without moving, and lose nothing of what was done before.
import { expect } from "@playwright/test";
import { pageWith } from "../../../test/browser/content.ts";
import { isAwake, pauseScripts, scriptsOf, whenAwake } from "../../../test/browser/paused-scripts.ts";
import { aFreeName, atNight, test } from "../../../test/browser/shop.ts";
import { paths, words } from "../../../test/browser/words.ts";

const t = words("en");

test("[LOC-16] a page to read loads no script until it is touched, and wakes with the first touch", async ({
  page,
  request,
}) => {
  const requested = scriptsOf(page);
  await page.goto(await pageWith(request, "en", "rich-text"), { waitUntil: "networkidle" });
  expect(requested).toEqual([]);
  await page.locator(".s-logo").first().hover();
  await whenAwake(page);
  expect(requested.length).toBeGreaterThan(0);
  await page.getByRole("navigation").getByRole("link", { name: "Web hosting" }).first().click();
  await expect(page).toHaveURL(/\/en\/hosting$/);
  expect(
    await page.evaluate(() => new URL(performance.getEntriesByType("navigation")[0]?.name ?? "").pathname),
  ).not.toBe("/en/hosting");
});

test("[VAT-02] [SHL-10] [LOC-16] a country that was selected before the scripts came stays selected, and is applied", async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/en");
  await page.locator(".s-vat").click();
  await page.locator("#vat-country").selectOption("AT");
  release();
  await whenAwake(page);
  await expect(page.locator("#vat-country")).toHaveValue("AT");
  await page.getByRole("button", { name: t("shell.vat.apply") }).click();
  await expect(page.locator(".s-vat")).toContainText("20%");
});

test("[LOC-16] home and price lists load no script until they are touched, a product fetches its own and does not run them", async ({
  page,
}) => {
  const requested = scriptsOf(page);
  for (const path of atNight ? ["/en", "/en/hosting", "/en/server"] : ["/en/hosting"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(requested, path).toEqual([]);
  }
  await page.goto(paths.en.product, { waitUntil: "networkidle" });
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  expect(await isAwake(page)).toBe(false);
  const fetched = requested.length;
  await page.keyboard.press("Shift");
  await whenAwake(page);
  expect(requested.length).toBe(fetched);
});

test("[LOC-16] the script of every page begins with the line by which it is compiled beside the main thread", async ({
  request,
}) => {
  const needs = /data-needs="([^"]+)"/.exec(await (await request.get(paths.en.product)).text())?.[1]?.split(" ") ?? [];
  const texts = await Promise.all(needs.map(async (path) => (await request.get(path)).text()));
  const [longest = ""] = texts.toSorted((one, other) => other.length - one.length);
  expect(longest).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("[CNT-05] [LOC-16] a deal that counts down wakes its page when it comes into sight", async ({ page }) => {
  const requested = scriptsOf(page);
  await page.goto("/en", { waitUntil: "networkidle" });
  expect(requested).toEqual([]);
  const deal = page.locator("main section[data-lives]");
  const left = deal.getByRole("timer");
  const drawn = (await left.textContent()) ?? "";
  await deal.evaluate((section) => section.scrollIntoView());
  await expect(deal.locator("[data-counting]")).toBeVisible();
  // What the server drew goes on: the deal is still open.
  await expect(left).not.toHaveText(drawn);
  await expect(deal.locator("[data-counting]")).toBeVisible();
});

test("[LOC-16] a page fetches the sheets of the screen that it mostly leads to", async ({ page, shop }) => {
  const linked = async (path: string, link: RegExp): Promise<readonly string[]> =>
    [...(await (await page.request.get(new URL(path, shop.url).href)).text()).matchAll(link)].map(
      ([, href = ""]) => href,
    );
  const search = "/en/domains/buy-register-domain";
  for (const [from, to] of [
    ["/en", search],
    [paths.en.product, paths.en.cart],
  ] as const) {
    const shown = await linked(from, /<link rel="stylesheet" href="([^"]+)"/g);
    const ahead = await linked(from, /<link rel="prefetch" as="style" href="([^"]+)"/g);
    const needed = await linked(to, /<link rel="stylesheet" href="([^"]+)"/g);
    expect(needed.filter((href) => !shown.includes(href))).toEqual(ahead);
    expect(ahead.length).toBeGreaterThan(0);
  }
});

test("[LOC-16] a page whose app comes by itself is drawn before it asks for scripts, and one that answers a press in one go", async ({
  page,
}) => {
  for (const path of atNight ? [paths.en.domains, paths.en.cart] : [paths.en.cart]) {
    const sheets = Promise.withResolvers<void>();
    const requested: string[] = [];
    await page.route(/\.css$/, (route) => sheets.promise.then(() => route.continue()));
    await page.route(/\.js$/, (route) => {
      requested.push(route.request().url());
      return route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("footer #colours")).toBeAttached();
    // Without its sheets nothing of it can be drawn.
    await page.waitForTimeout(300);
    expect(requested).toEqual([]);
    sheets.resolve();
    await whenAwake(page);
    expect(requested.length).toBeGreaterThan(3);
    await page.unrouteAll({ behavior: "wait" });
  }
  await expect(page.locator('head > link[rel="expect"][blocking="render"][href="#colours"]')).toHaveCount(1);
});

test("[PRD-07] [LOC-16] a button that only scripts can answer is busy until they come, and is answered then", async ({
  page,
}) => {
  const name = aFreeName();
  const letGo = await pauseScripts(page);
  await page.goto(`${paths.en.product}?domain=${name}`, { waitUntil: "domcontentloaded" });
  const remove = page.getByRole("button", { name: t("product.domains.remove", { name }) });
  await remove.click();
  await expect(remove).toHaveAttribute("aria-busy", "true");
  expect(await isAwake(page)).toBe(false);
  letGo();
  await expect(remove).toHaveCount(0);
});

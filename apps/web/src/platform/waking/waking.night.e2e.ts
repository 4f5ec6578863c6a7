// Pages that sleep on a bad line or after a way around: scripts that fail or come late, and the way back from another site.
import { expect } from "@playwright/test";
import { isAwake, pauseScripts } from "../../../test/browser/paused-scripts.ts";
import { placeOf } from "../../../test/browser/place.ts";
import { ready, test } from "../../../test/browser/shop.ts";
import { paths, words } from "../../../test/browser/words.ts";

const t = words("en");

test("[LOC-16] [CRT-01] a form that is sent while the scripts of its page fail is not lost to a page that is loaded anew", async ({
  page,
}) => {
  const line = { isDown: true };
  const slow = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    if (!line.isDown && route.request().resourceType() === "fetch") await slow.promise;
    return line.isDown || route.request().resourceType() === "script" ? route.abort() : route.continue();
  });
  await page.goto(paths.en.product, { waitUntil: "networkidle" });
  line.isDown = false;
  const looked = page.waitForRequest((request) => request.resourceType() === "fetch" && request.url().endsWith(".js"));
  await page.locator('input[name="months"]').last().check();
  await looked;
  await page.route("**/forms/cart*", async (route) => {
    slow.resolve();
    await new Promise((done) => setTimeout(done, 1_000));
    return route.continue();
  });
  await page
    .getByRole("complementary")
    .getByRole("button", { name: t("product.ledger.add"), exact: true })
    .click();
  await page.waitForURL(`**${paths.en.cart}*`);
});

test("[LOC-16] scripts that did not come with the first touch come with the next one", async ({ page }) => {
  const line = { isDown: true };
  await page.route("**/assets/*.js", (route) => (line.isDown ? route.abort() : route.continue()));
  const lost = page.waitForEvent("requestfailed");
  await page.goto("/en", { waitUntil: "networkidle" });
  await page.keyboard.press("Shift");
  await lost;
  await page.waitForLoadState("networkidle");
  expect(await isAwake(page)).toBe(false);
  line.isDown = false;
  await expect(async () => {
    await page.keyboard.press("Shift");
    expect(await isAwake(page)).toBe(true);
  }).toPass();
});

test("[LOC-16] a screen whose scripts come late stays where its visitor has scrolled to meanwhile", async ({
  page,
}) => {
  const letGo = await pauseScripts(page);
  await page.goto(paths.en.domains, { waitUntil: "commit" });
  await expect(page.locator("footer")).toBeAttached();
  await page.evaluate(() => scrollTo(0, 400));
  letGo();
  await ready(page);
  expect(await placeOf(page)).toBe(400);
});

test("[LOC-16] pages that followed one another come back from another site each with its address and its place", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/en", { waitUntil: "networkidle" });
  const home = await heading.innerText();
  await page.evaluate(() => scrollTo(0, 500));
  await page.keyboard.press("Shift");
  await ready(page);
  await page
    .getByRole("navigation")
    .getByRole("link", { name: "Web hosting" })
    .first()
    .dispatchEvent("click", { button: 0 });
  await expect(heading).toHaveText("Web hosting");
  await page.goto("/robots.txt");
  await page.goBack({ waitUntil: "networkidle" });
  await expect(heading).toHaveText("Web hosting");
  await page.evaluate(() => history.back());
  await expect(heading).toHaveText(home);
  await expect.poll(() => placeOf(page)).toBe(500);
  await expect(page).toHaveURL(/\/en$/);
});

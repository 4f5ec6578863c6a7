// Pages that sleep on a bad line or after a way around: scripts that fail or come late, and the way back from another site.
import { expect } from "@playwright/test";
import { isAwake, pauseScripts } from "../../../test/browser/paused-scripts.ts";
import { placeOf } from "../../../test/browser/place.ts";
import { ready, test } from "../../../test/browser/shop.ts";
import { paths, words } from "../../../test/browser/words.ts";
import { pageWith } from "../../../test/browser/content.ts";
import { scriptsOf, whenAwake } from "../../../test/browser/paused-scripts.ts";
import { aFreeName } from "../../../test/browser/shop.ts";

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

test("[LOC-16] a page that wakes stays where its reader has scrolled to, the next one begins at its top, and the way back leads to that place", async ({
  page,
  request,
}) => {
  const path = await pageWith(request, "en", "rich-text");
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => scrollTo(0, 500));
  await page.keyboard.press("Shift");
  await ready(page);
  expect(await placeOf(page)).toBe(500);
  await page
    .getByRole("navigation")
    .getByRole("link", { name: "Web hosting" })
    .first()
    .dispatchEvent("click", { button: 0 });
  await expect(page).toHaveURL(/\/en\/hosting$/);
  await expect(page.locator("h1")).toBeInViewport();
  expect(await placeOf(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect.poll(() => placeOf(page)).toBe(500);
});

test("[UIM-02] [LOC-16] the first press of a picture on a page that sleeps opens the lightbox", async ({
  page,
  request,
}) => {
  const requested = scriptsOf(page);
  const path = await pageWith(request, "en", "gallery");
  await page.goto(path, { waitUntil: "networkidle" });
  expect(requested).toEqual([]);
  await page
    .locator('[data-block="gallery"] a')
    .first()
    .dispatchEvent("click", { bubbles: true, cancelable: true, button: 0 });
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test("[DOM-01] [LOC-16] a search that the browser sends shows it at its button, on a page that sleeps and on one that is awake", async ({
  page,
}) => {
  for (const isWoken of [false, true]) {
    await page.goto("/en", { waitUntil: "networkidle" });
    if (isWoken) {
      await page.keyboard.press("Shift");
      await whenAwake(page);
    }
    // Registered after the page's own listener: it hears of the form when that has marked the button.
    await page.evaluate(() =>
      addEventListener("submit", ({ submitter, defaultPrevented }) =>
        sessionStorage.setItem("sent", `${submitter?.ariaBusy} ${defaultPrevented}`),
      ),
    );
    await page.locator("#home-domain").fill(aFreeName());
    await page.locator("main search").getByRole("button").dispatchEvent("click", { button: 0 });
    await page.waitForURL(/domain=/);
    expect(await page.evaluate(() => sessionStorage.getItem("sent")), isWoken ? "awake" : "asleep").toBe("true false");
  }
});

test("[LOC-16] a button that sends a form wakes no page: its scripts would only delay the one that comes", async ({
  page,
}) => {
  await page.goto("/en", { waitUntil: "networkidle" });
  const fetched = page.locator('link[rel="modulepreload"]');
  await page.locator("main search").getByRole("button").hover();
  await page.locator("main search").getByRole("button").dispatchEvent("pointerdown");
  expect(await fetched.count()).toBe(0);
  await page.locator(".s-logo").first().hover();
  await whenAwake(page);
  expect(await fetched.count()).toBeGreaterThan(0);
});

// What is chosen on a product's page before its scripts have come, or while they come, is in the ledger and in the cart.
import { expect, type Page } from "@playwright/test";
import { pauseScripts, whenAwake, isAwake } from "../../../test/browser/paused-scripts.ts";
import { atNight, test } from "../../../test/browser/shop.ts";
import { choose } from "../../../test/browser/product-steps.ts";
import { totalOn } from "../../../test/browser/walk.ts";
import { paths } from "../../../test/browser/words.ts";

/** Whether a ring turns beside the first invoice at the bottom of a phone. */
const isTurning = (page: Page): Promise<boolean> =>
  page
    .locator("main form > div:last-of-type > p")
    .evaluate(
      (total) =>
        getComputedStyle(total, "::after").content !== "none" && total.getAnimations({ subtree: true }).length > 0,
    );

test("[PRD-01] [VAT-10] [HDL-02] a choice shows that its ledger is on its way, before the scripts come and while they calculate, and what comes is as the server calculates it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await pauseScripts(page);
  const calculation = Promise.withResolvers<void>();
  await page.route("**/assets/product-ledger-*.js", async (route) => {
    await calculation.promise;
    await route.continue();
  });
  await page.goto(paths.en.product, { waitUntil: "domcontentloaded" });
  expect(await isTurning(page)).toBe(false);
  const before = await totalOn(page);
  const choice = await choose(page);
  expect(await isAwake(page)).toBe(false);
  await expect.poll(() => isTurning(page)).toBe(true);
  letGo();
  await whenAwake(page);
  await expect(page.locator("main form > div:last-of-type > p")).toHaveAttribute("aria-busy", "true");
  expect(await isTurning(page)).toBe(true);
  expect(await totalOn(page)).toBe(before);
  calculation.resolve();
  await expect.poll(() => totalOn(page)).not.toBe(before);
  await expect(page.locator("main form > div:last-of-type > p")).not.toHaveAttribute("aria-busy");
  await expect.poll(() => isTurning(page)).toBe(false);
  const shown = await totalOn(page);
  await page.goto(`${paths.en.product}?${choice}`);
  expect(shown).toBe(await totalOn(page));
});

test("[PRD-06] [CRT-08] a second choice made while the page wakes does not take the first one back, however short the pause", async ({
  browser,
  shop,
}) => {
  test.setTimeout(180_000);
  // Slow phones wake for longer; `click` would wait for that, so the mouse is moved directly.
  for (const [slowdown, pauses] of [
    [1, atNight ? [0, 30, 90, 220] : [30]],
    [6, atNight ? [120, 300] : []],
  ] as const) {
    for (const pause of pauses) {
      const page = await browser.newPage();
      await page.goto(new URL("/en/server/vps/vps-m", shop.url).href);
      const [first, second] = [
        page.locator('input[name="location"][value="NL"]'),
        page.locator('input[name="months"][value="6"]'),
      ];
      await second.scrollIntoViewIfNeeded();
      await first.scrollIntoViewIfNeeded();
      const [one, two] = [await first.boundingBox(), await second.boundingBox()];
      const before = await totalOn(page);
      const devTools = await page.context().newCDPSession(page);
      await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await page.mouse.click((one?.x ?? 0) + 4, (one?.y ?? 0) + 4);
      await page.waitForTimeout(pause);
      await page.mouse.click((two?.x ?? 0) + 4, (two?.y ?? 0) + 4);
      await whenAwake(page);
      await expect.poll(() => totalOn(page)).not.toBe(before);
      const conditions = `${pause} ms, ${slowdown} times as slow`;
      await expect(second, conditions).toBeChecked();
      await expect(first, conditions).toBeChecked({ timeout: 1_000 });
      await page.close();
    }
  }
});

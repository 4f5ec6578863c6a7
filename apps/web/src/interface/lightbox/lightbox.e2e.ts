// The lightbox in the browser: opened, looked around in, left by its button, a key and the way back; a picture that fails, and one without scripts.
import { expect, open, test } from "../../../test/browser/shop.ts";

test("[UIM-02] wheel, swipe and double click do what their rules say", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/en/data-centres");
  await page.locator("[data-gallery] a").first().click();
  const dialog = page.getByRole("dialog");
  const picture = dialog.locator("[data-picture] img");
  await expect(dialog.locator("[data-picture]")).toHaveAttribute("data-picture", "loaded");
  await page.mouse.move(640, 350);
  await page.mouse.wheel(0, -100);
  await expect(picture).toHaveAttribute("style", /scale\(1\.12\)/);
  await page.keyboard.press("0");
  await page.mouse.down();
  await page.mouse.move(560, 352, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByRole("group")).toHaveAccessibleName(/^2 of /);
  await expect(dialog.locator("[data-picture]")).toHaveAttribute("data-picture", "loaded");
  await page.mouse.dblclick(640, 350);
  await expect(picture).toHaveAttribute("style", /scale\(1\.[0-9]+\)|scale\(2/);
});

test("[UIM-06] without scripts a picture of a gallery leads to itself in large", async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto("/de/rechenzentren");
  const href = (await page.locator("[data-gallery] a").first().getAttribute("href")) ?? "";
  expect((await page.request.get(href)).headers()["content-type"]).toBe("image/webp");
  await context.close();
});

test("[UIM-02] the way back closes an open picture and stays on its page; a closed one is no step of the way", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    Object.assign(window, { steps: 0 });
    addEventListener(
      "popstate",
      () => Object.assign(window, { steps: ((window as { steps?: number }).steps ?? 0) + 1 }),
      true,
    );
  });
  /** A browser takes its steps back when it has the time. */
  const stepsBack = (count: number) =>
    expect.poll(() => page.evaluate(() => (window as { steps?: number }).steps)).toBe(count);
  await page.goto("/en/helpcenter");
  await open(page, "/en/data-centres");
  const link = page.locator("[data-gallery] a").first();
  const dialog = page.getByRole("dialog");
  await link.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/en/data-centres");
  await expect(link).toBeFocused();
  for (const [at, by] of (["button", "key"] as const).entries()) {
    await link.click();
    await expect(dialog).toBeVisible();
    if (by === "button") await dialog.getByRole("button", { name: "Close" }).click();
    else await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await stepsBack(at + 2);
  }
  await page.goBack();
  await page.waitForURL("**/en/helpcenter");
});

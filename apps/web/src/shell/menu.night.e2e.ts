// The submenus of wide screens where waking takes long, and where reduced motion is preferred. [SHL-09]
import { overlayTimes } from "@kontor/domain/interface/overlay";
import { expect, open, ready, test } from "../../test/browser/shop.ts";
import { below, button, enter, withFinger } from "../../test/browser/submenu.ts";

test("[SHL-09] [LOC-16] one touch opens a submenu and leaves it open, however long the page takes to wake", async ({
  browser,
  shop,
}) => {
  const context = await withFinger(browser, shop);
  const page = await context.newPage();
  // The row of the navigation is attached a second before the page counts as awake.
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "dataset") ?? {};
    Object.defineProperty(HTMLElement.prototype, "dataset", {
      get(this: HTMLElement) {
        const own = get?.call(this) as DOMStringMap;
        const late = (data: DOMStringMap, name: string, value: string) => {
          setTimeout(() => (data[name] = value), 1_000);
          return true;
        };
        return this === document.documentElement ? new Proxy(own, { set: late }) : own;
      },
    });
  });
  await page.goto("/en/hosting", { waitUntil: "networkidle" });
  await button(page).tap();
  await expect(button(page)).toHaveAttribute("aria-busy", "true");
  await ready(page);
  await expect(button(page)).not.toHaveAttribute("aria-busy");
  await expect(button(page)).toHaveAttribute("aria-expanded", "true");
  await expect(below(page)).toBeVisible();
  await context.close();
});

test("[SHL-09] nothing moves where reduced motion is preferred", async ({ page }) => {
  const time = () => below(page).evaluate((list) => getComputedStyle(list).animationDuration);
  for (const [reducedMotion, duration] of [
    ["reduce", "0s"],
    ["no-preference", `${overlayTimes.animation / 1000}s`],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, "/en");
    await enter(page);
    await expect(below(page)).toBeVisible();
    expect(await time()).toBe(duration);
  }
});

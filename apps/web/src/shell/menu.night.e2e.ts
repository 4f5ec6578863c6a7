// The submenus of wide screens where waking takes long, and where reduced motion is preferred. [SHL-09]
import { overlayTimes } from "@kontor/domain/interface/overlay";
import { expect, open, ready, test } from "../../test/browser/shop.ts";
import { below, button, enter, withFinger } from "../../test/browser/submenu.ts";
import { aFreeName, atNight, walkedIn } from "../../test/browser/shop.ts";
import { haveCart } from "../../test/browser/walk.ts";
import { words } from "../../test/browser/words.ts";

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

test("[SHL-09] a finger opens a submenu and closes it again, beside it as well, from its first touch on", async ({
  browser,
  shop,
}) => {
  const context = await withFinger(browser, shop);
  const page = await context.newPage();
  await page.goto("/en/hosting", { waitUntil: "networkidle" });
  await button(page).tap();
  await expect(below(page)).toBeVisible();
  await button(page).tap();
  await expect(below(page)).toBeHidden();
  await button(page).tap();
  await expect(below(page)).toBeVisible();
  await page.touchscreen.tap(640, 700);
  await expect(below(page)).toBeHidden();
  await context.close();
});

for (const locale of walkedIn("de"))
  test(`[SHL-09] the count at the cart, which comes with the scripts, moves nothing on the page, ${locale}`, async ({
    page,
  }) => {
    const t = words(locale);
    const top = async (): Promise<number> => (await page.getByRole("main").boundingBox())?.y ?? 0;
    const tops = async (): Promise<readonly (readonly [number, number])[]> => {
      const found: [number, number][] = [];
      for (const width of atNight ? [320, 480, 768, 1152, 1280, 1440] : [320, 1280]) {
        await page.setViewportSize({ width, height: 720 });
        found.push([width, await top()]);
      }
      return found;
    };
    await open(page, `/${locale}`);
    const before = await tops();
    await haveCart(page, aFreeName());
    // A visitor who has a cart sees its count without touching the page.
    await page.goto(`/${locale}`);
    await expect(page.getByRole("link", { name: new RegExp(t("shell.cart")) })).toContainText("2");
    expect(await tops()).toEqual(before);
  });

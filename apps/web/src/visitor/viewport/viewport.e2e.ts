// The width of the window where behaviour depends on it: stored while preferences are allowed, followed as the window changes, served by the server and the toasts. [SHL-08] [UIM-05]
import type { Page } from "@playwright/test";
import { contentToasts, positionIn } from "@kontor/domain/interface/toast";
import { breakpoints, viewportOf } from "@kontor/domain/visitor/viewport";
import { expect, inTurn, open, test, undecided } from "../../../test/browser/shop.ts";

test.use({ storageState: undecided });
const widen = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);

  turn.test(
    `[SHL-08] [UIM-05] [LOOK3-16] toasts of the content site stand below the header, in the middle below 768 px, at the right from there on, ${locale}`,
    async ({ page }) => {
      await open(page, `/${locale}/blog`);
      for (const width of [breakpoints.sm - 1, breakpoints.sm, 1280, 390]) {
        await widen(page, width);
        const position = positionIn(viewportOf(width), contentToasts);
        expect(position).toBe(width < 768 ? "top-center" : "top-right");
        await page.evaluate(
          (id) => window.dispatchEvent(new CustomEvent("shop:toast", { detail: { id, type: "info", text: "Hello." } })),
          String(width),
        );
        const toast = page.locator(".s-toast");
        await expect(toast).toHaveCount(1);
        await expect(page.locator("ol[data-position]").filter({ has: toast })).toHaveAttribute(
          "data-position",
          position,
        );
        const { x, y, width: broad } = (await toast.boundingBox()) ?? { x: 0, y: 800, width: 0 };
        const inside = await page.evaluate(() => document.documentElement.clientWidth);
        const [left, right] = [x, inside - x - broad];
        // Below the header, banners and all.
        const header = (await page.locator(".s-header").boundingBox()) ?? { y: 0, height: 0 };
        expect(Math.round(y - header.y - header.height)).toBe(12);
        if (position === "top-center") expect(Math.abs(left - right)).toBeLessThanOrEqual(2);
        else expect(right).toBeLessThan(Math.min(40, left));
        await page.locator(".s-toast-close").click();
        await expect(toast).toHaveCount(0);
      }
      // Without banners it follows the lower header, and stays in sight when that is scrolled away.
      const shownAt = async (): Promise<number> => {
        const toast = page.locator(".s-toast").first();
        await expect(toast).toBeVisible();
        return Math.round((await toast.boundingBox())?.y ?? -1);
      };
      await page.evaluate(() => {
        document.querySelector("body > .s-banners")?.remove();
        window.dispatchEvent(new CustomEvent("shop:toast", { detail: { id: "low", type: "info", text: "Hello." } }));
      });
      const below = await page.locator(".s-header").evaluate((header) => header.getBoundingClientRect().bottom);
      expect(await shownAt()).toBe(Math.round(below) + 12);
      await page.evaluate(() => window.scrollTo(0, 600));
      await expect.poll(shownAt).toBe(12);
    },
  );
}

// The menu of narrow screens: a modal dialog with everything in it, over a page that is blurred and out of reach; a popover without scripts. [SHL-01]
import type { Page } from "@playwright/test";
import { everything, findings } from "../../test/browser/axe.ts";
import { expect, inTurn, open, test } from "../../test/browser/shop.ts";
import { paths, words } from "../../test/browser/words.ts";

test.use({ viewport: { width: 390, height: 844 } });

const dialog = (page: Page) => page.locator("#menu");
const main = (page: Page) => page.locator("main");
const button = (page: Page) => page.locator(".s-menu-button");

for (const locale of ["de", "en"] as const) {
  const turn = inTurn(locale, "de");
  const t = words(locale);

  turn.test(
    `[SHL-01] [LGL-06] the menu keeps the focus, the page behind it is blurred and does not scroll, ${locale}`,
    async ({ page }) => {
      await open(page, `/${locale}/hosting`);
      await expect(main(page)).not.toHaveAttribute("data-blurred");
      await button(page).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name: t("shell.menu") })).toBeVisible();
      await expect(main(page)).toHaveAttribute("data-blurred", "menu");
      await expect(dialog(page).getByRole("button", { name: t("shell.menuClose") })).toBeFocused();
      expect(await findings(page, everything)).toEqual([]);
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press("Tab");
        const isInside = await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest("#menu") !== null,
        );
        expect(isInside, `after ${presses + 1} times Tab`).toBe(true);
      }
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 3_000);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
      await expect(main(page)).not.toHaveAttribute("data-blurred");
    },
  );

  turn.test(
    `[SHL-01] everything of the header is in the menu, and what is followed closes it, as does the way back, ${locale}`,
    async ({ page }) => {
      await open(page, `/${locale}/hosting`);
      await button(page).click();
      for (const name of [
        t("shell.footer.deals"),
        t("shell.footer.blog"),
        t("shell.strip.help"),
        t("shell.footer.contact"),
        t("shell.account"),
        t("shell.cart"),
        t("shell.language.label"),
        t("shell.appearance"),
      ])
        await expect(dialog(page).getByRole("link", { name }).first()).toBeVisible();
      for (const href of ["/server/vps", "/server/root-server"])
        await expect(dialog(page).locator(`a[href$="${href}"]`)).toBeVisible();
      await expect(dialog(page).locator("summary")).toContainText("19");
      await dialog(page)
        .getByRole("link", { name: t("shell.cart") })
        .click();
      await page.waitForURL(`**${paths[locale].cart}*`);
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(main(page)).not.toHaveAttribute("data-blurred");

      await button(page).click();
      await page.goBack();
      await page.waitForURL(`**/${locale}/hosting`);
      await expect(dialog(page)).toBeHidden();
      await expect(main(page)).not.toHaveAttribute("data-blurred");

      await button(page).click();
      await dialog(page)
        .getByRole("searchbox", { name: t("shell.strip.search") })
        .fill("domain");
      await page.keyboard.press("Enter");
      await page.waitForURL(/q=domain/);
    },
  );
}

test("[SHL-01] [LOC-16] pressed before the scripts are there the menu opens at once, and is modal when they come", async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/en", { waitUntil: "domcontentloaded" });
  // The sheet is drawn first, its list a frame later, and once.
  const drawn = await page.evaluateHandle(() => {
    const states: string[] = [];
    const list = document.querySelector(".s-menu-ways") as Element;
    const look = (): void => {
      const state = list.checkVisibility() ? getComputedStyle(list).contentVisibility : "closed";
      if (states.at(-1) !== state) states.push(state);
    };
    const watch = (): void => {
      look();
      requestAnimationFrame(watch);
    };
    watch();
    document.addEventListener("toggle", look, true);
    document.querySelector<HTMLElement>(".s-menu-button")?.click();
    look();
    return states;
  });
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => drawn.jsonValue()).toEqual(["closed", "hidden", "visible"]);
  expect(await dialog(page).evaluate((sheet) => sheet.matches(":modal"))).toBe(false);
  scripts.resolve();
  await expect.poll(() => dialog(page).evaluate((sheet) => sheet.matches(":modal"))).toBe(true);
  expect(await drawn.jsonValue()).toEqual(["closed", "hidden", "visible"]);
  await expect(main(page)).toHaveAttribute("data-blurred", "menu");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(main(page)).not.toHaveAttribute("data-blurred");
});

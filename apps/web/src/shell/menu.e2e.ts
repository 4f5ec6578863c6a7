// The submenus of wide screens, by mouse, by keyboard, on pages that sleep and without scripts: open and closed as the machine says, at its times. [SHL-09]
import type { Page } from "@playwright/test";
import { overlayTimes } from "@kontor/domain/interface/overlay";
import { everything, findings } from "../../test/browser/axe.ts";
import { stopClock } from "../../test/browser/stopped-clock.ts";
import { expect, open, test, walkedIn } from "../../test/browser/shop.ts";
import { below, button, enter, entry } from "../../test/browser/submenu.ts";
import { words } from "../../test/browser/words.ts";

const leave = (page: Page) => page.mouse.move(640, 700);

for (const locale of walkedIn("de"))
  test(`[SHL-09] a submenu follows the pointer at the times of the specification, ${locale}`, async ({ page }) => {
    const t = words(locale);
    await open(page, `/${locale}`);
    await expect(button(page)).toHaveAccessibleName(t("shell.submenu", { title: t("category.overview.server.short") }));
    await enter(page);
    await expect(below(page)).toBeVisible();
    expect(await findings(page, everything, "header")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(below(page)).toBeHidden();
    await leave(page);

    const runFor = await stopClock(page);
    await enter(page);
    await runFor(overlayTimes.tooltip - 1);
    await expect(below(page)).toBeHidden();
    await runFor(1);
    await expect(below(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute("aria-expanded", "true");

    await leave(page);
    await runFor(overlayTimes.menuHide - 1);
    await expect(button(page)).toHaveAttribute("aria-expanded", "true");
    await enter(page);
    await runFor(5_000);
    await expect(button(page)).toHaveAttribute("aria-expanded", "true");

    await leave(page);
    await runFor(overlayTimes.menuHide);
    await expect(button(page)).toHaveAttribute("aria-expanded", "false");
    await runFor(overlayTimes.dispose - 1);
    await expect(below(page)).not.toHaveAttribute("hidden");
    await enter(page);
    await runFor(5_000);
    await expect(button(page)).toHaveAttribute("aria-expanded", "true");

    await leave(page);
    await runFor(overlayTimes.menuHide);
    await runFor(overlayTimes.dispose);
    await expect(below(page)).toHaveAttribute("hidden");
  });

for (const locale of walkedIn("en"))
  test(`[SHL-09] [LGL-06] the keyboard opens a submenu, walks through it, and Escape gives the focus back, ${locale}`, async ({
    page,
  }) => {
    await open(page, `/${locale}/hosting`);
    const links = below(page).getByRole("link");
    await entry(page).locator("> a").focus();
    await page.keyboard.press("Tab");
    await expect(button(page)).toBeFocused();
    await expect(below(page)).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(below(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(links.first()).toBeFocused();
    // A mouse that passes does not take away what the keyboard is in.
    await enter(page);
    await leave(page);
    await page.keyboard.press("Escape");
    await expect(button(page)).toBeFocused();
    await expect(below(page)).toBeHidden();

    await page.keyboard.press("Space");
    await expect(below(page)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(below(page)).toBeHidden();

    await page.keyboard.press("Enter");
    for (let presses = 0; presses <= (await links.count()); presses += 1) await page.keyboard.press("Tab");
    await expect(entry(page).locator(":focus")).toHaveCount(0);
    await expect(below(page)).toBeHidden();

    await button(page).focus();
    await page.keyboard.press("Enter");
    const target = await links.first().getAttribute("href");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${target}`);
    await expect(below(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

test("[SHL-09] [LOC-16] on a page that sleeps the first press of its button opens it, and so does a pointer that stays", async ({
  page,
}) => {
  await page.goto("/en", { waitUntil: "networkidle" });
  await button(page).dispatchEvent("click", { bubbles: true, cancelable: true, button: 0 });
  await expect(below(page)).toBeVisible();
  await page.goto("/en/server", { waitUntil: "networkidle" });
  await enter(page);
  await expect(below(page)).toBeVisible();
});

test("[SHL-09] without scripts a submenu unfolds below the pointer and around the focus", async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto("/de");
  await expect(below(page)).toBeHidden();
  await expect(button(page)).toBeHidden();
  await enter(page);
  await expect(below(page)).toBeVisible();
  await leave(page);
  await expect(below(page)).toBeHidden();
  await entry(page).locator("> a").focus();
  await page.keyboard.press("Tab");
  await expect(below(page).getByRole("link").first()).toBeFocused();
  await context.close();
});

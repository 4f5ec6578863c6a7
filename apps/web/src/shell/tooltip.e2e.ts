// Words about controls whose sign does not say all: they come and go as the machine says, for mouse and keyboard, and Escape takes them away. [SHL-09]
import type { Page } from "@playwright/test";
import { overlayTimes } from "@kontor/domain/interface/overlay";
import { everything, findings } from "../../test/browser/axe.ts";
import { stopClock } from "../../test/browser/stopped-clock.ts";
import { expect, open, test, walkedIn } from "../../test/browser/shop.ts";
import { words } from "../../test/browser/words.ts";

const account = (page: Page) => page.locator(".s-bar .s-account");
const tip = (page: Page) => page.locator(".s-bar .s-tooltip");
const leave = (page: Page) => page.mouse.move(640, 700);

/** Its machine is there after that. */
const seeOnce = async (page: Page): Promise<void> => {
  await account(page).hover();
  await expect(tip(page)).toBeVisible();
  expect(await findings(page, everything, "header")).toEqual([]);
  await leave(page);
  await expect(tip(page)).toBeHidden();
};

for (const locale of walkedIn("de"))
  test(`[SHL-09] the account's tooltip comes after 200 ms, may be hovered, and is gone 150 ms after the pointer, ${locale}`, async ({
    page,
  }) => {
    const t = words(locale);
    await open(page, `/${locale}/hosting`);
    await expect(account(page)).toHaveAccessibleDescription(t("shell.accountHint"));
    await seeOnce(page);

    const runFor = await stopClock(page);
    await account(page).hover();
    await runFor(overlayTimes.tooltip - 1);
    await expect(tip(page)).toBeHidden();
    await runFor(1);
    await expect(tip(page)).toBeVisible();
    await expect(tip(page)).toHaveText(t("shell.accountHint"));

    await leave(page);
    await runFor(overlayTimes.dispose - 1);
    await expect(tip(page)).not.toHaveAttribute("hidden");
    await tip(page).dispatchEvent("pointerenter", { pointerType: "mouse" });
    await runFor(5_000);
    await expect(tip(page)).toHaveAttribute("data-visible");
    await tip(page).dispatchEvent("pointerleave", { pointerType: "mouse" });
    await runFor(overlayTimes.dispose);
    await expect(tip(page)).toHaveAttribute("hidden");

    await account(page).hover();
    await runFor(overlayTimes.tooltip - 1);
    await leave(page);
    await runFor(5_000);
    await expect(tip(page)).toBeHidden();
  });

for (const locale of walkedIn("en"))
  test(`[SHL-09] [LGL-06] [LOC-06] where the other language has no such page, the switch says so to pointer and keyboard, and Escape takes it away, ${locale}`, async ({
    page,
  }) => {
    const t = words(locale);
    await page.route("**/groupware/_payload.json*", async (route) => {
      const response = await route.fetch();
      const payload = (await response.json()) as { paths: Readonly<Record<string, string>> };
      await route.fulfill({
        response,
        json: { ...payload, paths: { en: null, de: null, [locale]: payload.paths[locale] } },
      });
    });
    const path = `/${locale}/groupware`;
    await open(page, `/${locale}/hosting`);
    await page.getByRole("navigation").locator(`a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    const language = page.locator(".s-strip .s-language-missing");
    const word = page.locator(".s-strip .s-tooltip");
    await expect(language).toHaveAccessibleDescription(t("shell.language.missing"));
    await language.hover();
    await expect(word).toBeVisible();
    await expect(word).toHaveText(t("shell.language.missing"));
    expect(await findings(page, everything, "header")).toEqual([]);
    await leave(page);
    await expect(word).toBeHidden();
    await page.locator(".s-strip-links a").last().focus();
    await page.keyboard.press("Tab");
    await expect(language).toBeFocused();
    await expect(word).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(word).toBeHidden();
    await expect(language).toBeFocused();
    await page.keyboard.press("Enter");
    expect(new URL(page.url()).pathname).toBe(path);
  });

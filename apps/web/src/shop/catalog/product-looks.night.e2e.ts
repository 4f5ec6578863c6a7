// Several of an addition are a number between two buttons: asleep, awake, by keys and without scripts. [PRD-01] [CRT-02]
import { expect, type Locator, type Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { test, walkedIn } from "../../../test/browser/shop.ts";
import { totalOn } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";
import { open } from "../../../test/browser/shop.ts";

for (const locale of walkedIn("de"))
  test(`[PRD-01] [CRT-02] [LGL-06] several of an addition are a number between two buttons, asleep, awake, by keys and without scripts (${locale})`, async ({
    page,
    browser,
    refusalText,
  }) => {
    const t = words(locale);
    const number = (on: Page) => on.locator('.p-additions input[type="number"]').first();
    await page.goto(paths[locale].product);
    const field = number(page);
    const title = ((await page.locator(".p-additions label > span").first().textContent()) ?? "").trim();
    const [fewer, more] = [t("product.fewer", { title }), t("product.more", { title })].map((name) =>
      page.getByRole("button", { name, exact: true }),
    ) as [Locator, Locator];
    const before = await totalOn(page);
    // The first press wakes the page and is not lost.
    await more.click();
    await expect(field).toHaveValue("1");
    await expect.poll(() => totalOn(page)).not.toBe(before);
    const one = await totalOn(page);
    await more.click();
    await expect(field).toHaveValue("2");
    await expect.poll(() => totalOn(page)).not.toBe(one);
    const two = await totalOn(page);
    await expect(page.locator("main [role=status]").filter({ hasText: `${title}: 2. ` })).toContainText(two);
    await fewer.click();
    await expect.poll(() => totalOn(page)).toBe(one);
    await fewer.click();
    await expect(fewer).toHaveAttribute("aria-disabled", "true");
    await expect(fewer).toBeFocused();
    await expect.poll(() => totalOn(page)).toBe(before);
    for (const button of [fewer, more]) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }

    await field.focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => totalOn(page)).toBe(two);
    const maximum = Number(await field.getAttribute("max"));
    await field.fill(String(maximum + 5));
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await page.emulateMedia({ forcedColors: "active" });
    expect(await findings(page, everything)).toEqual([]);
    await page.emulateMedia({ forcedColors: "none" });
    // From what cannot be, a button leads back to what can.
    await fewer.click();
    await expect(field).toHaveValue(String(maximum));
    await expect(field).toHaveAccessibleDescription(refusalText(locale, { _tag: "AdditionMaximumReached", maximum }));
    await expect(more).toHaveAttribute("aria-disabled", "true");
    expect(await findings(page, everything)).toEqual([]);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(new URL(paths[locale].product, page.url()).href);
    await expect(still.locator(".p-additions").getByRole("button")).toHaveCount(0);
    await number(still).fill("2");
    await still.getByRole("button", { name: t("product.ledger.update") }).click();
    await expect(number(still)).toHaveValue("2");
    expect(await totalOn(still)).toBe(two);
    await context.close();
  });

test("[PRD-01] [CRT-02] [LGL-06] what is had once is a switch, by keys, awake and without scripts", async ({
  page,
  browser,
}) => {
  await open(page, paths.en.product);
  const once = page.getByRole("switch").first();
  await expect(once).not.toBeChecked();
  const before = await totalOn(page);
  await once.focus();
  await page.keyboard.press("Space");
  await expect(once).toBeChecked();
  await expect.poll(() => totalOn(page)).not.toBe(before);
  const total = await totalOn(page);
  await expect(page.locator("main [role=status]").filter({ hasText: total })).toHaveCount(1);
  await page.keyboard.press("Space");
  await expect.poll(() => totalOn(page)).toBe(before);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(new URL(paths.en.product, page.url()).href);
  await still.getByRole("switch").first().check();
  await still.getByRole("button", { name: words("en")("product.ledger.update") }).click();
  await expect(still.getByRole("switch").first()).toBeChecked();
  expect(await totalOn(still)).toBe(total);
  await context.close();
});

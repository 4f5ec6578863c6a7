// What a product page shows beside its words: its drawing, the section it belongs to, a switch for what is had once, and which figures a choice changed.
import { expect } from "@playwright/test";
import { atNight, inTurn, open, test } from "../../../test/browser/shop.ts";
import { totalOn } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[PRD-06] [SHL-09] a product page has a drawing and names its recommendation; the navigation marks its section (${locale})`,
    async ({ page }) => {
      await open(page, paths[locale].product);
      const drawing = page.locator("main header svg use");
      await expect(drawing).toHaveAttribute("href", /#hosting$/);
      expect((await drawing.boundingBox())?.width).toBeGreaterThan(100);
      await expect(page.locator("main header").getByText(t("category.recommended"), { exact: true })).toBeVisible();
      const current = page
        .getByRole("navigation", { name: t("shell.navigation"), exact: true })
        .locator("[aria-current]");
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute("href", `/${locale}/hosting`);
      await expect(current).toHaveAttribute("aria-current", "true");
    },
  );

  turn.test(
    `[PRD-01] each billing period says what is paid and how many invoices a year that is (${locale})`,
    async ({ page }) => {
      await open(page, paths[locale].product);
      const months = page.locator('input[name="months"]');
      for (const [at, invoices] of ["billingInvoices_other", "billingInvoices_other", "billingInvoices_one"].entries())
        await expect(months.nth(at)).toHaveAccessibleDescription(
          new RegExp(`${t(`product.${invoices}`, { count: [12, 2, 1][at] ?? 0 })}$`),
        );
    },
  );
}

for (const [reducedMotion, marks] of [
  ["no-preference", true],
  ...(atNight ? [["reduce", false] as const] : []),
] as const)
  test(`[PRD-01] [LGL-06] the figures that a choice changes are marked${marks ? "" : ", but not where motion is reduced"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, paths.en.product);
    await page.evaluate(() => {
      document.addEventListener("transitionrun", ({ target, propertyName }) => {
        if (propertyName === "background-color" && target instanceof Element && target.matches("aside .k-figure"))
          document.body.dataset["marked"] = String(Number(document.body.dataset["marked"] ?? 0) + 1);
      });
    });
    const marked = () => page.evaluate(() => Number(document.body.dataset["marked"] ?? 0));
    const before = await totalOn(page);
    await page.locator('label:has(input[name="months"][value="12"])').click();
    await expect.poll(() => totalOn(page)).not.toBe(before);
    if (marks) await expect.poll(marked).toBeGreaterThan(1);
    else expect(await marked()).toBe(0);
  });

// Domains that a package includes: the search offers a name to the package in the cart, which takes it in and lets it out again. [PRD-07] [DOM-04]
import { aFreeName, expect, inTurn, type Locale, open } from "../../../test/browser/shop.ts";
import { haveCart, totalOn } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

for (const locale of ["en", "de"] as const satisfies readonly Locale[]) {
  const turn = inTurn(locale, "de");
  const t = words(locale);

  turn.test(
    `[PRD-07] [DOM-04] package first: the search offers the name as an included one, it costs nothing, and goes out and in again in the cart (${locale})`,
    async ({ page }) => {
      const name = aFreeName();
      await open(page, paths[locale].domains);
      await haveCart(page, null);
      await open(page, paths[locale].cart);
      const total = await totalOn(page);
      await open(page, paths[locale].domains);
      await page.getByLabel(t("domain.label"), { exact: true }).fill(name);
      await page.keyboard.press("Enter");
      const row = page.getByRole("listitem").filter({ hasText: name }).first();
      await row.getByRole("button", { name: t("domain.include.label", { name, plan: "Web M" }) }).click();
      await expect(row).toContainText(t("domain.inCart"));
      await row.getByRole("link", { name: t("domain.toCart") }).click();
      await page.waitForURL(`**${paths[locale].cart}*`);
      const plan = page.getByRole("listitem", { name: "Web M" });
      await expect(plan).toContainText(name);
      await expect(plan).toContainText(t("cart.domainIncluded"));
      expect(await totalOn(page)).toBe(total);

      await plan.getByRole("button", { name: t("cart.include.outLabel", { name }) }).click();
      const alone = page.getByRole("listitem", { name });
      await expect(alone).toBeVisible();
      await expect(page.locator('main [data-figure="total"]').first()).not.toHaveText(total);
      await expect(alone.getByRole("heading")).toBeFocused();
      await alone.getByRole("button", { name: t("cart.include.label", { name, plan: "Web M" }) }).click();
      await expect(alone).toHaveCount(0);
      await expect(plan).toContainText(name);
      await expect(plan.getByRole("heading")).toBeFocused();
      await expect(
        page.getByRole("status").filter({ hasText: t("cart.include.done", { name, plan: "Web M" }) }),
      ).toHaveCount(1);
      expect(await totalOn(page)).toBe(total);
    },
  );
}

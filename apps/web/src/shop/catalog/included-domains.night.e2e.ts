// A name that is in the cart before the package which includes it: the package's page takes it along, and the search offers it. [PRD-07] [DOM-04]
import { aFreeName, expect, inTurn, type Locale, open, ready, test } from "../../../test/browser/shop.ts";
import { addDomain, addHosting, totalOn } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";
import { haveCart } from "../../../test/browser/walk.ts";

for (const locale of ["en", "de"] as const satisfies readonly Locale[]) {
  const turn = inTurn(locale, "de");
  const t = words(locale);

  turn.test(
    `[PRD-07] [DOM-04] name first: the package's page names it, and it comes along in one step (${locale})`,
    async ({ page }) => {
      const name = aFreeName();
      await addDomain(page, locale, name);
      await open(page, paths[locale].product);
      const total = await totalOn(page);
      const field = page.getByLabel(t("product.domains.label"), { exact: true });
      await expect(page.getByText(t("product.domains.inCart.title"))).toBeVisible();
      // On the narrowest screens the name has a line of its own.
      await page.setViewportSize({ width: 320, height: 720 });
      expect((await page.getByText(name, { exact: true }).boundingBox())?.height).toBeLessThan(40);
      await page.setViewportSize({ width: 1280, height: 720 });
      // Typed once more, it is refused in the words of the refusal.
      await field.fill(name);
      await page.keyboard.press("Enter");
      await expect(page.locator("#domain-error")).toContainText(name);
      await page.getByRole("button", { name: t("product.domains.inCart.useLabel", { name }) }).click();
      await expect(page.getByRole("complementary").getByRole("list").first()).toContainText(name);
      expect(await totalOn(page)).toBe(total);
      await page
        .getByRole("complementary")
        .getByRole("button", { name: t("product.ledger.add"), exact: true })
        .click();
      await page.waitForURL(`**${paths[locale].cart}*`);
      await expect(page.getByRole("listitem", { name: "Web M" })).toContainText(name);
      await expect(page.getByRole("listitem", { name, exact: true })).toHaveCount(0);
      expect(await totalOn(page)).toBe(total);
    },
  );
}

test("[DOM-04] a name that stands alone in the cart is offered by the search to the package that came later", async ({
  page,
}) => {
  const t = words("en");
  const name = aFreeName();
  await addDomain(page, "en", name);
  await addHosting(page, "en");
  await open(page, `${paths.en.domains}?domain=${name}`);
  await ready(page);
  const row = page.getByRole("listitem").filter({ hasText: name }).first();
  await expect(row).toContainText(t("domain.inCart"));
  await row.getByRole("button", { name: t("domain.include.moveLabel", { name, plan: "Web M" }) }).click();
  await expect(
    page.locator("[aria-live]").filter({ hasText: t("domain.include.done", { name, plan: "Web M" }) }),
  ).toHaveCount(1);
  await expect(row.getByRole("link", { name: t("domain.toCart") })).toBeFocused();
  await expect(row.getByRole("button", { name: t("domain.include.moveLabel", { name, plan: "Web M" }) })).toHaveCount(
    0,
  );
});

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

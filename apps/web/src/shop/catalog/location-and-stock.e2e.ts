// Where a server stands, and a product that is sold out: what the page offers. [PRD-02] [PRD-03]
import { expect, inTurn, open } from "../../../test/browser/shop.ts";
import { paths, words } from "../../../test/browser/words.ts";

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[PRD-02] no preference is offered first and names the three countries that it covers, through to the cart, ${locale}`,
    async ({ page }) => {
      await open(page, `/${locale}/server/vps/vps-m`);
      const places = page.locator('input[name="location"]');
      expect(await places.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual([
        "any",
        "AT",
        "DE",
        "NL",
      ]);
      await expect(places.first()).toBeChecked();
      await expect(places.first()).toHaveAccessibleName(new RegExp(`^${t("product.locations.any")}`));
      await expect(page.locator('label:has(input[name="location"][value="any"])')).toContainText(
        t("product.locationAny"),
      );
      for (const country of ["AT", "DE", "NL"] as const)
        expect(t("product.locationAny")).toContain(t(`product.locations.${country}`).replace(/^die /, ""));
      await page
        .getByRole("complementary")
        .getByRole("button", { name: t("product.ledger.add"), exact: true })
        .click();
      await page.waitForURL(`**${paths[locale].cart}*`);
      const chosen = page
        .getByRole("listitem", { name: "VPS M" })
        .getByLabel(t("cart.location"), { exact: false })
        .first();
      await expect(chosen).toHaveValue("any");
      await expect(chosen.locator("option")).toHaveText(
        ["any", "AT", "DE", "NL"].map((place) => t(`cart.locations.${place}`)),
      );
    },
  );

  turn.test(`[PRD-03] a sold-out server says so in its category and on its page, ${locale}`, async ({ page }) => {
    const category = `/${locale}/server/root-server`;
    await page.goto(category);
    await expect(page.locator('main [data-sold-out="true"]:visible').first()).toContainText(t("category.soldOut"));
    await page.goto(`${category}/root-xl`);
    await expect(page.getByRole("complementary")).toContainText(
      t("product.soldOutText", { title: locale === "en" ? "Root Server XL" : "Root-Server XL" }),
    );
    await expect(page.getByRole("button", { name: t("product.ledger.add"), exact: true })).toHaveCount(0);
  });
}

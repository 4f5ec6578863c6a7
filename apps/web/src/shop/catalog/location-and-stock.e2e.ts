// A product that is sold out says so in its category and on its page. [PRD-03]
import { expect, inTurn } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

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

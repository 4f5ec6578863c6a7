// Two plans compared on a phone: either may be changed, and only what differs is listed. [PRD-06] [LGL-06]
import { everything, findings } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { expect, inTurn, open } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

for (const locale of ["en", "de"] as const) {
  const t = words(locale);
  inTurn(locale).test(
    `[PRD-06] [LGL-06] on a phone two plans stand beside each other with what they differ in, by keyboard too, ${locale}`,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 844 });
      await open(page, `/${locale}/hosting`);
      const pair = page
        .locator("details", { has: page.locator("table") })
        .filter({ hasText: t("category.pair.title") });
      const table = pair.getByRole("table");
      await pair.locator("summary").focus();
      await page.keyboard.press("Enter");
      await expect(table).toBeVisible();
      const cells = async (): Promise<readonly (readonly string[])[]> =>
        table
          .locator("tbody tr")
          .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? "")));
      const differ = async (): Promise<void> => {
        const rows = await cells();
        expect(rows.length).toBeGreaterThan(2);
        for (const [one, other] of rows) expect(one).not.toBe(other);
      };
      await differ();
      await table.getByLabel(t("category.pair.one")).selectOption({ label: "Web S" });
      await expect(table.getByRole("link").first()).toHaveAttribute("href", new RegExp(`^/${locale}/hosting/web-s$`));
      await differ();
      expect([await findings(page, everything), await tooWide(page)]).toEqual([[], []]);
      await table.getByLabel(t("category.pair.other")).selectOption({ label: "Web S" });
      await expect(table).toContainText(t("category.pair.same"));
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(pair).toBeHidden();
    },
  );
}

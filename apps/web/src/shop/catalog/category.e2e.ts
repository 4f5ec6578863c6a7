// What a category's page says beside its prices: a recommendation, for whom each plan is, what holds for all; and the way through many plans on a phone. [PRD-06]
import { everything, findings } from "../../../test/browser/axe.ts";
import { expect, test, walkedIn } from "../../../test/browser/shop.ts";

const spoken = {
  en: {
    path: "/en/hosting",
    recommended: "Recommended",
    which: "Which plan suits me?",
    promises: "Included with every plan",
  },
  de: {
    path: "/de/hosting",
    recommended: "Empfohlen",
    which: "Welcher Tarif passt zu mir?",
    promises: "In jedem Tarif enthalten",
  },
} as const;

for (const locale of walkedIn("en"))
  test(`[PRD-06] the page of a category recommends one plan and says for whom each is: ${locale}`, async ({ page }) => {
    const words = spoken[locale];
    await page.goto(words.path);
    const heads = page.getByRole("columnheader").filter({ hasText: "Web" });
    await expect(heads.filter({ hasText: words.recommended })).toHaveCount(1);
    await expect(heads.filter({ hasText: words.recommended })).toContainText("Web M");
    const plans = page.getByRole("region", { name: words.which });
    await expect(plans.getByRole("listitem")).toHaveCount(6);
    const promises = page.getByRole("region", { name: words.promises });
    await expect(promises.getByRole("link")).toHaveCount(3);
    for (const link of await promises.getByRole("link").all()) {
      const address = (await link.getAttribute("href")) ?? "";
      expect((await page.request.get(address)).status(), address).toBe(200);
    }
    expect(await findings(page, everything, "main")).toEqual([]);
  });

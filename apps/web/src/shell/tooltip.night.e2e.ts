// The names of the lightbox's tools on a phone: each is shown inside the window. [SHL-09] [UIM-02]
import { expect, open, test } from "../../test/browser/shop.ts";
import { words } from "../../test/browser/words.ts";

test("[SHL-09] [UIM-02] the tools of the lightbox show their names, inside the window", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/en/data-centres");
  await page.locator("[data-gallery] a").first().click();
  const tools = page.getByRole("toolbar").getByRole("button");
  await expect(tools.last()).toHaveAccessibleName(words("en")("lightbox.close"));
  await page.keyboard.press("Tab");
  for (let at = 0; at < (await tools.count()); at += 1) {
    await tools.nth(at).focus();
    const shown = page.locator("[role=toolbar] .s-tooltip[data-visible]");
    await expect(shown).toHaveText(
      (await tools.nth(at).evaluate((tool) => tool.nextElementSibling?.textContent)) ?? "",
    );
    const box = await shown.boundingBox();
    expect(box !== null && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  }
});

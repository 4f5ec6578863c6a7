// A press reaches what it is aimed at, though the field that was left by it is wrong and says so: one form by a mouse that is pressed and released and by a finger, a declaration by a mouse; every other form at night. [FRM-01] [FRM-05]
import { aMailbox, formPath } from "../../../test/browser/forms.ts";
import { pressAll } from "../../../test/browser/presses.ts";
import { expect, open, test, walkedIn } from "../../../test/browser/shop.ts";

for (const [at, form] of (["newsletter", "withdrawal"] as const).entries())
  for (const locale of walkedIn(at % 2 === 0 ? "de" : "en"))
    test(`[FRM-01] [FRM-05] a press reaches what it is aimed at behind a wrong field: ${form}, ${locale}`, async ({
      page,
    }) => {
      await open(page, formPath(form, locale));
      expect(await pressAll(page), form).toBeGreaterThan(0);
    });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test("[FRM-01] [FRM-05] a tap reaches what it is aimed at behind a wrong field: newsletter", async ({ page }) => {
    await open(page, formPath("newsletter", "en"));
    expect(await pressAll(page, true)).toBeGreaterThan(0);
    await page.locator("#newsletter-email").fill(aMailbox("newsletter"));
    await page.locator("#newsletter-consent").tap();
  });
});

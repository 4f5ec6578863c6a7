// On a slow phone neither the banner nor a toast moves the page. [VIS-03] [UIM-05]
import { banner, button } from "../../../test/browser/consent.ts";
import { expect, open, test, undecided, walkedIn } from "../../../test/browser/shop.ts";
import { noteShifts, onSlowPhone, shiftIn, unhinted } from "../../../test/browser/slow-phone.ts";
import { words } from "../../../test/browser/words.ts";

test.use({ ...unhinted, storageState: undecided });

/** Pages of other shapes, on which a toast is shown as any part of a page shows one. */
const ofEachShape = {
  en: ["/en", "/en/hosting/web-m", "/en/checkout/cart", "/en/contact/legal-notice"],
  de: ["/de", "/de/hosting/web-m", "/de/checkout/warenkorb", "/de/kontakt/impressum"],
} as const;

test("[VIS-03] [UIM-05] [VAT-13] on a slow phone neither the banner nor a toast moves the page", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await onSlowPhone(page);
  await noteShifts(page);
  for (const locale of walkedIn("de")) {
    await context.clearCookies();
    // A first visit to a business page says that prices are without VAT.
    await page.goto(`/${locale}/managed-cloud`);
    await expect(banner(page)).toBeVisible();
    const toast = page.locator(".s-toast");
    await expect(toast).toContainText(words(locale)("shell.vat.entered"));
    await button(page, "all").click();
    await expect(banner(page)).toHaveCount(0);
    await expect(toast).toHaveCount(0, { timeout: 15_000 });
    expect(await shiftIn(page), locale).toBeLessThanOrEqual(0.01);

    for (const path of ofEachShape[locale]) {
      await context.clearCookies();
      await open(page, path);
      await expect(banner(page)).toBeVisible();
      await page.evaluate(() => {
        const toast = { id: "a", type: "success", text: "Saved.", timeout: 1_500 };
        return window.dispatchEvent(new CustomEvent("shop:toast", { detail: toast }));
      });
      await expect(toast).toHaveCount(1);
      await button(page, "necessary").click();
      await expect(banner(page)).toHaveCount(0);
      await expect(toast).toHaveCount(0, { timeout: 15_000 });
      expect(await shiftIn(page), path).toBeLessThanOrEqual(0.01);
    }
  }
});

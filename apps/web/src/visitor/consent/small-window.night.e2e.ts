// The banner of consent in the smallest window: it takes half of it, and its three buttons are in sight. [VIS-02] [VIS-03]
import { banner, button } from "../../../test/browser/consent.ts";
import { expect, open, test, undecided } from "../../../test/browser/shop.ts";

test.use({ storageState: undecided, viewport: { width: 320, height: 256 } });

for (const locale of ["en", "de"] as const)
  test(`[VIS-02] [VIS-03] [VISIT4-19] at four times the size the banner takes half, with all its buttons in sight, ${locale}`, async ({
    page,
  }) => {
    await open(page, `/${locale}`);
    await expect(banner(page)).toBeVisible();
    const box = await banner(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(128);
    for (const name of await page.locator("#consent .s-consent-choices button").all())
      await expect(name).toBeInViewport({ ratio: 1 });
    expect(await page.locator("#consent .s-consent-choices button").count()).toBe(3);
    await expect(button(page, "all")).toBeVisible();
  });

// The banner where nothing is decided yet: axe finds nothing, the keys lead past nothing that it covers, and where one reads what is right by law it can be put aside. [VIS-02] [VIS-03] [SHL-08]
import { everything, findings } from "../../../test/browser/axe.ts";
import { banner, button } from "../../../test/browser/consent.ts";
import { expect, open, ready, test, undecided } from "../../../test/browser/shop.ts";

test.use({ storageState: undecided });

test("[VIS-02] [VIS-03] [SHL-08] the banner covers nothing that has the focus, and axe finds nothing, neither with it nor on the page of the settings", async ({
  page,
}) => {
  await page.goto("/en/contact/legal-notice");
  await expect(banner(page)).toBeVisible();
  await expect(button(page, "close")).toBeVisible();
  expect(await findings(page, everything)).toEqual([]);
  // The way of the keyboard leads past nothing that is covered.
  await ready(page);
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const [focused, over] = [document.activeElement, document.getElementById("consent")];
      if (focused === null || focused === document.body || over === null || over.contains(focused)) return null;
      const { top, bottom } = focused.getBoundingClientRect();
      const { top: edge } = over.getBoundingClientRect();
      return top >= edge && bottom > edge ? focused.outerHTML.slice(0, 100) : null;
    });
    expect(covered).toBeNull();
  }
  await open(page, "/de/kontakt/cookie-einstellungen");
  expect(await findings(page, everything)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[VIS-02] [VIS-03] on a page that is needed by law the banner has a button that closes it", async ({ page }) => {
    await page.goto("/de/kontakt/datenschutzerklaerung");
    await expect(button(page, "close")).toBeVisible();
    await page.goto("/de/hosting");
    await expect(button(page, "close")).toBeHidden();
  });
});

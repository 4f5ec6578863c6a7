// Targets of pointers on the main pages of the shop, on a phone and on a desktop. [LGL-06]
import { expect } from "@playwright/test";
import { fixedPaths } from "@kontor/domain/site/routing";
import { smallTargets } from "../../test/browser/targets.ts";
import { aFreeName, type Locale, open, test, walkedIn } from "../../test/browser/shop.ts";
import { haveCart } from "../../test/browser/walk.ts";
import { paths } from "../../test/browser/words.ts";

const pages = (locale: Locale): readonly string[] => [
  `/${locale}`,
  `/${locale}/hosting`,
  `/${locale}/server/vps`,
  `/${locale}/blog`,
  `/${locale}/no-such-page`,
  paths[locale].product,
  `${paths[locale].domains}?domain=hafen`,
  paths[locale].cart,
  paths[locale].login,
  ...(["deals", "overview", "contact-form", "cancellation-form", "cookie-settings", "law-book"] as const).map(
    (name) => fixedPaths[name][locale],
  ),
  `${fixedPaths.search[locale]}?q=domain`,
  `/${locale}/${locale === "en" ? "account" : "konto"}`,
];

for (const locale of walkedIn("de"))
  test(`[LGL-06] every target is at least 24 px high and wide, but for links in a sentence (${locale})`, async ({ page }) => {
    test.setTimeout(240_000);
    await open(page, `/${locale}`);
    await haveCart(page, aFreeName());
    for (const path of pages(locale)) {
      await open(page, path);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await smallTargets(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });

// Targets of pointers on pages beside the order path, on a phone and on a desktop; those on it are looked at by screens.e2e.ts. [LGL-06]
import { expect } from "@playwright/test";
import { fixedPaths } from "@kontor/domain/site/routing";
import { smallTargets } from "../../test/browser/targets.ts";
import { type Locale, open, test, walkedIn } from "../../test/browser/shop.ts";

const pages = (locale: Locale): readonly string[] => [
  `/${locale}/blog`,
  ...(["deals", "overview", "contact-form", "cancellation-form", "cookie-settings", "law-book"] as const).map(
    (name) => fixedPaths[name][locale],
  ),
  `${fixedPaths.search[locale]}?q=domain`,
  `/${locale}/${locale === "en" ? "account" : "konto"}`,
];

for (const locale of walkedIn("de"))
  test(`[LGL-06] every target is at least 24 px high and wide, but for links in a sentence (${locale})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    for (const path of pages(locale)) {
      await open(page, path);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await smallTargets(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });

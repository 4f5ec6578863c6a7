// Pages of texts and forms on wide screens: they fill the window, stand in the middle, or have a side. [LGL-06]
import { accountPath, fixedPaths } from "@kontor/domain/site/routing";
import { emptyHalves } from "../../test/browser/empty-halves.ts";
import { expect, type Locale, test } from "../../test/browser/shop.ts";

/** Pages of the content, English and German. */
const contents = {
  en: ["/en/contact", "/en/price-promise", "/en/blog/from-the-house/forty-one-minutes-without-mail"],
  de: ["/de/kontakt", "/de/preisversprechen", "/de/blog/aus-dem-haus/einundvierzig-minuten-ohne-post"],
} as const;

/** The domain check and the deals fill their rows with what is found. */
const filled: ReadonlySet<string> = new Set(["domain-check", "deals", "overview"]);

const pagesOf = (locale: Locale): readonly string[] => [
  ...contents[locale],
  ...Object.entries(fixedPaths)
    .filter(([name]) => !filled.has(name))
    .map(([, paths]) => paths[locale]),
  `${fixedPaths.search[locale]}?q=backup`,
  accountPath("panel", locale),
  accountPath("forgot-password", locale),
];

for (const locale of ["en", "de"] as const)
  test(`[LOOK3-11] no page of texts or forms leaves half of a wide window empty (${locale})`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of pagesOf(locale)) {
        await page.goto(path);
        expect.soft(await emptyHalves(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });

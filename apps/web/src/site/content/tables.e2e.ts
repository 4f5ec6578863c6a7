// Tables of texts on a phone: two columns fit, more are a block for each row whose cells name their columns. [LGL-06] [LOC-01]
import { everything, findings } from "../../../test/browser/axe.ts";
import { cutOff } from "../../../test/browser/narrow.ts";
import { expect, inTurn } from "../../../test/browser/shop.ts";

/** Pages with tables of two and more columns; all others are looked at in `tables.night.e2e.ts`. */
const pages = {
  en: ["/en/helpcenter/domains/authcode", "/en/contact/cookie-settings"],
  de: ["/de/helpcenter/domains/authcode", "/de/blog/aus-dem-haus/einundvierzig-minuten-ohne-post"],
};

for (const locale of ["en", "de"] as const)
  inTurn(locale).test(
    `[LGL-06] [LOC-01] on a phone no table of a text is cut off, and a cell of three columns names its own, ${locale}`,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const path of pages[locale]) {
        await page.goto(path);
        expect.soft(await page.locator(".m-table").evaluateAll(cutOff), path).toEqual([]);
      }
      await page.goto(pages[locale].find((path) => path.endsWith("/authcode")) ?? "");
      const cell = page.locator("[data-stacks] tbody [data-column]").first();
      const named = await cell.evaluate((shown) => getComputedStyle(shown, "::before").content);
      expect(named).toContain((await cell.getAttribute("data-column")) ?? "?");
      await expect(page.locator("[data-stacks] thead").first()).toBeAttached();
      expect(await findings(page, everything)).toEqual([]);
    },
  );

// The search of the site: pages that no editor writes, prices of what is sold, what is bought before what is read, and no way to nothing.
import { expect, type Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { inTurn } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

const search = { en: "/en/search", de: "/de/suche" } as const;

const hits = (page: Page): Promise<readonly string[]> =>
  page.locator("main ol h3 a").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

const ask = async (page: Page, locale: "en" | "de", wanted: string): Promise<readonly string[]> => {
  await page.goto(`${search[locale]}?q=${encodeURIComponent(wanted)}`);
  return hits(page);
};

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale, "de");
  const t = words(locale);
  turn.test(
    `[CNT-04] [PRD-01] products have their price, and stand before what is read about them (${locale})`,
    async ({ page }) => {
      await ask(page, locale, locale === "en" ? "certificate" : "Zertifikat");
      const items = page.locator("main ol > li");
      const kinds = (await items.locator(".k-slip").allTextContents()).map((kind) => kind.trim());
      const product = t("search.hit.product");
      expect(kinds.filter((kind) => kind === product).length).toBeGreaterThan(2);
      expect(kinds.lastIndexOf(product)).toBe(kinds.filter((kind) => kind === product).length - 1);
      for (const item of await items.filter({ has: page.getByText(product, { exact: true }) }).all())
        await expect(item.locator(".k-figures")).toHaveText(
          locale === "en" ? /€\d+\.\d\d \/ (month|hour)$/ : /\d+,\d\d\s€ \/ (Monat|Stunde)$/,
        );
      expect(await findings(page, everything, "main")).toEqual([]);
    },
  );

  turn.test(
    `[CNT-04] only kinds of which something was found are offered, and each has hits (${locale})`,
    async ({ page }) => {
      await ask(page, locale, "backup");
      const kinds = page.getByRole("navigation", { name: t("search.kinds") }).getByRole("link");
      const ways = await kinds.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      expect(ways.length).toBeGreaterThan(2);
      for (const way of ways) {
        await page.goto(way);
        expect((await hits(page)).length, way).toBeGreaterThan(0);
      }
      await ask(page, locale, "qqxxqq");
      await expect(page.getByRole("navigation", { name: t("search.kinds") })).toHaveCount(0);
    },
  );
}

// What is sold by the gigabyte: the calculator says its price and leads to the product. [PRD-04] [PRD-09]
import { everything, findings } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { expect, type Locale, open, test, walkedIn } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

const calculators = { en: "/en/server/block-storage", de: "/de/server/blockspeicher" } as const;

const amount = (locale: Locale, cents: number): string =>
  new Intl.NumberFormat(locale === "de" ? "de-DE" : "en-GB", { style: "currency", currency: "EUR" })
    .format(cents / 100)
    .replaceAll("\u00a0", " ");

const plain = (text: string | null): string => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");

for (const locale of walkedIn("en")) {
  const t = words(locale);
  test(`[PRD-04] [PRD-09] the calculator says what a size costs in GB and TB, and leads to the product with it, ${locale}`, async ({
    page,
  }) => {
    await open(page, calculators[locale]);
    const block = page.locator('[data-block="storage-calculator"]');
    await block.getByLabel(t("content.storage.size"), { exact: true }).fill("1500");
    await expect.poll(async () => plain(await block.locator("output").textContent())).toContain(amount(locale, 6_000));
    await block.getByLabel(t("content.storage.unit")).selectOption("TB");
    await expect(block.getByLabel(t("content.storage.size"), { exact: true })).toHaveValue("1.5");
    await expect.poll(async () => plain(await block.locator("output").textContent())).toContain(amount(locale, 6_000));
    await page.setViewportSize({ width: 320, height: 720 });
    expect(await tooWide(page)).toEqual([]);
    expect(await findings(page, everything, "main")).toEqual([]);
    await block.getByRole("link", { name: t("content.storage.order") }).click();
    await expect(page.locator("#add-block-storage")).toHaveValue("1500");
    await expect(page.getByRole("complementary")).toContainText("1500");
  });
}

// What is sold by the hour and by the gigabyte, from its page to the end of its contract; and the calculator without scripts. [PRD-04] [PRD-05] [PRD-08] [PRD-09] [CON-03]
import { aPerson, expect, inTurn, type Locale, open, ready, test } from "../../../test/browser/shop.ts";
import { orderNumber, placeOrder, register, totalOn } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";
import { everything, findings } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { walkedIn } from "../../../test/browser/shop.ts";

const calculators = { en: "/en/server/block-storage", de: "/de/server/blockspeicher" } as const;

const amount = (locale: Locale, cents: number): string =>
  new Intl.NumberFormat(locale === "de" ? "de-DE" : "en-GB", { style: "currency", currency: "EUR" })
    .format(cents / 100)
    .replaceAll("\u00a0", " ");

const plain = (text: string | null): string => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");

for (const [locale, calculator] of [
  ["en", "/en/server/block-storage"],
  ["de", "/de/server/blockspeicher"],
] as const) {
  const t = words(locale);
  const turn = inTurn(locale, "de");
  turn.test(
    `[PRD-04] [PRD-09] [LOC-16] the calculator says what a size costs without scripts, ${locale}`,
    async ({ browser, shop }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
      const still = await context.newPage();
      await still.goto(calculator);
      const form = still.locator('[data-block="storage-calculator"]');
      await form.getByLabel(t("content.storage.size"), { exact: true }).fill("2");
      await form.getByLabel(t("content.storage.unit")).selectOption("TB");
      await form.getByRole("button", { name: t("content.storage.calculate") }).click();
      await expect.poll(async () => plain(await form.locator("output").textContent())).toContain(amount(locale, 8_000));
      await context.close();
    },
  );

  turn.test(
    `[PRD-05] [PRD-08] [CON-03] a server by the hour costs nothing at first, is ordered with storage, and ends at once, ${locale}`,
    async ({ page }) => {
      test.setTimeout(90_000);
      await open(page, `/${locale}/server/cloud-server`);
      await expect(page.getByRole("main")).toContainText(t("category.perMonthMost"));
      await open(page, `/${locale}/server/cloud-server/cloud-m`);
      await expect(page.getByRole("main")).toContainText(t("product.perHour"));
      expect(plain(await totalOn(page))).toBe(amount(locale, 0));
      await page.locator("#add-block-storage").fill("100");
      await expect.poll(async () => plain(await totalOn(page))).toBe(amount(locale, 400));
      await page
        .getByRole("complementary")
        .getByRole("button", { name: t("product.ledger.add"), exact: true })
        .click();
      await page.waitForURL(`**${paths[locale].cart}*`);
      expect(plain(await page.getByRole("complementary").textContent())).toContain(
        plain(t("ledger.laterHour", { price: amount(locale, 2), most: amount(locale, 999) })),
      );
      await open(page, paths[locale].login);
      await register(page, locale, aPerson());
      await page.waitForURL(`**${paths[locale].summary}`);
      // It runs from today on.
      await ready(page);
      await page.locator("#agree-earlyStart").check();
      await placeOrder(page, locale);
      await orderNumber(page, locale);
      await page.goto(locale === "de" ? "/de/konto/vertraege" : "/en/account/contracts");
      // It has no days of a term, and a guarantee that pays nothing back names no amount.
      const main = page.getByRole("main");
      await expect(main).toContainText(t("contracts.next.anytime"));
      await main.getByRole("link", { name: "Cloud M", exact: true }).click();
      await expect(main).toContainText(
        t("contracts.priceMost", { price: amount(locale, 999), every: t("contracts.every_one") }),
      );
      await expect(main.locator("#act-guarantee")).not.toContainText(amount(locale, 0));
      await page
        .getByRole("main")
        .getByRole("link", { name: t("contracts.acts.cancel") })
        .click();
      await page.locator("main form button[type=submit]").last().click();
      await page
        .getByRole("main")
        .getByRole("link", { name: t("declaration.received.contract") })
        .click();
      await expect(page.getByRole("main")).toContainText(t("contracts.standing.ended"));
    },
  );
}

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

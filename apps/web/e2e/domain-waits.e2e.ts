// The domain search when it may not go on at once: the wait is counted down and the retry comes after it; what was not asked for is not counted. [DOM-01] [DOM-05]
import { randomInt } from "node:crypto";
import { expect, open, test } from "./shop.ts";
import { paths, words } from "./words.ts";

for (const locale of ["en", "de"] as const) {
  const t = words(locale);

  test(`[DOM-05] too many names: the wait is counted down and the retry offered after it, ${locale}`, async ({
    page,
    request,
    shop,
    refusalText,
  }) => {
    const from = { "x-forwarded-for": `11.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
    const names = (round: number): string[] => Array.from({ length: 100 }, (_, count) => `wait-${round}-${count}.de`);
    for (const round of [1, 2, 3])
      expect((await request.post(`${shop.url}/api/shop/domain/checks`, { headers: from, data: { names: names(round) } })).status()).toBe(
        200,
      );
    await page.setExtraHTTPHeaders(from);
    await page.clock.install();
    await open(page, paths[locale].domains);
    await page.getByLabel(t("domain.label"), { exact: true }).fill("one-more.de");
    await page.getByRole("button", { name: t("domain.check"), exact: true }).click();
    const row = page.getByRole("listitem").filter({ hasText: "one-more.de" });
    await expect(row.getByRole("alert")).toContainText(refusalText(locale, { _tag: "DomainRateLimited" }));
    const timer = row.getByRole("timer");
    const left = async (): Promise<number> => Number(/\d+/.exec((await timer.textContent()) ?? "")?.[0]);
    await expect(timer).toBeVisible();
    const atFirst = await left();
    expect(atFirst).toBeGreaterThan(0);
    expect(atFirst).toBeLessThanOrEqual(60);
    await page.clock.fastForward(1_000);
    await expect.poll(left).toBeLessThan(atFirst);
    const again = row.getByRole("button", { name: t("domain.tryAgainLabel", { name: "one-more.de" }) });
    await expect(again).toHaveCount(0);
    await page.clock.fastForward(60_000);
    await expect(again).toBeVisible();
    await expect(timer).toHaveCount(0);
    await expect(page.locator('.domain-check > p[role="status"]')).toContainText(t("domain.progress_one", { done: 0, count: 1 }));
  });

  test(`[DOM-01] [DOM-02] every row counts once, another spelling too, ${locale}`, async ({ page }) => {
    await open(page, paths[locale].domains);
    await page.getByLabel(t("domain.label"), { exact: true }).fill("hafen-straße-77.de");
    await page.getByRole("button", { name: t("domain.check"), exact: true }).click();
    const rows = page.locator(".answers-list > li");
    await expect(rows).toHaveCount(8);
    await expect(page.locator('.domain-check > p[role="status"]')).toContainText(t("domain.progress_other", { done: 8, count: 8 }));
  });

  test(`[DOM-02] a name that cannot be one says what is wrong with it, ${locale}`, async ({ page, refusalText }) => {
    await open(page, paths[locale].domains);
    const field = page.getByLabel(t("domain.label"), { exact: true });
    for (const [typed, fault] of [
      ["-hafen.de", "hyphen"],
      ["hafen_blick.de", "characters"],
    ] as const) {
      await field.fill(typed);
      await page.getByRole("button", { name: t("domain.check"), exact: true }).click();
      await expect(page.locator("#domain-error")).toContainText(refusalText(locale, { _tag: "DomainNameInvalid" }));
      await expect(page.locator("#domain-error")).toContainText(t(`domain.faults.${fault}`));
    }
  });
}

// The home page: what the provider stands by is in the first screen; on wide windows the harbour grows into the margin, and nothing scrolls sideways.
import { expect, type Locator } from "@playwright/test";
import { open, test } from "../../../test/browser/shop.ts";

test("[SHL-01] [LGL-06] on a wide window the harbour is larger, the words stay in line with the header", async ({
  page,
}) => {
  const widthAt = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 900 });
    return (await page.locator("main svg:has(use[href$='#quay'])").first().boundingBox())?.width ?? 0;
  };
  await open(page, "/en");
  const usual = await widthAt(1280);
  expect(await widthAt(1920)).toBeGreaterThan(usual * 1.3);
  const lefts = await Promise.all(
    [page.locator("h1"), page.locator("header .s-logo").first()].map(
      async (part) => (await part.boundingBox())?.x ?? 0,
    ),
  );
  expect(Math.abs((lefts[0] ?? 0) - (lefts[1] ?? 9))).toBeLessThan(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("[LOOK3-17] [SHL-01] for whom the provider is there, and three facts of it, stand in the first screen of a phone and of a desk; a banner takes one line", async ({
  page,
}) => {
  for (const [path, audience, value] of [
    ["/en", "For people, clubs and companies", "99.9%"],
    ["/de", "Für Menschen, Vereine und Unternehmen", "99,9\u00a0%"],
  ] as const) {
    await page.goto(path);
    const house = page.locator("main div:has(> dl)").filter({ hasText: audience }).last();
    const facts = house.locator("dl > div");
    await expect(facts).toHaveCount(3);
    await expect(facts.first()).toContainText(value);
    for (const [width, height] of [
      [390, 844],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = async (part: Locator): Promise<{ readonly foot: number; readonly height: number }> => {
        const { y = 0, height: of = 0 } = (await part.boundingBox()) ?? {};
        return { foot: y + of, height: of };
      };
      expect((await box(house)).foot, `${path} ${width}`).toBeLessThan(height);
      // One line each: a label, its leader, a figure.
      for (const fact of await facts.all()) expect((await box(fact)).height).toBeLessThan(48);
      expect((await box(page.locator("body > .s-banners:visible"))).height).toBeLessThan(48);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  }
});

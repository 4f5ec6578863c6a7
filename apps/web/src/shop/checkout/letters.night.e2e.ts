// The letters of an order as programs show them: on a phone and on a desk, in light and dark, without a picture, and as axe sees them. [CHK-05] [LGL-06]
import { findings, rules } from "../../../test/browser/axe.ts";
import { aPerson, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { haveOrdered } from "../../../test/browser/walk.ts";

const looked = rules("color-contrast", "link-in-text-block", "link-name", "html-has-lang", "document-title");

for (const locale of walkedIn("en"))
  test(`[CHK-05] [LGL-06] the letters of an order fit a phone, can be read in light and dark, and ask for one thing each, ${locale}`, async ({
    page,
    shop,
  }) => {
    const person = aPerson();
    await haveOrdered(page, locale, person);
    await expect.poll(async () => (await shop.mailsTo(person.email)).length, { timeout: 30_000 }).toBe(2);
    const letters = [...(await shop.confirmationsTo(person.email)), ...(await shop.mailsTo(person.email))];
    expect(letters).toHaveLength(3);
    // A page of its own: rules of the shop's pages are none of letters.
    const reader = await page.context().newPage();
    for (const { html = "", subject = "" } of letters) {
      await reader.setContent(html);
      await expect(reader.locator("a.k-button"), subject).toHaveCount(1);
      const address = (await reader.locator("a.k-button").getAttribute("href")) ?? "";
      await expect(reader.getByRole("link", { name: address, exact: true }), subject).toHaveCount(0);
      // No longer than two screens and a half of a desk. [LOOK3-21]
      await reader.setViewportSize({ width: 600, height: 900 });
      const high = await reader.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(high, `${subject} is ${high} px high`).toBeLessThanOrEqual(1800);
      for (const [width, colorScheme] of [
        [320, "dark"],
        [700, "light"],
      ] as const) {
        await reader.setViewportSize({ width, height: 900 });
        await reader.emulateMedia({ colorScheme });
        const { scrollWidth } = await reader.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }));
        expect.soft(scrollWidth, `${subject} at ${width} px`).toBeLessThanOrEqual(width);
        expect.soft(await findings(reader, looked), `${subject} at ${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });

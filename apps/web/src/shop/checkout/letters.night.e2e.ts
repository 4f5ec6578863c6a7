// The letters of an order as programs show them: on a phone and on a desk, in light and dark, without a picture, and as axe sees them. [CHK-05] [LGL-06]
import { findings, rules } from "../../../test/browser/axe.ts";
import { aFreeName, aPerson, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { call, haveAccount, haveCart, haveLogin, haveOrdered, orderCart } from "../../../test/browser/walk.ts";

/** Two screens and a half of a desk, in the window of a mail program. [LOOK3-21] */
const longest = { width: 600, high: 1800 };

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
      await expect(reader.getByRole("heading", { level: 1 }), subject).toHaveCount(1);
      await reader.setViewportSize({ width: longest.width, height: 900 });
      const high = await reader.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(high, `${subject} is ${high} px high`).toBeLessThanOrEqual(longest.high);
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

for (const locale of ["en", "de"] as const)
  for (const other of [
    { kind: "product", product: "vps-m", quantity: 1 },
    { kind: "domain", domain: { name: aFreeName(), acquisition: "register" } },
  ])
    test(`[CHK-05] [LOOK3-21] the letter of a plan and a ${other.kind} is two screens and a half at most, and says what it is in its largest line, ${locale}`, async ({
      page,
      shop,
    }) => {
      const person = aPerson();
      await haveAccount(page, person, locale);
      await haveLogin(page, person);
      await haveCart(page, null);
      const cart = await call<{ readonly version: number }>(page, "GET", "/shop/order/cart/current");
      const added = await call(page, "POST", "/shop/order/cart/current/items", {
        version: cart.result.version,
        item: other,
      });
      expect(added.status).toBe(201);
      const { number } = await orderCart(page, locale);
      const letters = async () => (await shop.mailsTo(person.email)).filter(({ subject }) => subject?.includes(number));
      await expect.poll(async () => (await letters()).length, { timeout: 30_000 }).toBe(1);
      const [letter] = await letters();
      const reader = await page.context().newPage();
      await reader.setViewportSize({ width: longest.width, height: 900 });
      await reader.setContent(letter?.html ?? "");
      await expect(reader.getByRole("heading", { level: 1 })).toContainText(number);
      expect(await reader.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(longest.high);
    });

// An order in a shop of one language, whichever it is: by a visitor whose browser wants the other one, from the home page to the letter. [PKG-08] [LOC-01] [LOC-02]
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { type RunningShop, startShop } from "../../test/browser/harness.ts";
import { mailbox } from "../../test/browser/mailbox.ts";
import { aFreeName, aPerson, expect, type Locale, ready, test } from "../../test/browser/shop.ts";
import { addHosting, orderNumber, placeOrder, register } from "../../test/browser/walk.ts";
import { paths, words } from "../../test/browser/words.ts";
import { contentIn } from "../../test/one-language-content.ts";

const both: readonly (readonly [Locale, Locale])[] = [
  ["de", "en"],
  ["en", "de"],
];

for (const [only, other] of both)
  test.describe(`in ${only} alone`, () => {
    test.describe.configure({ mode: "default" });
    const at: { shop?: RunningShop; content?: string } = {};
    test.beforeAll(async () => {
      at.content = contentIn([only]);
      at.shop = await startShop({ CONTENT_DIR: at.content });
    });
    test.afterAll(async () => {
      await at.shop?.close();
      rmSync(at.content ?? "", { recursive: true, force: true });
    });

    test(`[PKG-08] [LOC-02] [LOC-06] [CHK-05] an order by who wants ${other}: no page leads to it, and the letter is in ${only}`, async ({
      browser,
    }) => {
      const url = at.shop?.url ?? "";
      const context = await browser.newContext({ baseURL: url, locale: other === "de" ? "de-DE" : "en-GB" });
      await context.addCookies([{ name: "locale", value: other, url }]);
      const page = await context.newPage();
      const isSound = async (): Promise<void> => {
        await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${only}`));
        await expect(page.locator(`[hreflang], a[href^="/${other}/"], a[href="/${other}"], .s-language`)).toHaveCount(
          0,
        );
      };
      await page.goto("/");
      expect(new URL(page.url()).pathname).toBe(`/${only}`);
      await isSound();
      // A link from before, while the shop had the other language.
      await page.goto(paths[other].cart);
      expect(new URL(page.url()).pathname).toBe(paths[only].cart);
      await isSound();

      const person = aPerson();
      await addHosting(page, only, aFreeName());
      await isSound();
      await page.getByRole("link", { name: words(only)("cart.toLogin") }).click();
      await page.waitForURL(`**${paths[only].login}`);
      await isSound();
      await register(page, only, person);
      await page.waitForURL(`**${paths[only].summary}`);
      await ready(page);
      await isSound();
      await placeOrder(page, only);
      const number = await orderNumber(page, only);
      await isSound();

      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/${only}`);
        await isSound();
      }
      const mailDir = at.shop?.mailDir ?? "";
      const arrived = () => readdirSync(mailDir).filter((name) => name.includes(mailbox(person.email)));
      const letters = () =>
        Promise.all(arrived().map((name) => PostalMime.parse(readFileSync(join(mailDir, name), "utf8"))));
      const about = async () => (await letters()).find(({ subject }) => subject?.includes(number));
      await expect.poll(about, { timeout: 20_000 }).toBeDefined();
      expect((await about())?.html).toContain(`<html lang="${only}">`);
      await context.close();
    });
  });

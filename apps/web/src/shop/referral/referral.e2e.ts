// Who sent a visitor: from the first page with `?ref=` through cart and login to the order, with and without scripts. [CRT-06] [CRT-09]
import type { Page } from "@playwright/test";
import { aFreeName, aPerson, expect, open, ready, test, walkedIn } from "../../../test/browser/shop.ts";
import {
  addDomain,
  call,
  haveAccount,
  haveCart,
  logIn,
  orderNumber,
  placeOrder,
  damageCart,
} from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const stored = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "ref")?.value;
const referral = { source: "referer", customerNumber: "12345" };
const cartOf = async (page: Page) =>
  (await call<{ referral: unknown }>(page, "GET", "/shop/order/cart/current")).result.referral;

for (const locale of walkedIn("de"))
  test(`[CRT-06] [CRT-09] a referral goes with the cart made later, through the login into the order (${locale})`, async ({
    page,
    shop,
  }) => {
    const person = aPerson();
    await haveAccount(page, person, locale);
    await page.goto(`/${locale}?ref=12345`);
    expect(await stored(page)).toBe("12345");
    await page.goto(`/${locale}/hosting?ref=777`);
    expect(await stored(page)).toBe("12345");
    await addDomain(page, locale, aFreeName());
    expect(await cartOf(page)).toEqual(referral);
    await open(page, paths[locale].login);
    await logIn(page, locale, person);
    await page.waitForURL(`**${paths[locale].summary}`);
    await placeOrder(page, locale);
    const [row] = shop.rows("select body from orders where number = ?", await orderNumber(page, locale));
    expect(JSON.parse(String(row?.body))).toMatchObject({ cart: { referral } });
  });

for (const scripts of [true, false])
  for (const locale of walkedIn(scripts ? "en" : "de"))
    test.describe(scripts ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled: scripts, locale: locale === "de" ? "de-DE" : "en-GB" });

      test(`[CRT-06] [CRT-09] a first visit with a cart tells the cart at once, a ref that is no customer number does nothing (${locale})`, async ({
        page,
      }) => {
        await haveCart(page, aFreeName());
        await page.goto(`/${locale}?ref=someone`);
        expect([await stored(page), await cartOf(page)]).toEqual([undefined, null]);
        await page.goto("/?ref=12345");
        await expect(page).toHaveURL(new RegExp(`/${locale}\\?ref=12345$`));
        expect([await stored(page), await cartOf(page)]).toEqual(["12345", referral]);
        const cookie = (await page.context().cookies()).find(({ name }) => name === "ref");
        expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(30);
      });

      test(`[CRT-06] [CRT-09] a cart that cannot be patched shows no message, the cookie is set, and the order has who sent its visitor (${locale})`, async ({
        page,
        shop,
      }) => {
        const person = aPerson();
        await haveAccount(page, person, locale);
        await haveCart(page, aFreeName());
        const mend = await damageCart(page, shop);
        const answer = await page.goto(`/${locale}/hosting?ref=12345`);
        expect([answer?.status(), await stored(page)]).toEqual([200, "12345"]);
        await expect(page.getByRole("alert")).toHaveCount(0);
        mend();
        expect(await cartOf(page)).toBeNull();
        await page.goto(paths[locale].login);
        if (scripts) {
          await ready(page);
          await logIn(page, locale, person);
        } else {
          await page
            .getByRole("main")
            .getByRole("link", { name: words(locale)("login.returning.title") })
            .click();
          await page.locator("#account-email").fill(person.email);
          await page.locator("#account-password").fill(person.password);
          await page.locator("#account-password").press("Enter");
        }
        // Without scripts the address names the total that was seen.
        await page.waitForURL(`**${paths[locale].summary}${scripts ? "" : "?seen=*"}`);
        if (scripts) await ready(page);
        await placeOrder(page, locale);
        const [order] = shop.rows("select body from orders where number = ?", await orderNumber(page, locale));
        expect(JSON.parse(String(order?.body))).toMatchObject({ cart: { referral } });
      });
    });

// Who sent a visitor: from the first page with `?ref=` through cart and login to the order, with and without scripts. [CRT-06] [CRT-09]
import type { Page } from "@playwright/test";
import { aFreeName, aPerson, expect, open, test } from "../../../test/browser/shop.ts";
import { addDomain, call, haveAccount, haveCart, logIn, orderNumber, placeOrder } from "../../../test/browser/walk.ts";
import { paths } from "../../../test/browser/words.ts";

const stored = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "ref")?.value;
const referral = { source: "referer", customerNumber: "12345" };
const cartOf = async (page: Page) => (await call<{ referral: unknown }>(page, "GET", "/shop/order/cart/current")).result.referral;

for (const locale of ["en", "de"] as const)
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

test("[CRT-06] a first visit with a cart tells the cart at once, a ref that is no customer number does nothing", async ({ page }) => {
  await haveCart(page, aFreeName());
  await page.goto("/en?ref=someone");
  expect([await stored(page), await cartOf(page)]).toEqual([undefined, null]);
  await page.goto("/?ref=12345");
  await expect(page).toHaveURL(/\/en\?ref=12345$/);
  expect([await stored(page), await cartOf(page)]).toEqual(["12345", referral]);
});

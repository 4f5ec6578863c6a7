// Items of the cart in rarer states: a number that cannot be, sent without scripts, and notices about what other devices and windows changed. [CRT-01] [CRT-02] [LOC-16]
import { aFreeName, expect, open, test } from "../../../test/browser/shop.ts";
import { anotherDevice, haveCart, totalOn } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

test("[CRT-02] [LOC-16] a form that asks for more than the maximum comes back with the reason", async ({
  browser,
  shop,
  refusalText,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL("/de/groupware/groupware-team", shop.url).href);
  await page
    .locator("form[action='/forms/cart-item']")
    .evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""));
  await page.locator("#add-groupware-user").fill("300");
  await page
    .getByRole("complementary")
    .getByRole("button", { name: words("de")("product.ledger.add") })
    .click();
  const field = page.locator("#add-groupware-user");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(refusalText("de", { _tag: "AdditionMaximumReached", maximum: 200 }));
  await field.fill("5");
  await page
    .getByRole("complementary")
    .getByRole("button", { name: words("de")("product.ledger.add") })
    .click();
  await page.waitForURL(`**${paths.de.cart}*`);
  // In the cart a form of its own changes it.
  const users = page.locator('input[id$="-groupware-user"]');
  const apply = page.locator("form", { has: users }).getByRole("button");
  await expect(users).toHaveValue("5");
  await users.fill("7");
  await apply.click();
  await expect(users).toHaveValue("7");
  await users.evaluate((input: HTMLInputElement) => input.form?.setAttribute("novalidate", ""));
  await users.fill("201");
  await apply.click();
  await expect(page.getByRole("main")).toContainText(
    refusalText("de", { _tag: "QuantityInvalid", minimum: 1, maximum: 200 }),
  );
  await expect(users).toHaveValue("7");
  await context.close();
});

test("[CRT-01] a change of an item that another device took out is not offered again, and the count at the icon is the cart's", async ({
  page,
  browser,
}) => {
  const t = words("en");
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  const device = await anotherDevice(browser, page);
  const other = await device.newPage();
  await open(other, paths.en.cart);
  await other.getByRole("button", { name: t("cart.removeLabel", { title: "Web M" }) }).click();
  await expect(other.getByRole("listitem", { name: "Web M" })).toHaveCount(0);
  await page.getByLabel(t("cart.quantityLabel", { title: "Web M" })).fill("4");
  await page.keyboard.press("Enter");
  const notice = page.getByRole("alert").filter({ hasText: t("cart.difference.title") });
  await expect(notice).toContainText(t("cart.difference.gone", { title: "Web M" }));
  await expect(notice.getByRole("button", { name: t("cart.difference.apply") })).toHaveCount(0);
  await expect(page.locator(".s-bar > .s-cart .s-cart-count")).toContainText("1");
  await device.close();
});

test("[CRT-01] an own change is not said to come from another window, though the notice of one is still open", async ({
  page,
  context,
}) => {
  const t = words("en");
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  const other = await context.newPage();
  await open(other, paths.en.cart);
  await other.getByLabel(t("cart.billingLabel", { title: "Web M" })).selectOption("12");
  const notice = page.getByRole("status").filter({ hasText: t("cart.difference.title") });
  await expect(notice).toContainText("Web M");
  const text = await notice.innerText();
  await page.route("**/api/shop/order/cart/current/**", () => undefined);
  const total = await totalOn(page);
  await page.getByLabel(t("cart.quantityLabel", { title: "Web M" })).fill("3");
  await page.keyboard.press("Enter");
  await expect(page.locator('main [data-figure="total"]').first()).not.toHaveText(total);
  expect(await notice.innerText()).toBe(text);
});

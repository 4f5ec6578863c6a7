// A number that cannot be, sent by a form without scripts, comes back with its reason, on the product's page and in the cart. [CRT-02] [LOC-16]
import { expect, test } from "../../../test/browser/shop.ts";
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

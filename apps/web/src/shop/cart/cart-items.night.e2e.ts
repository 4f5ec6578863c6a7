// Items of the cart in rarer states: a number that cannot be, sent without scripts, and notices about what other devices and windows changed. [CRT-01] [CRT-02] [LOC-16]
import { aFreeName, expect, open, test } from "../../../test/browser/shop.ts";
import { anotherDevice, haveCart, totalOn } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";
import { ready, walkedIn } from "../../../test/browser/shop.ts";
import { call } from "../../../test/browser/walk.ts";

interface CartAnswer {
  readonly version: number;
}

interface StoredItems {
  readonly items: readonly { readonly additions?: readonly object[] }[];
}

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

for (const locale of walkedIn("de")) {
  test(`[DOM-01] [DOM-07] [CHK-01] [CON-01] [LOOK2-5] a name on its own has its earliest end beside its term, and the cart stops where an authcode is missing, and says it at its field (${locale})`, async ({
    page,
    refusalText,
  }) => {
    const t = words(locale);
    const name = `taken-${Date.now()}.com`;
    const made = await call<CartAnswer>(page, "POST", "/shop/order/cart");
    await call(page, "POST", "/shop/order/cart/current/items", {
      version: made.result.version,
      item: { kind: "domain", domain: { name, acquisition: "transfer" } },
    });
    // The address of a later step leads back, and says at once what is lacking.
    await open(page, paths[locale].login);
    await page.waitForURL(`**${paths[locale].cart}?lacking=1`);
    const code = page.getByLabel(t("cart.authcode.label", { name }));
    await expect(code).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("link", { name: refusalText(locale, { _tag: "AuthcodeMissing", domain: name }) }).click();
    await expect(code).toBeFocused();

    await open(page, paths[locale].cart);
    const fact = (label: string) =>
      page
        .getByRole("term")
        .filter({ hasText: t(label) })
        .locator("xpath=following-sibling::dd");
    await expect(fact("cart.termToday")).toHaveText(locale === "en" ? "12 months" : "12 Monate");
    await expect(fact("cart.earliestEnd")).toHaveText(/^\d+\.?\s\p{L}+\s\d{4}$/u);
    await expect(code).not.toHaveAttribute("aria-invalid");
    await page.getByRole("link", { name: t("cart.toLogin") }).click();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("main .k-field-error")).toHaveText(
      refusalText(locale, { _tag: "AuthcodeMissing", domain: name }),
    );
    expect(new URL(page.url()).pathname).toBe(paths[locale].cart);
    await code.fill("abc");
    await page.keyboard.press("Enter");
    await expect(page.locator("main .k-field-error")).toContainText(/6/);
    await expect(code).toHaveValue("abc");
    await code.fill("Geheim-Code-42");
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("cart.authcode.given"))).toBeVisible();
    await page.getByRole("link", { name: t("cart.toLogin") }).click();
    await page.waitForURL(`**${paths[locale].login}`);
  });
}

test("[CRT-02] [PRD-01] many of an addition are typed as a number, and a message names the maximum where it is reached", async ({
  page,
  refusalText,
}) => {
  const add = page.getByRole("complementary").getByRole("button", { name: words("en")("product.ledger.add") });
  await open(page, "/en/groupware/groupware-team");
  const field = page.locator("#add-groupware-user");
  const reached = refusalText("en", { _tag: "AdditionMaximumReached", maximum: 200 });
  await field.fill("200");
  await expect(page.locator("#add-groupware-user-said")).toHaveText(reached);
  await expect(field).not.toHaveAttribute("aria-invalid");
  await field.fill("201");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(reached);
  await add.click();
  await expect(field).toBeFocused();
  await field.fill("60");
  await expect(field).not.toHaveAttribute("aria-invalid");
  await add.click();
  await page.waitForURL(`**${paths.en.cart}*`);
  const t = words("en");
  await ready(page);
  const users = page.getByLabel(t("cart.quantityLabel", { title: "One more person" }), { exact: true });
  const stored = async () =>
    (await call<StoredItems>(page, "GET", "/shop/order/cart/current")).result.items[0]?.additions;
  const sum = page.locator('[data-figure="item-sum"]');
  const before = await sum.textContent();
  await expect(users).toHaveValue("60");
  await users.fill("201");
  await users.press("Enter");
  await expect(users).toHaveAccessibleDescription(
    refusalText("en", { _tag: "QuantityInvalid", minimum: 1, maximum: 200 }),
  );
  await users.fill("61");
  await users.press("Enter");
  await expect(sum).not.toHaveText(before ?? "");
  await expect(users).toBeFocused();
  await expect.poll(stored).toEqual([{ product: "groupware-user", quantity: 61 }]);
  // The shop's own word, where the page does not know the maximum.
  await page.route("**/api/shop/order/cart/current/items/*", (route) =>
    route.fulfill({
      status: 422,
      contentType: "application/problem+json",
      json: {
        success: false,
        status: 422,
        refusal: "AdditionMaximumReached",
        detail: "No more of them.",
        type: "about:blank",
        title: "",
      },
    }),
  );
  await users.fill("62");
  await users.press("Enter");
  await expect(users).toHaveAccessibleDescription("No more of them.");
  await expect(users).toHaveValue("61");
});

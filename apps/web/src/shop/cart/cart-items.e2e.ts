// Items of the cart: what they cost later, quantities that cannot be, authcodes before the address, additions up to their maximum. [CRT-02] [CRT-03] [CRT-08] [DOM-07]
import { aFreeName, expect, open, ready, test, walkedIn } from "../../../test/browser/shop.ts";
import { call, haveCart, totalOn } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

interface CartAnswer {
  readonly version: number;
}

interface StoredItems {
  readonly items: readonly { readonly additions?: readonly object[] }[];
}

test("[CRT-03] [CRT-08] what an item costs later is the sum of all of its lines, as the ledger says", async ({
  page,
}) => {
  const t = words("en");
  const made = await call<CartAnswer>(page, "POST", "/shop/order/cart");
  const added = await call(page, "POST", "/shop/order/cart/current/items", {
    version: made.result.version,
    item: {
      kind: "product",
      product: "web-m",
      billingMonths: 12,
      domains: ["de", "com", "shop"].map((ending) => ({ name: aFreeName(ending), acquisition: "register" })),
    },
  });
  expect(added.status).toBe(201);
  await open(page, paths.en.cart);
  const item = page.getByRole("listitem", { name: "Web M" });
  await item.getByText(t("cart.moreTerms"), { exact: true }).click();
  for (const key of ["monthly", "setup", "contractToday", "firstMonthDiscount", "domains"])
    await expect(item.getByText(t(`cart.${key}`), { exact: true })).toBeVisible();
  const ledger = await page.getByLabel(t("ledger.recurringTitle")).locator("summary .k-figure").allInnerTexts();
  expect(ledger).toHaveLength(1);
  const plan = await page.locator(".k-ledger").first().innerText();
  expect(plan).toContain("€59.88");
  expect(ledger[0]).not.toBe("€59.88");
  await expect(page.locator('[data-figure="item-later"]').first()).toHaveText(`then ${ledger[0]} every 12 months`);
});

test("[CRT-08] [LGL-06] a quantity that cannot be stays in its field, which says its bounds", async ({
  page,
  refusalText,
}) => {
  const t = words("en");
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  const field = page.getByLabel(t("cart.quantityLabel", { title: "Web M" }));
  for (const typed of ["0", "-1", "1.5", "999"]) {
    await field.fill(typed);
    await page.keyboard.press("Enter");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAccessibleDescription(
      refusalText("en", { _tag: "QuantityInvalid", minimum: 1, maximum: 99 }),
    );
  }
  await field.fill("2");
  await page.keyboard.press("Enter");
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect(
    page.getByRole("status").filter({ hasText: t("cart.changed", { total: await totalOn(page) }) }),
  ).toHaveCount(1);
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

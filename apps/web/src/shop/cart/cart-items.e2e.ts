// Items of the cart: what they cost later, quantities that cannot be, authcodes before the address, additions up to their maximum. [CRT-02] [CRT-03] [CRT-08] [DOM-07]
import { aFreeName, expect, open, test } from "../../../test/browser/shop.ts";
import { call, haveCart, totalOn } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

interface CartAnswer {
  readonly version: number;
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

test("[CRT-08] [LGL-06] [VISIT4-4] a quantity that cannot be stays in its field, which says its bounds; a step is stored, and so is what was typed when the page goes", async ({
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
  // A press steps and commits at once, and what is typed goes along with the page.
  await page.getByRole("button", { name: t("cart.more", { title: "Web M" }), exact: true }).click();
  const stored = async () =>
    (await call<{ items: { quantity: number }[] }>(page, "GET", "/shop/order/cart/current")).result.items[0]?.quantity;
  await expect.poll(stored).toBe(3);
  await field.fill("5");
  await page.reload();
  await expect.poll(stored).toBe(5);
});

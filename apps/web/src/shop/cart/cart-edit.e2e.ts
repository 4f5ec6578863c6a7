// An item of the cart opens again in its configurator and is replaced in its place, with what another tab has changed of it meanwhile. [CRT-08] [PRD-07]
import { aFreeName, expect, open, ready, test } from "../../../test/browser/shop.ts";
import { call } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

interface StoredCart {
  readonly version: number;
  readonly items: readonly { readonly id: string }[];
}

test("[CRT-08] [PRD-07] a name that another tab puts into an item while its configurator is open stays when that is saved; one that is taken out there goes", async ({
  page,
}) => {
  const t = words("en");
  const [own, other] = [aFreeName(), aFreeName()];
  const add = (version: number, item: object) =>
    call<StoredCart>(page, "POST", "/shop/order/cart/current/items", { version, item });
  const made = await call<StoredCart>(page, "POST", "/shop/order/cart");
  const plan = await add(made.result.version, {
    kind: "product",
    product: "web-m",
    domains: [{ name: own, acquisition: "register" }],
  });
  const added = await add(plan.result.version, { kind: "domain", domain: { name: other, acquisition: "register" } });
  const [id] = added.result.items.map((item) => item.id);
  await open(page, paths.en.cart);
  await page.getByRole("link", { name: t("cart.editLabel", { title: "Web M" }) }).click();
  await page.waitForURL(/item=/);
  // The cart stands until the configurator has come.
  const save = page.getByRole("complementary").getByRole("button", { name: t("product.ledger.save"), exact: true });
  await expect(save).toBeVisible();
  await ready(page);
  const placed = await call(page, "PATCH", "/shop/order/cart/current/domains", {
    version: added.result.version,
    domain: other,
    item: id,
  });
  expect(placed.status).toBe(200);
  await page.getByRole("button", { name: t("product.domains.remove", { name: own }) }).click();
  await page
    .getByRole("complementary")
    .getByRole("button", { name: t("product.ledger.save"), exact: true })
    .click();
  await page.waitForURL(`**${paths.en.cart}#item-*`);
  const { items } = (await call<StoredCart>(page, "GET", "/shop/order/cart/current")).result;
  expect(items).toMatchObject([{ id, domains: [{ ascii: other }] }]);
});

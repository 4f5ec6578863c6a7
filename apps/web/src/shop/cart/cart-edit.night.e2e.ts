// An item of the cart opens again in its configurator, filled in, and is replaced in its place, with scripts and without; one that has left the cart is put in again. [CRT-08] [PRD-01] [PRD-07]
import { everything, findings } from "../../../test/browser/axe.ts";
import { aFreeName, expect, inTurn, type Locale, open, ready, test } from "../../../test/browser/shop.ts";
import { call } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

interface StoredCart {
  readonly version: number;
  readonly items: readonly { readonly id: string }[];
}

for (const locale of ["en", "de"] as const satisfies readonly Locale[]) {
  const turn = inTurn(locale);
  for (const scripts of [true, false]) {
    const t = words(locale);

    turn.test(
      `[CRT-08] [PRD-01] [PRD-07] "edit" fills the configurator in and saves in the item's place, ${scripts ? "awake" : "without scripts"} (${locale})`,
      async ({ page, browser }) => {
        const [one, two] = [aFreeName(), aFreeName()];
        const made = await call<StoredCart>(page, "POST", "/shop/order/cart");
        const plan = {
          kind: "product",
          product: "vps-m",
          quantity: 2,
          billingMonths: 6,
          location: "AT",
          additions: [{ product: "dedicated-ipv4", quantity: 2 }],
        };
        const first = await call<StoredCart>(page, "POST", "/shop/order/cart/current/items", {
          version: made.result.version,
          item: plan,
        });
        const second = await call<StoredCart>(page, "POST", "/shop/order/cart/current/items", {
          version: first.result.version,
          item: {
            kind: "product",
            product: "web-m",
            domains: [one, two].map((name) => ({ name, acquisition: "register" })),
          },
        });
        const ids = second.result.items.map(({ id }) => id);
        await page.goto(paths[locale].cart);
        const context = await browser.newContext({
          baseURL: new URL(page.url()).origin,
          javaScriptEnabled: scripts,
          storageState: await page.context().storageState(),
        });
        const tab = await context.newPage();
        await tab.goto(paths[locale].cart);
        if (scripts) await ready(tab);
        await tab.evaluate(() => Object.assign(window, { same: true }));

        await tab.getByRole("link", { name: t("cart.editLabel", { title: "VPS M" }) }).click();
        await tab.waitForURL(/item=/);
        if (scripts) await ready(tab);
        await expect(tab.locator('input[name="months"][value="6"]')).toBeChecked();
        await expect(tab.locator('input[name="location"][value="AT"]')).toBeChecked();
        await expect(tab.locator("#add-dedicated-ipv4")).toHaveValue("2");
        await expect(tab.getByRole("progressbar")).toHaveCount(0);
        if (scripts) expect(await findings(tab, everything)).toEqual([]);
        await tab.locator("#add-dedicated-ipv4").fill("1");
        await tab.locator('input[name="location"][value="NL"]').check();
        const save = tab
          .getByRole("complementary")
          .getByRole("button", { name: t("product.ledger.save"), exact: true });
        await save.click();
        await tab.waitForURL(`**${paths[locale].cart}#item-*`);

        await tab.getByRole("link", { name: t("cart.editLabel", { title: "Web M" }) }).click();
        await tab.waitForURL(/item=/);
        if (scripts) await ready(tab);
        for (const name of [one, two])
          await expect(tab.locator(`input[name="from-cart"][value="${name}"]`)).toHaveCount(1);
        if (scripts) await tab.getByRole("button", { name: t("product.domains.remove", { name: one }) }).click();
        await save.click();
        await tab.waitForURL(`**${paths[locale].cart}#item-*`);

        // Where scripts run, neither the way there nor the way back loads a document.
        expect(await tab.evaluate(() => "same" in window)).toBe(scripts);
        await expect(tab.getByRole("combobox", { name: t("cart.locationLabel", { title: "VPS M" }) })).toHaveValue(
          "NL",
        );
        const { items } = (await call<StoredCart>(page, "GET", "/shop/order/cart/current")).result;
        expect(items.map(({ id }) => id)).toEqual(ids);
        expect(items).toMatchObject([
          { quantity: 2, billingMonths: 6, location: "NL", additions: [{ product: "dedicated-ipv4", quantity: 1 }] },
          { domains: (scripts ? [two] : [one, two]).map((ascii) => ({ ascii })) },
        ]);
        await context.close();
      },
    );
  }
}

test("[CRT-08] an item that has left the cart meanwhile is put into it again by saving", async ({ page }) => {
  const t = words("en");
  const made = await call<StoredCart>(page, "POST", "/shop/order/cart");
  const added = await call<StoredCart>(page, "POST", "/shop/order/cart/current/items", {
    version: made.result.version,
    item: { kind: "product", product: "web-m" },
  });
  await open(page, paths.en.cart);
  await page.getByRole("link", { name: t("cart.editLabel", { title: "Web M" }) }).click();
  await page.waitForURL(/item=/);
  await ready(page);
  await call(
    page,
    "DELETE",
    `/shop/order/cart/current/items/${added.result.items[0]?.id}?version=${added.result.version}`,
  );
  await page
    .getByRole("complementary")
    .getByRole("button", { name: t("product.ledger.save"), exact: true })
    .click();
  await page.waitForURL(`**${paths.en.cart}#item-*`);
  await expect(page.getByRole("listitem", { name: "Web M" })).toHaveCount(1);
});

// What random walks through the cart have found, as a visitor meets it: wishes that went with their page, what the shop refused meanwhile, fields that a browser remembers. [CRT-01] [CRT-08]
import type { Page, Route } from "@playwright/test";
import { cartOf, changes, quantityOf, type } from "../../../test/browser/cart-steps.ts";
import { pauseScripts, whenAwake } from "../../../test/browser/paused-scripts.ts";
import { aFreeName, expect, open, ready, test } from "../../../test/browser/shop.ts";
import { call, haveCart } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const t = words("en");

test("[CRT-01] [LGL-06] without a connection nothing is said to be saved, and the way on leads to what is not", async ({
  page,
  context,
}) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  await type(page, "2");
  const status = page.getByRole("status").first();
  await expect(status).toContainText("First invoice");
  await expect.poll(async () => (await cartOf(page)).items[0]?.quantity).toBe(2);
  await context.setOffline(true);
  await type(page, "4");
  await expect(status).toHaveText(t("cart.unsaved.lead"));
  await page.locator("#go-on").press("Enter");
  await expect(page.getByRole("button", { name: t("cart.unsaved.retry") })).toBeFocused();
  await expect(page.getByRole("button", { name: t("cart.unsaved.retry") })).toBeInViewport();
  await context.setOffline(false);
  // The browser takes a moment until its requests pass again.
  await expect.poll(() => page.evaluate(() => fetch("/csrf.json").then(Boolean, () => false))).toBe(true);
  await page.locator("#go-on").press("Enter");
  await page.waitForURL(`**${paths.en.login}`);
  expect((await cartOf(page)).items[0]?.quantity).toBe(4);
});

test("[CRT-01] [CRT-08] what is wanted and not saved yet goes along through a reload, once", async ({ page }) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  const before = await cartOf(page);
  await page.route(changes, (route) => route.abort("connectionreset"));
  await type(page, "4");
  await expect(page.getByText(t("cart.unsaved.title"))).toBeVisible();
  await page.unroute(changes);
  await page.reload();
  await expect(page.getByRole("status").first()).toContainText(t("cart.unsaved.again"));
  await expect(quantityOf(page)).toHaveValue("4");
  await expect.poll(async () => (await cartOf(page)).items[0]?.quantity).toBe(4);
  await expect(page.getByRole("region", { name: t("cart.yourOrder") })).not.toHaveAttribute("aria-busy");
  await page.reload();
  await ready(page);
  expect((await cartOf(page)).version).toBe(before.version + 1);
});

test("[CRT-01] [CRT-08] what the shop refuses while the visitor is on another page is said when they come back", async ({
  page,
}) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  const sent = Promise.withResolvers<Route>();
  await page.route(changes, (route) => sent.resolve(route));
  const refusal = {
    status: 409,
    contentType: "application/problem+json",
    json: {
      type: "urn:kontor:refusal:ProductSoldOut",
      title: "Web M is sold out",
      status: 409,
      detail: "Web M is sold out",
      refusal: "ProductSoldOut",
    },
  };
  await type(page, "4");
  const change = await sent.promise;
  await page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: "Groupware", exact: true })
    .first()
    .click();
  await page.waitForURL("**/groupware");
  await expect(quantityOf(page)).toHaveCount(0);
  const answered = page.waitForResponse(changes);
  await change.fulfill(refusal);
  await answered;
  await page.unroute(changes);
  await page.route(changes, (route) => route.fulfill(refusal));
  await page.locator(`header a[href="${paths.en.cart}"]`).first().click();
  await page.waitForURL(`**${paths.en.cart}*`);
  await expect(quantityOf(page)).toHaveAccessibleDescription("Web M is sold out");
  await expect(quantityOf(page)).toHaveValue("1");
});

test("[CRT-01] [LOC-06] the cart in the other language has the titles of that language", async ({ page }) => {
  const { result } = await call<{ version: number }>(page, "POST", "/shop/order/cart");
  await call(page, "POST", "/shop/order/cart/current/items", {
    version: result.version,
    item: { kind: "product", product: "vps-m", additions: [{ product: "dedicated-ipv4", quantity: 1 }] },
  });
  await open(page, paths.en.cart);
  await expect(page.getByLabel("Dedicated IPv4 address", { exact: false }).first()).toBeVisible();
  await page.locator("a.s-language").first().click();
  await page.waitForURL(`**${paths.de.cart}*`);
  await expect(page.getByLabel("Eigene IPv4-Adresse", { exact: false }).first()).toBeVisible();
});

const billingOf = (page: Page) => page.getByLabel(t("cart.billingLabel", { title: "Web M" })).first();

test("[CRT-01] [CRT-08] a cart that is gone back to has the fields of the cart as it is, none that the browser remembers", async ({
  page,
  context,
}) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  await expect(billingOf(page)).toHaveValue("1");
  await page.goto(paths.en.product);
  const other = await context.newPage();
  await open(other, paths.en.cart);
  await billingOf(other).selectOption("6");
  await type(other, "3");
  await expect
    .poll(async () => (await cartOf(other)).items.find(({ quantity }) => quantity === 3)?.billingMonths)
    .toBe(6);
  await other.close();
  await page.goBack();
  await ready(page);
  await expect(billingOf(page)).toHaveValue("6");
  await expect(quantityOf(page)).toHaveValue("3");
});

test("[CRT-01] [CRT-08] [LOC-16] what is chosen in the cart before its scripts are there is wanted", async ({
  page,
}) => {
  await haveCart(page, aFreeName());
  const go = await pauseScripts(page);
  await page.goto(paths.en.cart);
  await billingOf(page).selectOption("6");
  await quantityOf(page).fill("4");
  await billingOf(page).focus();
  go();
  await whenAwake(page);
  await expect.poll(async () => (await cartOf(page)).items.map(({ quantity }) => quantity)).toContain(4);
  await expect.poll(async () => (await cartOf(page)).items.map(({ billingMonths }) => billingMonths)).toContain(6);
  await expect(billingOf(page)).toHaveValue("6");
});

// What is wanted of a cart outlives a reload, and is there before its scripts are. At night the races that random walks have found. [CRT-01] [CRT-08]
import type { Page } from "@playwright/test";
import { cartOf, changes, quantityOf, type } from "../../../test/browser/cart-steps.ts";
import { pauseScripts, whenAwake } from "../../../test/browser/paused-scripts.ts";
import { aFreeName, expect, open, ready, test } from "../../../test/browser/shop.ts";
import { haveCart } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const t = words("en");

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

const billingOf = (page: Page) => page.getByLabel(t("cart.billingLabel", { title: "Web M" })).first();

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

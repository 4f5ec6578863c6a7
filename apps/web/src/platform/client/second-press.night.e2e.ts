// Who presses twice where once is enough, in the cart and on the menu of a phone; on a form by day. [CRT-01] [SHL-01]
import { aFreeName, expect, open, test } from "../../../test/browser/shop.ts";
import { haveCart } from "../../../test/browser/walk.ts";
import { pressAgain } from "../../../test/browser/presses.ts";
import { paths, words } from "../../../test/browser/words.ts";

const t = words("en");

test("[CRT-01] [CRT-04] pressed twice, what takes an item out, back and a voucher off leaves the focus where the answer is", async ({
  page,
}) => {
  await open(page, "/en");
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  const focused = page.locator("main :focus");
  for (const name of [t("cart.removeLabel", { title: "Web M" }), t("cart.undoLabel", { title: "Web M" })]) {
    await page.getByRole("button", { name }).first().dblclick();
    await expect(focused).toHaveCount(1);
    await expect(page.getByRole("main")).not.toBeFocused();
  }
});

test("[SHL-01] the menu of a phone that is closed by a double press stays closed, and a second press on what is still there counts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/en/hosting");
  await page.locator(".s-menu-button").click();
  await page.getByRole("button", { name: t("shell.menuClose") }).click();
  await expect(page.locator("#menu")).toBeHidden();
  await page.locator(".s-menu-button").hover();
  await pressAgain(page);
  await expect(page.locator("#menu")).toBeHidden();
  await open(page, paths.en.product);
  const more = page.getByRole("button", { name: t("product.more", { title: "" }).trim() }).first();
  await more.dblclick();
  await expect(page.locator('input[type="number"][name^="add-"]').first()).toHaveValue("2");
});

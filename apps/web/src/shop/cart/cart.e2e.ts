// The cart as it is lived with: two devices that change it, and emptying it.
import { aFreeName, expect, open, test } from "../../../test/browser/shop.ts";
import { anotherDevice, haveCart } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const t = words("en");

test("[CRT-01] a cart changed on two devices loses nothing silently: the difference is shown, the own change can be made again", async ({
  page,
  browser,
}) => {
  const name = aFreeName();
  await haveCart(page, name);
  await open(page, paths.en.cart);
  const device = await anotherDevice(browser, page);
  const other = await device.newPage();
  await open(other, paths.en.cart);
  await other.getByLabel(t("cart.quantityLabel", { title: "Web M" })).fill("3");
  await other.keyboard.press("Enter");
  await expect(other.getByRole("status").first()).toContainText(t("cart.changed", { total: "" }));

  await page.getByRole("button", { name: t("cart.removeLabel", { title: name }) }).click();
  const notice = page.getByRole("alert");
  await expect(notice).toContainText(t("cart.difference.title"));
  await expect(notice).toContainText(t("cart.difference.quantity", { title: "Web M", from: 1, to: 3 }));
  await expect(notice).toContainText(t("cart.difference.change.remove", { title: name }));
  await expect(notice).toBeFocused();
  await expect(page.getByLabel(t("cart.quantityLabel", { title: "Web M" }))).toHaveValue("3");
  await expect(page.getByRole("listitem", { name })).toBeVisible();
  await notice.getByRole("button", { name: t("cart.difference.apply") }).click();
  await expect(page.getByRole("listitem", { name })).toHaveCount(0);
  await expect(page.getByLabel(t("cart.quantityLabel", { title: "Web M" }))).toHaveValue("3");
  await device.close();
});

test("[CRT-05] [LGL-06] [OPS-07] [SHL-01] emptying the cart asks first, gives the focus back, and says that it is done", async ({
  page,
}) => {
  const blocked: string[] = [];
  page.on("console", (message) => message.text().includes("Content Security Policy") && blocked.push(message.text()));
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  const empty = page.getByRole("button", { name: t("cart.clear.ask") });
  await empty.click();
  const dialog = page.getByRole("alertdialog", { name: t("cart.clear.title") });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: t("cart.clear.cancel") })).toBeFocused();
  await expect(page.locator("main")).toHaveAttribute("data-blurred", "clear-cart");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("main")).not.toHaveAttribute("data-blurred");
  await expect(empty).toBeFocused();
  await empty.click();
  await dialog.getByRole("button", { name: t("cart.clear.confirm") }).click();
  const heading = page.getByRole("heading", { name: t("cart.empty.title") });
  await expect(heading).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: t("cart.clear.done") })).toHaveCount(1);
  await page.reload();
  await expect(heading).toBeVisible();
  expect(blocked).toEqual([]);
});

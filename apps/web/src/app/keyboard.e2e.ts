// A whole order without a mouse: every control is reached with Tab and worked with the keys that people know.
import { expect, type Locator, type Page } from "@playwright/test";
import { tabTo } from "../../test/browser/hands.ts";
import { aFreeName, aPerson, open, ready, test, walkedIn } from "../../test/browser/shop.ts";
import { haveCart, orderNumber, typedByNew } from "../../test/browser/walk.ts";
import { orderButton, paths, words } from "../../test/browser/words.ts";

const t = words("en");

const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(target);
  await page.keyboard.press("Enter");
};

test("[LGL-06] [CHK-01] [CHK-04] an order of hosting and a domain with the keyboard alone", async ({ page, shop }) => {
  const person = aPerson();
  const name = aFreeName();
  await open(page, paths.en.product);
  await tabTo(page.getByLabel(t("product.domains.label"), { exact: true }));
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: t("product.domains.remove", { name }) })).toBeVisible();
  await press(
    page,
    page.getByRole("complementary").getByRole("button", { name: t("product.ledger.add"), exact: true }),
  );
  await page.waitForURL(`**${paths.en.cart}*`);
  await ready(page);

  // A figure unfolds with the keyboard too.
  const figure = page.locator(".k-ledger summary").first();
  await press(page, figure);
  await expect(page.locator(".k-ledger details[open]")).toHaveCount(1);
  await press(page, page.getByRole("link", { name: t("cart.toLogin") }));
  await expect(page.getByRole("heading", { level: 1, name: t("login.title") })).toBeFocused();

  await tabTo(page.getByLabel(t("login.kind.private"), { exact: true }));
  await page.keyboard.press("Space");
  for (const [field, typed] of typedByNew(person)) {
    await tabTo(page.getByLabel(t(`login.fields.${field}`), { exact: true }));
    await page.keyboard.type(typed);
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${paths.en.summary}`);
  await ready(page);

  for (const box of ["terms", "cancellationPolicy", "adult"]) {
    await tabTo(page.locator(`#agree-${box}`));
    await page.keyboard.press("Space");
  }
  // Enter in a box orders nothing.
  await page.keyboard.press("Enter");
  await expect(page.locator("#agree-adult")).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(paths.en.summary);
  await press(page, page.getByRole("button", { name: orderButton.en, exact: true }));
  const number = await orderNumber(page, "en");
  await expect(page.getByRole("heading", { level: 1, name: t("thank-you.title") })).toBeFocused();
  expect((await shop.mailTo(person.email)).subject).toContain(number);
});

for (const locale of walkedIn("en"))
  test(`[LGL-06] from the top of a full cart the keyboard reaches the next step past all items, ${locale}`, async ({
    page,
  }) => {
    const word = words(locale);
    await haveCart(page, aFreeName());
    await open(page, paths[locale].cart);
    await page.locator("h1").focus();
    await page.keyboard.press("Tab");
    const past = page.getByRole("link", { name: word("cart.skipItems"), exact: true });
    await expect(past).toBeFocused();
    await expect(past).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: word("cart.toLogin") })).toBeFocused();
  });

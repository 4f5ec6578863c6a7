// The way out stands beside the name that the login step shows, and takes the cart along. At night each such place, without scripts, too. [SES-03] [CHK-03]
import { aFreeName, aPerson, expect, open, test, walkedIn } from "../../../test/browser/shop.ts";
import { call, haveAccount, haveCart, haveLogin } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

for (const locale of walkedIn("en"))
  test(`[SES-03] [CHK-03] a visitor who finds another person's login in the checkout leaves it there, and the cart is empty then, ${locale}`, async ({
    page,
  }) => {
    const t = words(locale);
    const person = aPerson();
    await haveAccount(page, person, locale);
    await haveLogin(page, person);
    await haveCart(page, aFreeName());
    await open(page, paths[locale].login);
    await expect(page.getByRole("main")).toContainText(person.lastName);
    await page
      .getByRole("main")
      .getByRole("button", { name: t("login.leaveAndEmpty"), exact: true })
      .click();
    await expect(page.getByRole("status").first()).toContainText(t("account.said.left"));
    expect((await page.context().cookies()).map(({ name }) => name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:token|signed-in|cartId|cart-count)$/)]),
    );
    await haveLogin(page, person);
    const { result } = await call<{ readonly items: readonly unknown[] }>(page, "POST", "/shop/order/cart");
    expect(result.items).toEqual([]);
  });

// The way out stands beside the name wherever one is named, and takes the cart along: here, and in the account. [SES-03] [CHK-03]
import { accountPath } from "@kontor/domain/site/routing";
import type { Page } from "@playwright/test";
import { aFreeName, aPerson, expect, open, test, walkedIn } from "../../../test/browser/shop.ts";
import { call, haveAccount, haveCart } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";
import { haveLogin } from "../../../test/browser/walk.ts";

const itemsIn = async (page: Page): Promise<number> => {
  await call(page, "POST", "/shop/order/cart");
  const { result } = await call<{ readonly items: readonly unknown[] }>(page, "GET", "/shop/order/cart/current");
  return result.items.length;
};

for (const scripts of [true, false])
  for (const locale of walkedIn(scripts ? "en" : "de"))
    test.describe(scripts ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled: scripts });

      test(`[SES-03] [CHK-03] a visitor who finds another person's login leaves it where its name stands, and the cart is empty then, ${locale}`, async ({
        page,
      }) => {
        const t = words(locale);
        const person = aPerson();
        await haveAccount(page, person, locale);
        const logIn = () => call(page, "POST", "/auth/local", { identifier: person.email, password: person.password });
        for (const place of ["login", "summary", "account"] as const) {
          await logIn();
          await haveCart(page, aFreeName());
          const path = place === "account" ? accountPath("panel", locale) : paths[locale][place];
          await (scripts ? open(page, path) : page.goto(path));
          const out = page.getByRole("main").getByRole("button", {
            name: t(place === "summary" ? "summary.leave" : "login.leaveAndEmpty"),
            exact: true,
          });
          await expect(page.getByRole("main")).toContainText(person.lastName);
          await out.click();
          await expect(page.getByRole("status").first()).toContainText(t("account.said.left"));
          expect((await page.context().cookies()).map(({ name }) => name)).not.toEqual(
            expect.arrayContaining([expect.stringMatching(/^(?:token|signed-in|cartId|cart-count)$/)]),
          );
          await logIn();
          expect(await itemsIn(page), place).toBe(0);
          await page.goto(accountPath("panel", locale));
          await page
            .getByRole("main")
            .getByRole("button", { name: t("login.leave"), exact: true })
            .click();
          await expect(page.getByRole("status").first()).toContainText(t("account.said.left"));
        }
      });
    });

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

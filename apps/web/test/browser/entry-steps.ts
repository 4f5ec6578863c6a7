// The login step of the checkout as a returning customer fills it in.
import type { Page } from "@playwright/test";
import { aFreeName, type Locale, open, type Person } from "./shop.ts";
import { haveCart } from "./walk.ts";
import { paths, words } from "./words.ts";

export const loginCall = "**/api/auth/local";

/** A customer's cart on the login step, the form of those who have an account filled in. */
export const filledIn = async (page: Page, locale: Locale, person: Person): Promise<void> => {
  const t = words(locale);
  await haveCart(page, aFreeName());
  await open(page, paths[locale].login);
  await page.getByLabel(t("login.choose.returning")).check();
  await page.locator("#login-email").fill(person.email);
  await page.locator("#login-password").fill(person.password);
};

export const button = (page: Page, locale: Locale) =>
  page.getByRole("main").getByRole("button", {
    name: new RegExp(
      ["login.returning.login", "login.returning.working", "login.tryAgain"]
        .map((key) => `^${words(locale)(key)}$`)
        .join("|"),
    ),
  });

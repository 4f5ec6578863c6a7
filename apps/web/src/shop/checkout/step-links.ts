// Where the checkout's pages lead: its steps, and the pages around them. [CHK-01]
import type { Catalog } from "@kontor/domain/shop/catalog";
import { accountPath, fixedPaths, loginPath, stepPath } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { CheckoutBase } from "../../shell/checkout-frame/views.ts";

export const pathsOf = (locale: Locale): CheckoutBase["paths"] => ({
  cart: stepPath("cart", locale),
  login: stepPath("login", locale),
  summary: stepPath("summary", locale),
  "thank-you": stepPath("thank-you", locale),
});

/** The page that says thank you for an order. */
export const thankYouPath = (orderId: string, locale: Locale): string =>
  `${stepPath("thank-you", locale)}?order=${encodeURIComponent(orderId)}`;

/** The login for who was logged in: it says that the login has ended. [SES-01] [CHK-02] */
export const loginAgainPath = (locale: Locale, returnTo: string): string => {
  const path = loginPath(locale, returnTo);
  return `${path}${path.includes("?") ? "&" : "?"}ended=1`;
};

export const linksOf = (locale: Locale, catalog: Catalog | null): CheckoutBase["links"] => {
  const category = (key: string): string => {
    const path = inLocale(catalog?.categories.find((candidate) => candidate.key === key)?.path, locale);
    return path === undefined ? `/${locale}` : `/${locale}/${path}`;
  };
  return {
    home: `/${locale}`,
    hosting: category("hosting"),
    domains: inLocale(fixedPaths["domain-check"], locale),
    support: inLocale(fixedPaths["contact-form"], locale),
    terms: inLocale(fixedPaths.terms, locale),
    policy: inLocale(fixedPaths.withdrawal, locale),
    account: accountPath("panel", locale),
    loginAgain: loginAgainPath(locale, stepPath("summary", locale)),
    forgotten: accountPath("forgot-password", locale),
    confirm: accountPath("confirm-email", locale),
  };
};

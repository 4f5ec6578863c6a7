// The voucher's field in the cart, and how a code is redeemed there.
import type { Page } from "@playwright/test";
import type { Locale } from "./shop.ts";
import { openVoucher } from "./walk.ts";
import { words } from "./words.ts";

export const field = (page: Page) => page.locator("#voucher");
export const error = (page: Page) => page.locator("#voucher-error");

/** A code that is taken. */
export const goodCode = { en: "WELCOME-3", de: "WILLKOMMEN-3" } as const;

export const redeem = async (page: Page, locale: Locale, code: string): Promise<void> => {
  await openVoucher(page);
  await field(page).fill(code);
  await page.getByRole("button", { name: words(locale)("cart.voucher.redeem"), exact: true }).click();
};

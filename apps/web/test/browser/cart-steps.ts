// What tests of the English cart have at hand: its fields, the calls that change it, and what the shop has stored of it.
import type { Page } from "@playwright/test";
import { call } from "./walk.ts";
import { words } from "./words.ts";

const t = words("en");

/** The calls by which pages change the cart. */
export const changes = "**/api/shop/order/cart/current/**";

export interface StoredCart {
  readonly id: string;
  readonly version: number;
  readonly items: readonly { readonly id: string; readonly quantity: number; readonly billingMonths: number }[];
}

export const cartOf = async (page: Page): Promise<StoredCart> =>
  (await call<StoredCart>(page, "GET", "/shop/order/cart/current")).result;

export const quantityOf = (page: Page) => page.getByLabel(t("cart.quantityLabel", { title: "Web M" })).first();

export const items = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 3 });

export const type = async (page: Page, quantity: string): Promise<void> => {
  await quantityOf(page).fill(quantity);
  await page.keyboard.press("Enter");
};

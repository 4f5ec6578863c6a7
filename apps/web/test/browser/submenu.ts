// The entry of the main navigation that has a submenu, on wide screens.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Shop } from "./shop.ts";

export const entry = (page: Page) => page.locator(".s-unfolding");
export const below = (page: Page) => page.locator(".s-below");
export const button = (page: Page) => entry(page).getByRole("button");
export const enter = (page: Page): Promise<void> => entry(page).locator("> a").hover();

/** A wide screen that is worked by fingers. */
export const withFinger = (browser: Browser, shop: Shop): Promise<BrowserContext> =>
  browser.newContext({ baseURL: shop.url, hasTouch: true, viewport: { width: 1280, height: 800 } });

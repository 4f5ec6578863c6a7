// The cookie banner in a browser: its buttons, and what cookies it leaves and for how long.
import type { BrowserContext, Page } from "@playwright/test";

export const banner = (page: Page) => page.locator("#consent");
export const button = (page: Page, choice: string) => page.locator(`#consent button[value="${choice}"]`);
export const names = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort();
export const daysOf = async (context: BrowserContext, cookie: string) => {
  const found = (await context.cookies()).find(({ name }) => name === cookie);
  return found === undefined
    ? "none"
    : found.expires === -1
      ? "session"
      : Math.round((found.expires * 1000 - Date.now()) / 86_400_000);
};

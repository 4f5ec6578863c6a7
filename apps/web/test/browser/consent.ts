// The cookie banner in a browser: its buttons, what cookies it leaves and for how long, and what moves on a page.
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

/** Everything that moves in each document from now on, whatever caused it. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
export const shiftIn = (page: Page) => page.evaluate(() => (window as { shifts?: { sum: number } }).shifts?.sum ?? 1);

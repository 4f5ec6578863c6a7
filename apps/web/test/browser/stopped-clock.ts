// A page whose time passes only when a test lets it: what happens after milliseconds is seen to the millisecond, however slow the machine is.
import type { Page } from "@playwright/test";

/** Scripts that wait until the browser is idle do so in real time, also while the page's clock stands still. */
const keepIdle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const idle = window.requestIdleCallback.bind(window);
    Object.defineProperty(window, "requestIdleCallback", {
      get: () => idle,
      // The clock's own one is not taken.
      set: () => {},
    });
  });

export const installClock = async (page: Page, time?: number): Promise<void> => {
  await keepIdle(page);
  await page.clock.install(time === undefined ? {} : { time });
  // One that was stopped before goes on: a page starts its scripts after its first frame.
  await page.clock.resume();
};

export const stopClock = async (page: Page): Promise<(milliseconds: number) => Promise<void>> => {
  await installClock(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  return (milliseconds) => page.clock.runFor(milliseconds);
};

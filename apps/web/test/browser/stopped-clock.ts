// A page whose time passes only when a test lets it: what happens after milliseconds is seen to the millisecond, however slow the machine is.
import type { Page } from "@playwright/test";

export const stopClock = async (page: Page): Promise<(milliseconds: number) => Promise<void>> => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return (milliseconds) => page.clock.runFor(milliseconds);
};

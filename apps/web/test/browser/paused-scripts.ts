// The scripts of a page in a test: which were requested, how they are held back, and whether they have taken over.
import { expect, type Page } from "@playwright/test";

/** The addresses of scripts that a page requests from now on. */
export const scriptsOf = (page: Page): string[] => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") requested.push(request.url());
  });
  return requested;
};

/** As on a slow connection: the visitor presses before the scripts arrive; they are released by the test. */
export const pauseScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

export const isAwake = (page: Page): Promise<boolean> =>
  page.evaluate(() => "awake" in document.documentElement.dataset);

export const whenAwake = (page: Page): Promise<void> => expect.poll(() => isAwake(page)).toBe(true);

// A login that ends while its browser still brings it, and the one after it at the login of customers. [SES-01]
import type { Page, PlaywrightWorkerArgs } from "@playwright/test";
import { expect, type Person } from "./shop.ts";
import { proof } from "./walk.ts";

/** As with a login that another device has ended, or whose days are over: the browser still brings it. */
export const endLogin = async (page: Page, { request }: PlaywrightWorkerArgs["playwright"]): Promise<void> => {
  const { origin } = new URL(page.url());
  const headers = { ...(await proof(page)), origin };
  const device = await request.newContext({ baseURL: origin, storageState: await page.context().storageState() });
  expect((await device.post("/api/shop/auth/logout", { headers })).status()).toBe(200);
  await device.dispose();
};

export const logInAgain = async (page: Page, { email, password }: Person): Promise<void> => {
  await page.locator("#account-email").fill(email);
  await page.locator("#account-password").fill(password);
  await page.locator("#account-password").press("Enter");
};

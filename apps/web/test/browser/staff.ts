// People of the shop who become staff, as an operator names them.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Browser, Page } from "@playwright/test";
import { aFreeName, aPerson, expect, type Person, type Shop } from "./shop.ts";
import { haveAccount, haveCart, orderCart, proof } from "./walk.ts";

export type StaffRole = "admin" | "support" | "bookkeeping";

export const becomes = (role: StaffRole, { email }: Person, dataDir = process.env["KONTOR_E2E_DATA"] ?? ""): void => {
  const database = new DatabaseSync(join(dataDir, "kontor.sqlite"), { timeout: 5_000 });
  database.prepare("update users set role = ? where email = ?").run(role, email);
  database.close();
};

/** At the login of staff, where who is not in is sent from every page of theirs. */
export const staffLogIn = async (page: Page, { email, password }: Person): Promise<void> => {
  expect(new URL(page.url()).pathname).toBe("/admin/login");
  await page.locator("#login-email").fill(email);
  await page.locator("#login-password").fill(password);
  await page.locator("form[action='/forms/login'] button[type=submit]").click();
};

/** Someone of the staff who was sent to the login first, and on to where they wanted to go. */
export const colleague = async (page: Page, role: StaffRole, path: string, dataDir?: string): Promise<Person> => {
  const person = aPerson();
  await haveAccount(page, person);
  becomes(role, person, dataDir);
  await page.goto(path);
  await staffLogIn(page, person);
  await page.waitForURL(`**${path}`);
  return person;
};

export const administrator = (page: Page, path: string, dataDir?: string): Promise<Person> =>
  colleague(page, "admin", path, dataDir);

/** A customer who is logged in, in a browser of their own. */
export const customerTab = async (
  browser: Browser,
  shop: Shop,
  customer: Person,
  locale: "en" | "de",
): Promise<Page> => {
  const theirs = await browser.newContext({ baseURL: shop.url });
  const tab = await theirs.newPage();
  await tab.goto(`/${locale}`);
  await haveAccount(tab, customer, locale);
  await tab.goto(`/${locale}`);
  const entered = await tab.request.post("/api/auth/local", {
    data: { identifier: customer.email, password: customer.password },
    headers: await proof(tab),
  });
  expect(entered.ok(), await entered.text()).toBe(true);
  return tab;
};

/** An order of a customer, made without its pages. */
export const haveOrder = async (page: Page, locale: "en" | "de"): Promise<string> => {
  await haveCart(page, aFreeName());
  return (await orderCart(page, locale)).number;
};

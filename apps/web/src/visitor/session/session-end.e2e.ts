// A login that ends elsewhere is noticed and said: in the tab that is looked at next, on the page that is opened next, and over a form that had given way to it. [SES-01] [SES-03] [SES-09] [SES-10]
import type { Browser, BrowserContext, Page } from "@playwright/test";
import {
  aPerson,
  expect,
  inTurn,
  type Locale,
  open,
  type Person,
  ready,
  type Shop,
} from "../../../test/browser/shop.ts";
import { call, haveAccount } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";

const paths = {
  en: { account: "/en/account", orders: "/en/account/orders", contracts: "/en/account/contracts" },
  de: { account: "/de/konto", orders: "/de/konto/bestellungen", contracts: "/de/konto/vertraege" },
} as const;

const logIn = async (page: Page, { email, password }: Person): Promise<void> =>
  expect((await call(page, "POST", "/auth/local", { identifier: email, password })).status).toBe(200);

/** A customer with an account, logged in in this browser. */
const aLogin = async (page: Page, locale: Locale): Promise<Person> => {
  const person = aPerson();
  await haveAccount(page, person, locale);
  await logIn(page, person);
  return person;
};

/** As a browser reports that a tab is looked at again. */
const lookAt = async (page: Page): Promise<void> => {
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
};

/** Another device of the same customer ends all logins but its own. */
const endElsewhere = async (browser: Browser, shop: Shop, person: Person): Promise<void> => {
  const context = await browser.newContext({ baseURL: shop.url });
  const device = await context.newPage();
  await logIn(device, person);
  expect((await call(device, "DELETE", "/shop/account/sessions")).status).toBe(200);
  await context.close();
};

for (const locale of ["en", "de"] as const satisfies readonly Locale[]) {
  const turn = inTurn(locale);
  const t = words(locale);
  const { account, orders, contracts } = paths[locale];
  const back = (path: string): string => `**${account}?return=${encodeURIComponent(path)}*`;

  /** In another tab of the same browser. */
  const logOutBeside = async (context: BrowserContext): Promise<void> => {
    const other = await context.newPage();
    await other.goto(account);
    await other.getByRole("button", { name: t("account.leave") }).click();
    await expect(other.getByRole("status")).toContainText(t("account.said.left"));
  };

  turn.test(
    `[SES-03] [SES-09] a logout in one tab is said in the other, which shows nothing of the customer any more, ${locale}`,
    async ({ page, context }) => {
      await aLogin(page, locale);
      await open(page, orders);
      await logOutBeside(context);
      await expect(page.locator(".s-toast")).toHaveCount(0);
      await lookAt(page);
      await expect(page.locator(".s-toast")).toContainText(t("shell.loggedOut"));
      await page.waitForURL(back(orders));
      await expect(page.locator("#account-email")).toBeVisible();
    },
  );

  turn.test(
    `[SES-03] [SES-09] a logout in one tab takes the customer's page out of sight in another that sleeps, and in a window beside it, ${locale}`,
    async ({ page, context }) => {
      const person = await aLogin(page, locale);
      // Untouched, so that its scripts do not run.
      await page.goto(account);
      await expect(page.getByRole("main")).toContainText(person.email);
      const beside = await context.newPage();
      // Browsers drive every page of a test as if it had the focus; a window beside another one has none.
      await beside.addInitScript(() => (document.hasFocus = () => false));
      await open(beside, orders);
      await logOutBeside(context);
      await expect(page.locator("#account-email")).toBeVisible();
      await expect(page.getByRole("main")).not.toContainText(person.email);
      await beside.waitForURL(back(orders));
      await expect(beside.locator(".s-toast")).toContainText(t("shell.loggedOut"));
    },
  );

  turn.test(
    `[SES-01] [SES-06] a login that another device ended is said on the page that is opened next, and a new one leads back there, ${locale}`,
    async ({ page, browser, shop }) => {
      const person = await aLogin(page, locale);
      await open(page, orders);
      await endElsewhere(browser, shop, person);
      await page.goto(contracts);
      await page.waitForURL(back(contracts));
      await expect(page.getByRole("main").getByRole("status")).toContainText(t("account.said.ended"));
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("token");
      await ready(page);
      await page.locator("#account-email").fill(person.email);
      await page.locator("#account-password").fill(person.password);
      await page.locator("#account-password").press("Enter");
      await page.waitForURL(`**${contracts}`);
      // The page of the account itself, too.
      await endElsewhere(browser, shop, person);
      await page.goto(account);
      await expect(page.getByRole("main").getByRole("status")).toContainText(t("account.said.ended"));
      await page.reload();
      await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
    },
  );
}

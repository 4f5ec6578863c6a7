// A login of staff that ends in one tab takes their pages out of sight in the others. [SES-07] [SES-09]
import { expect, test } from "../../../test/browser/shop.ts";
import { endLogin } from "../../../test/browser/ended-login.ts";
import { administrator, staffLogIn } from "../../../test/browser/staff.ts";
import { words } from "../../../test/browser/words.ts";
import { type Page } from "@playwright/test";
import { aPerson, inTurn, type Locale, open, type Person } from "../../../test/browser/shop.ts";
import { call, haveAccount } from "../../../test/browser/walk.ts";

const paths = {
  en: { account: "/en/account", orders: "/en/account/orders", contracts: "/en/account/contracts" },
  de: { account: "/de/konto", orders: "/de/konto/bestellungen", contracts: "/de/konto/vertraege" },
} as const;

const logIn = async (page: Page, { email, password }: Person): Promise<void> =>
  expect((await call(page, "POST", "/auth/local", { identifier: email, password })).status).toBe(200);

/** As a browser reports that a tab is looked at again. */
const lookAt = async (page: Page): Promise<void> => {
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
};

test("[SES-07] [SES-09] a logout in one tab takes the pages of staff out of sight in others: an entry, a dialog, a draft", async ({
  page,
  context,
}) => {
  const t = words("en");
  const ada = await administrator(page, "/admin/customers?locale=en");
  await page.goto(`/admin/customers?locale=en&q=${ada.email}`);
  await page.getByRole("main").getByRole("row").filter({ hasText: ada.email }).click();
  await expect(page.getByRole("main")).toContainText(ada.email);
  const entry = page.url();
  const form = await context.newPage();
  await form.goto("/admin/vouchers?locale=en");
  await form.getByRole("button", { name: "Create a voucher" }).click();
  await form.getByRole("dialog").getByRole("textbox", { name: "Code" }).fill("nothing");
  const draft = await context.newPage();
  await draft.goto("/admin/preview/helpcenter?locale=en");
  await expect(draft.getByRole("note")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/en/account");
  await other
    .getByRole("main")
    .getByRole("button", { name: t("account.leave") })
    .click();
  await expect(other.getByRole("status")).toContainText(t("account.said.left"));
  for (const [tab, to] of [
    [page, new URL(entry).pathname],
    [form, "/admin/vouchers"],
    [draft, "/admin/preview/helpcenter"],
  ] as const) {
    await tab.waitForURL(/\/login\?/);
    expect(decodeURIComponent(tab.url())).toContain(to);
    await expect(tab.getByRole("main")).not.toContainText(ada.email);
  }
});

test("[FRM-01] [SES-01] [SES-07] [DSK-08] what staff typed in a dialog is there again after the login that ended meanwhile, and after a reload; once it is done or given up it is gone", async ({
  page,
  playwright,
}) => {
  const dialog = page.getByRole("dialog", { name: "Create a voucher" });
  const field = (name: string) => dialog.getByRole("textbox", { name });
  const make = () => page.getByRole("main").getByRole("button", { name: "Create a voucher" }).click();
  const code = `RE-LOGIN-${Date.now()}`;
  const ada = await administrator(page, "/admin/vouchers?locale=en");
  await make();
  await field("Code").fill(code);
  await field("Value in euros").fill("12.50");
  await field("Reason").fill("Trade fair");
  await page.reload();
  await expect(field("Code")).toHaveValue(code);
  await expect(dialog).toContainText("What you had typed is here again.");
  await endLogin(page, playwright);
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect(async () => {
    const login = page.getByRole("link", { name: "Log in again" });
    if (await login.isVisible()) await login.click({ timeout: 1_000 });
    expect(new URL(page.url()).pathname).toBe("/admin/login");
  }).toPass();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(ada.password);
  await staffLogIn(page, ada);
  await page.waitForURL(/\/admin\/vouchers/);
  await expect(field("Code")).toHaveValue(code);
  await expect(field("Reason")).toHaveValue("Trade fair");
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("The voucher has been created.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main")).toContainText(code);
  await expect(dialog).toHaveCount(0);

  await make();
  await field("Code").fill("GIVEN-UP");
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("main")).toContainText(code);
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("GIVEN-UP");
});

for (const locale of ["en", "de"] as const satisfies readonly Locale[]) {
  const turn = inTurn(locale);
  const t = words(locale);
  const { account } = paths[locale];

  turn.test(
    `[SES-01] [SES-02] a form that gave way to a login in another tab is there again when that is over, ${locale}`,
    async ({ page, context }) => {
      const person = aPerson();
      await haveAccount(page, person, locale);
      await open(page, account);
      const other = await context.newPage();
      await other.goto(`/${locale}`);
      await logIn(other, person);
      await lookAt(page);
      const known = page.getByRole("main").getByText(t("login.knownTitle"), { exact: true });
      await expect(known).toBeVisible();
      expect((await call(other, "POST", "/shop/auth/logout")).status).toBe(200);
      await lookAt(page);
      await expect(page.locator("#account-email")).toBeVisible();
      await expect(known).toHaveCount(0);
      await expect(page.locator(".s-toast")).toContainText(t("shell.loggedOut"));
    },
  );
}

// A shop whose customer panel is elsewhere: the header leads there, a logout ends there, and one that fails is said by the shop, which leads on to the panel's own. [SES-03] [SES-09] [SES-10]
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type RunningShop, startShop } from "../../../test/browser/harness.ts";
import { aPerson, expect, type Person, test, walkedIn } from "../../../test/browser/shop.ts";
import { call, haveAccount, proof } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";

const accounts = { en: "/en/account", de: "/de/konto" } as const;

const at = { panel: "", shop: null as RunningShop | null, close: async (): Promise<void> => {} };

test.beforeAll(async () => {
  const server = createServer((request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="en"><title>Panel</title><h1>Panel</h1><p>${request.url?.split("?")[0]}</p></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  at.panel = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  at.shop = await startShop({ CUSTOMER_PANEL_URL: at.panel });
  at.close = async () => {
    await at.shop?.close();
    server.closeAllConnections();
    server.close();
  };
});
test.afterAll(() => at.close());

test.describe.configure({ mode: "serial" });
test.use({ baseURL: async ({}, use) => use(at.shop?.url) });

for (const scripts of [true, false])
  for (const locale of walkedIn(scripts ? "en" : "de"))
    test.describe(scripts ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled: scripts });

      test(`[SES-03] [SES-09] [SES-10] the header leads to the panel, a logout ends in it, and a logout that fails is said here and goes on there, ${locale}`, async ({
        page,
        playwright,
        refusalText,
      }) => {
        const t = words(locale);
        const person: Person = aPerson();
        await page.goto(`/${locale}`);
        await haveAccount(page, person, locale);
        const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
        const logIn = async (): Promise<void> => {
          expect(
            (await call(page, "POST", "/auth/local", { identifier: person.email, password: person.password })).status,
          ).toBe(200);
          expect((await call(page, "POST", "/shop/order/cart")).status).toBeLessThan(300);
          await page.goto(accounts[locale]);
        };
        await page.goto(`/${locale}`);
        await page
          .getByRole("banner")
          .getByRole("link", { name: t("shell.account"), exact: true })
          .click();
        await page.waitForURL(`${at.panel}/**`);
        await logIn();
        await expect(page.getByRole("link", { name: t("account.toPanel") })).toHaveAttribute(
          "href",
          new RegExp(`^${at.panel}`),
        );
        // Who is in finds the way out of the shop on every page, where the account leads elsewhere.
        await page.goto(`/${locale}`);
        const out = page.getByRole("banner").getByRole("link", { name: t("shell.leave"), exact: true });
        await expect(page.getByRole("banner")).toContainText(t("shell.leave"));
        await out.click();
        await page.waitForURL(`**${accounts[locale]}#account-leave`);
        await page.getByRole("button", { name: t("account.leave") }).click();
        await page.waitForURL(`${at.panel}/logout?*`);
        await page.goto(`/${locale}`);
        await expect(out).toHaveCount(0);
        await page.goBack();
        const left = new URL(page.url()).searchParams;
        expect([left.get("sso"), left.get("login_language"), (left.get("ssoKey") ?? "").length > 10]).toEqual([
          expect.any(String),
          locale === "de" ? "DE" : "GB",
          true,
        ]);
        expect((await cookies()).filter((name) => /^(?:token|signed-in|cartId)$/.test(name))).toEqual([]);
        // Ended on another device: there is no key for the panel any more.
        await logIn();
        const headers = { ...(await proof(page)), origin: new URL(page.url()).origin };
        const device = await playwright.request.newContext({
          baseURL: new URL(page.url()).origin,
          storageState: await page.context().storageState(),
        });
        expect((await device.post("/api/shop/auth/logout", { headers })).status()).toBe(200);
        await device.dispose();
        await page.getByRole("button", { name: t("account.leave") }).click();
        await page.waitForURL(`**${accounts[locale]}?*`);
        await expect(page.getByRole("alert")).toContainText(refusalText(locale, { _tag: "LogoutFailed" }));
        expect((await cookies()).filter((name) => /^(?:token|signed-in|cartId)$/.test(name))).toEqual([]);
        await page.getByRole("link", { name: t("account.leavePanel") }).click();
        await page.waitForURL(`${at.panel}/logout?*`);
        expect(new URL(page.url()).searchParams.get("ssoKey")).toBeNull();
      });
    });

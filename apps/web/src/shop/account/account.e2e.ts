// The account outside of the checkout, without scripts: in, out, a forgotten password, a new one; and the colours that a visitor chooses.
import { aPerson, expect, inTurn, open, test } from "../../../test/browser/shop.ts";
import { haveAccount } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";

const accountPaths = { en: "/en/account", de: "/de/konto" } as const;
const resetPaths = { en: "/en/account/reset-password", de: "/de/konto/passwort-zuruecksetzen" } as const;

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    turn.test(
      `[SES-02] [SES-03] [SES-06] [SES-10] [SES-12] [LOC-16] a customer logs in and out and gets a new password by mail, ${locale}`,
      async ({ page, shop, refusalText }) => {
        const t = words(locale);
        const person = aPerson();
        await haveAccount(page, person, locale);
        const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
        const logIn = async (password: string): Promise<void> => {
          await page.getByLabel(t("account.email"), { exact: true }).fill(person.email);
          await page.getByLabel(t("login.returning.password"), { exact: true }).fill(password);
          await page
            .getByRole("main")
            .getByRole("button", { name: t("login.returning.login") })
            .click();
        };
        await page.goto(`/${locale}`);
        await page
          .getByRole("banner")
          .getByRole("link", { name: t("shell.account"), exact: true })
          .click();
        await page.waitForURL(`**${accountPaths[locale]}`);
        await logIn("not-the-password");
        await expect(page.locator("#error-summary")).toBeFocused();
        await expect(page.locator("#account-email")).toHaveAccessibleDescription(
          refusalText(locale, { _tag: "LoginRefused" }),
        );
        expect(page.url()).not.toContain("not-the-password");
        expect(page.url()).not.toContain(encodeURIComponent(person.email));
        await logIn(person.password);
        await expect(page.getByRole("main")).toContainText(person.lastName);
        expect(await cookies()).toEqual(expect.arrayContaining(["token", "signed-in", "cartId"]));

        await page.getByRole("button", { name: t("account.leave") }).click();
        await expect(page.getByRole("status")).toContainText(t("account.said.left"));
        expect(new URL(page.url()).searchParams.get("login_language")).toBe(locale === "de" ? "DE" : "GB");
        expect(await cookies()).not.toEqual(expect.arrayContaining(["token"]));
        expect(await cookies()).not.toEqual(expect.arrayContaining(["cartId"]));

        await page.getByRole("link", { name: t("account.forgotten") }).click();
        await page.getByLabel(t("account.email"), { exact: true }).fill(person.email);
        await page.getByRole("button", { name: t("account.forgot.send") }).click();
        await expect(page.getByRole("status")).toContainText(t("account.forgot.sent"));
        const mail = await shop.mailTo(person.email);
        const code = /[?&]code=([0-9a-f]+)/.exec(mail.text ?? "")?.[1] ?? "";
        expect(mail.text).toContain(`${resetPaths[locale]}?code=`);
        await page.goto(`${resetPaths[locale]}?code=${code}`);
        const choose = async (password: string, repeat: string): Promise<void> => {
          await page.getByLabel(t("account.reset.password"), { exact: true }).fill(password);
          await page.getByLabel(t("account.reset.repeat"), { exact: true }).fill(repeat);
          await page.getByRole("button", { name: t("account.reset.save") }).click();
        };
        await choose("leuchtturm-1", "leuchtturm-2");
        await expect(page.locator("#account-passwordRepeat-error")).toHaveText(
          refusalText(locale, { _tag: "PasswordsDiffer" }),
        );
        await choose("leuchtturm-1", "leuchtturm-1");
        await expect(page.getByRole("status")).toContainText(t("account.said.changed"));

        await page.getByRole("link", { name: t("account.nav.change-password"), exact: true }).click();
        const change = async (current: string): Promise<void> => {
          await page.getByLabel(t("account.change.current"), { exact: true }).fill(current);
          await choose("hafenlicht-2", "hafenlicht-2");
        };
        await change("not-the-password");
        await expect(page.locator("#account-current-error")).toHaveText(
          refusalText(locale, { _tag: "CurrentPasswordWrong" }),
        );
        await change("leuchtturm-1");
        await expect(page.getByRole("status")).toContainText(t("account.said.changed"));
        await page.goto(`${resetPaths[locale]}?code=${code}`);
        await choose("leuchtturm-3", "leuchtturm-3");
        await expect(page.getByRole("link", { name: t("account.reset.ask") })).toBeVisible();
      },
    );

    turn.test(
      `[VIS-01] [LOC-11] colours that are chosen are painted by the server, on every page that forces none, ${locale}`,
      async ({ page }) => {
        const t = words(locale);
        const painted = () => page.locator("html").getAttribute("data-colour-mode");
        const choose = (mode: string) =>
          page
            .getByRole("contentinfo")
            .getByRole("button", { name: t(`shell.colours.${mode}`) })
            .click();
        await page.goto(`/${locale}/blog`);
        expect(await painted()).toBeNull();
        for (const mode of ["dark", "high-contrast", "light"]) {
          await choose(mode);
          await expect(page.locator("html")).toHaveAttribute("data-colour-mode", mode);
          await expect(page.locator(`.s-colours [value="${mode}"]`)).toHaveAccessibleName(
            `${t("shell.colours.chosen")} ${t(`shell.colours.${mode}`)}`,
          );
        }
        await choose("dark");
        await page.goto(`/${locale}/helpcenter/documentation/servercontrolpanel/api`);
        expect(await painted()).toBe("light");
        await page.goto(`/${locale}`);
        expect(await painted()).toBe("dark");
        await choose("system");
        await expect(page.locator("html")).not.toHaveAttribute("data-colour-mode");
      },
    );
  });
}

test("[VIS-01] a choice outlives a page that forces other colours, where scripts run", async ({ page }) => {
  await open(page, "/en");
  await page.getByRole("contentinfo").getByRole("button", { name: "dark" }).click();
  await open(page, "/en/helpcenter/documentation/servercontrolpanel/api");
  await expect(page.locator("html")).toHaveAttribute("data-colour-mode", "light");
  await page.locator("header .s-logo").click();
  await page.waitForURL("**/en");
  await expect(page.locator("html")).toHaveAttribute("data-colour-mode", "dark");
});

test("[DOM-07] [SES-02] what is typed into the checkout's forms before scripts run stands in no address", async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto("/en/checkout/login");
  await page.getByLabel(words("en")("login.fields.password"), { exact: true }).fill("secret-words");
  await page.getByRole("button", { name: words("en")("login.new.register") }).click();
  await page.waitForURL("**/en/checkout/login");
  expect(page.url()).not.toContain("secret");
  await context.close();
});

test("[LGL-06] in forced colours what is chosen can be read", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const path of ["/en/deals", "/en/blog", "/en/search?q=backup"]) {
    await page.goto(path);
    const colours = await page
      .locator("main nav :is([aria-current], [data-current])")
      .first()
      .evaluate((chosen) => {
        const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(chosen);
        return { differ: color !== backgroundColor, own: forcedColorAdjust };
      });
    expect(colours, path).toEqual({ differ: true, own: "none" });
  }
});

test("[SES-02] [LGL-06] the login shows its password on request, and hides it again", async ({ page }) => {
  const t = words("en");
  await open(page, accountPaths.en);
  const field = page.locator("#account-password");
  await field.fill("hafenblick");
  await expect(field).toHaveAttribute("type", "password");
  await expect(async () => {
    await page.getByRole("button", { name: t("shell.password.show") }).click({ timeout: 1_000 });
    await expect(field).toHaveAttribute("type", "text", { timeout: 1_000 });
  }).toPass();
  await expect(field).toHaveValue("hafenblick");
  await page.getByRole("button", { name: t("shell.password.hide") }).click();
  await expect(field).toHaveAttribute("type", "password");
});

// The account outside of the checkout: in and out without scripts, colours of the system, and a password that is shown.
import { aPerson, atNight, expect, inTurn, open, test } from "../../../test/browser/shop.ts";
import { haveAccount } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";

const accountPaths = { en: "/en/account", de: "/de/konto" } as const;

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    turn.test(
      `[SES-02] [SES-03] [SES-06] [SES-10] [LOC-16] a customer logs in and out, ${locale}`,
      async ({ page, refusalText }) => {
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
      },
    );
  });
}

test("[LGL-06] in forced colours what is chosen can be read", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const path of atNight ? ["/en/deals", "/en/blog", "/en/search?q=backup"] : ["/en/deals"]) {
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

// A login over another provider as a visitor has it: from the account without scripts, and in the checkout with a cart. [SES-05] [SES-12]
import { aFreeName, aPerson, expect, open, test } from "../../../test/browser/shop.ts";
import { haveCart } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[SES-05] [SES-12] a visitor logs in over a provider from the account's page, in both languages", async ({
    page,
    shop,
    refusalText,
  }) => {
    for (const [locale, account] of [
      ["en", "/en/account"],
      ["de", "/de/konto"],
    ] as const) {
      const t = words(locale);
      await page.context().addCookies([{ name: "locale", value: locale, url: shop.url }]);
      await page.goto(account);
      await page.getByRole("link", { name: t("login.logInWith", { name: "Harbour ID" }) }).click();
      await page.waitForURL(`**${account}`);
      await expect(page.getByRole("main").getByText(t("account.number"))).toBeVisible();
      const cookies = (await page.context().cookies()).map(({ name, httpOnly }) => [name, httpOnly]);
      expect(cookies).toEqual(expect.arrayContaining([["token", true]]));
      expect(cookies.map(([name]) => name)).not.toContain("login-nonce");
      await page.goto("/auth/harbour/callback?access_token=of-somebody-else");
      await expect(page).toHaveURL(new RegExp(`${account}\\?problem=ProviderLoginRefused$`));
      await page.getByRole("button", { name: t("account.leave") }).click();
      await page.goto(`${account}?problem=ProviderLoginRefused`);
      await expect(page.getByRole("alert")).toHaveText(refusalText(locale, { _tag: "ProviderLoginRefused" }));
    }
  });
});

test("[SES-05] [CHK-02] a visitor with a cart logs in over a provider in the checkout, and gives the address there, de", async ({
  page,
}) => {
  const t = words("de");
  const name = aFreeName();
  await haveCart(page, name);
  await open(page, paths.de.login);
  await page.getByLabel(t("login.choose.returning")).check();
  await page.getByRole("link", { name: t("login.logInWith", { name: "Harbour ID" }) }).click();
  await page.waitForURL(`**${paths.de.login}?return=*`);
  await expect(page.getByRole("main")).toContainText(name);
  await expect(page.getByLabel(t("login.fields.password"), { exact: true })).toHaveCount(0);
  const { password: _, country, ...address } = aPerson();
  await open(page, new URL(page.url()).pathname + new URL(page.url()).search);
  await page.getByLabel(t("login.kind.private"), { exact: true }).check();
  for (const [field, value] of Object.entries(address))
    await page.getByLabel(t(`login.fields.${field}`), { exact: true }).fill(value);
  await page.getByLabel(t("login.fields.country"), { exact: true }).selectOption(country);
  await page.getByRole("button", { name: t("login.new.register") }).click();
  await page.waitForURL(`**${paths.de.summary}`);
  await expect(page.getByRole("main")).toContainText(address.lastName);
});

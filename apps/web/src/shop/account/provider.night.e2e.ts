// A login over another provider as a visitor with a cart has it in the checkout. [SES-05] [CHK-02]
import { aFreeName, aPerson, expect, open, test } from "../../../test/browser/shop.ts";
import { haveCart } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

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

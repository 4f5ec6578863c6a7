// A customer changes the address, takes the own data along and deletes the account, in the browser. At night a whole life of an account. [ACC-04] [ACC-06]
import { readFileSync } from "node:fs";
import { accountPath } from "@kontor/domain/site/routing";
import { aPerson, expect, open, test } from "../../../test/browser/shop.ts";
import { haveAccount, haveLogin } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";

test("[ACC-04] [ACC-06] an account is moved, taken along as a file and deleted, en", async ({ page }) => {
  const t = words("en");
  const person = aPerson();
  const main = page.getByRole("main");
  const click = (name: string) => main.getByRole("link", { name, exact: true }).click();
  const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
  await haveAccount(page, person);
  await haveLogin(page, person);
  await open(page, accountPath("address", "en"));
  await page.getByLabel(t("login.fields.street"), { exact: true }).fill("Ringstraße 2");
  await press(t("settings.address.save"));
  await expect(page.getByRole("status")).toContainText(t("settings.address.saved"));
  await open(page, accountPath("own-data", "en"));
  const downloading = page.waitForEvent("download");
  await click(t("own-data.download.button"));
  const file = readFileSync(await (await downloading).path(), "utf8");
  for (const stored of [person.email, "Ringstraße 2"]) expect(file).toContain(stored);
  await page.getByLabel(t("settings.password"), { exact: true }).fill(person.password);
  await press(t("own-data.delete.button"));
  await expect(page.getByRole("status")).toContainText(t("account.said.deleted"));
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("token");
});

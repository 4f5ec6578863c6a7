// Typed input is restored: drafts of declarations after reloads and in both languages, fields that were filled in before the scripts came; old tokens are not. [FRM-01] [LOC-06] [FRM-06]
import { pauseScripts, whenAwake } from "../../test/browser/paused-scripts.ts";
import { aFreeName, aPerson, expect, open, ready, test, walkedIn } from "../../test/browser/shop.ts";
import { fillAddress, haveCart, openVoucher } from "../../test/browser/walk.ts";
import { paths, words } from "../../test/browser/words.ts";

const cancellation = { en: "/en/contact/cancel-contracts", de: "/de/kontakt/vertraege-kuendigen" } as const;
const withdrawal = { en: "/en/contact/withdraw-from-contract", de: "/de/kontakt/vertrag-widerrufen" } as const;

const colours = (page: import("@playwright/test").Page, name: string) =>
  page.locator(`#colours button[value="${name}"]`);

test("[FRM-01] [VIS-01] [LOC-06] a declaration that is being typed survives another colour and another language", async ({
  page,
}) => {
  await open(page, cancellation.en);
  await page.locator("#declaration-product").fill("Web M");
  await page.locator('input[name="termination"][value="extraordinary"]').check();
  await page.locator("#declaration-reason").fill("The server\nwas away");
  await colours(page, "dark").click();
  await expect(page.locator("html")).toHaveAttribute("data-colour-mode", "dark");
  await page.reload();
  await ready(page);
  await expect(page.locator("#declaration-product")).toHaveValue("Web M");
  await expect(page.locator('input[name="termination"][value="extraordinary"]')).toBeChecked();
  await expect(page.locator("#declaration-reason")).toHaveValue("The server\nwas away");
  await open(page, cancellation.de);
  await expect(page.locator("#declaration-product")).toHaveValue("Web M");
  // Another form has a draft of its own.
  await open(page, withdrawal.de);
  expect(await page.locator("main form input:not([type=hidden]):not([type=radio])").first().inputValue()).toBe("");
});

for (const locale of walkedIn("en"))
  test(`[LOC-06] [CUS-11] [FRM-06] what is typed into the registration before its scripts come stays, the password too, and makes the account, with no step refused for an old token, ${locale}`, async ({
    page,
  }) => {
    const t = words(locale);
    const person = aPerson({ country: "AT", postCode: "1010", city: "Wien" });
    const refused: string[] = [];
    page.on("response", (answer) => {
      if (answer.status() === 403) refused.push(`${answer.request().method()} ${new URL(answer.url()).pathname}`);
    });
    await haveCart(page, aFreeName());
    const release = await pauseScripts(page);
    await page.goto(paths[locale].login, { waitUntil: "domcontentloaded" });
    await fillAddress(page, locale, person);
    release();
    await whenAwake(page);
    await page.locator("#field-fax").fill("+4930123457");
    await expect(page.locator("#field-firstName")).toHaveValue(person.firstName);
    await page.getByRole("button", { name: t("login.new.register") }).click();
    await page.waitForURL(`**${paths[locale].summary}`);
    await expect(page.getByRole("main")).toContainText("Wien");
    expect(refused).toEqual([]);
  });

test("[LOC-06] [CRT-04] a voucher and a quantity that are typed before the scripts come are those that are sent then", async ({
  page,
}) => {
  const t = words("en");
  await haveCart(page, aFreeName());
  const release = await pauseScripts(page);
  await page.goto(paths.en.cart, { waitUntil: "domcontentloaded" });
  await openVoucher(page);
  await page.getByLabel(t("cart.voucher.label"), { exact: true }).fill("NOSUCHCODE");
  await page.getByLabel(t("cart.quantityLabel", { title: "Web M" })).fill("3");
  release();
  await whenAwake(page);
  await expect(page.getByLabel(t("cart.quantityLabel", { title: "Web M" }))).toHaveValue("3");
  await page.getByRole("button", { name: t("cart.voucher.redeem") }).click();
  await expect(page.locator("#voucher-error")).not.toBeEmpty();
  await expect(page.locator("#voucher")).toHaveValue("NOSUCHCODE");
});

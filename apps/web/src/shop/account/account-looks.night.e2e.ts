// Every page of the account for everybody: axe in light, dark and high contrast, 320 px, sizes of targets, and all of it with the Tab key. [LGL-06] [ACC-01 to 06]
import { expect, type Page } from "@playwright/test";
import { accountPath } from "@kontor/domain/site/routing";
import { findings, rules } from "../../../test/browser/axe.ts";
import { aPerson, type Locale, test, walkedIn } from "../../../test/browser/shop.ts";
import { soundForEverybody } from "../../../test/browser/sound-page.ts";
import { haveOrdered } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";
import { haveAccount, haveLogin } from "../../../test/browser/walk.ts";

const colours = rules("color-contrast", "link-in-text-block");

const otherModes = {
  dark: { colorScheme: "dark", contrast: "no-preference" },
  "high contrast": { colorScheme: "light", contrast: "more" },
} as const;

const sound = async (page: Page, name: string): Promise<void> => {
  await soundForEverybody(page, name);
  for (const [mode, media] of Object.entries(otherModes)) {
    await page.emulateMedia({ ...media, reducedMotion: "reduce" });
    expect.soft(await findings(page, colours), `${name}, ${mode}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light", contrast: "no-preference", reducedMotion: "reduce" });
};

/** Where the first link of a page with these words leads. */
const behind = async (page: Page, from: string, text: string | RegExp): Promise<string> => {
  await page.goto(from);
  const link = page.getByRole("main").getByRole("link", { name: text, exact: true }).first();
  return (await link.getAttribute("href")) ?? "";
};

/** The pages of who has ordered, each with its address. */
const pagesOf = async (page: Page, locale: Locale, number: string): Promise<Readonly<Record<string, string>>> => {
  const t = words(locale);
  const at = (name: Parameters<typeof accountPath>[0]): string => accountPath(name, locale);
  const contract = await behind(page, at("contracts"), "Web M");
  // The invoice is made within a round of the shop.
  await expect(async () => {
    await page.goto(at("invoices"));
    await expect(page.getByRole("main").getByRole("link", { name: /^R-/ })).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  return {
    account: at("panel"),
    orders: at("orders"),
    order: await behind(page, at("orders"), number),
    contracts: at("contracts"),
    contract,
    guarantee: await behind(page, contract, t("contracts.acts.guarantee")),
    cancellation: await behind(page, contract, t("contracts.acts.cancel")),
    withdrawal: await behind(page, contract, t("contracts.acts.withdraw")),
    invoices: at("invoices"),
    invoice: await behind(page, at("invoices"), /^R-/),
    address: at("address"),
    email: at("change-email"),
    "question about the email address": `${at("change-email")}?code=0123456789abcdef`,
    password: at("change-password"),
    logins: at("sessions"),
    "own data": at("own-data"),
  };
};

for (const locale of walkedIn("de"))
  test(`[LGL-06] [ACC-01] [ACC-02] [ACC-03] [ACC-04] [ACC-05] [ACC-06] each page of the account is sound for everybody, ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const t = words(locale);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    for (const name of ["panel", "forgot-password"] as const) {
      await page.goto(accountPath(name, locale));
      await sound(page, `${name}, logged out`);
    }
    for (const path of [
      `${accountPath("reset-password", locale)}?code=0123456789abcdef`,
      `${accountPath("confirm-email", locale)}?confirmation=0123456789abcdef`,
    ]) {
      await page.goto(path);
      await sound(page, path);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    const person = aPerson();
    const { number } = await haveOrdered(page, locale, person);
    for (const [name, path] of Object.entries(await pagesOf(page, locale, number))) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await sound(page, name);
    }

    // What is refused: a form with its errors, a deletion while contracts run.
    await page.goto(accountPath("address", locale));
    await page.locator("#field-postCode").fill("1O115");
    await page
      .getByRole("main")
      .getByRole("button", { name: t("settings.address.save") })
      .click();
    await expect(page.locator("#error-summary")).toBeVisible();
    await sound(page, "address with an error");
    await page.goto(accountPath("own-data", locale));
    await page.getByLabel(t("settings.password"), { exact: true }).fill(person.password);
    await page
      .getByRole("main")
      .getByRole("button", { name: t("own-data.delete.button") })
      .click();
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await sound(page, "deletion that is refused");
  });

for (const locale of walkedIn("de"))
  test(`[LGL-06] [ACC-04] the address of an account with an error is sound for everybody, ${locale}`, async ({
    page,
  }) => {
    const t = words(locale);
    const person = aPerson();
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await haveAccount(page, person, locale);
    await haveLogin(page, person);
    await page.goto(accountPath("address", locale));
    await page.locator("#field-postCode").fill("1O115");
    await page
      .getByRole("main")
      .getByRole("button", { name: t("settings.address.save") })
      .click();
    await expect(page.locator("#error-summary")).toBeVisible();
    await soundForEverybody(page, "address with an error");
  });

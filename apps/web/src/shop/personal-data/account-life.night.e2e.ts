// A customer's account from its first change to its end, in the browser: address, email address, logins, the file, and the deletion after the contract; in German without scripts. [ACC-04] [ACC-06]
import { readFileSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { aPerson, expect, type Locale, open, test } from "../../../test/browser/shop.ts";
import { addHosting, haveAccount, haveCart, haveLogin, orderCart } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const account = { en: "/en/account", de: "/de/konto" } as const;
const main = (page: Page) => page.getByRole("main");

/** axe needs scripts to look. */
const sound = async (page: Page, looks: boolean): Promise<void> => {
  if (!looks) return;
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 720 });
  expect(await findings(page, everything, "main")).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  if (size !== null) await page.setViewportSize(size);
};

/** The same visitor, with scripts or without. */
const copyOf = async (
  browser: Browser,
  context: BrowserContext,
  origin: string,
  javaScriptEnabled: boolean,
): Promise<BrowserContext> =>
  browser.newContext({ javaScriptEnabled, storageState: await context.storageState(), baseURL: origin });

for (const [locale, javaScriptEnabled] of [
  ["de", false],
  ["en", true],
] as const satisfies readonly (readonly [Locale, boolean])[])
  test(`[ACC-04] [ACC-06] [VAT-09] changes, takes along and deletes, ${locale}${javaScriptEnabled ? "" : ", without scripts"}`, async ({
    browser,
    page,
    shop,
  }) => {
    test.setTimeout(120_000);
    const t = words(locale);
    const person = aPerson();
    await haveAccount(page, person, locale);
    await haveLogin(page, person);
    // The guarantee ends its only contract.
    await haveCart(page, null);
    await orderCart(page, locale);
    // What the next cart costs is decided by the address.
    await addHosting(page, locale);
    await expect(main(page)).toContainText("19");
    const origin = new URL(page.url()).origin;
    const context = await copyOf(browser, page.context(), origin, javaScriptEnabled);
    const own = await context.newPage();
    const click = (name: string) => main(own).getByRole("link", { name, exact: true }).click();
    const press = (name: string) => main(own).getByRole("button", { name, exact: true }).click();

    await own.goto(account[locale]);
    await click(t("account.changeAddress"));
    await sound(own, javaScriptEnabled);
    await own.getByLabel(t("login.fields.street"), { exact: true }).fill("Ringstraße 2");
    await own.getByLabel(t("login.fields.postCode"), { exact: true }).fill("1010");
    await own.getByLabel(t("login.fields.city"), { exact: true }).fill("Wien");
    await own.getByLabel(t("login.fields.country"), { exact: true }).selectOption("AT");
    await press(t("settings.address.save"));
    await expect(own.getByRole("status")).toContainText(t("settings.address.saved"));
    await open(page, paths[locale].cart);
    await expect(main(page)).toContainText(/20\s?%/);

    await own.goto(account[locale]);
    await click(t("account.nav.change-email"));
    await sound(own, javaScriptEnabled);
    const fresh = `neu-${person.email}`;
    await own.getByLabel(t("settings.change-email.new"), { exact: true }).fill(fresh);
    await own.getByLabel(t("settings.password"), { exact: true }).fill(person.password);
    await press(t("settings.change-email.send"));
    await expect(main(own)).toContainText(t("settings.change-email.pending", { email: fresh }));
    for (const [address, outcome] of [
      [fresh, "agreed"],
      [person.email, "changed"],
    ] as const) {
      const letters = async () =>
        (await shop.mailsTo(address)).flatMap(({ text }) => /https?:\S+code=\w+/.exec(text ?? "") ?? []);
      await expect.poll(letters).toHaveLength(1);
      const [link = ""] = await letters();
      await own.goto(link);
      await press(t("settings.email-question.agree"));
      await expect(own.getByRole("status")).toContainText(t(`settings.email-question.${outcome}`));
    }

    // Another browser logs in with the new address, and is logged out from here.
    const other = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
    const elsewhere = await other.newPage();
    await elsewhere.goto(account[locale]);
    await main(elsewhere).locator("input[type=email]").fill(fresh);
    await main(elsewhere).locator("input[type=password]").fill(person.password);
    await main(elsewhere).locator("form button[type=submit]").first().click();
    await expect(main(elsewhere)).toContainText("Ringstraße 2");
    await own.goto(account[locale]);
    await click(t("account.nav.sessions"));
    await sound(own, javaScriptEnabled);
    await main(own).getByLabel(t("settings.password"), { exact: true }).fill(person.password);
    await press(t("settings.sessions.endOthers"));
    await expect(own.getByRole("status")).toContainText(t("settings.sessions.others"));
    await elsewhere.goto(account[locale]);
    await expect(main(elsewhere)).not.toContainText("Ringstraße 2");
    await other.close();

    await own.goto(account[locale]);
    await click(t("account.nav.own-data"));
    await sound(own, javaScriptEnabled);
    const downloading = own.waitForEvent("download");
    await click(t("own-data.download.button"));
    const file = JSON.parse(readFileSync(await (await downloading).path(), "utf8")) as Readonly<
      Record<string, unknown>
    >;
    expect(JSON.stringify(file)).toContain(fresh);

    const deletion = async (): Promise<void> => {
      await own.getByLabel(t("settings.password"), { exact: true }).fill(person.password);
      await press(t("own-data.delete.button"));
    };
    await deletion();
    await expect(own.getByRole("alert")).toBeVisible();
    await click(t("own-data.delete.contracts"));
    await main(own).getByRole("link", { name: "Web M", exact: true }).click();
    await click(t("contracts.acts.guarantee"));
    await press(t("contracts.claim.confirm"));
    await expect(main(own)).toContainText(t("contracts.standing.ended"));
    // Until the credit note of the guarantee is written, the invoice is open, and the refusal says so.
    await expect(async () => {
      await own.goto(account[locale]);
      await click(t("account.nav.own-data"));
      await deletion();
      await expect(own.getByRole("status")).toContainText(t("account.said.deleted"), { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect.poll(async () => (await shop.mailsTo(fresh)).length).toBeGreaterThan(2);
    await context.close();
  });

// Cancelling without login and without scripts, with the keyboard: refusals keep what was typed, the receipt comes at once and by mail.
import type { Locator, Page } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "../../../test/browser/shop.ts";
import { fits } from "../../../test/browser/sound.ts";
import { words } from "../../../test/browser/words.ts";

const t = words("de");
const formPath = "/de/kontakt/vertraege-kuendigen";

/** Tab until the control has the focus, then the key. */
const press = async (page: Page, target: Locator, key: string): Promise<void> => {
  for (let presses = 0; presses < 90; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press(key);
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
};

test.use({ viewport: { width: 320, height: 720 } });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[LGL-02] [FRM-02] [LGL-06] a contract is cancelled with the keyboard alone, and the receipt comes at once and by mail", async ({
    page,
    shop,
  }) => {
    const email = `kuendigung-${randomBytes(5).toString("hex")}@example.com`;
    const field = (name: string) => page.getByLabel(t(`declaration.fields.${name}`), { exact: true });
    // From a page of the checkout and from one that is not there.
    for (const path of ["/de/checkout/warenkorb", "/de/gibt-es-nicht"]) {
      await page.goto(path);
      await page.getByRole("contentinfo").getByRole("link", { name: "Verträge hier kündigen", exact: true }).focus();
      await page.keyboard.press("Enter");
      await page.waitForURL(`**${formPath}`);
    }
    await expect(field("reason")).toBeHidden();
    await fits(page);
    await field("email").fill(email);
    await field("product").fill("Web M");
    await page.getByRole("radio", { name: new RegExp(`^${t("declaration.kind.ordinary")}`) }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(field("reason")).toBeVisible();
    await page.getByLabel(t("declaration.when.next")).focus();
    await page.keyboard.press("ArrowDown");
    await field("date").fill("31.12.2019");
    await press(page, page.getByRole("button", { name: "jetzt kündigen", exact: true }), "Enter");

    // Refused: shown above and at each field; typed input is neither lost nor in the address.
    await expect(page.locator("#error-summary").getByRole("link")).toHaveCount(3);
    await expect(page).toHaveTitle(/^Fehler: /);
    await expect(field("email")).toHaveValue(email);
    await expect(field("date")).toHaveValue("31.12.2019");
    await expect(field("product")).toHaveValue("Web M");
    expect(new URL(page.url()).search).toBe("");
    await fits(page);
    await field("reason").fill("Umzug.\nOhne Netz.");
    await field("date").fill("31.12.2099");
    await field("emailRepeat").fill(email);
    // Enter alone ends no contract: it shows what would be declared.
    await field("emailRepeat").press("Enter");

    await expect(page.getByRole("term")).toHaveCount(5);
    expect(shop.rows("select id from declarations where draft like ?", `%${email}%`)).toEqual([]);
    await fits(page);
    await page.getByRole("button", { name: t("declaration.review.change") }).click();
    await expect(field("reason")).toHaveValue("Umzug.\nOhne Netz.");
    await field("reason").press("Tab");
    await press(page, page.getByRole("button", { name: "jetzt kündigen", exact: true }), "Enter");

    await expect(page.getByRole("status")).toContainText(/Eingegangen am \d+\.\s\w+\s\d{4}\sum\s\d\d:\d\d\sUhr\s\(ME/);
    await expect(page.getByRole("definition").filter({ hasText: /31\.\sDezember 2099/ })).toBeVisible();
    await fits(page);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: t("declaration.received.save") }).click();
    const receipt = readFileSync(await (await download).path(), "utf8");
    for (const part of ["Web M", "Ohne Netz.", "31. Dezember 2099", "Uhr (ME"])
      expect(receipt.replaceAll("\u00a0", " ")).toContain(part);
    const mail = await shop.mailTo(email);
    expect(mail.subject).toContain("Ihre Kündigung ist eingegangen");
    expect(mail.text).toContain("31. Dezember 2099");

    // Sent once more, as by loading the page again: the same receipt, and nothing is declared twice.
    const reference = await page.getByRole("definition").first().textContent();
    await page.reload();
    await expect(page.getByRole("definition").first()).toHaveText(reference ?? "");
    expect(shop.rows("select id from declarations where draft like ?", `%${email}%`)).toHaveLength(1);
    expect(await shop.mailsTo(email)).toHaveLength(1);
  });
});

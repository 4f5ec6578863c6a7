// A small banner in the hands of an administrator: what is wrong is said at its field, and visitors see it where and as long as it is scheduled. [ADM-04]
import { looksRight } from "../../../../test/browser/looks.ts";
import { everything, findings } from "../../../../test/browser/axe.ts";
import { startShop } from "../../../../test/browser/harness.ts";
import { expect, open, test } from "../../../../test/browser/shop.ts";
import { administrator } from "../../../../test/browser/staff.ts";
import { call } from "../../../../test/browser/walk.ts";

test("[ADM-04] [OPS-03] [DSK-08] an administrator schedules a banner: it stands on the pages that it names from the next look on, in both languages, and on no other", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const shop = await startShop();
  try {
    const staff = await (await browser.newContext({ baseURL: shop.url, locale: "en-GB" })).newPage();
    const main = staff.getByRole("main");
    const dialog = staff.getByRole("dialog");
    await administrator(staff, "/admin/small-banners?locale=de", shop.dataDir);
    expect((await main.getByRole("row").first().boundingBox())?.y).toBeLessThanOrEqual(200);
    await looksRight(staff, "de-small-banners");
    // Caches are warm before anything is changed.
    const visitor = await (await browser.newContext({ baseURL: shop.url, locale: "en-GB" })).newPage();
    const notice = visitor
      .getByRole("region", { name: /Short notices|Kurze Hinweise/ })
      .getByRole("link", { name: /domain to us|Domain zu uns/ });
    for (const path of ["/en", "/en/blog", "/de/blog"]) {
      await visitor.goto(path);
      await expect(notice).toBeVisible();
    }

    // One press switches it off, another one takes that back.
    const row = main.getByRole("row").filter({ hasText: "transfer-free" });
    await row.focus();
    await staff.keyboard.press("x");
    await staff.getByRole("button", { name: "Ausschalten" }).click();
    await expect(row).toContainText("Ausgeschaltet");
    await staff.getByRole("button", { name: "Rückgängig" }).click();
    await expect(row).toContainText("Aktiv");

    await row.focus();
    await staff.keyboard.press("Enter");
    await expect(staff.getByRole("heading", { level: 1 })).toHaveText("transfer-free");
    const preview = staff.getByRole("region", { name: "So sehen ihn Besucher" });
    await expect(preview.getByRole("link")).toHaveText([
      "Moving a domain to us costs nothing.",
      "Der Umzug einer Domain zu uns kostet nichts.",
    ]);
    // What is wrong is said at its field, with what was typed.
    await main.getByRole("button", { name: "Zeitraum und Seiten ändern" }).click();
    const field = (name: string) => dialog.getByLabel(name, { exact: false });
    const places = dialog.getByRole("group", { name: "Arten von Seiten" });
    const save = dialog.getByRole("button", { name: "Speichern" });
    await field("Beginnt am").fill("2026-12-05");
    await field("Endet am").fill("2026-12-01");
    await save.click();
    await expect(field("Endet am")).toHaveAccessibleDescription(/endet, bevor er beginnt/);
    await expect(field("Beginnt am")).toHaveValue("2026-12-05");
    for (const name of ["Beginnt am", "Beginnt um", "Endet am", "Endet um"]) await field(name).fill("");
    await field("Adressen").fill("/domains");
    await places.getByRole("checkbox", { name: "Blog" }).check();
    await save.click();
    await expect(field("Adressen")).toHaveAccessibleDescription(/Eine der Adressen ist keine Seite/);
    await expect(places.getByRole("checkbox", { name: "Blog" })).toBeChecked();
    expect(await findings(staff, everything, "[role=dialog]")).toEqual([]);
    await field("Adressen").fill("/de/domains/*");
    await save.click();
    await expect(staff.getByText("Die Planung wurde gespeichert.")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    // The record says at once what was saved, and what was changed, so that the next change begins from it.
    await expect(main).toContainText("Blog, /de/domains/*");
    await expect(main.getByRole("row").filter({ hasText: "Hinweis geplant" }).first()).toContainText("blog");
    await main.getByRole("button", { name: "Zeitraum und Seiten ändern" }).click();
    await expect(field("Adressen")).toHaveValue("/de/domains/*");
    await expect(places.getByRole("checkbox", { name: "Blog" })).toBeChecked();
    await dialog.getByRole("button", { name: "Abbrechen" }).click();
    await looksRight(staff, "de-small-banner");
    const isShownAt = async (path: string, shown: boolean): Promise<void> =>
      expect(async () => {
        await visitor.goto(path);
        await expect(notice, path).toHaveCount(shown ? 1 : 0, { timeout: 500 });
      }).toPass({ timeout: 10_000 });
    for (const path of ["/en/blog", "/de/blog", "/de/domains/umzug"]) await isShownAt(path, true);
    for (const path of ["/en", "/en/hosting", "/en/domains/transfer", "/en/search"]) await isShownAt(path, false);
    // The same without a new document: from a page that has it to one that has none, and back.
    await open(visitor, "/en/blog");
    await expect(notice).toHaveCount(1);
    await visitor
      .getByRole("banner")
      .getByRole("link", { name: /Kontor/ })
      .first()
      .click();
    await visitor.waitForURL("**/en");
    await expect(notice).toHaveCount(0);
    await visitor.goBack();
    await expect(notice).toHaveCount(1);
    await expect(visitor.getByRole("region", { name: "Short notices" })).toHaveCount(1);

    // Its beginning and its end come by themselves, on pages that are cached.
    const at = Date.now();
    const scheduled = await call(staff, "PUT", "/shop/admin/small-banners/transfer-free", {
      active: true,
      from: at + 4_000,
      until: at + 8_000,
      pages: ["home"],
    });
    expect(scheduled.status).toBe(200);
    await isShownAt("/de", false);
    await visitor.waitForTimeout(Math.max(0, at + 4_200 - Date.now()));
    await isShownAt("/de", true);
    await visitor.waitForTimeout(Math.max(0, at + 8_200 - Date.now()));
    await isShownAt("/de", false);
    await staff.goto("/admin/small-banners?locale=de");
    await expect(row).toContainText("Abgelaufen");
  } finally {
    await shop.close();
  }
});

test("[ADM-04] [LOC-06] small banners stand on public pages in the language of the page, whatever way led there", async ({
  page,
}) => {
  const banners = page.getByRole("region", { name: /Short notices|Kurze Hinweise/ });
  await page.goto("/en");
  await expect(banners).toHaveCount(1);
  await expect(banners.getByRole("link").first()).toHaveText("Groupware for five: email, calendar, files");
  await page.getByRole("banner").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(banners).toHaveCount(1);
  await expect(banners.getByRole("link").first()).toHaveText("Groupware zu fünft: E-Mail, Kalender, Dateien");
  await banners.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/de\/groupware/);
  await page.goto("/de/warenkorb");
  await expect(banners).toHaveCount(0);
});

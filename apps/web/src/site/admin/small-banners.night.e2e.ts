// A small banner in the hands of an administrator: what is wrong is said at its field, and visitors see it where and as long as it is scheduled. [ADM-04]
import { looksRight } from "../../../test/browser/looks.ts";
import type { Page } from "@playwright/test";
import { startShop } from "../../../test/browser/harness.ts";
import { expect, open, test } from "../../../test/browser/shop.ts";
import { administrator } from "../../../test/browser/staff.ts";
import { call } from "../../../test/browser/walk.ts";

const places = (page: Page) => page.getByRole("group", { name: "Kinds of pages" });

test("[ADM-04] [OPS-03] an administrator schedules a banner: it stands on the pages that it names from the next look on, in both languages, and on no other", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const shop = await startShop();
  try {
    const staff = await (await browser.newContext({ baseURL: shop.url, locale: "en-GB" })).newPage();
    await administrator(staff, "/admin/small-banners?locale=en", shop.dataDir);
    await looksRight(staff, "en-small-banners");
    // Caches are warm before anything is changed.
    const visitor = await (await browser.newContext({ baseURL: shop.url, locale: "en-GB" })).newPage();
    const notice = visitor
      .getByRole("region", { name: /Short notices|Kurze Hinweise/ })
      .getByRole("link", { name: /domain to us|Domain zu uns/ });
    for (const path of ["/en", "/en/blog", "/de/blog"]) {
      await visitor.goto(path);
      await expect(notice).toBeVisible();
    }

    await staff.getByRole("link", { name: "Schedule transfer-free" }).click();
    await expect(staff.getByRole("heading", { level: 1 })).toHaveText("transfer-free");
    const preview = staff.getByRole("region", { name: "As visitors see it" });
    await expect(preview.getByRole("link")).toHaveText([
      "Moving a domain to us costs nothing.",
      "Der Umzug einer Domain zu uns kostet nichts.",
    ]);
    // What is wrong is said at its field, in both languages, with what was typed.
    await staff.getByLabel("First day").fill("2026-12-05");
    await staff.getByLabel("Last day").fill("2026-12-01");
    await staff.getByRole("button", { name: "Save the schedule" }).click();
    await expect(staff.getByLabel("Last day")).toHaveAccessibleDescription(/ends before it begins/);
    await expect(staff.getByLabel("First day")).toHaveValue("2026-12-05");
    await staff.goto("/admin/small-banners/transfer-free?locale=de");
    await staff.getByLabel("Adressen").fill("/domains");
    await staff.getByRole("checkbox", { name: "Blog" }).check();
    await staff.getByRole("button", { name: "Speichern" }).click();
    await expect(staff.getByLabel("Adressen")).toHaveAccessibleDescription(/Eine der Adressen ist keine Seite/);
    await expect(staff.getByRole("checkbox", { name: "Blog" })).toBeChecked();
    await looksRight(staff, "de-small-banner-refused");

    await staff.goto("/admin/small-banners/transfer-free?locale=en");
    await places(staff).getByRole("checkbox", { name: "Blog" }).check();
    await staff.getByLabel("Addresses").fill("/de/domains/*");
    for (const name of ["First day", "From what time", "Last day", "Until what time"])
      await staff.getByLabel(name).fill("");
    await staff.getByRole("button", { name: "Save the schedule" }).click();
    await expect(staff.getByRole("status")).toHaveText("The schedule has been saved.");
    await expect(staff.getByRole("row").filter({ hasText: "Notice scheduled" })).toContainText("blog");
    // The page says at once what was saved, so that the next change begins from it.
    await expect(staff.getByLabel("Addresses")).toHaveValue("/de/domains/*");
    await expect(places(staff).getByRole("checkbox", { name: "Blog" })).toBeChecked();
    await expect(staff.getByLabel("First day")).toHaveValue("");
    await looksRight(staff, "en-small-banner");
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
    await staff.goto("/admin/small-banners?locale=en");
    await expect(staff.getByRole("listitem").filter({ hasText: "transfer-free" })).toContainText("Over");
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

// A shop with an optional script: named by the privacy policy, asked for anew where it came later. [VIS-02] [VIS-06]
import { everything, findings } from "../../../test/browser/axe.ts";
import { banner, button, daysOf, names } from "../../../test/browser/consent.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { script, shopWithScript } from "../../../test/browser/optional-script.ts";
import { expect, open, test, undecided, walkedIn } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

test.use({ storageState: undecided });
const at = shopWithScript();

for (const locale of walkedIn("en"))
  test(`[VIS-02] [LGL-06] the privacy policy names an optional script with purpose, category and hosts; without the setting it says that nothing comes from elsewhere, ${locale}`, async ({
    page,
  }) => {
    const t = words(locale);
    const privacy = { en: "/en/contact/data-privacy", de: "/de/kontakt/datenschutzerklaerung" }[locale];
    const about = { en: "/en/about-us", de: "/de/ueber-uns" }[locale];
    await page.goto(privacy);
    await expect(page.locator("main")).toContainText(t("consent.meta.foreign.none"));
    await expect(page.locator("main")).toContainText(t("consent.meta.scripts.none"));
    await expect(page.locator("main")).not.toContainText(t("consent.meta.foreign.some"));
    await page.goto(about);
    await expect(page.locator("main")).toContainText(t("consent.meta.foreign.none"));

    const { url } = at;
    await page.goto(url + privacy);
    await expect(page.locator("main")).toContainText(t("consent.meta.foreign.some"));
    await expect(page.locator("main")).toContainText(t("consent.meta.scripts.some"));
    for (const gone of ["foreign.none", "scripts.none"])
      await expect(page.locator("main")).not.toContainText(t(`consent.meta.${gone}`));
    const table = page.locator("main table").filter({ hasText: t("consent.meta.scripts.hosts") });
    await expect(table.getByRole("row")).toHaveCount(2);
    const cells = table.getByRole("row").nth(1).getByRole("cell");
    await expect(cells).toHaveText([
      script.name,
      script.purpose[locale],
      t("consent.category.statistics.name"),
      "stats.example",
      script.stores[0] ?? "",
    ]);
    expect(await findings(page, everything, "main")).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await tooWide(page)).toEqual([]);
    await page.goto(url + about);
    await expect(page.locator("main")).toContainText(t("consent.meta.foreign.some"));
    await page.goto(`${url}/${locale === "en" ? "en/search?q=data+privacy" : "de/suche?q=Datenschutz"}`);
    await expect(page.locator("main ol li").first()).toBeVisible();
    await expect(page.locator("main")).not.toContainText("{consent:");
  });

for (const locale of walkedIn("de"))
  test(`[VIS-02] [VIS-06] what was allowed before the settings named an optional script is asked again: until then colours last for the session and no width is stored, ${locale}`, async ({
    page,
    context,
    shop,
  }) => {
    const { url } = at;
    const settings = { en: "/en/contact/cookie-settings", de: "/de/kontakt/cookie-einstellungen" }[locale];
    await page.route(/^https:/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "window.counted = true;" }),
    );
    // Cookies know no ports: at the first address the same shop stands without the setting.
    await open(page, `${shop.url}/${locale}/hosting`);
    await button(page, "all").click();
    await expect(banner(page)).toHaveCount(0);
    await expect.poll(() => names(context)).toContain("viewport");
    await context.clearCookies({ name: "viewport" });

    await open(page, `${url}/${locale}/hosting`);
    await expect(banner(page)).toBeVisible();
    await page.locator('#colours [value="dark"]').click();
    await expect(page.locator("html")).toHaveAttribute("data-colour-mode", "dark");
    // The machine stores once it has painted.
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-colour-mode", "dark");
    expect([await daysOf(context, "colour-mode"), await daysOf(context, "viewport")]).toEqual(["session", "none"]);
    await open(page, `${url}${settings}`);
    await expect(page.locator("#allow-preferences")).not.toBeChecked();
    await page.locator("#allow-preferences").check();
    expect([await daysOf(context, "colour-mode"), await daysOf(context, "viewport")]).toEqual(["session", "none"]);
    expect(await page.evaluate(() => "counted" in window)).toBe(false);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.locator('main [value="selected"]').click();
    await expect(page.getByText(words(locale)("consent.saved"))).toBeVisible();
    await expect
      .poll(() => Promise.all(["colour-mode", "viewport"].map((name) => daysOf(context, name))))
      .toEqual([365, 365]);
    // No script ran that only a new page would stop: the page stays.
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
    expect(await page.evaluate(() => "counted" in window)).toBe(false);
  });

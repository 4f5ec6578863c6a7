// The page of an address where nothing stands, on screen: it names its path and leads on. [SHL-02] [SHL-12]
import { fixedPaths } from "@kontor/domain/site/routing";
import { expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

const notFound = {
  en: "The requested page could not be found",
  de: "Die angeforderte Seite konnte nicht gefunden werden",
} as const;

const hosting = { en: "/en/hosting", de: "/de/hosting" } as const;

test("[SHL-02] [SHL-03] [SHL-04] [SHL-05] [SHL-06] [SHL-12] an unknown page names its path and leads on: to the category that its path names, to the deals, to more categories, and home", async ({
  page,
}) => {
  for (const locale of walkedIn("de")) {
    const t = words(locale);
    const main = page.getByRole("main");
    const answer = await page.goto(`/${locale}/webhosting-x`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`404 ${notFound[locale]}`);
    await expect(main.locator("code")).toHaveText(`Page Not Found: /${locale}/webhosting-x`);
    await expect(main.getByRole("link", { name: t("error.discover.hosting"), exact: true })).toHaveAttribute(
      "href",
      hosting[locale],
    );
    await expect(main.getByRole("listitem").filter({ hasText: t("error.cardText") })).toHaveCount(
      locale === "de" ? 4 : 3,
    );
    await expect(main.getByRole("link", { name: t("error.deals") })).toHaveAttribute("href", fixedPaths.deals[locale]);
    await main.getByRole("link", { name: t("error.home") }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}$`));
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("404");
  }
});

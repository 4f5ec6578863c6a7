// Small banners as visitors meet them. [ADM-04]
import { looksRight } from "../../../test/browser/looks.ts";
import { expect, test } from "../../../test/browser/shop.ts";

test("[ADM-04] [LOC-06] small banners stand on public pages in the language of the page, whatever way led there", async ({ page }) => {
  const banners = page.getByRole("region", { name: /Short notices|Kurze Hinweise/ });
  await page.goto("/en");
  await expect(banners).toHaveCount(1);
  await expect(banners.getByRole("link").first()).toHaveText("Groupware Team: the first month is free.");
  await looksRight(page, "en-banners");
  await page.getByRole("banner").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(banners).toHaveCount(1);
  await expect(banners.getByRole("link").first()).toHaveText("Groupware Team: Der erste Monat ist frei.");
  await banners.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/de\/groupware/);
  await page.goto("/de/warenkorb");
  await expect(banners).toHaveCount(0);
});

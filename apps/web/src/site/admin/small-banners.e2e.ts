// Small banners as visitors meet them. [ADM-04]
import { expect, open, test } from "../../../test/browser/shop.ts";

test("[ADM-04] [VIS-05] where the connection ends before their script has come, they are those of the page once it is back, and nothing fails", async ({
  page,
  context,
}) => {
  const banners = page.getByRole("region", { name: "Short notices" });
  const cart = page.getByRole("heading", { level: 1, name: "Cart" });
  await open(page, "/en");
  await expect(banners).toHaveCount(1);
  await page.route(/shown-banners/, async (route) => {
    await expect(cart).toBeVisible();
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("shown-banners"));
  await page.getByRole("banner").getByRole("link", { name: "Cart" }).first().click();
  await lost;
  await page.unroute(/shown-banners/);
  await context.setOffline(false);
  await expect(banners).toHaveCount(0);
});

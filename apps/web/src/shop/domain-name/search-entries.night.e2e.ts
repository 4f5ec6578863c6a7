// Rows of the domain search follow the cart in every tab, and each wish is an entry of the history. [DOM-01] [DOM-04] [CRT-01]
import { aFreeName, expect, inTurn, open } from "../../../test/browser/shop.ts";
import { call } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const row = "section[aria-labelledby=answers-title] li";

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[DOM-01] [DOM-04] [CRT-01] [VISIT4-7] a row says what the cart has, whichever tab changed it, ${locale}`,
    async ({ page, context }) => {
      const name = aFreeName();
      const search = `${paths[locale].domains}?domain=${name}`;
      await open(page, search);
      const other = await context.newPage();
      await open(other, search);
      const register = (tab: typeof page) => tab.getByRole("button", { name: t("domain.registerLabel", { name }) });
      await expect(register(page)).toBeVisible();
      await register(other).click();
      await expect(other.locator(row).first()).toContainText(t("domain.inCart"));
      await expect(page.locator(row).first()).toContainText(t("domain.inCart"));
      await expect(register(page)).toHaveCount(0);
      const { result } = await call<{ readonly version: number; readonly items: readonly { readonly id: string }[] }>(
        page,
        "GET",
        "/shop/order/cart/current",
      );
      const [item] = result.items;
      await call(page, "DELETE", `/shop/order/cart/current/items/${item?.id}?version=${result.version}`);
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect(register(page)).toBeVisible();
    },
  );

  turn.test(
    `[DOM-01] [VISIT4-7] a new wish is an entry of the history, a sorting is none, ${locale}`,
    async ({ page }) => {
      await open(page, `/${locale}`);
      await open(page, `${paths[locale].domains}?domain=hafen-eins.de`);
      const title = page.locator("#answers-title");
      await expect(title).toContainText("hafen-eins.de");
      const field = page.getByLabel(t("domain.label"), { exact: true });
      await field.fill("hafen-zwei.de");
      await field.press("Enter");
      await expect(title).toContainText("hafen-zwei.de");
      await page.goBack();
      await expect(title).toContainText("hafen-eins.de");
      await expect(field).toHaveValue("hafen-eins.de");
      await page.goForward();
      await expect(title).toContainText("hafen-zwei.de");
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/${locale}$`));
    },
  );
}

// What the cart refuses of a choice stands at its field in the configurator, and the choice stays. [DOM-04] [FRM-01]
import type { Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { aFreeName, expect, inTurn, type Locale, open } from "../../../test/browser/shop.ts";
import { call } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

for (const locale of ["en", "de"] as const satisfies readonly Locale[]) {
  const turn = inTurn(locale);
  const t = words(locale);
  const domainField = (page: Page) => page.getByLabel(t("product.domains.label"), { exact: true });
  const intoCart = (page: Page) =>
    page.getByRole("complementary").getByRole("button", { name: t("product.ledger.add"), exact: true });

  turn.test(
    `[DOM-04] [FRM-01] awake, what the cart refuses stands at its field with the focus, and the choice stays (${locale})`,
    async ({ page, refusalText }) => {
      const name = aFreeName();
      await open(page, paths[locale].product);
      await page.locator('label:has(input[name="months"][value="12"])').click();
      await domainField(page).fill(name);
      await page.keyboard.press("Enter");
      await expect(page.locator(`input[name="domain"][value="${name}"]`)).toHaveCount(1);
      // Another device of the same visitor puts the name into the cart meanwhile.
      const made = await call<{ version: number }>(page, "POST", "/shop/order/cart");
      await call(page, "POST", "/shop/order/cart/current/items", {
        version: made.result.version,
        item: { kind: "domain", domain: { name, acquisition: "register" } },
      });
      await intoCart(page).click();
      await expect(domainField(page)).toBeFocused();
      await expect(page.locator("#domain-error")).toHaveText(
        refusalText(locale, { _tag: "DomainAlreadyInCart", domain: name, ascii: name }),
      );
      await expect(page.locator("#domain-error")).toBeInViewport({ ratio: 1 });
      await expect(page.locator('input[name="months"][value="12"]')).toBeChecked();
      await expect(intoCart(page)).not.toHaveAttribute("aria-busy");
      expect(await findings(page, everything)).toEqual([]);
    },
  );
}

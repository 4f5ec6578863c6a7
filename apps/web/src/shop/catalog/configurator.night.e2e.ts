// What the cart refuses of a choice stands at its field in the configurator, and the choice stays. [DOM-04] [FRM-01]
import type { Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { aFreeName, expect, inTurn, type Locale, open } from "../../../test/browser/shop.ts";
import { call } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";
import { atNight, test } from "../../../test/browser/shop.ts";
import { totalOn } from "../../../test/browser/walk.ts";

const taken = "not_a_name.de";

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

for (const locale of ["en", "de"] as const satisfies readonly Locale[]) {
  const turn = inTurn(locale);
  const t = words(locale);
  const domainField = (page: Page) => page.getByLabel(t("product.domains.label"), { exact: true });
  const check = (page: Page) => page.getByRole("button", { name: t("product.domains.add"), exact: true });
  const announced = (page: Page) => page.getByRole("complementary").getByRole("status");

  turn.test(
    `[LGL-06] [PRD-01] [PRD-07] the ledger reads out what changed and the new sum, once for quick changes, and nothing on load (${locale})`,
    async ({ page }) => {
      const name = aFreeName();
      await open(page, paths[locale].product);
      const readOut: string[] = [];
      await page.exposeFunction("readOut", (text: string) => void readOut.push(text));
      await announced(page).evaluate((region) =>
        new MutationObserver(() =>
          (window as unknown as { readOut: (text: string) => void }).readOut(region.textContent ?? ""),
        ).observe(region, { childList: true, subtree: true, characterData: true }),
      );
      await expect(announced(page)).toBeEmpty();
      const before = await totalOn(page);
      // Two changes without a pause, however busy the machine is that makes them.
      await page
        .locator('input[type="number"][name^="add-"]')
        .first()
        .evaluate((addition: HTMLInputElement) => {
          document.querySelector<HTMLElement>('label:has(input[name="months"][value="12"])')?.click();
          addition.valueAsNumber = 2;
          addition.dispatchEvent(new InputEvent("input", { bubbles: true }));
        });
      const title = ((await page.locator(".p-additions label > span").first().textContent()) ?? "").trim();
      await expect(announced(page)).toContainText(
        `${t("product.billing")}: ${t("product.months_other", { count: 12 })}, ${title}: 2. `,
      );
      const total = await totalOn(page);
      expect(total).not.toBe(before);
      await expect(announced(page)).toContainText(total);
      expect(readOut).toHaveLength(1);

      await domainField(page).fill(name);
      await page.keyboard.press("Enter");
      await expect(announced(page)).toContainText(t("product.ledger.added", { name }));
      expect(readOut).toHaveLength(2);
      if (!atNight) return;
      await page.getByRole("button", { name: t("product.domains.remove", { name }) }).click();
      await expect(announced(page)).toContainText(t("product.ledger.removed", { name }));
      expect(readOut).toHaveLength(3);
    },
  );

  turn.test(
    `[DOM-02] [LOC-16] without scripts Enter checks a name and puts nothing into the cart; a refused one stands in its field with the reason (${locale})`,
    async ({ browser, shop }) => {
      const context = await browser.newContext({
        baseURL: shop.url,
        javaScriptEnabled: false,
        viewport: { width: 390, height: 700 },
      });
      const page = await context.newPage();
      const name = aFreeName();
      await page.goto(paths[locale].product);
      const field = domainField(page);
      await field.fill(name);
      await field.press("Enter");
      await expect(page.locator(`input[name="domain"][value="${name}"]`)).toHaveCount(1);
      await expect(page).toHaveURL(new RegExp(`${paths[locale].product}\\?`));
      await expect(field).toBeFocused();
      for (const button of [
        check(page),
        page.getByRole("button", { name: t("product.ledger.add"), exact: true }).last(),
      ]) {
        await field.fill(taken);
        await button.click();
        await expect(field).toHaveValue(taken);
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toBeFocused();
        await expect(page.locator("#domain-error")).toBeInViewport({ ratio: 1 });
        await expect(page.locator(`input[name="domain"][value="${name}"]`)).toHaveCount(1);
      }
      await context.close();
    },
  );
}

test("[PRD-01] [PRD-07] who looks at another page in the middle comes back to what was chosen, and so does a reload", async ({
  page,
}) => {
  const t = words("en");
  const name = aFreeName();
  await open(page, paths.en.product);
  const months = page.locator('input[name="months"]').last();
  const addition = page.locator('input[type="number"][name^="add-"]').first();
  await months.check();
  await addition.fill("2");
  const field = page.getByLabel(t("product.domains.label"), { exact: true });
  await field.fill(name);
  await page.getByRole("button", { name: t("product.domains.add"), exact: true }).click();
  const chosen = page.locator(`input[name="domain"][value="${name}"]`);
  await expect(chosen).toHaveCount(1);
  await field.fill("not-checked-yet.de");
  await expect(page.getByRole("complementary").getByRole("list").first()).toContainText(name);
  const shown = await totalOn(page);
  const isAsChosen = async (): Promise<void> => {
    await expect(months).toBeChecked();
    await expect(addition).toHaveValue("2");
    await expect(chosen).toHaveCount(1);
    await expect.poll(() => totalOn(page)).toBe(shown);
  };
  await page.getByRole("navigation").getByRole("link", { name: "Domains" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Web M");
  await page.goBack();
  await isAsChosen();
  await page.reload();
  await isAsChosen();
});

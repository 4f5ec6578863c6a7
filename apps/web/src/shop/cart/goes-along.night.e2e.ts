// What is typed into a field with a button of its own goes along with the way on of the cart, or stops it with a sentence. [CHK-12] [CRT-01] [CRT-04] [DOM-07]
import { expect, inTurn, open } from "../../../test/browser/shop.ts";
import { call, haveCart, openVoucher } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[CHK-12] [CRT-04] [VISIT4-2] a voucher that is typed is redeemed by the way on, ${locale}`,
    async ({ page }) => {
      await haveCart(page, null);
      await open(page, paths[locale].cart);
      await openVoucher(page);
      await page.locator("#voucher").fill("NONSENSE-1");
      await page.locator("#go-on").click();
      await expect(page.locator("#voucher")).toBeFocused();
      await expect(page.locator("#voucher")).toHaveAttribute("aria-invalid", "true");
      await expect(page).toHaveURL(new RegExp(`${paths[locale].cart}$`));
      await page.locator("#voucher").fill("DEMO-5-01");
      await page.locator("#go-on").click();
      await page.waitForURL(`**${paths[locale].login}`);
      const { result } = await call<{ readonly voucher: string | null }>(page, "GET", "/shop/order/cart/current");
      expect(result.voucher).not.toBeNull();
    },
  );

  turn.test(
    `[CHK-12] [DOM-01] [DOM-07] [VISIT4-3] an authcode that is typed is stored by the way on, ${locale}`,
    async ({ page }) => {
      await haveCart(page, null);
      const name = `taken-${Date.now()}.com`;
      const cart = await call<{ readonly version: number }>(page, "GET", "/shop/order/cart/current");
      await call(page, "POST", "/shop/order/cart/current/items", {
        version: cart.result.version,
        item: { kind: "domain", domain: { name, acquisition: "transfer" } },
      });
      await open(page, paths[locale].cart);
      const field = page.getByLabel(t("cart.authcode.label", { name }), { exact: true });
      await field.fill("Auth-Code-1234");
      await page.locator("#go-on").click();
      await page.waitForURL(`**${paths[locale].login}`);
      await open(page, paths[locale].cart);
      await expect(page.getByText(t("cart.authcode.given"), { exact: true })).toBeVisible();
    },
  );

  turn.test(
    `[CHK-12] [CRT-01] [VAT-10] [VISIT4-4] a quantity that is typed is in the sum of the next step, ${locale}`,
    async ({ page }) => {
      await haveCart(page, null);
      await open(page, paths[locale].cart);
      await page.getByLabel(t("cart.quantityLabel", { title: "Web M" })).fill("3");
      await page.locator("#go-on").click();
      await page.waitForURL(`**${paths[locale].login}`);
      await expect(page.getByRole("complementary")).toContainText(locale === "en" ? "€14.97" : "14,97 €");
    },
  );

  turn.test(
    `[CHK-07] [CHK-12] [CRT-01] [VISIT4-4] the next step shows what was typed, though it was fetched ahead before and comes late, ${locale}`,
    async ({ page }) => {
      await haveCart(page, null);
      await open(page, paths[locale].cart);
      const ahead = { requested: false };
      await page.route(`**${paths[locale].login}/_payload.json`, async (route) => {
        if (ahead.requested) return route.continue();
        ahead.requested = true;
        const before = await route.fetch();
        await new Promise((resolve) => setTimeout(resolve, 3_000));
        return route.fulfill({ response: before });
      });
      await page.locator("#go-on").hover();
      await expect.poll(() => ahead.requested).toBe(true);
      await page.getByLabel(t("cart.quantityLabel", { title: "Web M" })).fill("3");
      // A sum of before the change would be put right a moment later: every one that the next step shows is looked at.
      const sums = await page.evaluateHandle(() => {
        const title = () => document.querySelector("main h1")?.textContent;
        const [cart, seen] = [title(), [] as string[]];
        const look = () => {
          const sum = (document.querySelector("aside")?.textContent ?? "").replace(/\s+/g, " ");
          if (title() !== cart && sum !== "") seen.push(sum);
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
        return seen;
      });
      await page.locator("#go-on").click();
      await page.waitForURL(`**${paths[locale].login}`);
      const sum = locale === "en" ? "€14.97" : "14,97 €";
      await expect(page.getByRole("complementary")).toContainText(sum);
      await expect.poll(() => sums.evaluate((seen) => seen.length)).toBeGreaterThan(0);
      expect(await sums.evaluate((seen, right) => seen.filter((text) => !text.includes(right)), sum)).toEqual([]);
    },
  );
}

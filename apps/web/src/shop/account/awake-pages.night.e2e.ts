// A page of the account says the same when it is drawn, when it is awake, and when one came to it without a new document. [ACC-01] [ACC-02] [ACC-03]
import { accountPath } from "@kontor/domain/site/routing";
import { expect, inTurn, ready } from "../../../test/browser/shop.ts";
import { haveOrdered } from "../../../test/browser/walk.ts";

for (const locale of ["en", "de"] as const)
  inTurn(locale).test(
    `[ACC-01] [ACC-02] [ACC-03] [LOC-16] lists and records of the account say the same drawn and awake, ${locale}`,
    async ({ page }) => {
      const { number } = await haveOrdered(page, locale);
      const main = page.getByRole("main");
      // The invoice is made within a round of the shop.
      await expect(async () => {
        await page.goto(accountPath("invoices", locale));
        await expect(main.getByRole("link", { name: /^R-/ })).toHaveCount(1, { timeout: 1_000 });
      }).toPass();
      for (const kind of ["orders", "invoices", "contracts", "domains"] as const) {
        await page.goto(accountPath(kind, locale));
        const drawn = await main.innerText();
        await ready(page);
        expect(await main.innerText(), kind).toBe(drawn);
      }
      for (const [kind, name] of [
        ["orders", number],
        ["contracts", "Web M"],
      ] as const) {
        await page.goto(accountPath(kind, locale));
        await ready(page);
        await main.getByRole("link", { name, exact: true }).press("Enter");
        await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
        const led = await main.innerText();
        await page.reload();
        expect(await main.innerText(), kind).toBe(led);
      }
    },
  );

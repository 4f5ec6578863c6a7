// What a customer does from a contract, in the browser: a cancellation with scripts, a withdrawal without them. [ACC-02] [ACC-05]
import { accountPath } from "@kontor/domain/site/routing";
import type { Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { expect, ready, test } from "../../../test/browser/shop.ts";
import { haveOrdered } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";

const main = (page: Page) => page.getByRole("main");

test("[ACC-02] [ACC-05] [LGL-02] a customer cancels a contract from its page, with the keyboard and on a phone, en", async ({
  page,
}) => {
  const t = words("en");
  const { number } = await haveOrdered(page, "en");
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(accountPath("contracts", "en"));
  await ready(page);
  await main(page).getByRole("link", { name: "Web M", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Web M");
  await main(page)
    .getByRole("link", { name: t("contracts.acts.cancel") })
    .press("Enter");
  await expect(page.locator("#declaration-product")).toHaveValue(`Web M (${number}-1)`);
  await main(page).getByRole("button", { name: "cancel now", exact: true }).press("Enter");
  await main(page)
    .getByRole("link", { name: t("declaration.received.contract") })
    .press("Enter");
  await expect(main(page)).toContainText(t("contracts.standing.cancelled"));
  await expect(main(page).getByRole("link", { name: t("contracts.acts.cancel") })).toHaveCount(0);
  expect([await findings(page, everything, "main"), await tooWide(page)]).toEqual([[], []]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[ACC-05] [LGL-03] a customer withdraws from a contract from its page, de", async ({ page }) => {
    const t = words("de");
    const { number } = await haveOrdered(page, "de");
    await page.goto(accountPath("contracts", "de"));
    await main(page).getByRole("link", { name: "Web M", exact: true }).click();
    await main(page)
      .getByRole("link", { name: t("contracts.acts.withdraw") })
      .click();
    await expect(page.locator("#declaration-contract")).toHaveValue(`${number}-1`);
    await page.getByRole("button", { name: "Widerruf bestätigen", exact: true }).click();
    await expect(page.getByRole("status")).toBeVisible();
    await main(page)
      .getByRole("link", { name: t("declaration.received.contract") })
      .click();
    await expect(main(page)).toContainText(t("contracts.standing.withdrawn"));
  });
});

// After an order: its number is copied, and the page is printed as a receipt. [CHK-09]
import { expect, type Page } from "@playwright/test";
import { type Locale, open, test, walkedIn } from "../../../../test/browser/shop.ts";
import { haveOrdered, orderNumber } from "../../../../test/browser/walk.ts";
import { paths, words } from "../../../../test/browser/words.ts";

/** The page that thanks for an order; gives the order's number. */
const thanked = async (page: Page, locale: Locale): Promise<string> => {
  const { id } = await haveOrdered(page, locale);
  await open(page, `${paths[locale].thanks}?order=${id}`);
  return orderNumber(page, locale);
};

for (const locale of walkedIn("de"))
  test(`[CHK-09] the number of an order is copied with a word about it, and printed with what was ordered (${locale})`, async ({
    page,
  }) => {
    const t = words(locale);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const number = await thanked(page, locale);
    await page.getByRole("button", { name: t("shell.copy.label", { what: t("thank-you.number") }) }).click();
    await expect(page.getByText(t("shell.copy.done", { what: t("thank-you.number") })).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
    const shots = process.env["KONTOR_SHOTS"];
    if (shots) {
      await page.screenshot({ path: `${shots}/thanks-${locale}-1280.png`, fullPage: true });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.screenshot({ path: `${shots}/thanks-${locale}-390.png`, fullPage: true });
    }

    await page.evaluate(() => Object.assign(window, { print: () => (document.body.dataset["printed"] = "yes") }));
    await page.getByRole("button", { name: t("thank-you.print") }).click();
    await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
    await page.emulateMedia({ media: "print" });
    if (shots) await page.screenshot({ path: `${shots}/thanks-${locale}-print.png`, fullPage: true });
    await expect(page.getByText(number, { exact: true }).first()).toBeVisible();
    await expect(page.locator('[data-figure="total"]').first()).toBeVisible();
    await expect(page.getByRole("heading", { name: t("thank-you.days.title") })).toBeVisible();
    for (const name of [t("thank-you.print"), t("shell.copy.label", { what: t("thank-you.number") })])
      await expect(page.getByRole("button", { name })).toBeHidden();
    await expect(page.locator(".k-stepper")).toBeHidden();
    await expect(page.locator("footer")).toBeHidden();
  });

// Orders at the desk by keyboard alone: an order is found, chosen, opened, and its confirmation sent once more; the frame has nothing of the shop's. [DSK-05] [DSK-07] [DSK-08]
import { everything, findings } from "../../../../test/browser/axe.ts";
import { looksRight } from "../../../../test/browser/looks.ts";
import { aPerson, atNight, expect, test, walkedIn } from "../../../../test/browser/shop.ts";
import { administrator, customerTab, haveOrder } from "../../../../test/browser/staff.ts";

const words = {
  de: {
    chosen: "1 ausgewählt",
    again: "Bestätigung erneut senden",
    send: "Erneut senden",
    done: "Die Bestätigung wird erneut gesendet.",
    keys: "Tastenkürzel",
  },
  en: {
    chosen: "1 selected",
    again: "Send the confirmation again",
    send: "Send again",
    done: "The confirmation is being sent again.",
    keys: "Keyboard shortcuts",
  },
} as const;

for (const locale of walkedIn("de"))
  test(`[DSK-05] [DSK-07] [DSK-08] an order is found, chosen, opened and its letter sent again by keyboard alone, ${locale}`, async ({
    page,
    browser,
    shop,
  }) => {
    const { chosen, again, send, done, keys } = words[locale];
    const tab = await customerTab(browser, shop, aPerson(), locale);
    const number = await haveOrder(tab, locale);
    await tab.context().close();
    await administrator(page, `/admin/orders?locale=${locale}`);
    const rows = page.getByRole("main").getByRole("row");
    // The first row stands where a colleague looks first, and nothing of the shop's frame is there.
    await expect(rows.nth(1)).toBeVisible();
    expect((await rows.nth(1).boundingBox())?.y).toBeLessThanOrEqual(200);
    await expect(page.locator(".s-strip, .s-footer, .s-consent")).toHaveCount(0);

    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: keys })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("f");
    await page.keyboard.type(number);
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(number);
    await expect(rows).toHaveCount(2);
    await page.keyboard.press("Enter");
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await expect(page.getByText(chosen, { exact: true })).toBeVisible();
    await looksRight(page, `${locale}-orders`);
    // Widths of a phone have drawn other rows meanwhile; what was chosen is chosen.
    await expect(page.getByRole("main").getByRole("columnheader").first()).toBeVisible();
    await page.keyboard.press("j");
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press("x");
    await expect(page.getByText(chosen, { exact: true })).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(number);
    if (atNight) await looksRight(page, `${locale}-order`);

    await page.getByRole("button", { name: again }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: again })).toBeVisible();
    expect(await findings(page, everything, "[role=dialog]")).toEqual([]);
    await page.getByRole("button", { name: send, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(done)).toBeVisible();
    await expect(page.getByRole("dialog", { name: again })).toHaveCount(0);
  });

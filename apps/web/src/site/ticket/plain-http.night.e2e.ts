// The check over plain http, as a phone meets it in the network of a hall: without camera, worker and cryptography. [TKT-02] [FRM-06]
import { everything, findings } from "../../../test/browser/axe.ts";
import { anEvent, checks, logsIn, result } from "../../../test/browser/entrances/tickets.ts";
import { atNight, expect, test } from "../../../test/browser/shop.ts";

test.slow();

test("[TKT-02] over plain http, where a browser gives no camera, a phone checks typed keys, and the page says what https would add", async ({
  playwright,
  launchOptions,
  shop,
}) => {
  const event = anEvent("Ada Lovelace");
  const named = "--host-resolver-rules=MAP tickets.test 127.0.0.1";
  const browser = await playwright.chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), named] });
  try {
    const baseURL = shop.url.replace("127.0.0.1", "tickets.test");
    const page = await browser.newPage({
      baseURL,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await logsIn(page, event, "North");
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await expect(page.getByText("need an address that begins with https")).toBeVisible();
    await expect(page.getByRole("button", { name: "Scan with the camera" })).toBeHidden();
    const key = await page.evaluate(
      async () => (await (await fetch("/api/shop/ticketing/badges")).json()).result.badges[0].key as string,
    );
    await checks(page, key);
    await expect(result(page)).toHaveAttribute("data-kind", "admitted");
    await expect(result(page)).toContainText("Ada Lovelace");
    await expect(page.getByLabel("Key of the ticket")).toBeFocused();
    await checks(page, key);
    await expect(result(page)).toHaveAttribute("data-kind", "double");
    await checks(page, "not a key");
    await expect(result(page)).toHaveAttribute("data-kind", "invalid");
    if (atNight) expect(await findings(page, everything)).toEqual([]);
  } finally {
    await browser.close();
  }
});

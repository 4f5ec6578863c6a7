// The page of the contract in a browser: under its own policy, by keyboard, at 320 px, in light and dark. [PKG-03]
import { everything, findings } from "../../../test/browser/axe.ts";
import { expect, test } from "../../../test/browser/shop.ts";
import { tooWide } from "../../../test/browser/narrow.ts";

test("[PKG-03] the contract is read at /api/docs by keyboard, on a phone and in the dark, and loads nothing else", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto("/api/docs");
  expect(loaded.sort()).toEqual(["/api/docs", "/api/docs/style.css"]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the calls" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  const order = page.getByRole("article", { name: /^Places an order/ });
  const refusals = order.getByText(/^Refusals \(\d+\)$/);
  await refusals.focus();
  await page.keyboard.press("Enter");
  await expect(order.getByRole("table", { name: /^Refusals of/ })).toContainText("CartEmpty");
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await tooWide(page)).toEqual([]);
  // All calls and all schemas are drawn alike, and axe would take a minute for some hundreds.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("article:not(#placeOrder), section:not(#schema-Problem)"))
      part.remove();
  });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page, everything)).toEqual([]);
  }
});

// The pages of the contract in a browser: under their own policy, by keyboard, at 320 px, in light and dark, copied from, and without scripts. [PKG-03]
import { everything, findings } from "../../../test/browser/axe.ts";
import { expect, test } from "../../../test/browser/shop.ts";
import { tooWide } from "../../../test/browser/narrow.ts";

const files = [
  "page-copy.js",
  "page-hits.mjs",
  "page-search.js",
  "page.css",
  "text-latin.woff2",
  "heading-latin.woff2",
];

test("[PKG-03] [LOOK3-22] the first page of the contract is an order in five calls, copied by keyboard", async ({
  page,
  context,
}) => {
  const loaded = new Set<string>();
  page.on("request", (request) => loaded.add(new URL(request.url()).pathname));
  await page.goto("/api/docs", { waitUntil: "networkidle" });
  expect([...loaded].sort()).toEqual(["/api/docs", ...files.map((name) => `/api/docs/files/${name}`)].sort());
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the text" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copy = page.getByRole("button", { name: "Copy Call 5: Place the order" });
  await copy.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#copied")).toHaveText("Copied: Call 5: Place the order");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("idempotency-key: order-$CART");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page, everything)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await tooWide(page)).toEqual([]);
  expect(await findings(page, everything)).toEqual([]);
});

test("[PKG-03] [LOOK3-22] a page of a tag is read by keyboard, on a phone, in the dark, in three columns on a desktop", async ({
  page,
}) => {
  await page.goto("/api/docs/shop/order", { waitUntil: "networkidle" });
  await page.setViewportSize({ width: 1280, height: 800 });
  const order = page.getByRole("article", { name: "Place order" });
  const lefts = await Promise.all(
    [page.getByRole("navigation"), order.locator(".says"), order.locator(".shown")].map(
      async (part) => (await part.boundingBox())?.x ?? -1,
    ),
  );
  expect(lefts.every((left, at) => left > (lefts[at - 1] ?? -1) + (at === 0 ? 0 : 200))).toBe(true);
  const refusals = order.getByText(/^Refusals \(\d+\)$/);
  await refusals.focus();
  await page.keyboard.press("Enter");
  await expect(order.getByRole("table", { name: "Refusals: Place order" })).toContainText("CartEmpty");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page, everything)).toEqual([]);
  }
  for (const path of ["/api/docs/shop/order", "/api/docs/shop/cart", "/api/docs/shop/schemas", "/api/docs/content"]) {
    await page.goto(path);
    await page.setViewportSize({ width: 320, height: 700 });
    expect([path, ...(await tooWide(page))]).toEqual([path]);
  }
});

test("[PKG-03] [LOOK3-22] the search in the first row finds a rule and a word, and the page's name stays in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/api/docs", { waitUntil: "networkidle" });
  const field = page.getByRole("searchbox", { name: "Search the calls" });
  expect((await field.boundingBox())?.y ?? 999).toBeLessThan(64);
  const hits = page.getByRole("search").getByRole("listitem");
  await field.fill("CartEmpty");
  await expect(hits.first()).toBeVisible();
  await field.fill("place order");
  await expect(hits.first()).toContainText("Place order");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/api/docs/shop/order#placeOrder");
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator(".on")).toHaveText("Order");
    await expect(page.locator(".on")).toBeInViewport();
  }
});

test("[PKG-03] without scripts the pages are whole, and offer no button that does nothing", async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/api/docs");
  await expect(page.getByText("idempotency-key")).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.getByRole("navigation").getByRole("link", { name: "Cart", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cart");
  await context.close();
});

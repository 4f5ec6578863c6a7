// The site of the documentation in a browser, as a shop serves it: under its policy, by keyboard, on a phone, light and dark, and without scripts. [PKG-04]
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastify from "fastify";
import { everything, findings } from "../../../test/browser/axe.ts";
import { expect, test } from "../../../test/browser/shop.ts";
import { documentation } from "./documentation.ts";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "kontor-docs-"));
const site = fastify();
const at = { docs: "" };

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  execFileSync(process.execPath, ["--conditions=@kontor/source", "scripts/docs/main.mjs", folder], { cwd: root });
  site.register(documentation(folder), { prefix: "/docs" });
  at.docs = `${await site.listen({ host: "127.0.0.1", port: 0 })}/docs`;
});
test.afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const looked = [
  "index.html",
  "guide/operate.html",
  "guide/translate.html",
  "rules/index.html",
  "rules/kernel-money.html",
  "refusals/index.html",
  "machines/index.html",
  "machines/shop-checkout.html",
  "playgrounds/quote.html",
  "playgrounds/vat.html",
  "playgrounds/calendar.html",
  "playgrounds/names.html",
  "playgrounds/balance.html",
  "contract/index.html",
  "packages/entries.html",
  "packages/arbitraries.html",
  "packages/domain-shop-vat-entry.html",
  "decisions/index.html",
];

for (const path of looked)
  test(`[PKG-04] ${path} is sound for axe in light and dark, fits a phone and loads nothing from elsewhere`, async ({
    page,
  }) => {
    const loaded: string[] = [];
    const faults: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(`${at.docs}/${path}`, { waitUntil: "networkidle" });
    await expect(page.getByRole("search")).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page, everything)).toEqual([]);
    }
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBeLessThanOrEqual(width);
    }
    expect(faults).toEqual([]);
    expect(loaded.filter((url) => !url.startsWith(`${at.docs}/`) && !url.startsWith("data:"))).toEqual([]);
  });

test("[PKG-04] a rule is found, a machine walked and a quote explained by keyboard alone", async ({ page }) => {
  await page.goto(`${at.docs}/`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the text" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.getByLabel("Search").focus();
  await page.keyboard.type("CRT-07");
  await expect(page.getByRole("search").getByRole("link").first()).toHaveText("CRT-07");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/rules\/kernel-money\.html#crt-07$/);

  await page.goto(`${at.docs}/machines/interface-lightbox.html`);
  const walk = page.getByRole("region", { name: "Walk it" });
  await expect(walk.getByRole("status")).toHaveText("State: closed");
  await walk
    .getByRole("button", { name: /^lightbox\.open/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(walk.getByRole("status")).toHaveText(/^State: open/);
  await expect(walk.getByRole("listitem")).toHaveCount(2);
  await walk.getByRole("button", { name: "One step back" }).focus();
  await page.keyboard.press("Enter");
  await expect(walk.getByRole("status")).toHaveText("State: closed");

  await page.goto(`${at.docs}/playgrounds/quote.html`);
  const status = page.locator("main").getByRole("status");
  await expect(status).toHaveText("The first invoice is €177.36, of which €29.56 is VAT.");
  await page.getByLabel("Quantity").focus();
  await page.keyboard.press("ArrowDown");
  await expect(status).not.toHaveText(/€177\.36/);
});

test("[PKG-04] pages are whole without scripts, and no page of the shop loads any of it", async ({ browser, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${at.docs}/machines/shop-cart.html`);
  await expect(plain.getByRole("heading", { name: "Transitions" })).toBeVisible();
  await expect(plain.getByRole("search")).toBeHidden();
  await plain.getByRole("link", { name: "Law book" }).click();
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("The law book");
  await context.close();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto("/en");
  expect(loaded.filter((path) => path.startsWith("/docs"))).toEqual([]);
});

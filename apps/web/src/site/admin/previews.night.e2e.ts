// Drafts in a browser: an administrator logs in on the way and sees them, other visitors do not. [ADM-03] [SES-07]
import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fixedPaths, proFormPath } from "@kontor/domain/site/routing";
import { everything, findings } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { aPerson, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { haveAccount, proof } from "../../../test/browser/walk.ts";
import { becomes, staffLogIn } from "../../../test/browser/staff.ts";
import { words } from "../../../test/browser/words.ts";

const dataDir = (): string => process.env["KONTOR_E2E_DATA"] ?? "";

/** What an editor would have typed into a page without publishing it. */
const drafted = (url: string, title: string): void => {
  const file = readdirSync(dataDir()).find((name) => /\.(db|sqlite3?)$/.test(name)) ?? "kontor.sqlite";
  const database = new DatabaseSync(join(dataDir(), file), { timeout: 5_000 });
  database
    .prepare(
      "update content_entries set fields = json_set(fields, '$.title', ?), parts = '{}' where state = 'draft' and lookup = ?",
    )
    .run(title, url);
  database.close();
};

// Some thirty pages in both languages, each of the tools judged by axe.
test.slow();

test("[ADM-01] [ADM-02] [ADM-03] [ADM-04] [ADM-05] [LNK-01] [LOC-19] an administrator logs in on the way to a draft and sees it in both languages, and the tools", async ({
  page,
  shop,
  browser,
}) => {
  const ada = aPerson({
    email: `ada-${randomBytes(4).toString("hex")}@example.com`,
    password: "leuchtturm-an-der-elbe",
  });
  await haveAccount(page, ada);
  becomes("admin", ada);
  const title = `Entwurf ${randomBytes(4).toString("hex")}`;
  drafted("/preisversprechen", title);
  drafted("/price-promise", title);

  await page.goto("/admin/preview/price-promise?locale=en");
  await staffLogIn(page, ada);
  await page.waitForURL("**/admin/preview/price-promise?locale=en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("note")).toContainText("Preview");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

  const german = await page.goto("/admin/preview/blog?locale=de");
  expect(german?.status()).toBe(404);
  const headers = await page.goto("/admin/preview/page-headers?locale=de");
  expect([headers?.status(), headers?.headers()["cache-control"], headers?.headers()["x-robots-tag"]]).toEqual([
    200,
    "private, no-store",
    "noindex, nofollow",
  ]);
  await expect(page.getByRole("note")).toContainText("Vorschau");
  // The longest column has the room of the page.
  const description = await page.getByRole("columnheader", { name: "Beschreibung" }).boundingBox();
  expect(description?.width).toBeGreaterThan(240);
  expect((description?.x ?? 0) + (description?.width ?? 0)).toBeLessThanOrEqual(1280);

  // The tools beside it, in both languages.
  for (const [locale, home, tools] of [
    [
      "en",
      "Today",
      {
        "faulty-products": "Faulty products",
        "product-link-helper": "Product links",
        "small-banners": "Short notices",
      },
    ],
    [
      "de",
      "Heute",
      {
        "faulty-products": "Fehlerhafte Produkte",
        "product-link-helper": "Produktlinks",
        "small-banners": "Kurze Hinweise",
      },
    ],
  ] as const) {
    if (!walkedIn("en").includes(locale)) continue;
    await page.goto(locale === "en" ? "/en/account" : "/de/konto");
    await page
      .getByRole("main")
      .getByRole("link", { name: words(locale)("account.toAdmin") })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(home);
    for (const [path, tool] of Object.entries(tools)) {
      await page.goto(`/admin/${path}?locale=${locale}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(tool);
      // The catalogue is checked at night, and now by the keyboard.
      const check = page.getByRole("button", { name: locale === "en" ? "Check now" : "Jetzt prüfen" });
      if ((await check.count()) > 0) {
        await check.focus();
        await page.keyboard.press("Enter");
        await expect(page.getByText(locale === "en" ? "has been checked" : "wurde geprüft")).toBeVisible();
        await expect(page.getByRole("main")).toContainText(
          locale === "en" ? "found 0 faults" : "hat 0 Fehler gefunden",
        );
      }
      expect.soft(await findings(page, everything, "main"), tool).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await tooWide(page), tool).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 720 });
      if (process.env["KONTOR_SHOTS"])
        await page.screenshot({ path: `${process.env["KONTOR_SHOTS"]}/${locale}-${tool}.png`, fullPage: false });
    }
  }
  await page.goto("/admin/product-link-helper?locale=en");
  const products = page.getByRole("main").getByRole("table", { name: "Links of all products" });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("searchbox", { name: "Find a product" }).fill("vps xl");
  await expect(page).toHaveURL(/q=vps(\+|%20)xl/);
  await expect(products.getByRole("rowheader")).toHaveText(["VPS XL"]);
  await page.getByRole("button", { name: "Copy link: VPS XL, German" }).click();
  await expect(page.getByText(`Copied: ${shop.url}/de/server/vps/vps-xl`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${shop.url}/de/server/vps/vps-xl`);
  await expect(products.getByRole("link", { name: `${shop.url}/en/server/vps/vps-xl` })).toHaveAttribute(
    "href",
    "/en/server/vps/vps-xl",
  );
  await products.getByRole("link", { name: `${shop.url}/de/server/vps/vps-xl` }).click();
  await expect(page).toHaveURL(`${shop.url}/de/server/vps/vps-xl`);

  // The forms to try are those of visitors.
  for (const locale of walkedIn("de"))
    for (const [form, path] of [
      ["privacy-form", fixedPaths["privacy-form"][locale]],
      ["sponsoring-form", fixedPaths["sponsoring-form"][locale]],
      ["cancellation-form", fixedPaths["cancellation-form"][locale]],
      ["groupware-pro-form", proFormPath("groupware", locale)],
    ] as const) {
      await page.goto(`/admin/product-link-helper?locale=${locale}`);
      await page.getByRole("main").locator(`a[href="/admin/tests/${form}?locale=${locale}"]`).click();
      await page.waitForURL(`**${path}`);
      await expect(page.locator("main form").last()).toBeVisible();
    }
  expect((await page.goto("/admin/tests/nothing-pro-form"))?.status()).toBe(404);

  // Visitors read on what is published; a customer learns nothing of a draft.
  const visitor = await browser.newContext({ baseURL: shop.url });
  const other = await visitor.newPage();
  await other.goto("/en/price-promise");
  await expect(other.getByRole("heading", { level: 1 })).not.toHaveText(title);
  await other.goto("/en");
  const customer = aPerson();
  await haveAccount(other, customer);
  const entered = await other.request.post("/api/auth/local", {
    data: { identifier: customer.email, password: customer.password },
    headers: await proof(other),
  });
  expect(entered.ok(), await entered.text()).toBe(true);
  const [there, nowhere] = [
    await other.goto("/admin/preview/price-promise"),
    await other.goto("/admin/faulty-products"),
  ];
  expect([there?.status(), nowhere?.status()]).toEqual([403, 403]);
  await expect(other.getByText(title)).toHaveCount(0);
  await visitor.close();
});

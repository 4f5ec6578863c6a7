// Staff read what to set up: what was chosen, where, from when, and the authcode of a transfer as a file; the customer finds the same at contract and invoice. [PRD-01] [LGL-04] [DOM-07] [ADM-01]
import { readFile } from "node:fs/promises";
import { looksRight } from "../../../test/browser/looks.ts";
import { aPerson, aTakenName, expect, test } from "../../../test/browser/shop.ts";
import { administrator, customerTab } from "../../../test/browser/staff.ts";
import { call, proof } from "../../../test/browser/walk.ts";

const desk = {
  en: {
    setup: "What was ordered",
    early: "At once, as the customer asked for an early start.",
    period: /From .* when the withdrawal period has ended/,
    image: "Image: Debian 13",
    location: "Location: Austria",
    transfer: (name: string) => `${name} (transfer)`,
    codes: "Download the authcodes as CSV",
    later: /can be downloaded once the setup may begin/,
    notSetUp: "Not set up",
    chosen: ["Image", "Debian 13"],
  },
  de: {
    setup: "Was bestellt wurde",
    early: "Sofort, denn der Kunde hat einen früheren Beginn gewünscht.",
    period: /Ab .* nach Ablauf der Widerrufsfrist/,
    image: "Abbild: Debian 13",
    location: "Standort: Österreich",
    transfer: (name: string) => `${name} (Umzug)`,
    codes: "Authcodes als CSV herunterladen",
    later: /sobald die Einrichtung beginnen darf/,
    notSetUp: "Nicht eingerichtet",
    chosen: ["Abbild", "Debian 13"],
  },
} as const;

test("[PRD-01] [LGL-04] [DOM-07] [ADM-01] what was chosen, its location, its beginning and its authcode reach staff, contract and invoice", async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(120_000);
  await administrator(page, "/admin?locale=en");
  for (const locale of ["en", "de"] as const)
    for (const earlyStart of [true, false]) {
      const words = desk[locale];
      const main = page.getByRole("main");
      const tab = await customerTab(browser, shop, aPerson(), locale);
      const name = aTakenName();
      const authcode = `Code-${crypto.randomUUID().slice(0, 10)}`;
      await call(tab, "POST", "/shop/order/cart");
      for (const item of [
        {
          kind: "product",
          product: "vps-m",
          quantity: 1,
          billingMonths: 1,
          location: "AT",
          fields: { image: "Debian 13" },
        },
        { kind: "domain", domain: { name, acquisition: "transfer", authcode } },
      ]) {
        const { version } = (await call<{ readonly version: number }>(tab, "GET", "/shop/order/cart/current")).result;
        await call(tab, "POST", "/shop/order/cart/current/items", { version, item });
      }
      const { version } = (await call<{ readonly version: number }>(tab, "GET", "/shop/order/cart/current")).result;
      const { hash } = (await call<{ readonly hash: string }>(tab, "GET", "/shop/order/cart/current/quote")).result;
      const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart };
      const placed = await tab.request.post("/api/shop/order", {
        data: { cartId: "current", cartVersion: version, quoteHash: hash, agreements, locale },
        headers: { ...(await proof(tab)), "idempotency-key": crypto.randomUUID() },
      });
      expect(placed.ok(), await placed.text()).toBe(true);
      const { id, number } = (
        (await placed.json()) as { readonly result: { readonly id: string; readonly number: string } }
      ).result;

      await page.goto(`/admin/orders?locale=${locale}`);
      await main.getByRole("button", { name: words.notSetUp, exact: true }).click();
      await main.getByRole("row").filter({ hasText: number }).click();
      const setup = page.getByRole("region", { name: words.setup, exact: true });
      for (const text of [words.image, words.location, words.transfer(name)]) await expect(setup).toContainText(text);
      await expect(setup.getByText(earlyStart ? words.early : words.period)).toBeVisible();
      await expect(page.getByText(authcode)).toHaveCount(0);
      if (earlyStart) {
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("link", { name: words.codes }).click(),
        ]);
        expect(download.suggestedFilename()).toBe(`authcodes-${number}.csv`);
        expect(await readFile(await download.path(), "utf8")).toBe(`\ufeffdomain,authcode\r\n${name},${authcode}\r\n`);
      } else await expect(page.getByText(words.later)).toBeVisible();
      await looksRight(page, `${locale}-setup-${earlyStart ? "early" : "later"}`);

      // The same at the contract, and on the invoice that follows soon.
      await tab.goto(locale === "en" ? `/en/account/contracts/${id}-1` : `/de/konto/vertraege/${id}-1`);
      for (const text of words.chosen) await expect(tab.getByRole("main")).toContainText(text);
      const invoices = () =>
        call<{ readonly invoices: readonly { readonly id: string }[] }>(tab, "GET", "/shop/invoices");
      await expect.poll(async () => (await invoices()).result.invoices.length, { timeout: 30_000 }).toBe(1);
      const [invoice] = (await invoices()).result.invoices;
      await tab.goto(locale === "en" ? `/en/account/invoices/${invoice?.id}` : `/de/konto/rechnungen/${invoice?.id}`);
      for (const text of [words.image, words.location]) await expect(tab.getByRole("main")).toContainText(text);
      // What is typed at the bank is copied as it is typed there. [ACC-03]
      await tab.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await tab.getByRole("button", { name: `${locale === "en" ? "Copy" : "Kopieren"}: IBAN` }).click();
      await expect(tab.getByText(`${locale === "en" ? "Copied" : "Kopiert"}: IBAN`).first()).toBeVisible();
      expect(await tab.evaluate(() => navigator.clipboard.readText())).toMatch(/^[A-Z]{2}\d{20}$/);
      await tab.context().close();
    }
});

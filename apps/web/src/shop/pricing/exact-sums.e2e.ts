// Sums as a customer can check them by hand: what stands in cart, summary and invoice adds up to its total, and every figure to what it unfolds into. [CRT-07] [VAT-11]
import type { Page } from "@playwright/test";
import { aFreeName, aPerson, expect, open, ready, test, walkedIn } from "../../../test/browser/shop.ts";
import { call, haveAccount, logIn, orderNumber, placeOrder, openVoucher } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

interface Row {
  readonly emphasis: string;
  readonly text: string;
  /** In cents. */
  readonly amount: number;
  /** The smallest parts that it unfolds into, in cents; empty where it does not. */
  readonly leaves: readonly number[];
}

/** A rate with a fraction, so that cents have to be rounded. */
const inFinland = { country: "FI", postCode: "00100", city: "Helsinki", street: "Hafenkatu 7" };

const invoices = { en: "/en/account/invoices", de: "/de/konto/rechnungen" } as const;

/** The rows of the ledger as they are read. */
const rowsOf = (page: Page): Promise<readonly Row[]> =>
  page
    .locator("main ul.k-ledger")
    .first()
    .locator("> li")
    .evaluateAll((rows) =>
      rows.map((row) => {
        const cents = (element: Element | null | undefined): number => {
          const text = element?.textContent ?? "";
          return Number(text.replaceAll(/\D/g, "")) * (/[-−]/.test(text) ? -1 : 1);
        };
        const leaves = [...row.querySelectorAll(".k-derivation li")].filter(
          (part) => part.querySelector("li") === null,
        );
        return {
          emphasis: (row as HTMLElement).dataset.emphasis ?? "",
          text: row.querySelector(".k-ledger-label")?.textContent ?? "",
          amount: cents(row.querySelector(":scope > * > .k-figure, :scope > details > summary > .k-figure")),
          leaves: leaves.map((leaf) => cents(leaf.querySelector(".k-figure"))),
        };
      }),
    );

const sum = (amounts: readonly number[]): number => amounts.reduce((before, amount) => before + amount, 0);

/** VAT in a total, rounded half up in whole numbers; the rate as it is shown. */
const vatIn = (total: number, text: string): number => {
  const [, rate = ""] = /(\d+(?:[.,]\d+)?)\s?%/.exec(text) ?? [];
  const points = Math.round(Number(rate.replace(",", ".")) * 100);
  return Math.floor((2 * total * points + 10_000 + points) / (2 * (10_000 + points)));
};

for (const locale of walkedIn("de")) {
  const t = words(locale);
  test(`[CRT-07] [VAT-11] [CRT-03] [CRT-04] [PRD-02] what is shown adds up to the cent in cart, summary and invoice, ${locale}`, async ({
    page,
    shop,
  }) => {
    const person = aPerson(inFinland);
    await haveAccount(page, person, locale);
    const code = `CENTS-${aFreeName().slice(11, 21).toUpperCase()}`;
    shop.spoil("insert into vouchers (code, value) values (?, 333)", code);
    const made = await call<{ version: number }>(page, "POST", "/shop/order/cart");
    const items = [
      {
        kind: "product",
        product: "web-m",
        quantity: 3,
        billingMonths: 6,
        additions: [{ product: "mailboxes-10", quantity: 2 }],
        domains: ["de", "com", "shop"].map((ending) => ({ name: aFreeName(ending), acquisition: "register" })),
      },
      { kind: "product", product: "vps-m", quantity: 1, billingMonths: 1, location: "NL" },
      { kind: "domain", domain: { name: aFreeName("eu"), acquisition: "register" } },
    ];
    let { version } = made.result;
    for (const item of items) {
      const added = await call<{ version: number }>(page, "POST", "/shop/order/cart/current/items", { version, item });
      expect(added.status).toBe(201);
      ({ version } = added.result);
    }
    await open(page, paths[locale].cart);
    await openVoucher(page);
    await page.getByLabel(t("cart.voucher.label")).fill(code);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toContainText(t("cart.voucher.redeemed", { code }));

    const addsUp = async (): Promise<number> => {
      const rows = await rowsOf(page);
      const of = (emphasis: string): readonly Row[] => rows.filter((row) => row.emphasis === emphasis);
      const [total] = of("total");
      const voucher = rows.find(({ text }) => text.includes(code));
      const lines = of("line").filter((row) => row !== voucher);
      expect(lines.length).toBeGreaterThan(4);
      expect(voucher?.amount).toBe(-333);
      const gross = (total?.amount ?? 0) + 333;
      expect(sum(lines.map(({ amount }) => amount))).toBe(gross);
      for (const { amount } of of("sum")) expect(amount).toBe(gross);
      for (const row of rows.filter(({ leaves }) => leaves.length > 0))
        expect(sum(row.leaves), row.text).toBe(row.amount);
      const vat = of("quiet").find(({ text }) => text.includes("%"));
      expect(vat?.amount).toBe(vatIn(total?.amount ?? 0, vat?.text ?? ""));
      return total?.amount ?? 0;
    };
    await addsUp();

    // The customer's own rate holds from the login on.
    await open(page, paths[locale].login);
    await logIn(page, locale, person);
    await page.waitForURL(`**${paths[locale].summary}`);
    await ready(page);
    await expect(page.locator("main ul.k-ledger").first()).toContainText(locale === "en" ? "25.5" : "25,5");
    const total = await addsUp();
    // Where the server is to stand is said before the order and after it.
    const place = `${t("cart.location")}: ${t("cart.locations.NL")}`;
    await expect(page.getByRole("main")).toContainText(place);
    // With this address the total is another one than in the cart. [CHK-07]
    await page.getByRole("button", { name: t("summary.changed.accept"), exact: true }).click();
    await placeOrder(page, locale);
    const number = await orderNumber(page, locale);
    expect(await addsUp()).toBe(total);
    await expect(page.getByRole("main")).toContainText(place);

    await expect(async () => {
      await page.goto(invoices[locale]);
      await expect(page.getByRole("main").getByRole("row").filter({ hasText: "R-" })).toContainText(number, {
        timeout: 1_000,
      });
    }).toPass();
    await page.getByRole("main").getByRole("link", { name: /^R-/ }).click();
    await expect(page.getByRole("heading", { name: t("invoices.itemsTitle") })).toBeVisible();
    const shown = await page.getByRole("region", { name: t("invoices.itemsTitle") }).evaluate((region) => {
      const cents = (text: string | null): number => Number((text ?? "").replaceAll(/\D/g, ""));
      return {
        lines: [...region.querySelectorAll("li > .k-figures")].map((each) => cents(each.textContent)),
        totals: [...region.querySelectorAll("dd")].map((each) => cents(each.textContent)),
        rate: region.querySelectorAll("dt")[1]?.textContent ?? "",
      };
    });
    const [net = 0, vat = 0, due = 0] = shown.totals;
    expect([sum(shown.lines), net + vat, due, vat]).toEqual([total, total, total, vatIn(total, shown.rate)]);
  });
}

// An invoice whose VAT rate became known later, at the desk as it is drawn: in the list, with its form, and what the customer then reads. [VAT-14] [ACC-03]
import { randomUUID } from "node:crypto";
import { addDays, dayOf, instant } from "@kontor/domain/kernel/calendar";
import { cents } from "@kontor/domain/kernel/money";
import { accountEntryPath } from "@kontor/domain/site/routing";
import { moneyText } from "@kontor/domain/visitor/locale";
import { expect, it } from "vitest";
import { customerAt, ownAddress } from "../../../test/customer-fixture.ts";
import { faults, plainPages } from "../../../test/drawn-page.ts";
import { postForm, siteOfFile } from "../../../test/site-fixture.ts";
import { cookiesOf } from "../../../test/staff-fixture.ts";

const site = siteOfFile(undefined, plainPages);

const words = {
  de: {
    list: "Steuersatz geändert",
    form: "Steuersatz berichtigen",
    done: "der Kunde erhält beide Belege",
    reads: "tritt an die Stelle der Rechnung",
  },
  en: {
    list: "VAT rate changed",
    form: "Correct the VAT rate",
    done: "receives both documents",
    reads: "takes the place of invoice",
  },
} as const;

it("[VAT-14] [ACC-03] is found by its filter, corrected by its form, and explained to its customer", async () => {
  const vienna = { country: "AT", postCode: "1010", city: "Wien" };
  const { token, call } = await customerAt(site(), (email) => ({ ...ownAddress(), ...vienna, locale: "de", email }));
  const cart = await call("POST", "/shop/order/cart");
  const item = { kind: "product", product: "web-m", quantity: 1, billingMonths: 12 };
  const { version } = await call("POST", `/shop/order/cart/${cart["id"]}/items`, { version: cart["version"], item });
  const { hash } = await call("GET", `/shop/order/cart/${cart["id"]}/quote`);
  const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: true };
  const wanted = { cartId: cart["id"], cartVersion: version, quoteHash: hash, agreements, locale: "de" };
  await call("POST", "/shop/order", wanted, { "idempotency-key": randomUUID() });
  const list = async () => (await call("GET", "/shop/invoices"))["invoices"];
  await expect.poll(async () => (await list()).length, { timeout: 60_000, interval: 200 }).toBe(1);
  const [{ id, number, total }] = await list();
  const later = addDays(dayOf(instant(Date.now()), "Europe/Berlin"), 100);
  await site().api.database.inTransaction(async (handle) => {
    await handle
      .insertInto("vat_rates")
      .values({ country: "AT", valid_from: later, valid_until: null, rate: 2200 })
      .execute();
    await handle.updateTable("marks").set({ value: randomUUID() }).where("key", "=", "catalog-revision").execute();
  });
  const headers = { cookie: await cookiesOf(site(), "admin"), origin: site().url };
  const desk = async (path: string) => (await fetch(`${site().url}/admin/${path}`, { headers })).text();
  for (const locale of ["de", "en"] as const) {
    const found = await desk(`invoices?only=rate&locale=${locale}`);
    expect([found.includes(number), found.includes(words[locale].list)]).toEqual([true, true]);
    const record = await desk(`invoices/${id}?locale=${locale}`);
    expect([await faults(record), record.includes(words[locale].form)]).toEqual([[], true]);
    // What it comes to: a year of 4.19 € a month without VAT.
    for (const sum of [cents(12 * 503), cents(12 * 511)]) expect(record).toContain(moneyText(locale, sum));
    expect(record).not.toMatch(/>meta\.[\w.]+</);
  }
  const form = new URLSearchParams({ locale: "de", invoice: id, left: String(total), reason: "Gesetz vom Februar" });
  const { to } = await postForm(site(), "/forms/admin-rate-change", form.toString(), headers);
  expect(await (await fetch(new URL(to ?? "", site().url), { headers })).text()).toContain(words.de.done);
  expect(await desk("invoices?only=rate&locale=de")).not.toContain(number);
  const [next] = await list();
  expect([total, next.kind, next.total]).toEqual([12 * 503, "invoice", 12 * 511]);
  for (const locale of ["de", "en"] as const) {
    const page = await fetch(site().url + accountEntryPath("invoices", next.id, locale), {
      headers: { cookie: `token=${token}` },
    });
    expect(await page.text()).toContain(words[locale].reads);
  }
});

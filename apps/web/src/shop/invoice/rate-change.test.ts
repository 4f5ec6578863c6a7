// An invoice whose VAT rate became known later: found at the desk, corrected there, and what the customer then reads. [VAT-14] [ACC-03]
import { randomUUID } from "node:crypto";
import { addDays, dayOf, instant } from "@kontor/domain/kernel/calendar";
import { accountEntryPath } from "@kontor/domain/site/routing";
import { expect, it } from "vitest";
import { customerAt, ownAddress } from "../../../test/customer-fixture.ts";
import { deskOf } from "../../../test/desk-app.ts";
import { plainPages } from "../../../test/drawn-page.ts";
import { siteOfFile } from "../../../test/site-fixture.ts";

const site = siteOfFile(undefined, plainPages);
const desk = deskOf(site);

const words = {
  de: { act: "Steuersatz berichtigen", reads: "tritt an die Stelle der Rechnung" },
  en: { act: "Correct the VAT rate", reads: "takes the place of invoice" },
} as const;

it("[VAT-14] [ACC-03] is found by its state, corrected by its act, and explained to its customer", async () => {
  const vienna = { country: "AT", postCode: "1010", city: "Wien" };
  const { token, call } = await customerAt(site(), (email) => ({ ...ownAddress(), ...vienna, locale: "de", email }));
  const cart = await call("POST", "/shop/order/cart");
  const item = { kind: "product", product: "web-m", quantity: 1, billingMonths: 12 };
  const { version } = await call("POST", `/shop/order/cart/${cart["id"]}/items`, { version: cart["version"], item });
  const { hash } = await call("GET", `/shop/order/cart/${cart["id"]}/quote`);
  const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: true };
  const wanted = { cartId: cart["id"], cartVersion: version, quoteHash: hash, agreements, locale: "de" };
  await call("POST", "/shop/order", wanted, { "idempotency-key": randomUUID() });
  await site().api.invoicing.run();
  const list = async () => (await call("GET", "/shop/invoices"))["invoices"];
  const [{ id, number, total }] = await list();
  const later = addDays(dayOf(instant(Date.now()), "Europe/Berlin"), 100);
  await site().api.database.inTransaction(async (handle) => {
    await handle
      .insertInto("vat_rates")
      .values({ country: "AT", valid_from: later, valid_until: null, rate: 2200 })
      .execute();
    await handle.updateTable("marks").set({ value: randomUUID() }).where("key", "=", "catalog-revision").execute();
  });
  for (const locale of ["de", "en"] as const) {
    expect((await desk.opened("/admin/invoices?state=rate", "bookkeeping", locale)).words).toContain(number);
    expect((await desk.opened(`/admin/invoices/${id}`, "bookkeeping", locale)).words).toContain(words[locale].act);
  }
  const { call: ofDesk } = await desk.opened("/admin/invoices", "bookkeeping");
  const corrected = await ofDesk("POST", "/shop/admin/invoices/{invoiceId}/rate", {
    path: { invoiceId: id },
    body: { left: total, reason: "Gesetz vom Februar" },
  });
  expect(corrected).toMatchObject({ ok: true });
  expect((await desk.opened("/admin/invoices?state=rate", "bookkeeping")).words).not.toContain(number);
  const [next] = await list();
  expect([total, next.kind, next.total]).toEqual([12 * 503, "invoice", 12 * 511]);
  for (const locale of ["de", "en"] as const) {
    const page = await fetch(site().url + accountEntryPath("invoices", next.id, locale), {
      headers: { cookie: `token=${token}` },
    });
    expect(await page.text()).toContain(words[locale].reads);
  }
});

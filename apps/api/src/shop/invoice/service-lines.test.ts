// What the lines of an invoice say of the service: kind, extent, unit price, discount, contracts and the country of the VAT, in PDF and XML. [ACC-03]
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { electronicInvoice } from "@kontor/domain/shop/invoice";
import { agreements, customer, order } from "../../../test/customers.ts";
import { documents, within } from "../../../test/contract-clock.ts";
import { invoicePdf } from "./invoice-pdf.ts";

/** As it stands on the page, without breaks of its lines. */
const textOf = async (invoice: Parameters<typeof invoicePdf>[0]): Promise<string> => {
  const file = join(process.env["PDF_DIR"] ?? mkdtempSync(join(tmpdir(), "kontor-lines-")), `invoice-${invoice.locale}.pdf`);
  writeFileSync(file, await invoicePdf(invoice));
  return execFileSync("pdftotext", [file, "-"]).toString().replaceAll(/\s+/g, " ");
};

describe("the lines of an invoice", () => {
  it("[ACC-03] [SHOP2-6] name category, plan, what was done with a name, unit price, discount, contracts and the country of the VAT", () =>
    within(async (shop) => {
      const { ask, api } = shop;
      const person = await customer(ask, { country: "AT", postCode: "1010", city: "Wien" });
      let cart = (await ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
      const registered = `neu-${randomUUID().slice(0, 6)}.de`;
      for (const item of [
        {
          kind: "product",
          product: "vps-m",
          quantity: 3,
          billingMonths: 1,
          location: "AT",
          additions: [{ product: "daily-backup", quantity: 1 }],
        },
        { kind: "domain", domain: { name: registered, acquisition: "register" } },
        { kind: "product", product: "cloud-m", quantity: 1, billingMonths: 1 },
      ])
        cart = (await ask("POST", `/shop/order/cart/${cart.id}/items`, { version: cart.version, item }, person.auth)).body.result;
      const domain = { name: "example.com", acquisition: "transfer", authcode: "Abc-123456" };
      const added = await ask(
        "POST",
        `/shop/order/cart/${cart.id}/items`,
        { version: cart.version, item: { kind: "domain", domain } },
        person.auth,
      );
      expect(added.status, added.text).toBe(201);
      cart = added.body.result;
      const voucher = await ask("PUT", `/shop/order/cart/${cart.id}/voucher`, { version: cart.version, code: "KONTOR-10" }, person.auth);
      expect(voucher.status, voucher.text).toBe(200);
      const placed = await order(ask, person, voucher.body.result, randomUUID(), { agreements });
      expect(placed.status, placed.text).toBe(201);
      await api.invoicing.run();
      const { number, customerNumber } = placed.body.result;
      const [invoice] = await documents(shop, customerNumber);
      if (invoice === undefined) throw new Error("no invoice");

      const text = await textOf({ ...invoice, locale: "de" });
      for (const words of [
        "VPS M",
        `Registrierung der Domain ${registered}`,
        "Umzug der Domain example.com",
        "3 × ",
        " im Monat",
        "Rabatt: −",
        "Gutschein KONTOR-10: −",
        `Verträge ${number}-1`,
        "20 % MwSt. (Österreich)",
        "Stunden werden am Ende des Monats abgerechnet",
      ])
        expect(text).toContain(words);
      expect(text).not.toContain("Leistungen ohne Zeitraum");
      const english = await textOf({ ...invoice, locale: "en" });
      for (const words of [
        `Registration of the domain ${registered}`,
        "Transfer of the domain example.com",
        "Discount: −",
        "20% VAT (Austria)",
      ])
        expect(english).toContain(words);
      const xml = electronicInvoice(invoice, { kind: "factur-x" });
      for (const words of [`<ram:Name>Registrierung der Domain ${registered}</ram:Name>`, "<ram:Description>3 × "])
        expect(xml).toContain(words);
    }));
});

// What the lines of an invoice say of the service: kind, extent, unit price, discount, contracts and the country of the VAT, in PDF and XML. [ACC-03]
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { electronicInvoice } from "@kontor/domain/shop/invoice";
import { agreements, customer, order } from "../../../test/customers.ts";
import { brokenRules } from "../../../test/en16931.ts";
import { brokenNationalRules } from "../../../test/xrechnung.ts";
import { documents, within } from "../../../test/contract-clock.ts";
import { invoicePdf } from "./invoice-pdf.ts";

/** As it stands on the page, without breaks of its lines. */
const textOf = async (invoice: Parameters<typeof invoicePdf>[0]): Promise<string> => {
  const file = join(
    process.env["PDF_DIR"] ?? mkdtempSync(join(tmpdir(), "kontor-lines-")),
    `invoice-${invoice.locale}.pdf`,
  );
  writeFileSync(file, await invoicePdf(invoice));
  return execFileSync("pdftotext", [file, "-"]).toString().replaceAll(/\s+/g, " ");
};

/** The price of one in the XML of a line, and the sum of its allowances or charges. */
const priceIn = (line: string): number => Number(/<ram:ChargeAmount>([^<]*)/.exec(line)?.[1]);
const beside = (line: string, isCharge: "true" | "false"): number =>
  [
    ...line.matchAll(
      new RegExp(`<udt:Indicator>${isCharge}</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>([^<]*)`, "g"),
    ),
  ].reduce((sum, [, amount]) => sum + Number(amount), 0);

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
        cart = (await ask("POST", `/shop/order/cart/${cart.id}/items`, { version: cart.version, item }, person.auth))
          .body.result;
      const domain = { name: "example.com", acquisition: "transfer", authcode: "Abc-123456" };
      const added = await ask(
        "POST",
        `/shop/order/cart/${cart.id}/items`,
        { version: cart.version, item: { kind: "domain", domain } },
        person.auth,
      );
      expect(added.status, added.text).toBe(201);
      cart = added.body.result;
      const voucher = await ask(
        "PUT",
        `/shop/order/cart/${cart.id}/voucher`,
        { version: cart.version, code: "KONTOR-10" },
        person.auth,
      );
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
      expect(text).not.toContain("Leistungsdatum");
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
      // Three servers at the price of one, what a deal and the voucher take off, and the setup beside it.
      const [servers = "", , registration = "", hours = ""] = xml
        .split("<ram:IncludedSupplyChainTradeLineItem>")
        .slice(1);
      const [line] = invoice.lines;
      const net = (gross: number) => (Math.round((Math.abs(gross) * 100) / 1.2) / 10_000).toFixed(2);
      expect(servers).toContain('<ram:BilledQuantity unitCode="C62">3</ram:BilledQuantity>');
      expect(priceIn(servers) * 3 - beside(servers, "false") + beside(servers, "true")).toBeCloseTo(
        (line?.net ?? 0) / 100,
        6,
      );
      for (const [gross, words] of [
        [line?.discount ?? 0, "Rabatt"],
        [line?.voucherShare ?? 0, "Gutschein KONTOR-10"],
      ] as const)
        expect(servers).toContain(
          `<ram:ActualAmount>${net(gross)}</ram:ActualAmount><ram:Reason>${words}</ram:Reason>`,
        );
      expect(registration).toContain('<ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity>');
      expect(priceIn(hours)).toBe(0);
    }));

  it("[ACC-03] [VAT-11] [PRD-08] [SHOP2-7] state hours and gigabytes with their exact prices in PDF and XML, and what the most of a month takes off", () =>
    within(async (shop) => {
      const { ask, api, clock } = shop;
      const person = await customer(ask, { country: "US", postCode: "10001", city: "New York" });
      const empty = (await ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
      const item = {
        kind: "product",
        product: "cloud-m",
        quantity: 2,
        billingMonths: 1,
        additions: [{ product: "block-storage", quantity: 500 }],
      };
      const cart = (
        await ask("POST", `/shop/order/cart/${empty.id}/items`, { version: empty.version, item }, person.auth)
      ).body.result;
      const placed = await order(ask, person, cart, randomUUID(), { agreements: { ...agreements, earlyStart: true } });
      expect(placed.status, placed.text).toBe(201);
      // 1000 GB at 4 cents with 19 % VAT, without it.
      expect(placed.body.result.quote).toMatchObject({
        total: 3361,
        lines: [{ unitPriceMicros: 16_807 }, { unitPriceMicros: 33_613, first: 3361 }],
      });
      await api.invoicing.run();
      clock.now += 31 * 86_400_000;
      await api.invoicing.run();
      const [month, first] = await documents(shop, placed.body.result.customerNumber);
      if (month === undefined || first === undefined) throw new Error("no invoices");
      const uses = month.lines.filter(({ hours }) => hours !== undefined);
      expect(uses.map(({ gross, hours, discount }) => [gross, gross - (discount ?? 0), hours])).toEqual(
        // 30 days less the morning of the first: more hours than 8.39 € pay for.
        uses.map(({ hours = 0 }) => [839, Math.round((16_807 * hours) / 10_000), hours]),
      );
      expect(uses).toHaveLength(2);
      const text = await textOf({ ...month, locale: "de" });
      const [use] = uses;
      expect(text).toContain(`${use?.hours} × 0,016807 € je Stunde Höchstpreis des Monats: −`);
      expect(text).toContain("1000 × 0,033613 € im Monat");
      const xml = electronicInvoice(month, { kind: "factur-x" });
      expect(xml).toContain(`<ram:BilledQuantity unitCode="HUR">${use?.hours}</ram:BilledQuantity>`);
      expect(xml).toContain("<ram:Reason>Höchstpreis des Monats</ram:Reason>");
      const [hour = ""] = xml.split("<ram:IncludedSupplyChainTradeLineItem>").slice(1);
      expect(priceIn(hour)).toBeCloseTo(0.016_807, 4);
      for (const document of [month, first]) {
        expect(brokenRules(electronicInvoice(document, { kind: "factur-x" }))).toEqual([]);
        expect(brokenNationalRules(electronicInvoice(document, { kind: "xrechnung" }))).toEqual([]);
      }
      // A document from before says its price for all pieces at once, as it always did.
      const { statesUnits: _, ...before } = month;
      expect(electronicInvoice(before, { kind: "factur-x" })).toContain(
        '<ram:ChargeAmount>8.39</ram:ChargeAmount><ram:BasisQuantity unitCode="C62">1<',
      );
    }));
});

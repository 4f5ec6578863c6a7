// Invoices by hand: each kind of customer and price, the numbers, the credit note, the code for a transfer. [ACC-03]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { day, instant } from "#kernel/calendar";
import { cents, rate } from "#kernel/money";
import { type Order, orderedContracts } from "#shop/checkout";
import { addProduct, emptyCart } from "#shop/cart";
import { orderedUnder } from "#shop/contract";
import type { Product } from "#shop/catalog";
import { exampleCatalog, exampleProduct } from "#shop/catalog/examples";
import { exampleAddress } from "#shop/customer/examples";
import { quote, quoteHash } from "#shop/pricing";
import { chargedVat, type TaxableCustomer } from "#shop/vat";
import { exampleVoucher } from "#shop/voucher/examples";
import { endedOf, exampleIssue, invoiceOfPeriods } from "./arbitraries.ts";
import { creditNotes } from "./correction.ts";
import { electronicInvoice } from "./electronic.ts";
import type { Billed } from "./later-draft.ts";
import type { Invoice } from "./model.ts";
import { invoiceNumber, invoiceOfOrder } from "./rules.ts";
import { transferText } from "./transfer.ts";
import { noVatReason, vatCategory } from "./vat-category.ts";

const map = { OTHER: rate(0), DE: rate(1900), AT: rate(2000) };

interface Change {
  readonly product?: Partial<Product>;
  readonly buyer?: Partial<TaxableCustomer>;
  readonly voucher?: number;
  readonly earlyStart?: boolean;
}

const orderOf = (change: Change = {}) => {
  const { earlyStart = true } = change;
  const catalog = { ...exampleCatalog, products: [{ ...exampleProduct, ...change.product }] };
  const cart = Result.getOrThrow(addProduct(emptyCart("c"), catalog, "i1", { product: "web-m" }));
  const buyer: TaxableCustomer = {
    kind: "private",
    country: "DE",
    postCode: "10115",
    vatId: null,
    vatIdValidity: "unknown",
    individualRate: null,
    ...change.buyer,
  };
  const voucher = change.voucher === undefined ? null : exampleVoucher("TEN", change.voucher);
  const made = Result.getOrThrow(
    quote({
      cart: { ...cart, voucher: voucher?.code ?? null },
      catalog,
      vat: chargedVat(map, buyer, "DE"),
      homeRate: rate(1900),
      voucher,
      now: instant(0),
    }),
  );
  const order: Order = {
    id: "o1",
    number: "K-2026-000042",
    customerNumber: "100001",
    locale: "de",
    address: {
      ...exampleAddress("erika@shop.example"),
      kind: buyer.kind,
      country: buyer.country,
      vatId: buyer.vatId,
      company: buyer.kind === "business" ? "Muster GmbH" : null,
    },
    cart,
    quote: { ...made, hash: quoteHash(made) },
    agreements: { terms: true, cancellationPolicy: true, adult: true, earlyStart },
    placedAt: instant(1_795_000_000_000),
    contract: orderedUnder({ policy: "specified", day: day("2026-11-21") }, { party: buyer.kind, earlyStart }),
  };
  return { order, contracts: orderedContracts(order, catalog) };
};

const invoiceOf = (change?: Parameters<typeof orderOf>[0]): Invoice => {
  const { order, contracts } = orderOf(change);
  return { ...invoiceOfOrder(order, contracts, exampleIssue), id: "r1", number: "R-2026-000001" };
};

describe("an invoice", () => {
  it("[ACC-03] of a consumer in Germany: 39.00 with 19 %, due in 14 days", () => {
    const invoice = invoiceOf();
    expect(invoice).toMatchObject({ total: 3900, net: 3277, vatAmount: 623, dueOn: "2026-12-05", corrects: null });
    expect(invoice.lines).toMatchObject([
      {
        title: { de: "Webhosting M" },
        gross: 3900,
        net: 3277,
        vat: 623,
        period: { from: "2026-11-21", until: "2027-11-21" },
      },
    ]);
    expect(vatCategory(invoice)).toBe("S");
    expect(noVatReason(invoice)).toBeNull();
  });
  it("[LGL-04] [LOOK2-3] of a consumer who waits is for the time from the first day of the service, and is not due before it", () => {
    const invoice = invoiceOf({ earlyStart: false });
    expect(invoice).toMatchObject({ total: 3900, issuedOn: "2026-11-21", dueOn: "2026-12-08" });
    expect(invoice.lines).toMatchObject([{ period: { from: "2026-12-08", until: "2027-12-08" } }]);
  });
  it("[ACC-03] [VAT-09] of a business in Austria with a valid VAT id: no VAT, category AE, and it says why", () => {
    const invoice = invoiceOf({
      buyer: { kind: "business", country: "AT", vatId: "ATU13585627", vatIdValidity: "valid" },
    });
    expect(invoice).toMatchObject({ vatAmount: 0, vat: { treatment: "reverse-charge" } });
    expect(invoice.total).toBe(invoice.net);
    expect(vatCategory(invoice)).toBe("AE");
    expect(noVatReason(invoice)?.de).toContain("Steuerschuldnerschaft des Leistungsempfängers");
    const xml = electronicInvoice(invoice, { kind: "factur-x" });
    for (const part of ["VATEX-EU-AE", "ATU13585627", "DE999999995", "<ram:CategoryCode>AE</ram:CategoryCode>"])
      expect(xml).toContain(part);
  });
  it("[ACC-03] of a customer outside the EU: not subject to VAT, category O, without VAT ids and rates", () => {
    const invoice = invoiceOf({ buyer: { country: "US" } });
    expect(vatCategory(invoice)).toBe("O");
    const xml = electronicInvoice(invoice, { kind: "factur-x" });
    expect(xml).toContain("VATEX-EU-O");
    expect(xml).not.toMatch(/DE999999995|RateApplicablePercent/);
  });
  it.each([
    [0, "E"],
    [700, "S"],
  ] as const)(
    "[ACC-03] [VAT-08] at an individual rate of %i basis points has category %s",
    (individualRate, category) => {
      const invoice = invoiceOf({ buyer: { individualRate: rate(individualRate) } });
      expect(invoice.vat).toMatchObject({ treatment: "individual", rate: individualRate });
      expect(vatCategory(invoice)).toBe(category);
    },
  );
  it("[ACC-03] [CRT-04] with a voucher has its share in each line", () => {
    const invoice = invoiceOf({ voucher: 1000 });
    expect(invoice).toMatchObject({ total: 2900, net: 2437, vatAmount: 463, voucherCode: "TEN" });
    expect(invoice.lines).toMatchObject([{ voucherShare: -1000, gross: 2900 }]);
  });
  it("[ACC-03] [CRT-03] with a setup fee and free months names both", () => {
    const invoice = invoiceOf({ product: { setup: cents(1990), freeMonths: 3 } });
    expect(invoice.lines).toMatchObject([{ setup: 1990, freeMonths: 3, gross: 1990 + 9 * 325 }]);
  });
  it("[ACC-03] [PRD-08] of a product by the hour is over nothing: nothing is due, and there is no code for a transfer", () => {
    const invoice = invoiceOf({
      product: { hourly: cents(2), billingMonths: [1], minimumMonths: 0 } as Partial<Product>,
    });
    expect(invoice).toMatchObject({ total: 0, dueOn: null, lines: [{ period: null }] });
    expect(transferText(invoice, invoice.total)).toBeNull();
  });
  it("[ACC-03] has the number of its kind and year", () => {
    expect(invoiceNumber("invoice", 2026, 123)).toBe("R-2026-000123");
    expect(invoiceNumber("credit-note", 2027, 4)).toBe("RK-2027-000004");
  });
  it("[ACC-03] [ACC-08] as XRechnung names its own profile, and in both profiles the buyer's reference, else the customer number", () => {
    const document = invoiceOf();
    expect(electronicInvoice(document, { kind: "xrechnung" })).toContain("xrechnung_3.0");
    for (const kind of ["xrechnung", "factur-x"] as const) {
      const routed = electronicInvoice({ ...document, buyerReference: "04011000-12345-34" }, { kind });
      expect(routed).toContain("<ram:BuyerReference>04011000-12345-34</ram:BuyerReference>");
      const plain = electronicInvoice(document, { kind });
      expect(plain).toContain(`<ram:BuyerReference>${document.customerNumber}</ram:BuyerReference>`);
    }
  });
  it("[ACC-03] has a code for a transfer of eleven lines", () => {
    const invoice = invoiceOf();
    expect(transferText(invoice, invoice.total)?.split("\n")).toEqual([
      "BCD",
      "002",
      "1",
      "SCT",
      "BYLADEM1001",
      "Beispiel Hosting GmbH",
      "DE02120300000000202051",
      "EUR39.00",
      "",
      "",
      "R-2026-000001",
    ]);
  });
});

describe("a later invoice", () => {
  const { order, contracts } = orderOf({ product: { setup: cents(1990) } });
  const [contract] = contracts;
  const billed: Billed = {
    buyer: order.address,
    vatOn: () => ({ vat: order.quote.vat, homeRate: null }),
    locale: "de",
  };
  it("[ACC-07] bills the second year without the setup fee", () => {
    if (contract === undefined) throw new Error("no contract");
    const issue = { ...exampleIssue, today: day("2027-11-25") };
    expect(invoiceOfPeriods(order, [contract], day("2027-11-21"), billed, issue)).toMatchObject({
      total: 3900,
      dueOn: "2027-12-09",
      source: `due:${order.id}:2027-11-21`,
      lines: [{ setup: 0, period: { from: "2027-11-21", until: "2028-11-21" } }],
    });
    expect(invoiceOfPeriods(order, [contract], day("2027-11-22"), billed, issue)).toBeNull();
  });
  it("[ACC-07] [VAT-11] [VAT-09] bills twelve times the price of a month without VAT, rounded once each: 3.25 with 19 % are 2.73 without", () => {
    if (contract === undefined) throw new Error("no contract");
    const vat = { country: "AT", rate: rate(0), treatment: "reverse-charge" } as const;
    expect(
      invoiceOfPeriods(
        order,
        [contract],
        day("2027-11-21"),
        { ...billed, vatOn: () => ({ vat, homeRate: null }) },
        exampleIssue,
      )?.total,
    ).toBe(12 * 273);
  });
});

describe("a credit note", () => {
  it("[ACC-03] [LGL-03] takes back a withdrawn contract and names its invoice", () => {
    const { order, contracts } = orderOf();
    const [contract] = contracts;
    if (contract === undefined) throw new Error("no contract");
    const withdrawn = { ...contract, state: { kind: "withdrawn", at: instant(1), day: day("2026-11-22") } } as const;
    const [credit] = creditNotes([endedOf(order, withdrawn)], [invoiceOf()], exampleIssue);
    expect(credit).toMatchObject({
      kind: "credit-note",
      corrects: { number: "R-2026-000001", reason: "withdrawal" },
      total: -3900,
      net: -3277,
      vatAmount: -623,
      dueOn: null,
    });
    const xml = electronicInvoice({ ...(credit as Invoice), id: "r2", number: "RK-2026-000001" }, { kind: "factur-x" });
    for (const part of ["<ram:TypeCode>381</ram:TypeCode>", "R-2026-000001", "<ram:DuePayableAmount>39.00<"])
      expect(xml).toContain(part);
    expect(creditNotes([endedOf(order, contract)], [invoiceOf()], exampleIssue)).toEqual([]);
  });
});

describe("the category of VAT of EN 16931", () => {
  it.each([
    ["domestic", 1900, "DE", "S"],
    ["destination", 2000, "AT", "S"],
    ["destination", 0, "AT", "E"],
    ["outside", 0, "US", "O"],
    ["outside", 0, "CH", "O"],
    ["destination", 810, "CH", "S"],
    ["reverse-charge", 0, "AT", "AE"],
    ["individual", 700, "DE", "S"],
    ["individual", 0, "DE", "E"],
    ["individual", 0, "US", "E"],
    ["individual", 1600, "US", "S"],
    ["outside", 0, "ES", "O"],
  ] as const)(
    "[ACC-03] [VAT-08] [VAT-09] [REP-3] %s at %i basis points in %s is %s",
    (treatment, points, country, category) => {
      const invoice = {
        ...invoiceOf({ buyer: { country } }),
        vat: { country: "OTHER", rate: rate(points), treatment },
      } as const;
      expect(vatCategory(invoice)).toBe(category);
    },
  );
});

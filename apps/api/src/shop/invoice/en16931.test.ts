// Electronic invoices by the official rules of EN 16931: every kind of customer and price, credit notes, carts by chance. [ACC-03]
import * as Result from "effect/Result";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, rate } from "@kontor/domain/kernel/money";
import { electronicInvoice, type Invoice, mayBeElectronic, transferText } from "@kontor/domain/shop/invoice";
import { isIban, sellerFacts } from "@kontor/domain/shop/seller";
import { anyWrittenSeller } from "@kontor/domain/shop/seller/arbitraries";
import type { VatDecision } from "@kontor/domain/shop/vat";
import { brokenRules } from "../../../test/en16931.ts";
import {
  atTwoRates,
  creditsOf,
  invoiceOf,
  isSound,
  some,
  withTotal,
  xrechnung,
} from "../../../test/electronic-invoices.ts";
import { sellerOf } from "./seller.ts";
import { brokenNationalRules, nationalRules } from "../../../test/xrechnung.ts";

const plain = withTotal(20)
  .map(invoiceOf)
  .find(({ vat }) => vat.rate > 0);
if (plain === undefined) throw new Error("no invoice");

/** The same without VAT, by another treatment. */
const withoutVat = (treatment: VatDecision["treatment"], buyer: Partial<Invoice["buyer"]>): Invoice => ({
  ...plain,
  buyer: { ...plain.buyer, ...buyer },
  vat: { country: "OTHER", rate: rate(0), treatment },
  lines: plain.lines.map((line) => ({ ...line, gross: line.net, vat: rate(0) as never })),
  total: plain.net,
  vatAmount: 0 as never,
});

const emptyBalance: NonNullable<Invoice["atIssue"]> = {
  id: "",
  number: "",
  kind: "invoice",
  total: cents(0),
  received: cents(0),
  setOff: cents(0),
  setOffs: [],
  left: cents(0),
  toPayBack: cents(0),
  paidBack: cents(0),
  over: cents(0),
  state: "partly-paid",
  dueOn: null,
  overdueSince: null,
};

describe("an electronic invoice", () => {
  it("[ACC-03] breaks no rule, whatever was ordered, at any rate, with or without a voucher", () => {
    for (const ordered of withTotal(2)) isSound(invoiceOf(ordered));
  });

  it.each([
    [
      "reverse charge",
      withoutVat("reverse-charge", { kind: "business", company: "Muster", country: "AT", vatId: "ATU13585627" }),
    ],
    ["a customer outside the EU", withoutVat("outside", { country: "US" })],
    ["an individual rate of nothing", withoutVat("individual", { country: "DE" })],
    ["a shop without an account", { ...plain, seller: { ...plain.seller, bank: null } }],
  ] as const)("[ACC-03] breaks no rule for %s", (_, invoice) => isSound(invoice));

  it("[ACC-03] breaks no rule where nothing is due", () => {
    const free = some.find(({ order }) => order.quote.total === 0);
    if (free !== undefined) isSound(invoiceOf(free));
  });

  it("[ACC-03] breaks no rule as a credit note", () => {
    const credits = withTotal(1).flatMap((ordered) => creditsOf(ordered, plain));
    expect(credits.length).toBeGreaterThan(0);
    for (const credit of credits.slice(0, 2)) isSound(credit);
  });

  it("[VAT-14] [ACC-03] breaks no rule with lines at two rates, with or without a voucher, and neither does what takes it back", () => {
    const withVoucher = atTwoRates.filter(({ order }) => order.quote.voucher < 0).slice(0, 1);
    const orders = [...atTwoRates.slice(0, 2), ...withVoucher];
    expect(orders.length).toBe(3);
    for (const ordered of orders) {
      const invoice = invoiceOf(ordered);
      expect(xrechnung(invoice).match(/<ram:BasisAmount>/g)?.length).toBeGreaterThan(1);
      for (const one of [invoice, ...creditsOf(ordered, invoice).slice(0, 2)]) isSound(one);
    }
  });

  it("[VAT-14] [ACC-03] says of a line without VAT beside others that it is exempt, since nothing may stand beside what is not subject", () => {
    const [line] = plain.lines;
    if (line === undefined) throw new Error("no line");
    const free = {
      ...line,
      gross: cents(100),
      net: cents(100),
      vat: cents(0),
      setup: cents(0),
      voucherShare: cents(0),
    };
    const { discount: _discount, ...outside } = free;
    const invoice: Invoice = {
      ...plain,
      lines: [...plain.lines, { ...outside, vatDecision: { country: "CH", rate: rate(0), treatment: "outside" } }],
      vatGroups: [{ rate: rate(0), gross: cents(100), net: cents(100), vat: cents(0) }, ...plain.vatGroups],
      net: cents(plain.net + 100),
      total: cents(plain.total + 100),
    };
    expect(brokenRules(electronicInvoice(invoice, { kind: "factur-x" }))).toEqual([]);
    expect(xrechnung(invoice)).toContain("<ram:CategoryCode>E</ram:CategoryCode>");
  });

  it("[ACC-03] [BAL-01] breaks no rule of sums where a part was received or set off before, whatever part", () => {
    const isOfSums = (text: string): boolean => text.includes("[BR-CO-1");
    for (const part of [1, 333]) {
      const left = cents(plain.total - part);
      const atIssue = {
        ...emptyBalance,
        id: plain.id,
        number: plain.number,
        total: plain.total,
        received: cents(part),
        left,
      };
      expect(brokenRules(xrechnung({ ...plain, atIssue })).filter(isOfSums), `${part}`).toEqual([]);
    }
  });

  it("[CUS-06] [REP4-4] [ACC-03] has post codes as their country writes them", () => {
    const invoice = { ...plain, buyer: { ...plain.buyer, country: "PL", postCode: "00950" } };
    expect(xrechnung(invoice)).toContain("<ram:PostcodeCode>00-950</ram:PostcodeCode>");
  });

  it("[CUS-06] [REP4-5] [ACC-03] leaves the post code out where the country has none, and is no XRechnung then", () => {
    const buyer = { ...plain.buyer, kind: "business" as const, company: "Muster", country: "HK", postCode: "" };
    const invoice = withoutVat("outside", buyer);
    const xml = electronicInvoice(invoice, { kind: "factur-x" });
    expect([brokenRules(xml), mayBeElectronic(invoice)]).toEqual([[], false]);
    expect(xml.match(/<ram:PostcodeCode>/g)).toHaveLength(1);
  });

  it("[ACC-03] as a credit note names no account to pay to: the money goes to the customer", () => {
    const [credit] = withTotal(1).flatMap((ordered) => creditsOf(ordered, plain));
    const bank = { name: "Kontor Hosting GmbH", iban: "DE02120300000000202051", bic: "BYLADEM1001" };
    const withBank = (invoice: Invoice | undefined): string =>
      xrechnung({ ...(invoice as Invoice), seller: { ...plain.seller, bank } });
    expect(withBank(credit)).not.toMatch(/IBANID|BICID|DE02120300000000202051/);
    expect(withBank(credit)).toContain("<ram:TypeCode>1</ram:TypeCode>");
    expect(withBank(plain)).toContain("<ram:IBANID>DE02120300000000202051</ram:IBANID>");
  });

  it("[ACC-03] breaks no national rule, and neither does what takes it back", () => {
    for (const ordered of some.slice(0, 25)) {
      const invoice = invoiceOf(ordered);
      for (const one of [invoice, ...creditsOf(ordered, invoice)])
        expect(brokenNationalRules(xrechnung(one)), one.number).toEqual([]);
    }
  });

  it("[OPS-12] [REP4-1] of any provider that starts names an account whose check digits hold, and breaks no rule", () => {
    const read = fc.sample(anyWrittenSeller, { numRuns: 6_000, seed: 20_261_129 }).flatMap((written) => {
      const facts = sellerFacts(written);
      return Result.isSuccess(facts) ? [facts.success] : [];
    });
    expect(read.length).toBeGreaterThan(8);
    const byTaxNumber = read.filter(({ vatId }) => vatId === undefined);
    expect(byTaxNumber.length).toBeGreaterThan(0);
    for (const facts of read) {
      const seller = sellerOf(facts as never);
      const invoice = { ...plain, seller };
      expect(brokenNationalRules(xrechnung(invoice)), JSON.stringify(seller)).toEqual([]);
      expect(xrechnung(invoice)).toMatch(/<ram:IBANID>[A-Z0-9]{15,34}<\/ram:IBANID>/);
      expect(isIban(seller.bank?.iban ?? "")).toBe(true);
      expect(transferText(invoice, invoice.total)).toContain(seller.bank?.iban);
    }
    // By the rules of EN 16931, which take longer, those of other kinds.
    for (const facts of [...byTaxNumber.slice(0, 1), ...read.filter(({ bank }) => bank.bic === undefined).slice(0, 1)])
      isSound({ ...plain, seller: sellerOf(facts as never) });
  });

  it("[OPS-12] [REP4-1] of a small business says by which law it charges no VAT", () => {
    const seller = { ...plain.seller, smallBusiness: true as const };
    const exempt = { ...withoutVat("individual", { country: "DE" }), seller };
    expect(xrechnung(exempt)).toMatch(/<ram:ExemptionReason>[^<]*§ 19[^<]*<\/ram:ExemptionReason>/);
    isSound(exempt);
  });

  it("[ACC-03] that is wrong is found by the national rules, each with its id", () => {
    const ids = nationalRules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const bank = { name: "Kontor Hosting GmbH", iban: "DE02120300000000202051", bic: "BYLADEM1001" };
    const xml = xrechnung({ ...plain, seller: { ...plain.seller, bank } });
    const without = (name: string) => xml.replaceAll(new RegExp(`<ram:${name}(?: [^>]*)?>.*?</ram:${name}>`, "gs"), "");
    for (const [id, wrong] of [
      ["BR-DE-1", without("SpecifiedTradeSettlementPaymentMeans")],
      ["BR-DE-2", without("DefinedTradeContact")],
      ["BR-DE-3", without("CityName")],
      ["BR-DE-4", without("PostcodeCode")],
      ["BR-DE-5", without("PersonName")],
      ["BR-DE-6", without("TelephoneUniversalCommunication")],
      ["BR-DE-7", without("EmailURIUniversalCommunication")],
      ["BR-DE-8", without("CityName")],
      ["BR-DE-9", without("PostcodeCode")],
      ["BR-DE-14", without("RateApplicablePercent")],
      ["BR-DE-15", without("BuyerReference")],
      ["BR-DE-16", without("SpecifiedTaxRegistration")],
      ["BR-DE-17", xml.replace("<ram:TypeCode>380<", "<ram:TypeCode>71<")],
      ["BR-DE-19", xml.replace("DE02120300000000202051", "DE02120300000000202052")],
      ["BR-DE-21", xml.replace("xrechnung_3.0", "xrechnung_2.0")],
      ["BR-DE-23-a", without("PayeePartyCreditorFinancialAccount")],
      ["BR-DE-26", xml.replace("<ram:TypeCode>380<", "<ram:TypeCode>384<")],
      ["BR-DE-27", xml.replace(/<ram:CompleteNumber>[^<]*/, "<ram:CompleteNumber>none")],
      ["BR-DE-28", xml.replace(/(<ram:EmailURIUniversalCommunication><ram:URIID>)[^<]*/, "$1no.address")],
      [
        "BR-DE-TMP-32",
        without("BillingSpecifiedPeriod").replace(
          /<ram:ActualDeliverySupplyChainEvent>.*?<\/ram:ActualDeliverySupplyChainEvent>/s,
          "",
        ),
      ],
      ["PEPPOL-EN16931-R001", without("BusinessProcessSpecifiedDocumentContextParameter")],
      ["PEPPOL-EN16931-R008", xml.replace(/<ram:LineOne>[^<]*/, "<ram:LineOne>")],
      ["PEPPOL-EN16931-R010", without("URIUniversalCommunication")],
      ["PEPPOL-EN16931-R020", without("URIUniversalCommunication")],
      ["PEPPOL-EN16931-R053", xml.replace(/<ram:TaxTotalAmount.*?<\/ram:TaxTotalAmount>/s, "$&$&")],
      ["PEPPOL-EN16931-R120", xml.replace(/<ram:ChargeAmount>\d+/, "<ram:ChargeAmount>9999")],
      ["PEPPOL-EN16931-R121", xml.replace(/(<ram:BasisQuantity[^>]*>)[^<]*/, "$10")],
      ["PEPPOL-EN16931-R130", xml.replace('unitCode="C62"', 'unitCode="H87"')],
    ] as const)
      expect(brokenNationalRules(wrong).join("\n"), id).toContain(`[${id}]`);
    expect(brokenNationalRules(xml)).toEqual([]);
  });

  it("[ACC-03] that is wrong is found by these rules: a sum, a missing reason, a VAT id too many", () => {
    const broken = (change: (xml: string) => string, invoice: Invoice = plain): string =>
      brokenRules(change(electronicInvoice(invoice, { kind: "factur-x" }))).join("\n");
    expect(broken((xml) => xml.replace(/<ram:GrandTotalAmount>\d+/, "<ram:GrandTotalAmount>7777"))).toContain(
      "[BR-CO-15]",
    );
    const charged = withoutVat("reverse-charge", {
      kind: "business",
      company: "Muster",
      country: "AT",
      vatId: "ATU13585627",
    });
    expect(
      broken((xml) => xml.replace(/<ram:ExemptionReason(Code)?>[^<]*<\/ram:ExemptionReason(Code)?>/g, ""), charged),
    ).toContain("[BR-AE-10]");
    const outside = withoutVat("outside", { country: "US" });
    const vatId =
      '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE999999995</ram:ID></ram:SpecifiedTaxRegistration>';
    expect(broken((xml) => xml.replace("</ram:SellerTradeParty>", `${vatId}</ram:SellerTradeParty>`), outside)).toMatch(
      /\[BR-O-0/,
    );
  });
});

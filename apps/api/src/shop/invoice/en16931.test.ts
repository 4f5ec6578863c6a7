// Electronic invoices by the official rules of EN 16931: every kind of customer and price, credit notes, carts by chance. [ACC-03]
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day, instant } from "@kontor/domain/kernel/calendar";
import { rate } from "@kontor/domain/kernel/money";
import { creditNotes, electronicInvoice, type Invoice, invoiceNumber, invoiceOfOrder } from "@kontor/domain/shop/invoice";
import { anyOrdered, exampleIssue, type Ordered } from "@kontor/domain/shop/invoice/arbitraries";
import type { VatDecision } from "@kontor/domain/shop/vat";
import { brokenRules } from "../../../test/en16931.ts";

const numbered = (draft: ReturnType<typeof invoiceOfOrder>): Invoice => ({
  ...draft,
  id: "r1",
  number: invoiceNumber(draft.kind, 2026, 1),
});

const invoiceOf = ({ order, contracts }: Ordered): Invoice => numbered(invoiceOfOrder(order, contracts, exampleIssue));

const some = fc.sample(anyOrdered, { numRuns: 400, seed: 20_261_121 });
const withTotal = (count: number): readonly Ordered[] =>
  some.filter(({ order }) => order.quote.total > 0 && order.quote.lines.length <= 6).slice(0, count);

const [plain] = withTotal(1).map(invoiceOf);
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

const isSound = (invoice: Invoice): void => {
  expect(brokenRules(electronicInvoice(invoice, { kind: "factur-x" }))).toEqual([]);
  expect(brokenRules(electronicInvoice(invoice, { kind: "xrechnung", buyerReference: "04011000-12345-34" }))).toEqual([]);
};

describe("an electronic invoice", () => {
  it("[ACC-03] breaks no rule, whatever was ordered, at any rate, with or without a voucher", () => {
    for (const ordered of withTotal(4)) isSound(invoiceOf(ordered));
  });

  it.each([
    ["reverse charge", withoutVat("reverse-charge", { kind: "business", company: "Muster", country: "AT", vatId: "ATU13585627" })],
    ["a customer outside the EU", withoutVat("outside", { country: "US" })],
    ["an individual rate of nothing", withoutVat("individual", { country: "DE" })],
    ["a shop without an account", { ...plain, seller: { ...plain.seller, bank: null } }],
  ] as const)("[ACC-03] breaks no rule for %s", (_, invoice) => isSound(invoice));

  it("[ACC-03] breaks no rule where nothing is due", () => {
    const free = some.find(({ order }) => order.quote.total === 0);
    if (free !== undefined) isSound(invoiceOf(free));
  });

  it("[ACC-03] breaks no rule as a credit note", () => {
    const [ordered] = withTotal(1);
    const credits = (ordered?.contracts ?? []).flatMap((contract) =>
      creditNotes({ ...contract, state: { kind: "withdrawn", at: instant(1), day: day("2026-11-22") } }, [plain], exampleIssue),
    );
    expect(credits.length).toBeGreaterThan(0);
    for (const credit of credits.slice(0, 2)) isSound(numbered(credit));
  });

  it("[ACC-03] that is wrong is found by these rules: a sum, a missing reason, a VAT id too many", () => {
    const broken = (change: (xml: string) => string, invoice: Invoice = plain): string =>
      brokenRules(change(electronicInvoice(invoice, { kind: "factur-x" }))).join("\n");
    expect(broken((xml) => xml.replace(/<ram:GrandTotalAmount>\d+/, "<ram:GrandTotalAmount>7777"))).toContain("[BR-CO-15]");
    const charged = withoutVat("reverse-charge", { kind: "business", company: "Muster", country: "AT", vatId: "ATU13585627" });
    expect(broken((xml) => xml.replace(/<ram:ExemptionReason(Code)?>[^<]*<\/ram:ExemptionReason(Code)?>/g, ""), charged)).toContain(
      "[BR-AE-10]",
    );
    const outside = withoutVat("outside", { country: "US" });
    const vatId = '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE999999999</ram:ID></ram:SpecifiedTaxRegistration>';
    expect(broken((xml) => xml.replace("</ram:SellerTradeParty>", `${vatId}</ram:SellerTradeParty>`), outside)).toMatch(/\[BR-O-0/);
  });
});

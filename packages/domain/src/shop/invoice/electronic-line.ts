// A line of an electronic invoice (BG-25): its net amount is that of the quote's line. [ACC-03]
import { addDays } from "#kernel/calendar";
import { numbersText } from "#shop/contract";
import { moneyText } from "#visitor/locale";
import { type Element, element, optional } from "./cii.ts";
import { contractNumberIn } from "./contract-share.ts";
import { dateElement } from "./electronic-party.ts";
import { signOf } from "./electronic-totals.ts";
import type { Invoice, InvoiceLine } from "./model.ts";
import { contractsNote, priceNotes, serviceText } from "./service-words.ts";
import { decimal } from "./transfer.ts";
import { vatCategory } from "./vat-category.ts";

/** What the price is made of, and the contracts, in words (BT-154). */
const descriptionOf = (invoice: Invoice, line: InvoiceLine): string => {
  const { locale } = invoice;
  const numbers = line.contracts.map((contract) => contractNumberIn(invoice, contract));
  return [
    ...priceNotes(invoice, line, locale, (amount) => moneyText(locale, amount)),
    ...(numbers.length === 0 ? [] : [contractsNote(numbersText(numbers, locale), numbers.length, locale)]),
  ].join("; ");
};

/** The price is for all pieces at once: a piece alone may have no price in whole cents. */
export const lineElement = (invoice: Invoice, line: InvoiceLine, place: number): Element => {
  const category = vatCategory(invoice);
  const net = decimal(signOf(invoice) * line.net || 0);
  const pieces = String(line.quantity);
  const description = descriptionOf(invoice, line);
  return element("ram:IncludedSupplyChainTradeLineItem", [
    element("ram:AssociatedDocumentLineDocument", [element("ram:LineID", String(place))]),
    element("ram:SpecifiedTradeProduct", [
      element("ram:Name", serviceText(line, invoice.locale)),
      ...optional(description !== "", () => element("ram:Description", description)),
      ...(line.chosen ?? []).map(({ label, value }) =>
        element("ram:ApplicableProductCharacteristic", [element("ram:Description", label[invoice.locale]), element("ram:Value", value)]),
      ),
    ]),
    element("ram:SpecifiedLineTradeAgreement", [
      element("ram:NetPriceProductTradePrice", [
        element("ram:ChargeAmount", net),
        element("ram:BasisQuantity", pieces, { unitCode: "C62" }),
      ]),
    ]),
    element("ram:SpecifiedLineTradeDelivery", [element("ram:BilledQuantity", pieces, { unitCode: "C62" })]),
    element("ram:SpecifiedLineTradeSettlement", [
      element("ram:ApplicableTradeTax", [
        element("ram:TypeCode", "VAT"),
        element("ram:CategoryCode", category),
        ...(category === "O" ? [] : [element("ram:RateApplicablePercent", decimal(invoice.vat.rate))]),
      ]),
      ...(line.period === null
        ? []
        : [
            element("ram:BillingSpecifiedPeriod", [
              element("ram:StartDateTime", [dateElement("udt:DateTimeString", line.period.from)]),
              element("ram:EndDateTime", [dateElement("udt:DateTimeString", addDays(line.period.until, -1))]),
            ]),
          ]),
      element("ram:SpecifiedTradeSettlementLineMonetarySummation", [element("ram:LineTotalAmount", net)]),
    ]),
  ]);
};

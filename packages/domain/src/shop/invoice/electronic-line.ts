// A line of an electronic invoice (BG-25): its net amount is that of the quote's line. [ACC-03]
import { numbersText, lastDayBefore } from "#shop/contract";
import { dayInWords, inLocale, moneyText } from "#visitor/locale";
import { vatOfLine } from "#shop/pricing";
import { type Element, element, optional } from "./cii.ts";
import { contractNumberIn } from "./contract-share.ts";
import { dateElement } from "./electronic-party.ts";
import { besideElements, electronicPrice } from "./electronic-price.ts";
import { signOf } from "./electronic-totals.ts";
import type { Invoice, InvoiceLine } from "./model.ts";
import { retainedText } from "./retained-words.ts";
import { contractsNote, priceNotes, serviceText } from "./service-words.ts";
import { decimal } from "./transfer.ts";
import { categoryOfLine } from "./vat-category.ts";

/** What the price is made of, what was retained of it, and the contracts, in words (BT-154). */
const descriptionOf = (invoice: Invoice, line: InvoiceLine): string => {
  const { locale } = invoice;
  const numbers = line.contracts.map((contract) => contractNumberIn(invoice, contract));
  return [
    ...priceNotes(invoice, line, locale, (amount) => moneyText(locale, amount)),
    ...(invoice.statesUnits === true ? (line.retained ?? []) : []).map((share) =>
      retainedText(
        share,
        locale,
        (amount) => moneyText(locale, amount),
        (day) => dayInWords(locale, day),
      ).replace(/\.$/, ""),
    ),
    ...(numbers.length === 0 ? [] : [contractsNote(numbersText(numbers, locale), numbers.length, locale)]),
  ].join("; ");
};

/** What a line says of what it bills, with its price for machines: units times price, charges, less allowances, are its net. */
export const lineElement = (invoice: Invoice, line: InvoiceLine, place: number): Element => {
  const category = categoryOfLine(invoice, line);
  const net = decimal(signOf(invoice) * line.net || 0);
  const price = electronicPrice(invoice, line);
  const count = String(price.count);
  const description = descriptionOf(invoice, line);
  return element("ram:IncludedSupplyChainTradeLineItem", [
    element("ram:AssociatedDocumentLineDocument", [element("ram:LineID", String(place))]),
    element("ram:SpecifiedTradeProduct", [
      element("ram:Name", serviceText(line, invoice.locale)),
      ...optional(description !== "", () => element("ram:Description", description)),
      ...(line.chosen ?? []).map(({ label, value }) =>
        element("ram:ApplicableProductCharacteristic", [
          element("ram:Description", inLocale(label, invoice.locale)),
          element("ram:Value", value),
        ]),
      ),
    ]),
    element("ram:SpecifiedLineTradeAgreement", [
      element("ram:NetPriceProductTradePrice", [
        element("ram:ChargeAmount", price.price),
        element("ram:BasisQuantity", String(price.per), { unitCode: price.unit }),
      ]),
    ]),
    element("ram:SpecifiedLineTradeDelivery", [element("ram:BilledQuantity", count, { unitCode: price.unit })]),
    element("ram:SpecifiedLineTradeSettlement", [
      element("ram:ApplicableTradeTax", [
        element("ram:TypeCode", "VAT"),
        element("ram:CategoryCode", category),
        ...(category === "O" ? [] : [element("ram:RateApplicablePercent", decimal(vatOfLine(invoice, line).rate))]),
      ]),
      ...(line.period === null
        ? []
        : [
            element("ram:BillingSpecifiedPeriod", [
              element("ram:StartDateTime", [dateElement("udt:DateTimeString", line.period.from)]),
              element("ram:EndDateTime", [dateElement("udt:DateTimeString", lastDayBefore(line.period.until))]),
            ]),
          ]),
      ...besideElements(price),
      element("ram:SpecifiedTradeSettlementLineMonetarySummation", [element("ram:LineTotalAmount", net)]),
    ]),
  ]);
};

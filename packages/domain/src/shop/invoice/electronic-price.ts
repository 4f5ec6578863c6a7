// The price of a line in EN 16931: so many units at the price of one (BT-129, BT-146), what is charged and taken off beside it (BG-28, BG-27). [ACC-03] [VAT-11]
import { type Cents, cents, netOf } from "#kernel/money";
import { inLocale, type Localized } from "#visitor/locale";
import { vatOfLine } from "#shop/pricing";
import { type Element, element } from "./cii.ts";
import { signOf } from "./electronic-totals.ts";
import type { Invoice, InvoiceLine } from "./model.ts";
import { decimal } from "./transfer.ts";

/** What is charged or taken off beside the price, net and above zero. */
interface Beside {
  readonly isCharge: boolean;
  readonly amount: number;
  readonly reason: string;
}

export interface ElectronicPrice {
  readonly count: number;
  /** How many of them the price is for (BT-149). */
  readonly per: number;
  /** Pieces, or hours. */
  readonly unit: "C62" | "HUR";
  /** The net price of one, with as many digits as make the line's net of it. */
  readonly price: string;
  readonly beside: readonly Beside[];
}

interface Words {
  readonly setup: string;
  readonly discount: string;
  readonly most: string;
  readonly voucher: (code: string) => string;
}

const words: Localized<Words> = {
  en: { setup: "Setup fee", discount: "Discount", most: "Monthly maximum", voucher: (code) => `Voucher ${code}` },
  de: {
    setup: "Einrichtungsgebühr",
    discount: "Rabatt",
    most: "Höchstpreis des Monats",
    voucher: (code) => `Gutschein ${code}`,
  },
};

/** A credit note takes back a part of what was billed: it has a price, and nothing beside it. */
export const electronicPrice = (invoice: Invoice, line: InvoiceLine): ElectronicPrice => {
  const net = signOf(invoice) * line.net || 0;
  const pieces = Math.max(1, line.quantity);
  // As the files of documents from before have it.
  if (invoice.statesUnits !== true)
    return { count: line.quantity, per: line.quantity, unit: "C62", price: decimal(net), beside: [] };
  const count = pieces * (line.hours ?? 1);
  const beside = invoice.kind === "credit-note" ? [] : besideOf(invoice, line);
  const units = net - beside.reduce((sum, { isCharge, amount }) => sum + (isCharge ? amount : -amount), 0);
  // Each of them is rounded by itself: where together they leave less than nothing for the units, they stand in the price.
  return units < 0 || invoice.kind === "credit-note"
    ? { count: pieces, per: 1, unit: "C62", price: priceOf(net, pieces), beside: [] }
    : { count, per: 1, unit: line.hours === undefined ? "C62" : "HUR", price: priceOf(units, count), beside };
};

const besideOf = (invoice: Invoice, line: InvoiceLine): readonly Beside[] => {
  const { locale, voucherCode } = invoice;
  const say = inLocale(words, locale);
  const { rate } = vatOfLine(invoice, line);
  const net = (gross: Cents): number => Math.abs(netOf(gross, rate));
  return [
    { isCharge: true, amount: net(line.setup), reason: say.setup },
    {
      isCharge: false,
      amount: net(line.discount ?? cents(0)),
      reason: say[line.hours === undefined ? "discount" : "most"],
    },
    { isCharge: false, amount: net(line.voucherShare), reason: say.voucher(voucherCode ?? "") },
  ].filter(({ amount }) => amount > 0);
};

/** Digits after the point of the price of one, at least those of cents: a hundred million units are still right to a tenth of a cent. */
const digits = 12;

const priceOf = (net: number, count: number): string => {
  const [top, bottom] = [BigInt(net) * 10n ** BigInt(digits - 2), BigInt(count)];
  const text = String((2n * top + bottom) / (2n * bottom)).padStart(digits + 1, "0");
  const [whole, fraction] = [text.slice(0, -digits), text.slice(-digits)];
  return `${whole}.${fraction.slice(0, 2)}${fraction.slice(2).replace(/0+$/, "")}`;
};

/** Charges and allowances of a line, as its settlement lists them. */
export const besideElements = ({ beside }: ElectronicPrice): readonly Element[] =>
  beside.map(({ isCharge, amount, reason }) =>
    element("ram:SpecifiedTradeAllowanceCharge", [
      element("ram:ChargeIndicator", [element("udt:Indicator", String(isCharge))]),
      element("ram:ActualAmount", decimal(amount)),
      element("ram:Reason", reason),
    ]),
  );

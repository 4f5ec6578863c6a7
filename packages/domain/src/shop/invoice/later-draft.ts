// An invoice after the first one: lines of an order for a time of their own, to the customer and at the VAT of the day. [ACC-07] [VAT-11]
import { type Cents, centsOf, microsAtRate, priceAtRate, type Rate, subtract, zero } from "#kernel/money";
import type { Order } from "#shop/checkout";
import type { ServiceContract } from "#shop/contract";
import type { Address } from "#shop/customer";
import { countedAtRate, type QuoteLine, settlementOf } from "#shop/pricing";
import type { VatDecision } from "#shop/vat";
import type { Locale } from "#visitor/locale";
import type { InvoiceDraft, InvoiceLine } from "./model.ts";
import { choicesIn, dueOn, type Issue, kindIn, partiesOf } from "./rules.ts";

/** Whom it is billed to, as it is on the day of the invoice. */
export interface Billed {
  readonly buyer: Address;
  readonly vat: VatDecision;
  readonly locale: Locale;
}

/** A line that is due: what it costs, and what is said of it. */
export interface DueLine {
  readonly line: QuoteLine;
  /** Those that it is due of, in the order of their numbers; at least one. */
  readonly contracts: readonly Pick<ServiceContract, "id" | "location" | "parts">[];
  /** Of all these contracts together. */
  readonly quantity: number;
  /** Gross, from the prices at the rate of the order. [VAT-11] */
  readonly grossAt: (ordered: Rate, rate: Rate) => Cents;
  readonly title: InvoiceLine["title"];
  readonly freeMonths: number;
  /** Hours begun of each piece, where it is by the hour. [PRD-08] */
  readonly hours?: number;
  readonly period: InvoiceLine["period"];
}

export interface Due {
  readonly order: Order;
  /** What tells that it was billed. */
  readonly source: string;
  readonly lines: readonly DueLine[];
}

/** Null where it costs nothing. */
export const laterDraft = ({ order, source, lines: due }: Due, billed: Billed, issue: Issue): InvoiceDraft | null => {
  const { rate } = billed.vat;
  const grosses = due.map(({ grossAt }) => ({ gross: grossAt(order.quote.vat.rate, rate), rate }));
  const { lines, groups, net, vatAmount, total } = settlementOf(grosses, zero);
  if (total <= 0) return null;
  return {
    kind: "invoice",
    source,
    corrects: null,
    ...partiesOf(order, issue),
    ...billed,
    dueOn: dueOn(total, issue.today),
    lines: due.map(
      ({ line, contracts, quantity, title, freeMonths, hours, period }, at): InvoiceLine => ({
        contracts: contracts.map(({ id }) => id),
        kind: line.kind,
        subject: line.subject,
        title,
        quantity,
        setup: zero,
        freeMonths,
        voucherShare: zero,
        gross: lines[at]?.charged ?? zero,
        net: lines[at]?.net ?? zero,
        vat: lines[at]?.vat ?? zero,
        period,
        ...choicesIn(line, contracts[0]),
        ...kindIn(line, contracts[0], true),
        ...unitOf(line, order.quote.vat.rate, rate),
        ...hoursOf(line, quantity, hours, lines[at]?.charged ?? zero, [order.quote.vat.rate, rate]),
      }),
    ),
    voucherCode: null,
    vatGroups: groups,
    net,
    vatAmount,
    total,
  };
};

/** The price of one at the rate of the day; of a name there is that of its first year alone, which later years do not cost. */
const unitOf = (
  { unit, unitPrice, unitPriceMicros: ofOrder }: QuoteLine,
  ordered: Rate,
  rate: Rate,
): Pick<InvoiceLine, "unit" | "unitPrice" | "unitPriceMicros"> => {
  if (unit === "year") return {};
  if (ofOrder === undefined) return { unit, unitPrice: priceAtRate(unitPrice, ordered, rate) };
  const unitPriceMicros = microsAtRate(ofOrder, ordered, rate);
  return { unit, unitPrice: centsOf(unitPriceMicros), unitPriceMicros };
};

/** The hours of a line, and what the most of a month takes off. */
const hoursOf = (
  line: QuoteLine,
  quantity: number,
  hours: number | undefined,
  charged: Cents,
  [ordered, rate]: readonly [Rate, Rate],
): Pick<InvoiceLine, "hours" | "discount"> => {
  if (hours === undefined) return {};
  const off = subtract(charged, countedAtRate(line, quantity * hours, ordered, rate));
  return { hours, ...(off < 0 ? { discount: off } : {}) };
};

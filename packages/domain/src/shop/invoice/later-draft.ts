// An invoice after the first one: lines of an order for a time of their own, to the customer and at the VAT of the day. [ACC-07] [VAT-11]
import { priceAtRate, type Rate, times, zero } from "#kernel/money";
import type { Order } from "#shop/checkout";
import type { ServiceContract } from "#shop/contract";
import type { Address } from "#shop/customer";
import { type PeriodPrice, type QuoteLine, settlementOf } from "#shop/pricing";
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

/** A line that is due: what it costs at the order's VAT, and what is said of it. */
export interface DueLine {
  readonly line: QuoteLine;
  /** Those that it is due of, in the order of their numbers; at least one. */
  readonly contracts: readonly Pick<ServiceContract, "id" | "location" | "parts">[];
  /** Of all these contracts together. */
  readonly quantity: number;
  readonly price: PeriodPrice;
  readonly title: InvoiceLine["title"];
  readonly freeMonths: number;
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
  const grosses = due.map(({ price: { unit, count } }) => ({ gross: times(priceAtRate(unit, order.quote.vat.rate, rate), count), rate }));
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
      ({ line, contracts, quantity, title, freeMonths, period }, at): InvoiceLine => ({
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
const unitOf = ({ unit, unitPrice }: QuoteLine, ordered: Rate, rate: Rate): Pick<InvoiceLine, "unit" | "unitPrice"> =>
  unit === "year" ? {} : { unit, unitPrice: priceAtRate(unitPrice, ordered, rate) };

// An invoice after the first one: lines of an order for a time of their own, to the customer and at the VAT of the day. [ACC-07] [VAT-11]
import { type Cents, type Rate, subtract, zero } from "#kernel/money";
import type { Order } from "#shop/checkout";
import type { ContractPrice, ServiceContract } from "#shop/contract";
import type { Address } from "#shop/customer";
import { settlementOf } from "#shop/pricing";
import type { VatDecision } from "#shop/vat";
import type { Locale } from "#visitor/locale";
import { type BilledRates, countedAt, oneAt } from "./list-price.ts";
import type { InvoiceDraft, InvoiceLine } from "./model.ts";
import { choicesIn, dueOn, type Issue, kindIn, partiesOf } from "./rules.ts";

/** Whom it is billed to, as it is on the day of the invoice. */
export interface Billed {
  readonly buyer: Address;
  readonly vat: VatDecision;
  /** The seller's own rate on that day; null where it is billed as it was ordered. [VAT-11] */
  readonly homeRate: Rate | null;
  readonly locale: Locale;
}

export const ratesOf = ({ homeRate, vat }: Pick<Billed, "homeRate" | "vat">): BilledRates => ({
  home: homeRate,
  rate: vat.rate,
});

/** A line that is due: what it costs, and what is said of it. */
export interface DueLine {
  readonly price: ContractPrice;
  /** Those that it is due of, in the order of their numbers; at least one. */
  readonly contracts: readonly Pick<ServiceContract, "id" | "location" | "parts">[];
  /** Of all these contracts together. */
  readonly quantity: number;
  /** Gross, from the price at the seller's own rate. [BAL-08] [VAT-11] */
  readonly grossAt: (rates: BilledRates) => Cents;
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
  const rates = ratesOf(billed);
  const { homeRate: _home, ...customer } = billed;
  const grosses = due.map(({ grossAt }) => ({ gross: grossAt(rates), rate: rates.rate }));
  const { lines, groups, net, vatAmount, total } = settlementOf(grosses, zero);
  if (total <= 0) return null;
  return {
    kind: "invoice",
    source,
    corrects: null,
    ...partiesOf(order, issue),
    ...customer,
    dueOn: dueOn(total, issue.today),
    lines: due.map(
      ({ price, contracts, quantity, title, freeMonths, hours, period }, at): InvoiceLine => ({
        contracts: contracts.map(({ id }) => id),
        kind: price.kind,
        subject: price.subject,
        title,
        quantity,
        setup: zero,
        freeMonths,
        voucherShare: zero,
        gross: lines[at]?.charged ?? zero,
        net: lines[at]?.net ?? zero,
        vat: lines[at]?.vat ?? zero,
        period,
        ...choicesIn(price, contracts[0]),
        ...kindIn(price, contracts[0], true),
        ...unitOf(price, rates),
        ...hoursOf(price, quantity, hours, lines[at]?.charged ?? zero, rates),
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
  price: ContractPrice,
  rates: BilledRates,
): Pick<InvoiceLine, "unit" | "unitPrice" | "unitPriceMicros"> =>
  price.unit === "year" ? {} : { unit: price.unit, ...oneAt(price, rates) };

/** The hours of a line, and what the most of a month takes off. */
const hoursOf = (
  price: ContractPrice,
  quantity: number,
  hours: number | undefined,
  charged: Cents,
  rates: BilledRates,
): Pick<InvoiceLine, "hours" | "discount"> => {
  if (hours === undefined) return {};
  const off = subtract(charged, countedAt(price, quantity * hours, price, rates));
  return { hours, ...(off < 0 ? { discount: off } : {}) };
};

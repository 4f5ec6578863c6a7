// An invoice after the first one: lines of an order for a time of their own, to the customer and at the VAT of the day. [ACC-07] [VAT-11]
import { type Day } from "#kernel/calendar";
import { type Cents, type Rate, subtract, zero } from "#kernel/money";
import type { Order } from "#shop/checkout";
import { type ContractPrice, type ServiceContract, lastDayBefore } from "#shop/contract";
import type { Address } from "#shop/customer";
import { namingVat, settlementOf } from "#shop/pricing";
import type { VatDecision } from "#shop/vat";
import type { Locale } from "#visitor/locale";
import { type BilledRates, countedAt, oneAt } from "./list-price.ts";
import type { InvoiceDraft, InvoiceLine } from "./model.ts";
import { choicesIn, dueOn, type Issue, kindIn, partiesOf } from "./rules.ts";

/** What a customer is billed at for a day. */
export interface BilledVat {
  readonly vat: VatDecision;
  /** The seller's own rate on that day; null where it is billed as it was ordered. [VAT-11] */
  readonly homeRate: Rate | null;
}

/** Whom it is billed to, as it is on the day of the invoice. */
export interface Billed {
  readonly buyer: Address;
  readonly locale: Locale;
  /** The VAT of a tax point, by the rates that are known on the day of the invoice. [VAT-14] */
  readonly vatOn: (day: Day) => BilledVat;
}

/** The rate in the price and the rate that is charged, of what is billed. */
export const ratesOf = ({ homeRate, vat }: BilledVat): BilledRates => ({
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

/** A line with a period has the VAT of its last day, one without that of the day on which it is billed. [VAT-14] */
export const vatOfDue = ({ period }: Pick<DueLine, "period">, { vatOn }: Billed, today: Day): BilledVat =>
  vatOn(period === null ? today : lastDayBefore(period.until));

/** Null where it costs nothing. */
export const laterDraft = ({ order, source, lines: all }: Due, billed: Billed, issue: Issue): InvoiceDraft | null => {
  const due = all.map((line) => {
    const at = vatOfDue(line, billed, issue.today);
    return { ...line, at, rates: ratesOf(at) };
  });
  const grosses = due.map(({ grossAt, rates }) => ({ gross: grossAt(rates), rate: rates.rate }));
  const { lines, groups, net, vatAmount, total } = settlementOf(grosses, zero);
  const [first] = due;
  if (total <= 0 || first === undefined) return null;
  const made = due.map(({ price, contracts, quantity, title, freeMonths, hours, period, rates, at }, place) => ({
    vat: at.vat,
    line: {
      contracts: contracts.map(({ id }) => id),
      kind: price.kind,
      subject: price.subject,
      title,
      quantity,
      setup: zero,
      freeMonths,
      voucherShare: zero,
      gross: lines[place]?.charged ?? zero,
      net: lines[place]?.net ?? zero,
      vat: lines[place]?.vat ?? zero,
      period,
      ...choicesIn(price, contracts[0]),
      ...kindIn(price, contracts[0], true),
      ...unitOf(price, rates),
      ...hoursOf(price, quantity, hours, lines[place]?.charged ?? zero, rates),
    } satisfies InvoiceLine,
  }));
  return {
    kind: "invoice",
    source,
    corrects: null,
    ...partiesOf(order, issue),
    buyer: billed.buyer,
    locale: billed.locale,
    ...namingVat<InvoiceLine>(made, first.at.vat),
    dueOn: dueOn(total, issue.today),
    voucherCode: null,
    vatGroups: groups,
    net,
    vatAmount,
    total,
  };
};

/** The price of one at the rate of the day; of a name there is that of its first year alone, which later years do not cost. */
export const unitOf = (
  price: ContractPrice,
  rates: BilledRates,
): Pick<InvoiceLine, "unit" | "unitPrice" | "unitPriceMicros"> =>
  price.unit === "year" ? {} : { unit: price.unit, ...oneAt(price, rates) };

/** The hours of a line, and what the most of a month takes off. */
export const hoursOf = (
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

// What a contract costs, calculated a second time from its days and hours alone: the slower, obvious version that the documents of whole histories are compared with. [ACC-03] [ACC-07] [PRD-08] [CON-02]
// oxlint-disable no-restricted-globals -- days and zones are those of the platform here, so that no error of the shop's calendar is made twice.
import type { Order } from "#shop/checkout";
import type { ServiceContract } from "#shop/contract";
import type { QuoteLine } from "#shop/pricing";
import type { Invoice, InvoiceDraft, InvoiceLine } from "./model.ts";

/** A bill that is due: what it was made out for, and what of it is owed after everything that happened since; gross, in cents. */
export interface OwedBill {
  readonly amount: number;
  readonly owed: number;
  /** Of the last days that its lines are for, in basis points. */
  readonly rates: ReadonlySet<number>;
}

/** The customer's rate, and the seller's own where it is not that of the order. */
export interface Rates {
  readonly rate: number;
  readonly home: number | null;
}

/** `isFirst`: as they were when it was billed first. */
export interface RatesOfBill extends Rates {
  readonly isFirst: boolean;
}

/** A line of a first invoice that was billed again; `rates` are null where they stayed those of the order. */
interface CorrectedLine {
  readonly rates: Rates | null;
  readonly voucherShare: number;
}

export interface OwedFacts {
  readonly order: Pick<Order, "id" | "quote">;
  /** As they are at last. */
  readonly contracts: readonly ServiceContract[];
  /** From when hours of a contract count; null where none do. */
  readonly usedFrom: (contract: ServiceContract) => number | null;
  /** Whether the setup was ever reported as ready. */
  readonly isReported: (contract: ServiceContract) => boolean;
  /** The last day that the clock has worked off. */
  readonly until: string;
  /** The rates in basis points of a bill: of the last day that it is for, or of one of these days, as its end was known or not when it was billed. */
  readonly ratesOn: (bill: string, days: readonly string[]) => Rates;
  /** Of an order whose first invoice was billed again at other rates: a line with its share of the voucher. [VAT-14] */
  readonly corrected?: (line: QuoteLine) => CorrectedLine | null;
}

const hour = 3_600_000;
const day = 86_400_000;

/** Days as whole numbers, without the calendar of the shop. */
const numberOf = (text: string): number => Date.parse(`${text}T00:00:00Z`) / day;
const textOf = (days: number): string => new Date(days * day).toISOString().slice(0, 10);
export const dayBefore = (text: string): string => textOf(numberOf(text) - 1);
/** The day so many months later, or the last one of a month that is too short. */
export const monthsOn = (text: string, months: number): string => {
  const [year = 0, month = 0, date = 0] = text.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return textOf(Date.UTC(year, month - 1 + months, Math.min(date, last)) / day);
};

const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin", dateStyle: "short", timeStyle: "medium" });
export const dayIn = (at: number): string => clock.format(at).slice(0, 10);
/** The moment at which a day begins in Berlin, in winter or in summer. */
export const beginningOf = (text: string): number => {
  const midnight = Date.parse(`${text}T00:00:00Z`);
  return [midnight - 2 * hour, midnight - hour].find((at) => clock.format(at) === `${text} 00:00:00`) ?? midnight;
};

/** Halves go up; of amounts that are not negative. */
const rounded = (top: number, bottom: number): number =>
  Number((2n * BigInt(top) + BigInt(bottom)) / (2n * BigInt(bottom)));
const atRate = (gross: number, from: number, to: number): number => {
  if (from === to) return gross;
  const net = rounded(gross * 10_000, 10_000 + from);
  return net + rounded(net * to, 10_000);
};

/** A price of the seller's own country, as the reasons of a quote say it. */
interface HomePrice {
  readonly cents: number;
  readonly rate: number;
  readonly isExact: boolean;
}

/** The first price in a tree of reasons that names its rate; the quote's own where it has the seller's rate. */
const homePriceOf = (reason: QuoteLine["derivation"], quoteRate: number): HomePrice => {
  const named = reason.parts.map(factsOf).find(({ rate, unitPrice }) => rate !== undefined && unitPrice !== undefined);
  const nested = reason.parts.find(({ parts }) => parts.length > 0 && named === undefined);
  if (nested !== undefined) return homePriceOf(nested, quoteRate);
  return {
    cents: Number((named ?? factsOf(reason)).unitPrice),
    rate: Number(named?.rate ?? quoteRate),
    isExact: factsOf(reason).unitPriceMicros !== undefined,
  };
};

/** The facts that a price has, whatever the reason. */
const factsOf = ({
  facts,
}: QuoteLine["derivation"]): Readonly<
  Partial<Record<"rate" | "unitPrice" | "unitPriceMicros" | "quantity" | "months", number>>
> => facts as object;

/** So many units at a rate: a price with more digits than cents loses them only here. */
const countedAt = ({ cents, rate: ordered, isExact }: HomePrice, count: number, { rate, home }: Rates): number => {
  const from = home ?? ordered;
  return isExact ? rounded(atRate(cents * 10_000, from, rate) * count, 10_000) : atRate(cents, from, rate) * count;
};

interface End {
  readonly on: string;
  readonly at: number;
  readonly by: "notice" | "guarantee" | "withdrawal";
}

/** An end that has come; one that lies ahead has changed nothing yet. */
const endOf = ({ state }: ServiceContract, { until }: Pick<OwedFacts, "until">): End | null => {
  if (state.kind === "running") return null;
  const end: End =
    state.kind === "withdrawn"
      ? { on: state.day, at: state.at, by: "withdrawal" }
      : { on: state.end, at: state.at, by: state.by };
  return end.on > until ? null : end;
};

/** All bills of the contracts of an order by what they are for, also of what is owed no more. */
export const owedBills = (facts: OwedFacts): ReadonlyMap<string, OwedBill> => {
  const bills = new Map<string, OwedBill>();
  const add = (source: string, amount: number, owed: number, rate: number): void => {
    const before = bills.get(source) ?? { amount: 0, owed: 0, rates: new Set<number>() };
    const rates = new Set([...before.rates, rate]);
    bills.set(source, { amount: before.amount + amount, owed: before.owed + owed, rates });
  };
  const { order, contracts } = facts;
  const { lines, vat } = order.quote;
  for (const ordered of lines) {
    const quoted = ordered.vatDecision?.rate ?? vat.rate;
    const now = facts.corrected?.(ordered) ?? null;
    const line = now === null ? ordered : billedAgain(ordered, quoted, now);
    const own = contracts.filter(
      ({ item, parts }) =>
        item === line.item && parts.some(({ kind, subject }) => kind === line.kind && subject === line.subject),
    );
    if (own.length === 0) throw new Error(`a line without contract: ${line.subject}`);
    for (const [at, contract] of own.entries()) {
      const piece = pieceOf(line, at, own.length);
      const share = (amount: number) => partOf(amount, at, own.length);
      add(
        `order:${contract.id}`,
        piece.charged,
        owedOf(piece, 0, piece.charged, endOf(contract, facts), { contract, facts }),
        now?.rates?.rate ?? quoted,
      );
      if (piece.unit === "hour") for (const use of usesOf(piece, line.quantity, share, contract, facts)) add(...use);
      else for (const period of periodsOf(piece, line.quantity, share, contract, facts)) add(...period);
    }
  }
  return bills;
};

/** A line of the order at other rates: each of its reasons counted anew from the price at home. Its later prices are those of the order. */
const billedAgain = (line: QuoteLine, quoted: number, { rates, voucherShare }: CorrectedLine): QuoteLine => {
  if (rates === null)
    return { ...line, charged: (line.charged - line.voucherShare + voucherShare) as QuoteLine["charged"] };
  const amounts = line.derivation.parts.map((reason) => {
    const { quantity, months } = factsOf(reason);
    const count = line.unit === "year" ? 1 : Number(quantity) * Number(months ?? 1);
    const isOff = reason.reason !== "setup" && reason.reason !== "period";
    return {
      reason: reason.reason,
      amount: (isOff ? -1 : 1) * countedAt(homePriceOf(reason, quoted), count, rates),
    };
  });
  const of = (wanted: (reason: string) => boolean) =>
    amounts.reduce((sum, { reason, amount }) => sum + (wanted(reason) ? amount : 0), 0) as QuoteLine["charged"];
  return {
    ...line,
    setup: of((reason) => reason === "setup"),
    period: of((reason) => reason === "period"),
    charged: (of(() => true) + voucherShare) as QuoteLine["charged"],
  };
};

/** What one of several pieces has of a line: spare cents go to the first ones. */
const partOf = (amount: number, at: number, of: number): number => Math.floor((amount + of - 1 - at) / of);
const pieceOf = (line: QuoteLine, at: number, of: number): QuoteLine => {
  const part = (amount: number) => partOf(amount, at, of) as QuoteLine["charged"];
  return {
    ...line,
    quantity: line.quantity / of,
    setup: part(line.setup),
    charged: part(line.charged),
    recurring: part(line.recurring),
    period: part(line.period),
  };
};

type Bill = readonly [source: string, amount: number, owed: number, rate: number];

/** Periods after the first one that begin while the contract runs. */
const periodsOf = (
  line: QuoteLine,
  ordered: number,
  share: (amount: number) => number,
  contract: ServiceContract,
  facts: OwedFacts,
): readonly Bill[] => {
  const { until, ratesOn, order } = facts;
  const made: Bill[] = [];
  const end = endOf(contract, facts);
  for (let at = 1; at < 600; at += 1) {
    const begins = monthsOn(contract.start, at * line.billingMonths);
    if (begins > until) return made;
    const source = `contract:${contract.id}:${begins}`;
    const rates = ratesOn(source, [dayBefore(monthsOn(contract.start, (at + 1) * line.billingMonths))]);
    const months = line.billingMonths - freeIn(line, at);
    const price = homePriceOf(line.recurringDerivation, line.vatDecision?.rate ?? order.quote.vat.rate);
    const amount =
      line.unit === "month"
        ? share(countedAt(price, ordered * months, rates))
        : line.recurring === 0
          ? 0
          : countedAt(price, 1, rates);
    made.push([
      source,
      amount,
      end !== null && begins >= end.on ? 0 : owedOf(line, at, amount, end, { contract, facts }),
      rates.rate,
    ]);
  }
  throw new Error("a contract of six hundred periods");
};

const freeIn = ({ freeMonths, billingMonths }: QuoteLine, period: number): number =>
  Math.min(billingMonths, Math.max(0, freeMonths - period * billingMonths));

interface Known {
  readonly contract: ServiceContract;
  readonly facts: Pick<OwedFacts, "usedFrom" | "isReported">;
}

/** What was used before a withdrawal, counted day by day; nothing where that was not agreed on. */
const valueOf = (line: QuoteLine, period: number, amount: number, end: End, { contract, facts }: Known): number => {
  if (contract.valueIsOwed !== true) return 0;
  const began = facts.usedFrom(contract);
  const isThere = began !== null && began <= end.at;
  const isReady = facts.isReported(contract) && isThere;
  if (line.kind === "domain") return isReady ? amount : 0;
  const paid = Math.max(0, amount - (period === 0 ? line.setup : 0));
  const setup = isReady ? amount - paid : 0;
  if (!isThere) return setup;
  const paidFrom = numberOf(monthsOn(contract.start, period * line.billingMonths + freeIn(line, period)));
  const until = numberOf(monthsOn(contract.start, (period + 1) * line.billingMonths));
  const [first, last] = [numberOf(dayIn(began)), numberOf(end.on)];
  const used = Array.from({ length: Math.max(0, until - paidFrom) }, (_, at) => paidFrom + at).filter(
    (of) => of >= first && of < last,
  );
  return setup + (used.length === 0 ? 0 : rounded(paid * used.length, until - paidFrom));
};

/** What of a line's period stays owed. */
const owedOf = (line: QuoteLine, period: number, amount: number, end: End | null, known: Known): number => {
  if (end === null || line.unit === "hour") return amount;
  if (end.by === "withdrawal") return valueOf(line, period, amount, end, known);
  const { start } = known.contract;
  const setup = period === 0 ? line.setup : 0;
  const paid = Math.max(0, amount - setup);
  if (end.by === "guarantee" && period === 0 && line.kind === "product")
    return amount - Math.min(Math.ceil(line.period / line.billingMonths) * line.billingMonths, paid);
  const begins = monthsOn(start, period * line.billingMonths);
  const isAtOnce = dayIn(end.at) === end.on;
  if (begins >= end.on && !(period === 0 && isAtOnce && begins === end.on)) return 0;
  if (line.kind === "domain") return amount;
  const over = numberOf(end.on) + (isAtOnce && end.by === "notice" ? 1 : 0);
  const first = numberOf(monthsOn(begins, freeIn(line, period)));
  const last = numberOf(monthsOn(start, (period + 1) * line.billingMonths));
  const unused = last - Math.max(first, over);
  return unused <= 0 || paid === 0 ? amount : amount - rounded(paid * unused, last - first);
};

/** Months of use that are over, hour by hour begun, at most the month's price. */
const usesOf = (
  line: QuoteLine,
  ordered: number,
  share: (amount: number) => number,
  contract: ServiceContract,
  facts: OwedFacts,
): readonly Bill[] => {
  const { until, usedFrom, ratesOn, order } = facts;
  const made: Bill[] = [];
  const end = endOf(contract, facts);
  const began = usedFrom(contract);
  const isOwed = end === null || end.by === "notice" || (end.by === "withdrawal" && contract.valueIsOwed === true);
  if (began === null || !isOwed) return made;
  const ended = end === null ? Number.POSITIVE_INFINITY : Math.max(end.at, beginningOf(end.on));
  for (let month = 0; month < 600; month += 1) {
    const opens = monthsOn(contract.start, month);
    const next = monthsOn(contract.start, month + 1);
    const isOver = ended <= beginningOf(next);
    if (!isOver && next > until) return made;
    const hours = Math.ceil((Math.min(ended, beginningOf(next)) - Math.max(began, beginningOf(opens))) / hour);
    const source = `use:${contract.id}:${opens}`;
    const rates = ratesOn(source, isOver ? [dayIn(ended - 1), dayBefore(next)] : [dayBefore(next)]);
    const [hourly, monthly] = [
      line.derivation.parts.find(({ reason }) => reason === "period") ?? line.derivation,
      line.recurringDerivation,
    ].map((reason) => homePriceOf(reason, line.vatDecision?.rate ?? order.quote.vat.rate));
    if (hourly === undefined || monthly === undefined) throw new Error("a price without reasons");
    const used = Math.max(0, hours) * line.quantity;
    const cost = Math.min(share(countedAt(monthly, ordered, rates)), countedAt(hourly, used, rates));
    made.push([source, cost, cost, rates.rate]);
    if (isOver) return made;
  }
  throw new Error("a contract of six hundred months");
};

/** What the lines of an invoice bill: of each contract the order, a period from its first day on, or a month of use. */
export const billedIn = (
  { source, lines }: Pick<InvoiceDraft, "source" | "lines">,
  contracts: readonly ServiceContract[],
): readonly { readonly contract: string; readonly bill: string; readonly line: InvoiceLine }[] =>
  lines.flatMap((line) =>
    line.contracts.map((contract) => {
      const from = line.period?.from ?? "";
      const of = contracts.find(({ id }) => id === contract);
      if (source.startsWith("order:") || of === undefined) return { contract, line, bill: `order:${contract}` };
      if (line.unit !== "hour") return { contract, line, bill: `contract:${contract}:${from}` };
      return { contract, line, bill: `use:${contract}:${monthWith(of.start, from)}` };
    }),
  );

/** The first day of the month of a contract that a day is in. */
const monthWith = (start: string, on: string): string => {
  for (let at = 0; at < 600; at += 1) if (on < monthsOn(start, at + 1)) return monthsOn(start, at);
  throw new Error("a contract of six hundred months");
};

/** What a document says of one of its contracts: an equal share of each line, spare cents to the first ones. */
export const grossOf = ({ lines }: Pick<InvoiceDraft, "lines">, contract: string): number =>
  lines.reduce((sum, { contracts, gross }) => {
    const at = contracts.indexOf(contract);
    if (at === -1) return sum;
    const [amount, sign] = [Math.abs(gross), Math.sign(gross)];
    return sum + sign * Math.floor((amount + contracts.length - 1 - at) / contracts.length);
  }, 0);

/** Whether an invoice was billed again at other rates. [VAT-14] */
export const isBilledAgain = (id: string, documents: readonly Invoice[]): boolean =>
  documents.some(({ corrects }) => corrects?.id === id && corrects.reason === "rate");

/** An invoice with those whose place it took, the first of them first. */
export const chainOf = (invoice: Invoice, documents: readonly Invoice[]): readonly Invoice[] => {
  const before = documents.find(({ id }) => id === invoice.replaces?.id);
  return before === undefined ? [invoice] : [...chainOf(before, documents), invoice];
};

// What was used by the hour, billed when a month of it or its contract has ended: every hour begun since it was there, at most the month's price. [PRD-08] [CON-03] [ACC-07]
import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  hourMs,
  instant,
  type Instant,
  isBefore,
  startOfDay,
} from "#kernel/calendar";
import { add, type Cents, least, sum, timesMicros } from "#kernel/money";
import { type Order, pricesOf } from "#shop/checkout";
import { type ContractPrice, guaranteeLastDay, type ServiceContract } from "#shop/contract";
import { exactPrice, type PriceOfOne, type QuoteLine } from "#shop/pricing";
import { shareOf } from "./contract-share.ts";
import type { DueLine } from "./later-draft.ts";
import { type BilledRates, countedAt, oneAt, piecesOf, pricesOn, shareOfPiece } from "./list-price.ts";
import type { InvoiceDraft, InvoiceLine } from "./model.ts";
import { titleIn } from "./rules.ts";

/** A month of use, or the part of it from when the server was there until the contract ended. */
export interface Use {
  /** The day on which the month of the contract begins; what tells that it was billed. */
  readonly month: Day;
  readonly from: Day;
  /** The first day without use. */
  readonly until: Day;
  /** Hours begun. */
  readonly hours: number;
}

/** What is known of the setup of what is used. */
export interface SetupFacts {
  /** From when it may be set up; null while that is not known. [LGL-04] */
  readonly permitted: Instant | null;
  /** Whether the system that sets it up has reported anything of it. [OUT-03] */
  readonly isReported: boolean;
  /** When it was first reported as ready. */
  readonly readyAt: Instant | null;
}

/**
 * From when hours count: from when the server was reported as ready, and never from before it may be set up. Where nothing is reported of it, from when it may be set up.
 * Null while nothing counts. [PRD-08] [LGL-04] [OUT-03]
 */
export const usedFrom = ({ permitted, isReported, readyAt }: SetupFacts): Instant | null => {
  if (permitted === null || (isReported && readyAt === null)) return null;
  return readyAt === null ? permitted : instant(Math.max(permitted, readyAt));
};

/** When use ended; null while it goes on, `never` for what is taken back as a whole. */
const endOfUse = ({ state, valueIsOwed }: ServiceContract, timeZone: string): Instant | null | "never" => {
  if (state.kind === "running") return null;
  // Hours begun until receipt are owed where an early start was asked for. [BAL-04]
  if (state.kind === "withdrawn") return valueIsOwed === true ? state.at : "never";
  if (state.by === "guarantee") return "never";
  return instant(Math.max(state.at, startOfDay(state.end, timeZone)));
};

/** The months of use that are over on a day, each once; one that is going on is none yet, and one without a begun hour never is. [PRD-08] */
export const usesUntil = (contract: ServiceContract, setup: SetupFacts, on: Day, timeZone: string): readonly Use[] => {
  const began = usedFrom(setup);
  if (!contract.hourly || began === null) return [];
  const ended = endOfUse(contract, timeZone);
  if (ended === "never") return [];
  const endOn = contract.state.kind === "cancelled" ? contract.state.end : on;
  const uses: Use[] = [];
  for (let at = 0; ; at += 1) {
    const [month, next] = [addMonths(contract.start, at), addMonths(contract.start, at + 1)];
    const [opens, closes] = [startOfDay(month, timeZone), startOfDay(next, timeZone)];
    const isLast = ended !== null && ended <= closes;
    // An end that lies ahead is no reason to bill hours before they are used.
    if (isBefore(on, isLast ? endOn : next)) return uses;
    const [begin, end] = [instant(Math.max(began, opens)), isLast ? ended : closes];
    const hours = Math.ceil((end - begin) / hourMs);
    const until = isLast ? addDays(dayOf(instant(end - 1), timeZone), 1) : next;
    if (hours > 0) uses.push({ month, from: dayOf(begin, timeZone), until, hours });
    if (isLast) return uses;
  }
};

type UsedLine = PriceOfOne & Pick<QuoteLine, "quantity" | "recurring">;

/** Begun hours times the price of one, at most the month's; of one contract, so each piece has its own hours and its own most. [PRD-08] */
export const chargeForUse = ({ quantity, recurring, ...price }: UsedLine, hours: number): Cents =>
  least(timesMicros(exactPrice(price), quantity * hours), recurring);

/** The same by the price list, at the rate of the day of the bill. [BAL-08] [VAT-11] */
const chargeAt = (contract: ServiceContract, price: ContractPrice, hours: number, rates: BilledRates): Cents => {
  const { most, quantity } = price;
  if (most === undefined) return countedAt(price, quantity * hours, price, rates);
  const ofAll = countedAt(most, quantity * piecesOf(price, contract), price, rates);
  return chargeForUse({ ...oneAt(price, rates), quantity, recurring: shareOfPiece(ofAll, price, contract) }, hours);
};

const withHours = (title: InvoiceLine["title"], hours: number): InvoiceLine["title"] => ({
  en: `${title.en} (${hours} ${hours === 1 ? "hour" : "hours"})`,
  de: `${title.de} (${hours} ${hours === 1 ? "Stunde" : "Stunden"})`,
});

/** Whether a line bills what was used: nothing of it was paid ahead. The first invoice says of hours that they are billed later. */
export const isOfUse = ({ source }: Pick<InvoiceDraft, "source">, { unit }: Pick<InvoiceLine, "unit">): boolean =>
  // Documents of use had one of their own before there was one for all that is due on a day.
  source.startsWith("use:") || (unit === "hour" && !source.startsWith("order:"));

/** The first day of the month of use that a line bills; null where it bills none. */
export const monthOfUse = (
  { start }: Pick<ServiceContract, "start">,
  of: Pick<InvoiceDraft, "source">,
  line: Pick<InvoiceLine, "unit" | "period">,
): Day | null => {
  if (line.period === null || !isOfUse(of, line)) return null;
  const { from } = line.period;
  const months =
    (Number(from.slice(0, 4)) - Number(start.slice(0, 4))) * 12 + Number(from.slice(5, 7)) - Number(start.slice(5, 7));
  const month = addMonths(start, months);
  return isBefore(from, month) ? addMonths(start, months - 1) : month;
};

/** Whether a month of use was billed. */
const isBilled = (contract: ServiceContract, { month }: Use, documents: readonly InvoiceDraft[]): boolean =>
  documents.some(
    (of) =>
      of.kind === "invoice" &&
      of.lines.some((line) => line.contracts.includes(contract.id) && monthOfUse(contract, of, line) === month),
  );

/**
 * A contract after a month of its use was billed: what was charged for its base fee is what the guarantee gives back, at most. Itself where the
 * guarantee is over or there is none. [CON-02] [CON-05]
 */
export const withUseBilled = (contract: ServiceContract, invoice: InvoiceDraft): ServiceContract => {
  const { guarantee } = contract;
  const { lines, issuedOn } = invoice;
  const own = lines
    .filter((line) => line.kind === "product" && isOfUse(invoice, line))
    .flatMap((line) => shareOf(line, contract.id));
  const charged = sum(own.map(({ gross }) => gross));
  if (guarantee === null || charged === 0 || isBefore(guaranteeLastDay(contract.orderedOn), issuedOn)) return contract;
  return { ...contract, guarantee: { ...guarantee, paid: add(guarantee.paid, charged) } };
};

/** What a month of use costs. */
export const useLines = (order: Order, contract: ServiceContract, use: Use): readonly DueLine[] =>
  pricesOn(pricesOf(order, contract), use.from)
    .filter(({ unit }) => unit === "hour")
    .map((price) => ({
      price,
      contracts: [contract],
      quantity: price.quantity,
      grossAt: (rates) => chargeAt(contract, price, use.hours, rates),
      title: withHours(titleIn(price, contract), use.hours),
      freeMonths: 0,
      hours: use.hours,
      period: { from: use.from, until: use.until },
    }));

/** A contract with what is known of its setup. */
export interface Used {
  readonly contract: ServiceContract;
  readonly setup: SetupFacts;
}

/** The months of use that are over on a day and were not billed. [PRD-08] [CON-05] */
export const unbilledUseLines = (
  order: Order,
  { contract, setup }: Used,
  documents: readonly InvoiceDraft[],
  on: Day,
  timeZone: string,
): readonly DueLine[] =>
  usesUntil(contract, setup, on, timeZone)
    .filter((use) => !isBilled(contract, use, documents))
    .flatMap((use) => useLines(order, contract, use));

// What was used by the hour, billed when a month of it or its contract has ended: every hour begun since it was there, at most the month's price. [PRD-08] [CON-03] [ACC-07]
import { addDays, addMonths, type Day, dayOf, instant, type Instant, isBefore, startOfDay } from "#kernel/calendar";
import { add, type Cents, least, sum, times } from "#kernel/money";
import type { Order } from "#shop/checkout";
import { guaranteeLastDay, type ServiceContract } from "#shop/contract";
import type { QuoteLine } from "#shop/pricing";
import { type Billed, laterDraft } from "./later-draft.ts";
import type { InvoiceDraft, InvoiceLine } from "./model.ts";
import { type Issue, partOfLine, titleIn } from "./rules.ts";

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

const hour = 3_600_000;

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
  const ended = endOfUse(contract, timeZone);
  const began = usedFrom(setup);
  if (!contract.hourly || ended === "never" || began === null) return [];
  const endOn = contract.state.kind === "cancelled" ? contract.state.end : on;
  const uses: Use[] = [];
  for (let at = 0; ; at += 1) {
    const [month, next] = [addMonths(contract.start, at), addMonths(contract.start, at + 1)];
    const [opens, closes] = [startOfDay(month, timeZone), startOfDay(next, timeZone)];
    const isLast = ended !== null && ended <= closes;
    // An end that lies ahead is no reason to bill hours before they are used.
    if (isBefore(on, isLast ? endOn : next)) return uses;
    const [begin, end] = [instant(Math.max(began, opens)), isLast ? ended : closes];
    const hours = Math.ceil((end - begin) / hour);
    const until = isLast ? addDays(dayOf(instant(end - 1), timeZone), 1) : next;
    if (hours > 0) uses.push({ month, from: dayOf(begin, timeZone), until, hours });
    if (isLast) return uses;
  }
};

/** Begun hours times the price of one, at most the month's; of one contract, so each piece has its own hours and its own most. [PRD-08] */
export const chargeForUse = (
  { unitPrice, quantity, recurring }: Pick<QuoteLine, "unitPrice" | "quantity" | "recurring">,
  hours: number,
): Cents => least(times(unitPrice, quantity * hours), recurring);

const withHours = (title: InvoiceLine["title"], hours: number): InvoiceLine["title"] => ({
  en: `${title.en} (${hours} ${hours === 1 ? "hour" : "hours"})`,
  de: `${title.de} (${hours} ${hours === 1 ? "Stunde" : "Stunden"})`,
});

/** What tells that a month of use was billed. */
export const sourceOfUse = (contract: Pick<ServiceContract, "id">, { month }: Pick<Use, "month">): string => `use:${contract.id}:${month}`;

/** Whether a document bills what was used: nothing of it was paid ahead. */
export const isOfUse = ({ source }: Pick<InvoiceDraft, "source">): boolean => source.startsWith("use:");

/**
 * A contract after a month of its use was billed: what was charged for its base fee is what the guarantee gives back, at most. Itself where the
 * guarantee is over or there is none. [CON-02] [CON-05]
 */
export const withUseBilled = (contract: ServiceContract, { lines, issuedOn }: InvoiceDraft): ServiceContract => {
  const { guarantee } = contract;
  const charged = sum(lines.filter(({ kind }) => kind === "product").map(({ gross }) => gross));
  if (guarantee === null || charged === 0 || isBefore(guaranteeLastDay(contract.orderedOn), issuedOn)) return contract;
  return { ...contract, guarantee: { ...guarantee, paid: add(guarantee.paid, charged) } };
};

/** The invoice of a month of use; null where it costs nothing. */
export const invoiceOfUse = (order: Order, contract: ServiceContract, use: Use, billed: Billed, issue: Issue): InvoiceDraft | null => {
  const lines = order.quote.lines.flatMap((line) => {
    const part = line.unit === "hour" ? partOfLine(line, contract) : undefined;
    if (part === undefined) return [];
    return [
      {
        line,
        contracts: [contract],
        quantity: part.quantity,
        price: { unit: chargeForUse({ ...part, unitPrice: line.unitPrice }, use.hours), count: 1 },
        title: withHours(titleIn(line, contract), use.hours),
        freeMonths: 0,
        period: { from: use.from, until: use.until },
      },
    ];
  });
  return laterDraft({ order, source: sourceOfUse(contract, use), lines }, billed, issue);
};

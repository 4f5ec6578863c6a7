// What was used by the hour, billed when a month of it or its contract has ended: every hour begun, at most the month's price. [PRD-08] [CON-03] [ACC-07]
import { addDays, addMonths, type Day, dayOf, instant, type Instant, isBefore, startOfDay } from "#kernel/calendar";
import { type Cents, least, times } from "#kernel/money";
import type { Order } from "#shop/checkout";
import type { ServiceContract } from "#shop/contract";
import type { QuoteLine } from "#shop/pricing";
import { type Billed, laterDraft } from "./later-draft.ts";
import type { InvoiceDraft, InvoiceLine } from "./model.ts";
import { isLineOf, type Issue, titleIn } from "./rules.ts";

/** A month of use, or the part of it until the contract ended. */
export interface Use {
  readonly from: Day;
  /** The first day without use. */
  readonly until: Day;
  /** Hours begun. */
  readonly hours: number;
}

const hour = 3_600_000;

/** When use ended; null while it goes on, `never` for what is taken back as a whole. */
const endOfUse = ({ state }: ServiceContract, timeZone: string): Instant | null | "never" => {
  if (state.kind === "running") return null;
  if (state.kind === "withdrawn" || state.by === "guarantee") return "never";
  return instant(Math.max(state.at, startOfDay(state.end, timeZone)));
};

/** The months of use that are over on a day, each once; one that is going on is none yet. [PRD-08] */
export const usesUntil = (contract: ServiceContract, on: Day, timeZone: string): readonly Use[] => {
  const ended = endOfUse(contract, timeZone);
  if (!contract.hourly || ended === "never") return [];
  const uses: Use[] = [];
  for (let month = 0; ; month += 1) {
    const [from, next] = [addMonths(contract.start, month), addMonths(contract.start, month + 1)];
    const [begin, end] = [Math.max(contract.placedAt, startOfDay(from, timeZone)), startOfDay(next, timeZone)];
    if (ended !== null && ended <= end) {
      const hours = Math.max(0, Math.ceil((ended - begin) / hour));
      return hours === 0 ? uses : [...uses, { from, until: addDays(dayOf(instant(ended - 1), timeZone), 1), hours }];
    }
    if (isBefore(on, next)) return uses;
    uses.push({ from, until: next, hours: Math.ceil((end - begin) / hour) });
  }
};

/** Begun hours times the price of one, at most the month's. [PRD-08] */
export const chargeForUse = (
  { unitPrice, quantity, recurring }: Pick<QuoteLine, "unitPrice" | "quantity" | "recurring">,
  hours: number,
): Cents => least(times(unitPrice, quantity * hours), recurring);

const withHours = (title: InvoiceLine["title"], hours: number): InvoiceLine["title"] => ({
  en: `${title.en} (${hours} ${hours === 1 ? "hour" : "hours"})`,
  de: `${title.de} (${hours} ${hours === 1 ? "Stunde" : "Stunden"})`,
});

/** What tells that a month of use was billed. */
export const sourceOfUse = (contract: Pick<ServiceContract, "id">, { from }: Pick<Use, "from">): string => `use:${contract.id}:${from}`;

/** The invoice of a month of use; null where it costs nothing. */
export const invoiceOfUse = (order: Order, contract: ServiceContract, use: Use, billed: Billed, issue: Issue): InvoiceDraft | null => {
  const lines = order.quote.lines
    .filter((line) => line.unit === "hour" && isLineOf(line, contract))
    .map((line) => ({
      line,
      gross: chargeForUse(line, use.hours),
      title: withHours(titleIn(line, contract), use.hours),
      freeMonths: 0,
      period: { from: use.from, until: use.until },
    }));
  return laterDraft({ order, contract, source: sourceOfUse(contract, use), lines }, billed, issue);
};

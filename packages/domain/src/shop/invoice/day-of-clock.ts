// What a day of the clock bills of an order: one invoice for all of its contracts that are due that day. [ACC-03] [ACC-07]
import type { Day, TimeZone } from "#kernel/calendar";
import type { Order } from "#shop/checkout";
import { clockActs } from "#shop/contract";
import { type Billed, laterDraft, ratesOf, vatOfDue } from "./later-draft.ts";
import type { InvoiceDraft } from "./model.ts";
import { periodLines } from "./renewal.ts";
import type { Issue } from "./rules.ts";
import { unbilledUseLines, type Used } from "./usage.ts";

/** A day of some contracts of one order, with all documents of the order. */
export interface DueDay {
  readonly order: Order;
  readonly day: Day;
  readonly due: readonly Used[];
  readonly documents: readonly InvoiceDraft[];
  readonly timeZone: TimeZone;
}

/**
 * The periods that begin on the day and the months of use that are over, on one invoice in the order of the order; null where they cost nothing. What has
 * ended begins no period.
 */
export const invoiceOfDay = (
  { order, day, due, documents, timeZone }: DueDay,
  billed: Billed,
  issue: Issue,
): InvoiceDraft | null => {
  const running = due.flatMap(({ contract }) => (clockActs(contract, day).ends ? [] : [contract]));
  const used = due
    .flatMap((each) => unbilledUseLines(order, each, documents, day, timeZone))
    // A month that costs nothing stands on no invoice, neither on one of its own day nor on a later one.
    .filter((line) => line.grossAt(ratesOf(vatOfDue(line, billed, issue.today))) > 0);
  const lines = [...used, ...periodLines(order, running, day)];
  return laterDraft(
    {
      order,
      source: sourceOfDay(order, day, documents),
      lines: lines.toSorted((a, b) => a.price.place - b.price.place),
    },
    billed,
    issue,
  );
};

/** What tells that a day was billed. A contract that is ended on a day on which others were billed before has one more. */
const sourceOfDay = (
  { id }: Pick<Order, "id">,
  day: Day,
  documents: readonly Pick<InvoiceDraft, "source">[],
): string => {
  const source = `due:${id}:${day}`;
  const before = documents.filter((each) => each.source === source || each.source.startsWith(`${source}:`)).length;
  return before === 0 ? source : `${source}:${before + 1}`;
};

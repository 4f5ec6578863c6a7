// The contracts that an order makes: one for each product and addition of its quote; names are renewed year by year and have none. [CON-01] [PRD-08]
import type { Day } from "#kernel/calendar";
import { cents } from "#kernel/money";
import type { Contract } from "#shop/contract";
import type { Quote, QuoteLine } from "#shop/pricing";
import type { Customer } from "#shop/customer";

/** A contract with the line that it comes from. */
export interface OrderedContract {
  readonly line: QuoteLine;
  readonly contract: Contract;
}

/** The contracts of a quote that was ordered, from the day on which the service starts; prices are those of the quote. */
export const contractsOf = (quote: Pick<Quote, "lines">, start: Day, { kind }: Pick<Customer, "kind">): readonly OrderedContract[] =>
  quote.lines
    .filter((line) => line.kind !== "domain")
    .map((line) => ({
      line,
      contract: {
        start,
        minimumMonths: line.minimumMonths,
        hourly: line.unit === "hour",
        party: kind,
        monthly: cents(line.recurring / line.billingMonths),
        billingMonths: line.billingMonths,
      },
    }));

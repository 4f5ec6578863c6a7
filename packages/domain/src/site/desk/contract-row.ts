// A row of the list of contracts: what it is for, how it stands, when something happens next. [DSK-05] [ACC-02]
import type { Day, Instant } from "#kernel/calendar";
import { cents, type Cents } from "#kernel/money";
import { awaitedStart, type ContractStanding, type ServiceContract, standingOn } from "#shop/contract";
import type { Localized } from "#visitor/locale";
import type { RowCustomer } from "./row-parts.ts";

export const contractConditions = ["running", "cancelled", "withdrawn", "ended", "failed"] as const;
export type ContractCondition = (typeof contractConditions)[number];

export interface ContractListRow {
  readonly kind: "contracts";
  readonly id: string;
  readonly number: string;
  readonly title: Localized<string>;
  readonly customer: RowCustomer;
  readonly orderId: string;
  readonly placedAt: Instant;
  readonly start: Day;
  /** The first day of the service while it is ahead. */
  readonly begins: Day | null;
  /** The next day on which something happens: it renews, is billed, or ends. */
  readonly next: Day | null;
  /** What all of it costs in a period, and how many months that has; none for what is billed by the hour. */
  readonly recurring: Cents;
  readonly everyMonths: number;
  readonly state: ContractStanding;
  readonly deviations: readonly ("cancelled" | "withdrawn" | "ended" | "failed")[];
}

/** What is noted beside a contract. */
export interface ListedContract {
  readonly name: string | null;
  readonly next: Day | null;
  readonly failed: boolean;
}

/** A contract as the list of contracts shows it. */
export const contractListRow = (
  contract: ServiceContract,
  { name, next, failed }: ListedContract,
  today: Day,
): ContractListRow => {
  const { id, number, orderId, customerNumber, placedAt, start, parts } = contract;
  const state = standingOn(contract, today);
  const [first] = parts;
  return {
    kind: "contracts",
    id,
    number,
    title: first?.title ?? { en: number, de: number },
    customer: { number: customerNumber, name },
    orderId,
    placedAt,
    start,
    begins: awaitedStart(contract, today),
    next,
    recurring: cents(parts.reduce((sum, part) => sum + part.recurring, 0)),
    everyMonths: first?.everyMonths ?? 0,
    state,
    deviations: [...(state === "running" ? [] : [state]), ...(failed ? ["failed" as const] : [])],
  };
};

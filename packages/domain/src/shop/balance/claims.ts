// What invoices ask for, and those of them that still ask for something in the order of their days: books of many documents look at few of them. [BAL-01] [BAL-03]
import { addDays, compareDays, type Day } from "#kernel/calendar";
import { add, type Cents, subtract, sum, zero } from "#kernel/money";
import type { ClaimPart } from "./contract-claims.ts";
import { balanceLimits } from "./limits.ts";
import type { ChargeReason } from "./model.ts";

/** What is asked for: an invoice, a charge, or what the customer owes without either. total = own + received + taken over + written off + left. */
export interface Claim {
  readonly id: string;
  readonly number: string;
  readonly day: Day;
  dueOn: Day | null;
  /** Of a charge what it is for; null for an invoice. */
  readonly charge: ChargeReason | null;
  total: Cents;
  /** Taken off by its own credit notes; of a charge what was taken back of it. */
  own: Cents;
  received: Cents;
  /** The day on which some of it came last, or was taken from the credit. */
  receivedOn: Day | null;
  /** Of what was received, what the customer's credit paid. */
  ofCredit: Cents;
  /** What came for it beyond what it asks for, whatever became of it. */
  overInAll: Cents;
  /** Taken off by credit notes of other invoices. */
  setOff: Cents;
  writtenOff: Cents;
  /** Of each contract that it is known to be for. */
  readonly parts: readonly ClaimPart[];
}

/** The last day to pay back what is known to be owed since a day. [BAL-03] */
export const payBackDay = (known: Day): Day => addDays(known, balanceLimits.daysToPayBack);

/** What is left to pay of a claim, in cents. */
export const leftOf = ({ total, own, received, setOff, writtenOff }: Claim): Cents =>
  subtract(total, sum([own, received, setOff, writtenOff]));

/** Money that came to what is asked for. */
export const comesTo = (claim: Claim, cents: Cents, day: Day): void => {
  claim.received = add(claim.received, cents);
  if (cents > 0) claim.receivedOn = day;
};

export const claimOf = (id: string, number: string, day: Day, dueOn: Day | null, total: Cents): Claim => ({
  id,
  number,
  day,
  dueOn,
  charge: null,
  total,
  own: zero,
  received: zero,
  receivedOn: null,
  ofCredit: zero,
  overInAll: zero,
  setOff: zero,
  writtenOff: zero,
  parts: [],
});

/** Puts it in its place among those that ask for something, once. */
export const keepOpen = (open: Claim[], claim: Claim): void => {
  if (leftOf(claim) <= 0) return;
  const key = dueKey(claim);
  let [from, to] = [0, open.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const at = open[middle];
    if (at !== undefined && dueKey(at) < key) from = middle + 1;
    else to = middle;
  }
  if (open[from] !== claim) open.splice(from, 0, claim);
};

/** The one that asks for something and is due first; what the customer owes without a document goes before. */
export const oldestOpen = (account: Claim, open: Claim[]): Claim | undefined => {
  if (leftOf(account) > 0) return account;
  while (open[0] !== undefined && leftOf(open[0]) <= 0) open.shift();
  return open[0];
};

const dueKey = ({ dueOn, day, number, id }: Claim): string => `${dueOn ?? day} ${day} ${number} ${id}`;

/** Goes through those that are due by a day, the oldest first, while `more` says so; what asks for nothing any more is looked at once. */
export const setOffDue = (open: Claim[], day: Day, more: (claim: Claim) => boolean): void => {
  const still: Claim[] = [];
  let seen = 0;
  for (let goesOn = true; goesOn && seen < open.length; seen += 1) {
    const claim = open[seen];
    if (claim === undefined || compareDays(claim.dueOn ?? claim.day, day) > 0) break;
    if (leftOf(claim) > 0) goesOn = more(claim);
    if (leftOf(claim) > 0) still.push(claim);
  }
  open.splice(0, seen, ...still);
};

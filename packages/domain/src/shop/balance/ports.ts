// What noting money needs from outside: the books of customers, and the rows that they are made of. [BAL-01] [BAL-02] [BAL-07]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Day } from "#kernel/calendar";
import type { Ledger } from "./books.ts";
import type { Adjustment, Payment } from "./model.ts";

/** All calls of one use case see and make one transaction. */
export class MoneyBook extends Context.Service<
  MoneyBook,
  {
    readonly ledgerOf: (customerNumber: string) => Effect<Ledger>;
    /** The day of a document or charge of the customer; null for another one's, and for none. */
    readonly dayOf: (customerNumber: string, document: string) => Effect<Day | null>;
    readonly payment: (id: string) => Effect<Payment | null>;
    /** All of the customer, those that went back too. */
    readonly payments: (customerNumber: string) => Effect<readonly Payment[]>;
    /** What a source noted under a reference. */
    readonly noted: (source: Payment["source"], externalReference: string) => Effect<Payment | null>;
    readonly adjustments: (customerNumber: string) => Effect<readonly Adjustment[]>;
    readonly newId: Effect<string>;
    /** Its place among everything that is noted in the books. */
    readonly nextPosition: Effect<number>;
    /** The number of a charge of this year; one that is not used is given again. */
    readonly nextChargeNumber: (year: number) => Effect<string>;
    readonly addPayment: (payment: Payment) => Effect<void>;
    /** Stores the state of a payment that is there, with its day and its place. */
    readonly changePayment: (payment: Payment) => Effect<void>;
    readonly addAdjustment: (adjustment: Adjustment) => Effect<void>;
    /** Notes what follows from what was added. */
    readonly book: (customerNumber: string, today: Day) => Effect<Ledger>;
    /** Makes it known to its customer and to systems outside that money came, or that what came went back; once for each entry. [PAY-03] */
    readonly announce: (entry: Payment, ledger: Ledger) => Effect<void>;
  }
>()("kontor/shop/balance/MoneyBook") {}

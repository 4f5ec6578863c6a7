// The books of one customer in memory, over the port of the use cases: what laws and whole histories note money in. [BAL-02] [BAL-07]
import * as Effect from "effect/Effect";
import { ledgerOf } from "./ledger.ts";
import type { Adjustment, DocumentEntry, Entry, Payment } from "./model.ts";
import type { MoneyBook } from "./ports.ts";
import { chargeNumber } from "./rules.ts";
import { entryOfAdjustment, entryOfPayment } from "./rows.ts";

export interface MemoryBook {
  readonly payments: Payment[];
  readonly adjustments: Adjustment[];
  readonly service: MoneyBook["Service"];
  /** Entries that their customer was notified of. */
  readonly announced: Payment[];
  /** What was noted of money, as the ledger books it. */
  readonly money: () => readonly Entry[];
  /** The next place among everything that is noted: of a document, too. */
  readonly nextPlace: () => number;
}

/** `documents`: those of the customer by now, with their places. */
export const memoryBook = (documents: () => readonly DocumentEntry[] = () => []): MemoryBook => {
  const payments: Payment[] = [];
  const adjustments: Adjustment[] = [];
  const announced: Payment[] = [];
  let [last, ids, charges] = [0, 0, 0];
  const nextPlace = (): number => (last += 1);
  const money = (): readonly Entry[] => [
    ...payments.flatMap(entryOfPayment),
    ...adjustments.flatMap(entryOfAdjustment),
  ];
  const ledger = Effect.sync(() => ledgerOf([...documents(), ...money()]));
  return {
    payments,
    adjustments,
    announced,
    money,
    nextPlace,
    service: {
      ledgerOf: () => ledger,
      dayOf: (_customer, document) =>
        Effect.sync(
          () =>
            [...documents(), ...adjustments.filter(({ kind }) => kind === "charge")].find(({ id }) => id === document)
              ?.day ?? null,
        ),
      payment: (id) => Effect.sync(() => payments.find((one) => one.id === id) ?? null),
      payments: () => Effect.sync(() => payments),
      noted: (source, reference) =>
        Effect.sync(() => payments.find((one) => one.source === source && one.externalReference === reference) ?? null),
      adjustments: () => Effect.sync(() => adjustments),
      newId: Effect.sync(() => `m${(ids += 1)}`),
      nextPosition: Effect.sync(nextPlace),
      nextChargeNumber: (year) => Effect.sync(() => chargeNumber(year, (charges += 1))),
      addPayment: (payment) => Effect.sync(() => void payments.push(payment)),
      changePayment: (payment) =>
        Effect.sync(
          () =>
            void payments.splice(
              payments.findIndex(({ id }) => id === payment.id),
              1,
              payment,
            ),
        ),
      addAdjustment: (adjustment) => Effect.sync(() => void adjustments.push(adjustment)),
      book: () => ledger,
      announce: (entry) => Effect.sync(() => void announced.push(entry)),
    },
  };
};

// The books of customers over one handle of the database, as noting money needs them. [BAL-01] [BAL-02] [BAL-07]
import * as Effect from "effect/Effect";
import type { Day } from "@kontor/domain/kernel/calendar";
import { chargeNumber, type MoneyBook } from "@kontor/domain/shop/balance";
import type { Handle } from "../../platform/database/handle.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import { nextSentNumber } from "../../platform/database/numbers.ts";
import {
  addAdjustment,
  addPayment,
  adjustmentsOf,
  changePayment,
  paymentById,
  paymentNoted,
  paymentsOf,
} from "../balance/store.ts";
import { nextPosition } from "../balance/positions.ts";
import { ledgerOfCustomer, noteBalances } from "./books.ts";
import { announceMoney, type AnnouncingServices } from "./received-mails.ts";

const dayOfDocument = async (handle: Handle, customerNumber: string, id: string): Promise<Day | null> => {
  const invoice = await handle
    .selectFrom("invoices")
    .select("issued_on as day")
    .where("id", "=", id)
    .where("customer_number", "=", customerNumber)
    .executeTakeFirst();
  if (invoice !== undefined) return invoice.day as Day;
  const charge = await handle
    .selectFrom("adjustments")
    .select("day")
    .where("id", "=", id)
    .where("kind", "=", "charge")
    .where("customer_number", "=", customerNumber)
    .executeTakeFirst();
  return charge === undefined ? null : (charge.day as Day);
};

export const moneyBookOver = (
  handle: Handle,
  { freshId, ...services }: AnnouncingServices & { readonly freshId: () => string },
): MoneyBook["Service"] => ({
  ledgerOf: (customerNumber) => toEffect(() => ledgerOfCustomer(handle, customerNumber)),
  dayOf: (customerNumber, document) => toEffect(() => dayOfDocument(handle, customerNumber, document)),
  payment: (id) => toEffect(() => paymentById(handle, id)),
  payments: (customerNumber) => toEffect(() => paymentsOf(handle, [customerNumber])),
  noted: (source, externalReference) => toEffect(() => paymentNoted(handle, source, externalReference)),
  adjustments: (customerNumber) => toEffect(() => adjustmentsOf(handle, [customerNumber])),
  newId: Effect.sync(freshId),
  nextPosition: toEffect(() => nextPosition(handle)),
  nextChargeNumber: (year) =>
    Effect.map(
      toEffect(() => nextSentNumber(handle, `charge-${year}`)),
      (sequence) => chargeNumber(year, sequence),
    ),
  addPayment: (payment) => Effect.asVoid(toEffect(() => addPayment(handle, payment))),
  changePayment: (payment) => Effect.asVoid(toEffect(() => changePayment(handle, payment))),
  addAdjustment: (adjustment) => Effect.asVoid(toEffect(() => addAdjustment(handle, adjustment))),
  announce: (entry, ledger) => toEffect(() => announceMoney(handle, services, entry, ledger)),
  book: (customerNumber, today) => toEffect(() => noteBalances(handle, customerNumber, today)),
});

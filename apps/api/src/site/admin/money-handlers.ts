// Payments and payouts in the hands of staff: noted on a document or a customer, taken back with a reason; each with its entry in the journal. [BAL-02] [BAL-03]
import { randomUUID } from "node:crypto";
import { type Day, dayOf } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import {
  type Ledger,
  mostToPayOut,
  type Noted,
  type Payment,
  paymentAsNoted,
  PaymentUnknown,
  payoutAsNoted,
  type Purpose,
} from "@kontor/domain/shop/balance";
import { InvoiceUnknown } from "@kontor/domain/shop/invoice";
import { AccountUnknown, InvoiceChanged, moneyNoted, moneyTakenBack } from "@kontor/domain/site/admin";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import { addPayment, paymentById, paymentsOf, revisionOfBooks, storeTakenBack } from "../../shop/balance/store.ts";
import { customerBalanceView, toStaff } from "../../shop/invoice/balance-views.ts";
import { ledgerOfCustomer, noteBalances } from "../../shop/invoice/books.ts";
import { invoiceById, nextPosition } from "../../shop/invoice/store.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { byStaff, realDay } from "./by-staff.ts";

/** As staff see it; its document by its number. */
export const paymentView =
  ({ claims, notes }: Ledger) =>
  ({ id, kind, purpose, day, cents, reference, source, notedAt, takenBack }: Payment) => {
    const document = purpose.kind === "document" ? purpose.document : null;
    const number = document === null ? undefined : (claims.get(document)?.number ?? notes.get(document)?.entry.number);
    return {
      id,
      kind,
      document: document === null || number === undefined ? null : { id: document, number },
      day,
      amount: cents,
      reference,
      source,
      notedAt,
      takenBack,
    };
  };

/** Whether there is, or was, such a customer: an account that is gone leaves its documents. */
const mustBeKnown = async (handle: Handle, customerNumber: string): Promise<void> => {
  for (const table of ["users", "invoices", "payments"] as const) {
    const row = await handle
      .selectFrom(table)
      .select("customer_number")
      .where("customer_number", "=", customerNumber)
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return;
  }
  refuse(new AccountUnknown());
};

export const moneyAdminHandlers = (
  services: SessionServices,
): Pick<Handlers, "readMoney" | "notePayment" | "takeBackPayment"> => {
  const moneyOf = async (handle: Handle, customerNumber: string) => {
    await mustBeKnown(handle, customerNumber);
    const ledger = await ledgerOfCustomer(handle, customerNumber);
    return {
      balance: customerBalanceView(ledger, todayOf(services), toStaff),
      payments: (await paymentsOf(handle, [customerNumber])).map(paymentView(ledger)),
      most: mostToPayOut(ledger, { kind: "customer" }),
      seen: await revisionOfBooks(handle, customerNumber),
    };
  };

  /** The day since when money may have come for it; a document of another customer is none. */
  const sinceOf = async (handle: Handle, customerNumber: string, purpose: Purpose): Promise<Day> => {
    if (purpose.kind === "customer") return todayOf(services);
    const invoice = await invoiceById(handle, purpose.document);
    return invoice?.customerNumber === customerNumber ? invoice.issuedOn : refuse(new InvoiceUnknown());
  };

  return {
    readMoney: async (call) => {
      await staffOf(services, call);
      return good(await moneyOf(services.database.reads, call.params.customerNumber));
    },

    notePayment: (call) =>
      byStaff(services, call, async (handle, _by, now) => {
        const { customerNumber } = call.params;
        const { kind, document, day, amount, reference, seen } = call.body;
        await mustBeKnown(handle, customerNumber);
        if ((await revisionOfBooks(handle, customerNumber)) !== seen) return refuse(new InvoiceChanged());
        const purpose: Purpose = document === null ? { kind: "customer" } : { kind: "document", document };
        const typed: Noted = { day: realDay(day), cents: amount as Cents };
        const [today, since] = [todayOf(services), await sinceOf(handle, customerNumber, purpose)];
        const ledger = await ledgerOfCustomer(handle, customerNumber);
        const noted = orRefuse(
          kind === "payment"
            ? paymentAsNoted(typed, since, today)
            : payoutAsNoted(ledger, purpose, typed, since, today),
        );
        const id = randomUUID();
        const row = {
          id,
          customerNumber,
          kind,
          purpose,
          ...noted,
          reference: reference.trim(),
          source: "staff",
          notedAt: now,
          position: await nextPosition(handle),
          notedOn: today,
          takenBack: null,
        } as const;
        await addPayment(handle, row);
        await noteBalances(handle, customerNumber, today);
        const [subject, about] =
          document === null ? (["customer", customerNumber] as const) : (["invoice", document] as const);
        return { entry: moneyNoted(kind, subject, about, noted), result: () => moneyOf(handle, customerNumber) };
      }),

    takeBackPayment: (call) =>
      byStaff(services, call, async (handle, _by, now) => {
        const { customerNumber, paymentId } = call.params;
        const payment = await paymentById(handle, paymentId);
        if (payment === null || payment.customerNumber !== customerNumber || payment.takenBack !== null)
          return refuse(new PaymentUnknown());
        const { purpose } = payment;
        const [subject, about] =
          purpose.kind === "customer"
            ? (["customer", customerNumber] as const)
            : (["invoice", purpose.document] as const);
        const entry = orRefuse(moneyTakenBack(subject, about, payment, call.body.reason));
        await storeTakenBack(handle, { ...payment, takenBack: { at: now, reason: call.body.reason.trim() } });
        await noteBalances(handle, customerNumber, dayOf(now, services.settings.timeZone));
        return { entry, result: () => moneyOf(handle, customerNumber) };
      }),
  };
};

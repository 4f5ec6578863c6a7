// Money in the hands of staff: payments and payouts noted, returned and taken back, fees charged, what is left written off; each with its entry in the journal. [BAL-02] [BAL-03] [BAL-07]
import * as Result from "effect/Result";
import type { Cents } from "@kontor/domain/kernel/money";
import { type Adjustment, type Ledger, mostToPayOut, type Payment, type Purpose } from "@kontor/domain/shop/balance";
import {
  AccountUnknown,
  chargeFee,
  notePayment,
  once,
  returnPayment,
  takeBackAdjustment,
  takeBackPayment,
  writeOff,
} from "@kontor/domain/site/admin";
import type { Role } from "@kontor/domain/visitor/session";
import { todayOf } from "../../platform/calendar/today.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { type MayRefuse, orRefuse } from "../../platform/use-case/use-case.ts";
import { refundAccountOfCustomer, type RefundServices } from "../../shop/balance/refund-store.ts";
import { adjustmentsOf, paymentsOf } from "../../shop/balance/store.ts";
import type { PayLinkServices } from "../../shop/invoice/pay-links.ts";
import { chargeView, customerBalanceView, toStaff } from "../../shop/invoice/balance-views.ts";
import { ledgerOfCustomer } from "../../shop/invoice/books.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { realDay, runAsStaff } from "./by-staff.ts";
import { isKnownCustomer, moneyDesk } from "./document-desk.ts";
import { refundTo } from "./refund-view.ts";

/** A document or charge as it is named; null for the customer. */
const namedIn = ({ claims, notes }: Ledger, purpose: Purpose) => {
  const document = purpose.kind === "document" ? purpose.document : null;
  const number = document === null ? undefined : (claims.get(document)?.number ?? notes.get(document)?.entry.number);
  return document === null || number === undefined ? null : { id: document, number };
};

/** As staff see it; its document by its number. */
export const paymentView =
  (ledger: Ledger) =>
  ({ id, kind, of, cause, purpose, day, cents, reference, source, externalReference, ...rest }: Payment) => ({
    id,
    kind,
    of,
    cause,
    document: namedIn(ledger, purpose),
    day,
    amount: cents,
    reference,
    source,
    externalReference,
    state: rest.state,
    notedAt: rest.notedAt,
    takenBack: rest.takenBack,
  });

/** A fee or a write-off, and whether it was taken back. */
export const adjustmentView =
  (ledger: Ledger, all: readonly Adjustment[]) =>
  ({ id, kind, of, charge, purpose, day, cents, reason, notedAt }: Adjustment) => ({
    id,
    kind,
    of,
    number: charge?.number ?? null,
    document: namedIn(ledger, purpose),
    day,
    amount: cents,
    reason,
    notedAt,
    mayBeTakenBack: of === null && charge?.reason !== "returned-payment" && !all.some((other) => other.of === id),
  });

type Names =
  | "readMoney"
  | "notePayment"
  | "takeBackPayment"
  | "returnPayment"
  | "chargeFee"
  | "writeOff"
  | "takeBackAdjustment";

const purposeOf = (document: string | null): Purpose =>
  document === null ? { kind: "customer" } : { kind: "document", document };

export const moneyAdminHandlers = (
  services: SessionServices & RefundServices & PayLinkServices,
): Pick<Handlers, Names> => {
  const moneyOf = async (call: MayRefuse<AccountUnknown>, customerNumber: string, role: Role = "admin") => {
    const handle = services.database.reads;
    if (!(await isKnownCustomer(handle, customerNumber))) orRefuse(call, Result.fail(new AccountUnknown()));
    const ledger = await ledgerOfCustomer(handle, customerNumber);
    const adjustments = await adjustmentsOf(handle, [customerNumber]);
    const today = todayOf(services);
    return {
      balance: customerBalanceView(ledger, today, toStaff),
      payments: (await paymentsOf(handle, [customerNumber])).map(paymentView(ledger)),
      charges: chargeView(ledger, today, toStaff),
      adjustments: adjustments.map(adjustmentView(ledger, adjustments)),
      most: mostToPayOut(ledger, { kind: "customer" }),
      refundTo: refundTo(await refundAccountOfCustomer(handle, services.refundSeal, customerNumber), role),
    };
  };
  const desk = moneyDesk(services);
  const acted = async (call: MayRefuse<AccountUnknown> & { readonly params: { readonly customerNumber: string } }) => {
    services.mailQueued();
    return good(await moneyOf(call, call.params.customerNumber));
  };

  return {
    readMoney: async (call) => {
      const { role } = await staffOf(services, call);
      return good(await moneyOf(call, call.params.customerNumber, role as Role));
    },

    notePayment: async (call) => {
      const { document, day, amount, another = false, ...rest } = call.body;
      const wanted = {
        ...call.params,
        ...rest,
        purpose: purposeOf(document),
        day: realDay(call, day),
        cents: amount as Cents,
      };
      await runAsStaff(services, call, desk, notePayment(wanted, another));
      return acted(call);
    },

    takeBackPayment: async (call) => {
      const { customerNumber, paymentId } = call.params;
      await runAsStaff(services, call, desk, once(takeBackPayment(customerNumber, paymentId, call.body.reason)));
      return acted(call);
    },

    returnPayment: async (call) => {
      const { customerNumber, paymentId } = call.params;
      const { day, reason } = call.body;
      await runAsStaff(
        services,
        call,
        desk,
        once(returnPayment(customerNumber, paymentId, realDay(call, day), reason)),
      );
      return acted(call);
    },

    chargeFee: async (call) => {
      const { amount, document, ...rest } = call.body;
      const fee = { ...call.params, ...rest, purpose: purposeOf(document), cents: amount as Cents };
      await runAsStaff(services, call, desk, chargeFee(fee));
      return acted(call);
    },

    writeOff: async (call) => {
      const { document, left, reason } = call.body;
      const seen = { document, left: left as Cents };
      await runAsStaff(services, call, desk, once(writeOff(call.params.customerNumber, seen, reason)));
      return acted(call);
    },

    takeBackAdjustment: async (call) => {
      const { customerNumber, adjustmentId } = call.params;
      await runAsStaff(services, call, desk, once(takeBackAdjustment(customerNumber, adjustmentId, call.body.reason)));
      return acted(call);
    },
  };
};

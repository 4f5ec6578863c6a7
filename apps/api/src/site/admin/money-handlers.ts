// Money in the hands of staff: payments and payouts noted, returned and taken back, fees charged, what is left written off; each with its entry in the journal. [BAL-02] [BAL-03] [BAL-07]
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import { dayOf } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import {
  type Adjustment,
  chargeFee,
  type Ledger,
  MoneyBook,
  mostToPayOut,
  noteMoney,
  type NotedMoment,
  type Payment,
  type Purpose,
  returnMoney,
  type ReturnToNote,
  takeBackAdjustment,
  writeOff,
} from "@kontor/domain/shop/balance";
import { AccountUnknown, booksChanged, type JournalEntry, moneyNoted, reasonOf } from "@kontor/domain/site/admin";
import type { RefusalShape } from "@kontor/domain/site/refusal";
import type { Role } from "@kontor/domain/visitor/session";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { type Call, good, type Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { orRefuse, within } from "../../platform/use-case/use-case.ts";
import { refundAccountOfCustomer, type RefundServices } from "../../shop/balance/refund-store.ts";
import { adjustmentsOf, paymentsOf } from "../../shop/balance/store.ts";
import { queueChargeLetter } from "../../shop/invoice/charge-mails.ts";
import { chargeView, customerBalanceView, toStaff } from "../../shop/invoice/balance-views.ts";
import { ledgerOfCustomer } from "../../shop/invoice/books.ts";
import { moneyBookOver } from "../../shop/invoice/money-book.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { mustBeReady } from "./books-ready.ts";
import { queueChangedLetters } from "./changed-letters.ts";
import { byStaff, realDay } from "./by-staff.ts";
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

type Names =
  | "readMoney"
  | "notePayment"
  | "takeBackPayment"
  | "returnPayment"
  | "chargeFee"
  | "writeOff"
  | "takeBackAdjustment";

type CallOnMoney = Call<Exclude<Names, "readMoney">>;

/** What an entry of the journal is about: a charge has no page of its own. */
type SubjectOf = (purpose: Purpose) => readonly ["customer" | "invoice", string];

const purposeOf = (document: string | null): Purpose =>
  document === null ? { kind: "customer" } : { kind: "document", document };

export const moneyAdminHandlers = (services: SessionServices & RefundServices): Pick<Handlers, Names> => {
  const moneyOf = async (handle: Handle, customerNumber: string, role: Role = "admin") => {
    await mustBeKnown(handle, customerNumber);
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

  /** Runs a use case of money with its entry in the journal; where that was done before, nothing is noted. */
  const onMoney = <A, E extends RefusalShape>(
    call: CallOnMoney,
    use: (moment: NotedMoment) => Effect.Effect<A, E, MoneyBook>,
    entryOf: (made: A, subjectOf: SubjectOf) => JournalEntry | null,
    charge: (made: A) => Adjustment | null = () => null,
  ) =>
    byStaff(services, call, async (handle, _by, now) => {
      const { customerNumber } = call.params;
      await mustBeKnown(handle, customerNumber);
      await mustBeReady(handle, customerNumber);
      const moment = { now, today: dayOf(now, services.settings.timeZone) };
      const ports = () => Context.make(MoneyBook, moneyBookOver(handle, services.freshId));
      const before = await ledgerOfCustomer(handle, customerNumber);
      const made = await within(handle, ports, use(moment));
      const after = await ledgerOfCustomer(handle, customerNumber);
      await queueChangedLetters(handle, services, { before, after });
      const line = charge(made);
      if (line !== null) await queueChargeLetter(handle, services, line);
      const charges = new Set((await adjustmentsOf(handle, [customerNumber])).map(({ id }) => id));
      const subjectOf: SubjectOf = (purpose) =>
        purpose.kind === "customer" || charges.has(purpose.document)
          ? ["customer", customerNumber]
          : ["invoice", purpose.document];
      return { entry: entryOf(made, subjectOf), result: () => moneyOf(handle, customerNumber) };
    });

  /** A reason is asked for before anything is noted. */
  const reasonIn = (typed: string): string => orRefuse(reasonOf(typed));

  const takenBack = (
    call: Call<"takeBackPayment" | "returnPayment">,
    act: "payment-taken-back" | "payment-returned",
    wanted: (moment: NotedMoment) => ReturnToNote,
  ) => {
    const { customerNumber, paymentId } = call.params;
    return onMoney(
      call,
      (moment) => returnMoney(customerNumber, paymentId, wanted(moment), moment),
      ({ entry }, subjectOf) => orRefuse(booksChanged(act, ...subjectOf(entry.purpose), entry, call.body.reason)),
      ({ charge }) => charge,
    );
  };

  const answers: Pick<Handlers, Names> = {
    readMoney: async (call) => {
      const { role } = await staffOf(services, call);
      return good(await moneyOf(services.database.reads, call.params.customerNumber, role as Role));
    },

    notePayment: (call) => {
      const { customerNumber } = call.params;
      const { kind, document, day, amount, reference, externalReference, another = false } = call.body;
      const purpose = purposeOf(document);
      return onMoney(
        call,
        (moment) =>
          noteMoney(
            {
              customerNumber,
              kind,
              purpose,
              day: realDay(day),
              cents: amount as Cents,
              reference: reference.trim(),
              source: "staff",
              externalReference,
              state: "received",
            },
            moment,
            another,
          ),
        ({ payment, isNew }, subjectOf) => (isNew ? moneyNoted(kind, ...subjectOf(purpose), payment) : null),
      );
    },

    takeBackPayment: (call) => {
      const text = reasonIn(call.body.reason);
      return takenBack(call, "payment-taken-back", ({ today }) => ({
        day: today,
        source: "staff",
        externalReference: null,
        cause: "mistake",
        text,
      }));
    },

    returnPayment: (call) => {
      const text = reasonIn(call.body.reason);
      const day = realDay(call.body.day);
      return takenBack(call, "payment-returned", () => ({
        day,
        source: "staff",
        externalReference: null,
        cause: "returned",
        text,
      }));
    },

    chargeFee: (call) => {
      const { customerNumber } = call.params;
      const { reason, amount, document, text, externalReference } = call.body;
      const purpose = purposeOf(document);
      return onMoney(
        call,
        (moment) =>
          chargeFee(
            { customerNumber, reason, cents: amount as Cents, purpose, text: reasonIn(text), externalReference },
            moment,
          ),
        ({ adjustment, isNew }, subjectOf) =>
          isNew ? orRefuse(booksChanged("fee-charged", ...subjectOf(purpose), adjustment, text)) : null,
        ({ adjustment, isNew }) => (isNew ? adjustment : null),
      );
    },

    writeOff: (call) => {
      const { customerNumber } = call.params;
      const { document, left, reason } = call.body;
      return onMoney(
        call,
        (moment) => writeOff(customerNumber, { document, left: left as Cents, text: reasonIn(reason) }, moment),
        (made, subjectOf) => orRefuse(booksChanged("written-off", ...subjectOf(made.purpose), made, reason)),
      );
    },

    takeBackAdjustment: (call) => {
      const { customerNumber, adjustmentId } = call.params;
      const { reason } = call.body;
      return onMoney(
        call,
        (moment) => takeBackAdjustment(customerNumber, adjustmentId, reasonIn(reason), moment),
        (made, subjectOf) => orRefuse(booksChanged("adjustment-taken-back", ...subjectOf(made.purpose), made, reason)),
      );
    },
  };
  return answers;
};

// A day of the clock of an order's contracts: what it bills, which terms begin, and what an end does, in one transaction. [ACC-04] [ACC-07] [BAL-04] [CRT-04] [DOM-07] [HDL-09]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Day, Instant, TimeZone } from "#kernel/calendar";
import { type Order, type OrderId, setupOf } from "#shop/checkout";
import { clockActs, isWithdrawnFrom, namesOf, type PriceStep, type ServiceContract } from "#shop/contract";
import { isInForce, type Voucher } from "#shop/voucher";
import { creditNotes } from "./correction.ts";
import { invoiceOfDay } from "./day-of-clock.ts";
import type { Billed } from "./later-draft.ts";
import type { Invoice, InvoiceDraft } from "./model.ts";
import type { Issue } from "./rules.ts";
import { type SetupFacts, type Used, withUseBilled } from "./usage.ts";

/** A term that began. */
export interface Renewal {
  readonly contract: ServiceContract;
  /** The first day that it does not cover. */
  readonly until: Day;
}

/** A term that begins if nothing is cancelled, and what it costs. [LIF-04] */
export interface AnnouncedRenewal extends Renewal {
  readonly charges: readonly PriceStep[];
}

/** What the customer learns of a day in a letter of its own. */
export type ContractNews = Pick<Billed, "buyer" | "locale"> & { readonly day: Day } & (
    | { readonly kind: "renewed"; readonly renewals: readonly Renewal[] }
    | {
        /** Before the last day for notice; `day` is the one on which the terms begin. [LIF-04] */
        readonly kind: "renews";
        readonly lastDay: Day;
        readonly renewals: readonly AnnouncedRenewal[];
      }
    | { readonly kind: "ended"; readonly contracts: readonly ServiceContract[] }
    | {
        readonly kind: "voucher";
        readonly contract: ServiceContract;
        readonly orderNumber: string;
        readonly voucher: Voucher;
      }
  );

/** What the day of an order's contracts does, where they are stored. */
export class ContractDays extends Context.Service<
  ContractDays,
  {
    /** All of an order, as they stand. */
    readonly contracts: (order: OrderId) => Effect.Effect<readonly ServiceContract[]>;
    readonly setupReported: (contract: ServiceContract) => Effect.Effect<Omit<SetupFacts, "permitted">>;
    /** The order's own invoice, where it has none yet. */
    readonly invoiceOrder: (order: OrderId) => Effect.Effect<void>;
    readonly documents: (order: OrderId) => Effect.Effect<readonly Invoice[]>;
    /** Numbered and booked, reported to other systems, and sent with the terms that began. */
    readonly issue: (draft: InvoiceDraft, renewals: readonly Renewal[]) => Effect.Effect<Invoice>;
    readonly change: (contract: ServiceContract) => Effect.Effect<void>;
    /** Other systems learn of a term. */
    readonly renewed: (renewal: Renewal, day: Day) => Effect.Effect<void>;
    readonly write: (news: ContractNews) => Effect.Effect<void>;
    /** The voucher that an order of this moment used is open again; null where it is not its any more. */
    readonly giveBackVoucher: (code: string, usedAt: Instant) => Effect.Effect<Voucher | null>;
    readonly forgetAuthcodes: (order: OrderId, names: readonly string[]) => Effect.Effect<void>;
  }
>()("kontor/shop/invoice/ContractDays") {}

/** Contracts of one order that have the same day, and what its documents say of seller and customer. */
export interface ClockDay {
  readonly order: Order;
  readonly day: Day;
  readonly contracts: readonly ServiceContract[];
  readonly billed: Billed;
  readonly issue: Issue;
  readonly now: Instant;
  readonly timeZone: TimeZone;
}

export const workOffDay = Effect.fn("workOffDay")(function* (of: ClockDay) {
  const { order, day, contracts, billed, issue, timeZone } = of;
  const days = yield* ContractDays;
  const due = yield* Effect.forEach(contracts, (contract) => withSetup(of, contract));
  const ended = due.filter(({ contract }) => clockActs(contract, day).ends);
  if (ended.length > 0) yield* days.invoiceOrder(order.id);
  const documents = yield* days.documents(order.id);
  const draft = invoiceOfDay({ order, day, due, documents, timeZone }, billed, issue);
  const renewals = yield* renewedOn(of);
  const invoice = draft === null ? null : yield* days.issue(draft, renewals);
  if (invoice === null && renewals.length > 0) yield* days.write({ kind: "renewed", renewals, day, ...billed });
  if (invoice !== null)
    for (const { contract } of due.filter((each) => !ended.includes(each))) {
      const used = withUseBilled(contract, invoice);
      if (used !== contract) yield* days.change(used);
    }
  if (ended.length > 0) yield* end(of, ended, invoice === null ? documents : [...documents, invoice]);
});

/** What is known of the setup of what was used; nothing is read where nothing depends on it. [PRD-08] [BAL-04] */
const withSetup = Effect.fnUntraced(function* ({ order, now, timeZone }: ClockDay, contract: ServiceContract) {
  const depends = contract.hourly || contract.state.kind === "withdrawn";
  const reported = depends
    ? yield* (yield* ContractDays).setupReported(contract)
    : { isReported: false, readyAt: null };
  return { contract, setup: { permitted: setupOf(order, now, timeZone).from, ...reported } } satisfies Used;
});

/** Terms that begin: other systems learn of each, the customer of those that bind. */
const renewedOn = Effect.fnUntraced(function* ({ contracts, day }: ClockDay) {
  const renewals: Renewal[] = [];
  for (const contract of contracts) {
    const { renewedUntil: until, announcesRenewal } = clockActs(contract, day);
    if (until === null) continue;
    yield* (yield* ContractDays).renewed({ contract, until }, day);
    if (announcesRenewal) renewals.push({ contract, until });
  }
  return renewals;
});

/** What was paid is credited, the voucher of an order withdrawn from as a whole is given back, codes of its names are forgotten; a notice that took effect is confirmed. */
const end = Effect.fnUntraced(function* (of: ClockDay, ended: readonly Used[], documents: readonly Invoice[]) {
  const { order, day, billed, issue, timeZone } = of;
  const days = yield* ContractDays;
  const all = ended.map((used) => ({ ...used, order, timeZone }));
  for (const draft of creditNotes(all, documents, issue)) yield* days.issue(draft, []);
  const contracts = ended.map(({ contract }) => contract);
  yield* giveBack(of, contracts);
  yield* days.forgetAuthcodes(order.id, contracts.flatMap(namesOf));
  const ranOut = contracts.filter(
    ({ state, isAddition }) => state.kind === "cancelled" && state.by === "notice" && !isAddition,
  );
  if (ranOut.length > 0) yield* days.write({ kind: "ended", contracts: ranOut, day, ...billed });
});

/** The voucher of the order is open again, and its customer learns of it while there is time left to use it. [CRT-04] */
const giveBack = Effect.fnUntraced(function* (
  { order, day, billed, now }: ClockDay,
  ended: readonly ServiceContract[],
) {
  const days = yield* ContractDays;
  const { voucherCode: code } = order.quote;
  const contract = ended.find(({ state }) => state.kind === "withdrawn");
  if (code === null || contract === undefined || !isWithdrawnFrom(yield* days.contracts(order.id))) return;
  const voucher = yield* days.giveBackVoucher(code, order.placedAt);
  if (voucher === null || !isInForce(voucher, now)) return;
  yield* days.write({ kind: "voucher", contract, day, orderNumber: order.number, voucher, ...billed });
});

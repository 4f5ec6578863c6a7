// Whole histories of orders, as the server's clock works them off: notices at once and matched late, withdrawals, guarantees, credits by staff, other addresses and rates, a clock that is late. [ACC-03] [ACC-07]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays, type Day, type Instant, instant } from "#kernel/calendar";
import { cents } from "#kernel/money";
import { setupOf } from "#shop/checkout";
import {
  cancelledByNotice,
  claimGuarantee,
  clockActs,
  clockDayAfter,
  clockDayOfEnd,
  ContractBook,
  ContractLetters,
  type ClockOfContract,
  dueOnOneDay,
  endContracts,
  type ServiceContract,
  withdrawn,
} from "#shop/contract";
import type { Entry } from "#shop/balance";
import { anyRatesAtChange, type RatesAtChange } from "#shop/pricing/arbitraries";
import { anyOrdered, anyOrderedAtChange, exampleIssue } from "./arbitraries.ts";
import { withFeeCorrected } from "./corrected-fee.ts";
import { creditNotes } from "./correction.ts";
import { invoiceOfDay } from "./day-of-clock.ts";
import { anyActs, anyRateOfHistory, type HistoryAct, isMoneyAct } from "./history-acts-arbitraries.ts";
import { moneyOfHistory } from "./history-money-arbitraries.ts";
import {
  type RatesLived,
  type RatesOfOrder,
  type Surprise,
  type VatOfHistory,
  vatOfHistory,
} from "./history-vat-arbitraries.ts";
import type { Billed } from "./later-draft.ts";
import type { Invoice, InvoiceDraft } from "./model.ts";
import { beginningOf, dayIn } from "./owed-arbitraries.ts";
import { isOutdated, replacementOf } from "./rate-change.ts";
import { creditByStaff } from "./staff-credit.ts";
import { invoiceNumber, invoiceOfOrder } from "./rules.ts";
import { type SetupFacts, usedFrom, withUseBilled } from "./usage.ts";

const hour = 3_600_000;
const dayLength = 86_400_000;
export const timeZone = "Europe/Berlin";

export interface History extends RatesOfOrder {
  readonly acts: readonly HistoryAct[];
  /** Days between the runs of the clock, again and again. */
  readonly gaps: readonly number[];
  readonly days: number;
  /** After how many hours a server was ready; null where nothing is reported of it. */
  readonly ready: number | null;
}

/** The same order at a moment of its day. */
const placedAtHour = ({ order, contracts, at }: History["ordered"], hours: number): History["ordered"] => {
  const placedAt = instant(beginningOf(contracts[0]?.orderedOn ?? "") + hours * hour + 1234);
  return {
    ...(at === undefined ? {} : { at }),
    order: { ...order, placedAt },
    contracts: contracts.map((contract) => ({ ...contract, placedAt })),
  };
};

export const anyGapsOfHistory: fc.Arbitrary<readonly number[]> = fc.oneof(
  fc.constant([1]),
  fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 4 }),
);

const anyHistoryOf = (anyOrder: fc.Arbitrary<History["ordered"]>): fc.Arbitrary<History> =>
  fc
    .record({ ordered: anyOrder, hours: fc.nat(22), days: fc.integer({ min: 20, max: 500 }) })
    .chain(({ ordered, hours, days }) =>
      fc
        .record({
          ordered: fc.constant(placedAtHour(ordered, hours)),
          acts: anyActs(days),
          gaps: anyGapsOfHistory,
          days: fc.constant(days),
          ready: fc.option(fc.nat(30 * 24), { freq: 2 }),
          change: fc.record({ after: fc.integer({ min: 1, max: 400 }), rate: anyRateOfHistory }),
          surprised: ordered.at === undefined ? fc.constant(notSurprised) : anySurprised(ordered.at, days),
        })
        .map(({ surprised: { surprises, corrections }, ...history }) => ({
          ...history,
          surprises,
          acts: [...history.acts, ...corrections].toSorted((a, b) => a.after - b.after),
        })),
    );

interface Surprised {
  readonly surprises: readonly Surprise[];
  readonly corrections: readonly HistoryAct[];
}
const notSurprised: Surprised = { surprises: [], corrections: [] };

/** Rates become known, most of them while something is paid ahead, and staff correct what was billed by then: all of it, or some. */
const anySurprised = ({ today }: RatesAtChange, days: number): fc.Arbitrary<Surprised> =>
  fc.record({
    surprises: fc.array(
      fc.record({
        known: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: days })),
        rates: anyRatesAtChange(fc.constant(today)).map(({ rates }) => rates.filter(({ from }) => from > today)),
      }),
      { maxLength: 2 },
    ),
    corrections: fc.array(
      fc.record({ kind: fc.constant("rate" as const), after: fc.nat(days * 24), invoice: fc.nat(20) }),
      { maxLength: 5 },
    ),
  });

/** At rates that are those of the customer alone, and known from the start. */
export const anyPlainHistory: fc.Arbitrary<History> = anyHistoryOf(anyOrdered);

/** Half of them while the rates of countries change, as it is known with the order or afterwards: their documents have several rates. [VAT-14] */
export const anyHistory: fc.Arbitrary<History> = fc.oneof(anyPlainHistory, anyHistoryOf(anyOrderedAtChange));

/** What a history came to. */
export interface Lived extends RatesLived {
  readonly contracts: readonly ServiceContract[];
  readonly documents: readonly Invoice[];
  /** What staff noted of money, and where documents were noted among it. */
  readonly money: readonly Entry[];
  readonly places: ReadonlyMap<string, number>;
  /** The last day that the clock has worked off. */
  readonly until: Day;
  readonly usedFrom: (contract: ServiceContract) => Instant | null;
  readonly isReported: (contract: ServiceContract) => boolean;
}

/** Which of the contracts that are due on a day are worked off together. */
export type Divided = (due: readonly ClockOfContract[]) => readonly (readonly ClockOfContract[])[];

const allOfADay: Divided = (due) => [due];

/** Lives a history as the server does: acts when they come, the clock when it runs, each day of a contract once. */
export const lived = (history: History, divided = allOfADay): Lived => {
  const { ordered, acts, gaps, days, ready } = history;
  const { order } = ordered;
  const placed = order.placedAt;
  const state = {
    contracts: ordered.contracts,
    documents: [] as readonly Invoice[],
    until: "" as Day,
  };
  const money = moneyOfHistory(() => state.documents);
  const vat: VatOfHistory = vatOfHistory(history);
  const clocks = new Map<string, Day | null>(
    ordered.contracts.map((contract) => [contract.id, clockDayAfter(contract, contract.start)]),
  );
  const setup: SetupFacts = {
    permitted: setupOf(order, placed, timeZone).from,
    isReported: ready !== null,
    readyAt: ready === null ? null : instant(placed + ready * hour),
  };
  const issueAt = (now: number) => ({ ...exampleIssue, today: dayIn(now) as Day, now: instant(now) });
  const issue = (draft: InvoiceDraft): void => {
    const place = state.documents.length + 1;
    const document = { ...draft, id: `d${place}`, number: invoiceNumber(draft.kind, 2026, place) };
    state.documents = [...state.documents, document];
    money.placed(document);
  };
  const changed = (contract: ServiceContract): void => {
    state.contracts = state.contracts.map((each) => (each.id === contract.id ? contract : each));
    const [end, clock] = [clockDayOfEnd(contract), clocks.get(contract.id) ?? null];
    if (end !== null && (clock === null || clock > end)) clocks.set(contract.id, end);
  };
  const book = Context.make(ContractBook, {
    add: () => Effect.void,
    ofPerson: () => Effect.succeed(state.contracts),
    customerOf: () => Effect.succeed(null),
    byId: (id) => Effect.sync(() => state.contracts.find((each) => each.id === id) ?? null),
    ofOrder: () => Effect.sync(() => state.contracts),
    earlierOrders: () => Effect.succeed([]),
    asBilledNext: Effect.succeed,
    reopen: () => Effect.void,
    change: (contract) => Effect.sync(() => changed(contract)),
  });
  const ports = Context.add(book, ContractLetters, { ended: () => Effect.void });
  /** What is refused changes nothing. */
  const use = <A, E>(work: Effect.Effect<A, E, ContractBook | ContractLetters>): void =>
    void Effect.runSync(Effect.result(Effect.provideContext(work, ports)));
  const work = (contracts: readonly ServiceContract[], on: Day, now: number): void => {
    const [billed, at]: [Billed, ReturnType<typeof issueAt>] = [
      { buyer: order.address, vatOn: (tax) => vat.billedOn(tax, now), locale: order.locale },
      issueAt(now),
    ];
    const due = contracts.map((contract) => ({ contract, setup }));
    const invoice = invoiceOfDay({ order, day: on, due, documents: state.documents, timeZone }, billed, at);
    if (invoice !== null) issue(invoice);
    const [ended, running] = [
      contracts.filter((each) => clockActs(each, on).ends),
      contracts.filter((each) => !clockActs(each, on).ends),
    ];
    for (const contract of running) {
      const used = invoice === null ? contract : withUseBilled(contract, invoice);
      if (used !== contract) changed(used);
    }
    const all = ended.map((contract) => ({ contract, order, setup, timeZone }));
    for (const draft of creditNotes(all, state.documents, at)) issue(draft);
  };
  const run = (now: number): void => {
    state.until = dayIn(now) as Day;
    for (let round = 0; round < 50_000; round += 1) {
      const next = dueOnOneDay(
        state.contracts.map(({ id }) => ({ id, day: clocks.get(id) ?? null })),
        state.until,
      );
      if (next === null) return;
      const { day: on } = next;
      for (const part of divided(next.due)) {
        const contracts = part.flatMap(({ id }) => state.contracts.filter((each) => each.id === id));
        for (const contract of contracts)
          clocks.set(contract.id, clockActs(contract, on).ends ? null : clockDayAfter(contract, on));
        work(contracts, on, now);
      }
    }
    throw new Error("a clock that does not come to an end");
  };
  const at = <A>(values: readonly A[], place: number): A | undefined => values[place % Math.max(1, values.length)];
  const ofKind = (wanted: Invoice["kind"]): readonly Invoice[] => state.documents.filter(({ kind }) => kind === wanted);
  /** As staff do it: both documents in one act, and the guarantee gives back what is charged now. */
  const correctRate = (which: number, now: number): void => {
    const rates = vat.knownAt(now);
    if (rates === null) return;
    const invoice = at(
      ofKind("invoice").filter((one) => isOutdated(one, state.documents, rates)),
      which,
    );
    if (invoice === undefined) return;
    const place = state.documents.length;
    const numberOf = (kind: Invoice["kind"], of: number) => ({ id: `d${of}`, number: invoiceNumber(kind, 2026, of) });
    const numbers = { note: numberOf("credit-note", place + 1), invoice: numberOf("invoice", place + 2) };
    const made = replacementOf(invoice, state.documents, numbers, {
      rates,
      issue: issueAt(now),
      ordered: { order, contracts: state.contracts },
    });
    if (Result.isFailure(made)) return;
    issue(made.success.note);
    issue(made.success.invoice);
    for (const contract of state.contracts) {
      const fee = withFeeCorrected(contract, made.success, order);
      if (fee !== contract) changed(fee);
    }
  };
  const perform = (act: HistoryAct, received: number, now: number): void => {
    const [today, from] = [dayIn(now) as Day, dayIn(received) as Day];
    if (isMoneyAct(act)) money.note(act, now, today);
    if (act.kind === "move") vat.moved(act.rate, now);
    if (act.kind === "rate") correctRate(act.invoice, now);
    const when = { today, locale: order.locale, now: instant(now), zone: timeZone };
    const one = "contract" in act && act.contract !== null ? at(state.contracts, act.contract) : undefined;
    const meant = one === undefined ? state.contracts : [one];
    if (act.kind === "notice") {
      const wanted = act.wanted === null ? null : addDays(from, act.wanted);
      use(endContracts(meant, (contract) => cancelledByNotice(contract, wanted, instant(received), from), when));
    }
    if (act.kind === "withdrawal")
      use(endContracts(meant, (contract) => withdrawn(contract, instant(received), from), when));
    if (act.kind === "guarantee" && one !== undefined) use(claimGuarantee(one.id, one.customerNumber, when));
    if (act.kind === "credit") {
      const invoice = at(ofKind("invoice"), act.invoice);
      if (invoice === undefined) return;
      const credit = creditByStaff(
        invoice,
        state.documents,
        cents(Math.ceil((invoice.total * act.part) / 1000)),
        issueAt(now),
      );
      if (Result.isSuccess(credit)) issue(credit.success);
    }
  };
  issue(invoiceOfOrder(order, ordered.contracts, issueAt(placed)));
  run(placed);
  const runs: number[] = [];
  for (let gone = 0, at = 0; gone < days; at += 1) {
    gone += gaps[at % gaps.length] ?? 1;
    runs.push(placed + gone * dayLength + hour);
  }
  const due = [
    ...acts.map((act) => {
      const received = placed + act.after * hour;
      const late = "matchedAfter" in act ? act.matchedAfter * dayLength : 0;
      return { at: received + late, work: () => perform(act, received, received + late) };
    }),
    ...runs.map((at) => ({ at, work: () => run(at) })),
  ].toSorted((a, b) => a.at - b.at);
  for (const { work: next } of due) next();
  // Later than everything that may be matched late: histories of the same length end on the same day.
  run(placed + (days + 100) * dayLength);
  return {
    contracts: state.contracts,
    documents: state.documents,
    money: money.entries(),
    places: money.places,
    until: state.until,
    ...vat.rates,
    usedFrom: () => usedFrom(setup),
    isReported: () => ready !== null,
  };
};

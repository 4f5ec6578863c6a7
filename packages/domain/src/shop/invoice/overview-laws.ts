// What the first page of an account says agrees with what is billed, with the books and with the contracts. [ACC-01] [ACC-02] [ACC-03]
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays, type Day, instant, isBefore } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { cents, rate, zero } from "#kernel/money";
import { anyRate } from "#kernel/money/arbitraries";
import { overdueSince } from "#shop/balance";
import { type Order, pricesOf } from "#shop/checkout";
import {
  cancelledByNotice,
  type ContractView,
  contractView,
  nextCharge,
  nextPeriod,
  type ServiceContract,
} from "#shop/contract";
import { anyOrdered, exampleIssue, invoiceOfPeriods } from "./arbitraries.ts";
import { type Billed, type BilledVat, ratesOf } from "./later-draft.ts";
import type { BilledRates } from "./list-price.ts";
import { asBilledNext } from "./next-bill.ts";
import { accountOverview } from "./overview.ts";
import { overviewLimits } from "./limits.ts";

const zone = "Europe/Berlin";

/** The rates of later bills; null where they are billed as they were ordered. */
const anyBilled = fc.option(fc.record({ home: anyRate, rate: fc.oneof(anyRate, fc.constant(rate(0))) }), { nil: null });

type Rates = BilledRates | null;

const vatAt = ({ quote: { vat } }: Order, rates: Rates): BilledVat => ({
  vat: { ...vat, rate: rates?.rate ?? vat.rate },
  homeRate: rates?.home ?? null,
});

const billedAt = (order: Order, rates: Rates): Billed => ({
  buyer: order.address,
  locale: order.locale,
  vatOn: () => vatAt(order, rates),
});

const nextOf = (order: Order, contract: ServiceContract, today: Day, rates: Rates): ServiceContract =>
  asBilledNext(contract, pricesOf(order, contract), today, () => ratesOf(vatAt(order, rates)));

const viewsOf = (contracts: readonly ServiceContract[], today: Day): readonly ContractView[] =>
  contracts.map((contract) => contractView(contract, today, [], zone));

/** Some of them late, some without a day. */
const anyDocument = fc
  .record({
    id: fc.uuid(),
    left: fc.nat(3).map(cents),
    days: fc.option(fc.integer({ min: -10, max: 40 }), { nil: null }),
  })
  .map(({ id, left, days }) => {
    const dueOn = days === null ? null : addDays(exampleIssue.today, days);
    return {
      id,
      number: "R-2026-000001",
      balance: { left, toPayBack: zero, dueOn, overdueSince: overdueSince(left, dueOn, exampleIssue.today) },
    };
  });

export const overviewLaws: readonly Law[] = [
  law(
    "[ACC-02] [ACC-07] the next regular payment is what the invoice of its day asks for, and comes before the end",
    () =>
      fc.property(anyOrdered, fc.nat(900), fc.boolean(), anyBilled, ({ order, contracts }, age, isCancelled, rates) =>
        contracts.every((running) => {
          const today = addDays(running.orderedOn, age);
          const contract = nextOf(
            order,
            isCancelled
              ? Result.getOrElse(cancelledByNotice(running, null, instant(1), today), () => running)
              : running,
            today,
            rates,
          );
          const charge = nextCharge(contract, today);
          if (charge === null || contract.hourly) return true;
          const billed = billedAt(order, rates);
          const invoice = invoiceOfPeriods(order, [contract], charge.day, billed, exampleIssue);
          const { state } = contract;
          return (
            isBefore(today, charge.day) &&
            invoice?.total === charge.cents &&
            (state.kind !== "cancelled" || isBefore(charge.day, state.end))
          );
        }),
      ),
  ),
  law(
    "[ACC-02] [ACC-03] [ACC-09] each regular payment ahead is what one invoice of all the contracts asks for on that day",
    () =>
      fc.property(anyOrdered, fc.nat(900), anyBilled, ({ order, contracts }, age, rates) => {
        const today = addDays(exampleIssue.today, age);
        const { dates } = accountOverview({
          today,
          contracts: viewsOf(
            contracts.map((contract) => nextOf(order, contract, today, rates)),
            today,
          ),
          isReady: new Map(),
          documents: [],
        });
        return dates.every(
          (date) =>
            date.kind !== "regular" ||
            date.atMost ||
            invoiceOfPeriods(order, contracts, date.day, billedAt(order, rates), exampleIssue)?.total === date.cents,
        );
      }),
  ),
  law(
    "[ACC-02] [BAL-08] each later price of a contract is what the invoice of the first day that it is said to hold asks for",
    () =>
      fc.property(anyOrdered, fc.nat(900), anyBilled, ({ order, contracts }, age, rates) =>
        contracts.every((contract) => {
          const today = addDays(contract.orderedOn, age);
          const { later, contract: shown } = contractView(nextOf(order, contract, today, rates), today, [], zone);
          if (contract.hourly || later.length !== 1) return true;
          return later.every(({ from, gross, everyMonths }) => {
            const next = isBefore(today, from) ? from : nextPeriod(shown, { everyMonths }, today);
            return invoiceOfPeriods(order, [contract], next, billedAt(order, rates), exampleIssue)?.total === gross;
          });
        }),
      ),
  ),
  law("[ACC-03] [ACC-09] what is due later is a date ahead with all that is due on it; what is late is none", () =>
    fc.property(fc.array(anyDocument, { maxLength: 8 }), (documents) => {
      const { dates } = accountOverview({
        today: exampleIssue.today,
        contracts: [],
        isReady: new Map(),
        documents,
      });
      const ahead = documents.filter(
        ({ balance: { left, dueOn, overdueSince: since } }) => left > 0 && dueOn !== null && since === null,
      );
      const days = [...new Set(ahead.map(({ balance }) => balance.dueOn))].toSorted();
      return (
        dates.map(({ day }) => day).join() === days.slice(0, overviewLimits.dates).join() &&
        dates.every((date) => {
          const same = ahead.filter(({ balance }) => balance.dueOn === date.day);
          return (
            date.kind === "due" &&
            date.documents.length === same.length &&
            date.cents === same.reduce((all, { balance }) => all + balance.left, 0)
          );
        })
      );
    }),
  ),
  law(
    "[ACC-02] [ACC-09] whatever runs is a ship, goes with one, or holds a name; and no last day to cancel is missing before the last date ahead",
    () =>
      fc.property(anyOrdered, fc.nat(900), ({ contracts }, age) => {
        const today = addDays(exampleIssue.today, age);
        const views = viewsOf(contracts, today);
        const { moored, moreMoored, names, moreNames, dates } = accountOverview({
          today,
          contracts: views,
          isReady: new Map(),
          documents: [],
        });
        const shown = new Set(
          [
            ...moored.flatMap(({ view, additions }) => [view, ...additions]),
            ...names.map(({ contract }) => contract),
          ].map(({ contract }) => contract.id),
        );
        const bound = views.filter(({ nextEnd, terms }) => nextEnd !== null && terms.renewalMonths > 0);
        return (
          moored.length <= overviewLimits.ships &&
          names.length <= overviewLimits.names &&
          (moreMoored + moreNames > 0 || shown.size === views.length) &&
          dates.every(({ day }, at) => day >= today && (at === 0 || day >= (dates[at - 1]?.day ?? day))) &&
          bound.every(
            ({ contract, nextEnd }) =>
              nextEnd === null ||
              dates.some((date) => date.kind === "notice" && date.contracts.some((one) => one.contract === contract)) ||
              (dates.length === overviewLimits.dates && (dates.at(-1)?.day ?? today) <= nextEnd.lastDay),
          )
        );
      }),
  ),
];

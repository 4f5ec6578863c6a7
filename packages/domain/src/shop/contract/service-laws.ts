// What always holds of the contracts of customers, whatever is declared and whenever. [ACC-02] [ACC-05]
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays, type Day, daysBetween, instant, startOfDay } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { cents } from "#kernel/money";
import { anyContract, anyPolicy } from "./arbitraries.ts";
import {
  cancelledAt,
  firstDayOfSetup,
  guaranteeLastDay,
  lastDayCovered,
  nextEnd,
  possibleEnds,
  termEnd,
  withdrawalLastDay,
} from "./rules.ts";
import { clockActs } from "./clock.ts";
import { endedForCause } from "./good-cause.ts";
import type { ServiceContract } from "./service-model.ts";
import {
  awaitedStart,
  cancelledByNotice,
  contractView,
  endedByGuarantee,
  endedWith,
  nextRenewal,
  shownEnd,
  shownStanding,
  standingOn,
  withdrawn,
} from "./service-rules.ts";

const anyAge = fc.nat(4000);
const now = instant(1_795_000_000_000);
const zone = "Europe/Berlin";

/** An instant of a day, as a notice of that day has it. */
const noonOf = (day: Day) => instant(startOfDay(day, zone) + 43_200_000);

export const anyService: fc.Arbitrary<ServiceContract> = fc
  .record({
    contract: anyContract,
    policy: anyPolicy,
    paid: fc.nat(100_000).map(cents),
    recurring: fc.nat(100_000).map(cents),
    earlyStart: fc.boolean(),
  })
  .map(({ contract: { monthly, billingMonths, ...binding }, policy, paid, recurring, earlyStart }) => ({
    ...binding,
    orderedOn: binding.start,
    start: firstDayOfSetup(binding.start, { party: binding.party, earlyStart }),
    id: "o1-1",
    number: "K-2026-000001-1",
    customerNumber: "100001",
    email: "erika@example.com",
    orderId: "o1",
    orderNumber: "K-2026-000001",
    item: "i1",
    isAddition: false,
    policy,
    location: null,
    parts: [
      {
        kind: "product",
        subject: "web-m",
        title: { en: "Web M", de: "Web M" },
        quantity: 1,
        first: paid,
        recurring,
        everyMonths: billingMonths,
        recurringFromMonth: billingMonths,
      },
    ],
    guarantee: { monthly, billingMonths, paid },
    placedAt: now,
    state: { kind: "running" },
  }));

const onDay = (contract: ServiceContract, age: number) => addDays(contract.orderedOn, age);

export const serviceLaws: readonly Law[] = [
  law("[ACC-07] [LAW3] a new term is announced where it binds for longer than a month, and no other", () =>
    fc.property(anyService, anyAge, fc.boolean(), (contract, age, isRenewal) => {
      const after = onDay(contract, age);
      const day = (isRenewal ? nextRenewal(contract, contract.policy, after) : null) ?? after;
      const { renewedUntil, announcesRenewal } = clockActs(contract, day);
      return announcesRenewal === (renewedUntil !== null && daysBetween(day, renewedUntil) > 31);
    }),
  ),
  law(
    "[ACC-05] [CON-01] a notice ends a contract on a day that is possible and never before the wanted one; a second one brings it forward, or changes nothing",
    () =>
      fc.property(anyService, anyAge, fc.option(fc.nat(900), { nil: null }), (contract, age, wait) => {
        const today = onDay(contract, age);
        const wanted = wait === null ? null : addDays(today, wait);
        const result = cancelledByNotice(contract, wanted, now, today);
        if (Result.isFailure(result) || result.success.state.kind !== "cancelled") return false;
        const { end } = result.success.state;
        const next = nextEnd(contract, contract.policy, today);
        const again = cancelledByNotice(result.success, null, now, today);
        const isForward =
          Result.isSuccess(again) && again.success.state.kind === "cancelled" && again.success.state.end === next;
        return (
          Result.isSuccess(cancelledAt(contract, contract.policy, today, end)) &&
          end >= next &&
          (wanted === null || end >= wanted) &&
          (end === next ? Result.isFailure(again) : isForward)
        );
      }),
  ),
  law(
    "[ACC-02] [LOOK3-4] a contract is shown as running exactly from its first day until it is cancelled, withdrawn or over",
    () =>
      fc.property(anyService, fc.nat(60), fc.boolean(), (contract, age, isCancelled) => {
        const today = onDay(contract, age);
        const now_ = isCancelled
          ? Result.getOrElse(cancelledByNotice(contract, null, now, today), () => contract)
          : contract;
        const shown = shownStanding({ standing: standingOn(now_, today), begins: awaitedStart(now_, today) });
        return now_.state.kind === "running"
          ? shown === (today < contract.start ? "begins" : "running")
          : shown === standingOn(now_, today);
      }),
  ),
  law("[ACC-02] a cancelled contract runs until its end and is ended from that day on", () =>
    fc.property(anyService, anyAge, fc.nat(2000), (contract, age, later) => {
      const today = onDay(contract, age);
      const { state, ...rest } = Result.getOrThrow(cancelledByNotice(contract, null, now, today));
      const day = addDays(today, later);
      return (
        state.kind === "cancelled" && standingOn({ ...rest, state }, day) === (day < state.end ? "cancelled" : "ended")
      );
    }),
  ),
  law(
    "[ACC-02] the day shown as the end is the last one covered, the same in view and calendar; what ends at once ends on that day",
    () =>
      fc.property(anyService, anyAge, fc.nat(900), (contract, age, later) => {
        const today = onDay(contract, age);
        const cancelled = Result.getOrThrow(cancelledByNotice(contract, null, noonOf(today), today));
        if (cancelled.state.kind !== "cancelled") return false;
        const [shown, on] = [shownEnd(cancelled, zone), addDays(today, later)];
        const view = contractView(cancelled, on, [], zone);
        const agreed = view.calendar.filter(({ kind }) => kind === "agreed-end").map(({ day }) => day);
        return (
          view.end === shown &&
          agreed.every((day) => day === shown) &&
          (contract.hourly ? shown === today : shown !== null && standingOn(cancelled, shown) === "cancelled") &&
          shown !== null &&
          standingOn(cancelled, addDays(shown, 1)) === "ended"
        );
      }),
  ),
  law(
    "[ACC-05] [CON-03] a wanted day is the last one of a contract that can end on any day, from the first possible one on",
    () =>
      fc.property(anyService, anyAge, fc.nat(900), (contract, age, wait) => {
        const today = onDay(contract, age);
        const isFree = contract.hourly || (contract.policy === "consumer-de" && contract.party === "private");
        const wanted = addDays(today, wait);
        const shown = shownEnd(Result.getOrThrow(cancelledByNotice(contract, wanted, noonOf(today), today)), zone);
        return !isFree || wanted < addDays(nextEnd(contract, contract.policy, today), -1) || shown === wanted;
      }),
  ),
  law("[ACC-02] [CON-01] the next renewal is the first end of a term after the day, as found one by one", () =>
    fc.property(anyService, anyAge, (contract, age) => {
      const today = onDay(contract, age);
      const search = (renewals: number): string =>
        termEnd(contract, renewals) > today ? termEnd(contract, renewals) : search(renewals + 1);
      const renewal = nextRenewal(contract, contract.policy, today);
      return contract.hourly || (contract.policy === "consumer-de" && contract.party === "private")
        ? renewal === null
        : renewal === search(0);
    }),
  ),
  law("[ACC-05] [LGL-03] only consumers withdraw, only in time, and only from what has not ended", () =>
    fc.property(anyService, fc.nat(40), (contract, age) => {
      const today = onDay(contract, age);
      const cancelled = Result.getOrThrow(cancelledByNotice(contract, null, now, today));
      const inTime = contract.party === "private" && today <= withdrawalLastDay(contract.orderedOn);
      return (
        Result.isSuccess(withdrawn(contract, now, today)) === inTime &&
        Result.isSuccess(withdrawn(cancelled, now, today)) === (inTime && standingOn(cancelled, today) === "cancelled")
      );
    }),
  ),
  law("[ACC-05] [CON-02] [CON-05] what the view offers is what is done: the refund, the last days, the end", () =>
    fc.property(anyService, fc.nat(60), fc.boolean(), (contract, age, hadOrder) => {
      const today = onDay(contract, age);
      const earlier = hadOrder ? [{ withdrawn: false }] : [];
      const { acts } = contractView(contract, today, earlier, zone);
      const ended = endedByGuarantee(contract, earlier, now, today);
      const byNotice = Result.getOrThrow(cancelledByNotice(contract, null, noonOf(today), today));
      return (
        (acts.guarantee === null) === Result.isFailure(ended) &&
        (Result.isFailure(ended) ||
          (ended.success.state.kind === "cancelled" &&
            ended.success.state.refund === acts.guarantee?.refund &&
            ended.success.state.end === today &&
            today <= guaranteeLastDay(contract.orderedOn))) &&
        (acts.withdraw === null) === Result.isFailure(withdrawn(contract, now, today)) &&
        acts.cancel?.end === shownEnd(byNotice, zone)
      );
    }),
  ),
  law("[CON-02] [CON-05] the guarantee pays back once: an addition that ends with its item has no refund", () =>
    fc.property(anyService, anyService, fc.nat(30), (item, other, age) => {
      const today = onDay(item, age);
      const addition: ServiceContract = { ...other, orderedOn: item.orderedOn, start: item.start, isAddition: true };
      const state = { kind: "cancelled", at: now, end: today, by: "guarantee", refund: cents(500) } as const;
      const after = endedWith(addition, { ...item, state }, today).state;
      return after.kind === "cancelled" && after.end === today && after.refund === null;
    }),
  ),
  law("[ACC-05] an addition never outlives its item, and an earlier end of its own stays", () =>
    fc.property(anyService, anyService, fc.nat(800), fc.nat(800), (item, other, age, sooner) => {
      const today = onDay(item, age);
      const running: ServiceContract = { ...other, orderedOn: item.orderedOn, start: item.start, isAddition: true };
      const addition =
        sooner % 2 === 0
          ? running
          : Result.getOrElse(cancelledByNotice(running, addDays(today, sooner), now, today), () => running);
      const ended = Result.getOrThrow(cancelledByNotice(item, null, now, today));
      const after = endedWith(addition, ended, today);
      if (ended.state.kind !== "cancelled" || after.state.kind !== "cancelled") return false;
      return (
        after.state.end <= ended.state.end &&
        (addition.state.kind !== "cancelled" ||
          addition.state.end > ended.state.end ||
          after.state.end === addition.state.end)
      );
    }),
  ),
  law(
    "[ACC-02] the calendar of a contract that was cancelled has its end and no other ones, that of a running one its next ends",
    () =>
      fc.property(anyService, fc.nat(800), (contract, age) => {
        const today = onDay(contract, age);
        const cancelled = Result.getOrThrow(cancelledByNotice(contract, null, noonOf(today), today));
        const [open, over] = [contractView(contract, today, [], zone), contractView(cancelled, today, [], zone)];
        const possible = possibleEnds(contract, contract.policy, today, 3).map((end) => lastDayCovered(end, today));
        const ends = (view: typeof open, kind: string) =>
          view.calendar.filter((entry) => entry.kind === kind).map(({ day }) => day);
        return (
          ends(open, "possible-end").join() === possible.join() &&
          ends(over, "possible-end").length === 0 &&
          (over.standing === "ended" ? over.calendar.length === 0 : ends(over, "agreed-end").join() === over.end) &&
          open.later.every(({ from }) => daysBetween(contract.start, from) >= 0)
        );
      }),
  ),
  law(
    "[LGL-04] [LGL-03] [CON-05] before its start a contract is awaited and has no price; rights count from the order, periods and ends from the start",
    () =>
      fc.property(anyService, fc.nat(60), (contract, age) => {
        const today = onDay(contract, age);
        const waits = contract.party === "private" && contract.start !== contract.orderedOn;
        const { begins, calendar, later } = contractView(contract, today, [], zone);
        const days = (kind: string) => calendar.filter((entry) => entry.kind === kind).map(({ day }) => day);
        return (
          begins === awaitedStart(contract, today) &&
          (begins === null) === today >= contract.start &&
          days("start").join() === (waits ? contract.start : "") &&
          contract.start === (waits ? addDays(withdrawalLastDay(contract.orderedOn), 1) : contract.orderedOn) &&
          later.every(({ from }) => from > contract.start) &&
          days("withdrawal-end").every((day) => day === withdrawalLastDay(contract.orderedOn)) &&
          days("guarantee-end").every((day) => day === guaranteeLastDay(contract.orderedOn)) &&
          (contract.hourly || days("possible-end").every((day) => addDays(day, 1) > contract.start))
        );
      }),
  ),
  law(
    "[LGL-03] [BAL-04] [SHOP2-3] the right to withdraw from a name ends when it was registered or moved at its customer's wish, and it stays when its item is withdrawn from",
    () =>
      fc.property(
        anyService,
        fc.boolean(),
        fc.boolean(),
        fc.nat(14 * 24),
        fc.nat(14 * 24),
        (contract, owed, isName, ready, received) => {
          const hours = (after: number) => instant(noonOf(contract.orderedOn) + after * 3_600_000);
          const parts = isName ? contract.parts.map((part) => ({ ...part, kind: "domain" as const })) : contract.parts;
          const name: ServiceContract = {
            ...contract,
            party: "private",
            parts,
            valueIsOwed: owed,
            namesReadyAt: hours(ready),
          };
          const today = addDays(contract.orderedOn, 1);
          const isDone = owed && isName;
          const item: ServiceContract = { ...contract, state: { kind: "withdrawn", at: hours(received), day: today } };
          return (
            Result.isFailure(withdrawn(name, hours(received), today)) === (isDone && ready <= received) &&
            (contractView(name, today, [], zone).acts.withdraw === null) === isDone &&
            contractView(name, today, [], zone).calendar.some(({ kind }) => kind === "withdrawal-end") !== isDone &&
            (endedWith({ ...name, isAddition: true }, item, today).state.kind === "running") === isDone
          );
        },
      ),
  ),
  law("[LGL-04] [ACC-05] what ends before its start is awaited no more", () =>
    fc.property(anyService, fc.nat(60), (contract, age) => {
      const today = onDay(contract, age);
      const ended = Result.getOrThrow(cancelledByNotice(contract, null, noonOf(today), today));
      return awaitedStart(ended, today) === null ? today >= contract.start || contract.hourly : !contract.hourly;
    }),
  ),
  law("[ACC-02] a contract that ends names no price from a day on which it is over, and all that come before", () =>
    fc.property(anyService, fc.nat(800), (contract, age) => {
      const today = onDay(contract, age);
      const cancelled = Result.getOrThrow(cancelledByNotice(contract, null, now, today));
      const all = contractView(contract, today, [], zone).later;
      const { state } = cancelled;
      const due = all.filter(({ from }) => state.kind === "cancelled" && from < state.end);
      return JSON.stringify(contractView(cancelled, today, [], zone).later) === JSON.stringify(due);
    }),
  ),
  law(
    "[ACC-05] [CON-01] what ends for good cause ends on the day of the receipt, or after the later day that was named, and never later than before",
    () =>
      fc.property(
        anyService,
        anyAge,
        fc.option(fc.integer({ min: -40, max: 400 }), { nil: null }),
        fc.boolean(),
        (running, age, later, isCancelled) => {
          const today = addDays(running.start, age);
          const contract = isCancelled
            ? Result.getOrElse(cancelledByNotice(running, null, now, today), () => running)
            : running;
          const before = contract.state.kind === "cancelled" ? contract.state.end : null;
          const wanted = later === null ? null : addDays(today, later);
          const end = wanted === null || wanted <= today ? today : addDays(wanted, 1);
          const ended = endedForCause(contract, wanted, now, today);
          if (Result.isFailure(ended)) return before !== null && (before <= today || before <= end);
          const { state } = ended.success;
          return (
            state.kind === "cancelled" &&
            state.end === end &&
            state.refund === null &&
            (before === null || end < before)
          );
        },
      ),
  ),
];

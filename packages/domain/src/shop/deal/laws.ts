// What always holds of deals and their countdowns.
import { lived, type Passing } from "@kontor/domain/testing";
import fc from "fast-check";
import { dayOf, instant } from "#kernel/calendar";
import { anyDay } from "#kernel/calendar/arbitraries";
import { law, type Law } from "#kernel/law";
import { anyDeal, anyDealInput, anyDealTime, anyMoment, anyWait } from "./arbitraries.ts";
import { type DealEvent, dealMachine } from "./machine.ts";
import { dealCountdown } from "./view.ts";
import type { Countdown } from "./model.ts";
import { longestWait } from "./limits.ts";
import {
  categoriesOf,
  countdown,
  dealsShown,
  doorTime,
  doorZone,
  serverTime,
  dealPhaseAt,
  untilFlip,
  untilTick,
} from "./rules.ts";

const secondsOf = ({ days, hours, minutes, seconds }: Countdown): number =>
  ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
const order = ["ahead", "open", "missed"];
const anyDeals = fc.array(anyDeal, { maxLength: 8 });

/** The server's time after each moment: what was last heard, and what has passed since. */
const timesOf = (now: number, moments: readonly (DealEvent | Passing)[]): readonly number[] =>
  moments.reduce<readonly number[]>(
    (times, moment) => [...times, moment.type === "time" ? (times.at(-1) ?? 0) + moment.milliseconds : moment.time],
    [now],
  );

export const laws: readonly Law[] = [
  law("[CNT-05] days, hours, minutes and seconds add up to what is left, rounded up", () =>
    fc.property(anyMoment, anyMoment, (until, now) => {
      const left = countdown(until, now);
      return (
        secondsOf(left) === Math.max(0, Math.ceil((until - now) / 1000)) &&
        left.hours < 24 &&
        left.minutes < 60 &&
        left.seconds < 60
      );
    }),
  ),
  law("[CNT-05] a countdown is over exactly when its moment has come", () =>
    fc.property(anyMoment, anyMoment, (until, now) => countdown(until, now).over === now >= until),
  ),
  law("[CNT-05] a countdown never goes up, and changes next exactly at its tick", () =>
    fc.property(anyMoment, anyMoment, fc.nat(5000), (until, now, more) => {
      const left = secondsOf(countdown(until, now));
      const tick = untilTick(until, now);
      if (tick === null) return left === 0;
      const at = (later: number): number => secondsOf(countdown(until, instant(now + later)));
      return at(more) <= left && at(tick - 1) === left && at(tick) === left - 1;
    }),
  ),
  law("[CNT-06] a door is open through its day in Berlin, and at no other moment", () =>
    fc.property(anyDay, fc.integer({ min: -100_000_000, max: 100_000_000 }), (day, beside) => {
      const time = doorTime({ day });
      const now = instant((time.opens ?? 0) + beside);
      return (dealPhaseAt(time, now) === "open") === (dayOf(now, doorZone) === day);
    }),
  ),
  law("[CNT-06] a deal goes from ahead to open to missed and never back", () =>
    fc.property(
      anyDealTime,
      anyMoment,
      fc.nat(4_000_000_000),
      (time, now, more) =>
        order.indexOf(dealPhaseAt(time, now)) <= order.indexOf(dealPhaseAt(time, instant(now + more))),
    ),
  ),
  law("[CNT-05] a deal flips at its moment and not a millisecond before, or is looked at again in a day", () =>
    fc.property(anyDealTime, anyMoment, (time, now) => {
      const flip = untilFlip(time, now);
      if (flip === null) return dealPhaseAt(time, instant(now + 1e12)) === dealPhaseAt(time, now);
      const isUnchanged = (later: number): boolean =>
        dealPhaseAt(time, instant(now + later)) === dealPhaseAt(time, now);
      return flip > 0 && flip <= longestWait && isUnchanged(flip - 1) && (flip === longestWait || !isUnchanged(flip));
    }),
  ),
  law("[CNT-11] the categories split the deals that are shown", () =>
    fc.property(anyDeals, anyMoment, (deals, now) => {
      const categories = categoriesOf(deals, ["domains", "hosting", "server"], now);
      const parts = categories.map((category) => dealsShown(deals, category, now).length);
      return (
        parts.every((part) => part > 0) &&
        parts.reduce((sum, part) => sum + part, 0) === dealsShown(deals, null, now).length
      );
    }),
  ),
  law("[CNT-05] the server's time is at least what it answered, and half of the way at most is guessed", () =>
    fc.property(anyMoment, fc.nat(10_000), fc.nat(10_000), (answered, way, since) => {
      const time = serverTime(answered, 0, way, way + since);
      return time >= answered + since && time <= answered + since + way;
    }),
  ),
  law("[CNT-05] on screen a deal has the phase that the server's clock gives it, whatever passes and is heard", () =>
    fc.property(anyDealInput, anyWait, (input, moments) => {
      const times = timesOf(input.now, moments);
      return lived(dealMachine, moments, input).every(({ snapshot }, index) => {
        const phase = dealPhaseAt(input.time, instant(times[index] ?? 0));
        return (
          snapshot.matches(phase) &&
          (phase !== "open" || snapshot.matches({ open: input.time.closes === null ? "lasting" : "counting" }))
        );
      });
    }),
  ),
  law("[CNT-05] from anywhere every phase of a deal is within reach, and the countdown ends with it", () =>
    fc.property(anyDealInput, anyWait, (input, moments) => {
      const { opens, closes } = input.time;
      if (opens === null || closes === null || opens >= closes) return true;
      const tour = [opens - 1, opens, closes - 1, closes].map(
        (time): DealEvent => ({ type: "clock.set", time: instant(time) }),
      );
      const steps = lived(dealMachine, [...moments, ...tour], input).slice(-4);
      return (
        steps.map(({ snapshot }) => order.find((phase) => snapshot.matches(phase as "ahead"))).join() ===
          "ahead,open,open,missed" && steps.every(({ snapshot }) => dealCountdown(snapshot, closes)?.over === true)
      );
    }),
  ),
];

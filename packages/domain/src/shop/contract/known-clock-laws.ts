// What always holds of a clock before it is believed: a jump bills no contract, a person or a day without a break lets it go on. [ACC-07]
import fc from "fast-check";
import { addDays, dayOf, type Instant, instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { clockBelievedAt, type KnownClock, readClock } from "./known-clock.ts";
import { clockLimits } from "./limits.ts";

const { gap: clockGapMs, break: clockBreakMs, doubt: clockDoubtMs } = clockLimits;
const zone = "Europe/Berlin";
const unconfirmed = { confirmed: null, zone };

const anyInstant = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }).map(instant);
const anyWay = fc.constantFrom(1, -1);
const anyNear = fc.integer({ min: -clockGapMs, max: clockGapMs });
const anyJump = fc
  .tuple(fc.integer({ min: clockGapMs + 1, max: 4000 * 86_400_000 }), anyWay)
  .map(([size, way]) => size * way);
const anyStep = fc.integer({ min: 1, max: clockBreakMs });

const at = (last: Instant): KnownClock => ({ last, doubt: null });
const later = (now: Instant, by: number): Instant => instant(now + by);

/** Readings at these distances from each other, the first at `begin`. */
const readings = (known: KnownClock, begin: Instant, steps: readonly number[]) => {
  let [clock, now] = [known, begin];
  const believed = [0, ...steps].map((step) => {
    now = later(now, step);
    const reading = readClock(clock, now, unconfirmed);
    clock = reading.clock;
    return reading.isBelieved;
  });
  return { believed, clock, now };
};

export const clockLaws: readonly Law[] = [
  law(
    "[ACC-07] a shop that knows no instant yet believes its clock, and so does one that was away for three days or less",
    () =>
      fc.property(
        anyInstant,
        anyNear,
        (last, by) =>
          readClock(null, last, unconfirmed).isBelieved && readClock(at(last), later(last, by), unconfirmed).isBelieved,
      ),
  ),
  law("[ACC-07] a clock that is further away, ahead or behind, is not believed when it is first read", () =>
    fc.property(anyInstant, anyJump, (last, by) => {
      const { isBelieved, clock } = readClock(at(last), later(last, by), unconfirmed);
      return !isBelieved && clock.last === last && clockBelievedAt(clock) === last + by + clockDoubtMs;
    }),
  ),
  law("[ACC-07] without a word it is believed after a day of running, and not a moment earlier", () =>
    fc.property(anyInstant, anyJump, fc.array(anyStep, { minLength: 30, maxLength: 90 }), (last, by, steps) => {
      const begin = later(last, by);
      let sum = 0;
      const days = steps.map((step) => (sum += step) >= clockDoubtMs);
      const { believed } = readings(at(last), begin, steps);
      const first = days.indexOf(true);
      // On its way a clock that was behind may come near the last instant: that is no jump any more.
      const isNear = steps.some(
        (_, index) => Math.abs(by + steps.slice(0, index + 1).reduce((all, step) => all + step, 0)) <= clockGapMs,
      );
      return isNear || believed.slice(1).every((one, index) => one === (first !== -1 && index >= first));
    }),
  ),
  law("[ACC-07] a break of more than an hour begins the day anew", () =>
    fc.property(
      anyInstant,
      anyJump,
      anyStep,
      fc.integer({ min: clockBreakMs + 1, max: 30 * clockDoubtMs }),
      (last, by, step, away) => {
        const before = readings(at(last), later(last, by), [step]);
        const now = later(before.now, away);
        const { isBelieved, clock } = readClock(before.clock, now, unconfirmed);
        return Math.abs(now - last) <= clockGapMs
          ? isBelieved
          : !isBelieved && clockBelievedAt(clock) === now + clockDoubtMs;
      },
    ),
  ),
  law("[ACC-07] a clock that was put right is believed at once, and nothing of the wrong one stays", () =>
    fc.property(anyInstant, anyJump, anyNear, (last, by, near) => {
      const { clock } = readings(at(last), later(last, by), [60_000]);
      const right = readClock(clock, later(last, near), unconfirmed);
      return right.isBelieved && right.clock.doubt === null && right.clock.last === Math.max(last, last + near);
    }),
  ),
  law("[ACC-07] the day that a person confirms lets the clock go on at once, and no later jump with it", () =>
    fc.property(anyInstant, anyJump, fc.integer({ min: 4, max: 4000 }), (last, by, days) => {
      const now = later(last, by);
      const confirmed = dayOf(now, zone);
      const { isBelieved, clock } = readClock(at(last), now, { confirmed, zone });
      const nextJump = later(now, days * 86_400_000);
      return (
        isBelieved &&
        clock.last === now &&
        readClock(clock, later(now, 60_000), unconfirmed).isBelieved &&
        !readClock(clock, nextJump, { confirmed, zone }).isBelieved
      );
    }),
  ),
  law("[ACC-07] a day in the future is good for jumps up to it, and for none back", () =>
    fc.property(anyInstant, anyJump, fc.integer({ min: 1, max: 400 }), (last, by, days) => {
      const now = later(last, by);
      const confirmed = addDays(dayOf(now, zone), days);
      return readClock(at(last), now, { confirmed, zone }).isBelieved === by > 0;
    }),
  ),
];

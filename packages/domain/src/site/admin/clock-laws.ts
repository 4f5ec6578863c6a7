// What always holds of the clock as staff confirm it. [ACC-07]
import * as Result from "effect/Result";
import fc from "fast-check";
import { day, instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { clockConfirmed } from "./clock-changes.ts";

const now = instant(10);

export const clockLaws: readonly Law[] = [
  law(
    "[ACC-07] [SES-07] a doubted clock is confirmed for the day that it shows alone, and one that is believed needs no word",
    () =>
      fc.property(fc.boolean(), fc.boolean(), (isBelieved, isToday) => {
        const reading = { isBelieved, clock: { last: now, doubt: isBelieved ? null : { since: now, seen: now } } };
        const later = instant(400 * 86_400_000);
        const confirmed = clockConfirmed(reading, isToday ? day("1971-02-05") : day("1971-02-06"), {
          now: later,
          today: day("1971-02-05"),
        });
        if (Result.isFailure(confirmed)) return !isBelieved && !isToday;
        const { clock, entry } = confirmed.success;
        return isBelieved
          ? clock === null && entry === null
          : isToday && clock?.last === later && clock.doubt === null && entry !== null;
      }),
  ),
];

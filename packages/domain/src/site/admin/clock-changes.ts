// An administrator says that the clock is right: what was put off goes on at once. [ACC-07]
import * as Result from "effect/Result";
import type { Day, Instant } from "#kernel/calendar";
import type { ClockReading, KnownClock } from "#shop/contract";
import { ClockDayOther } from "./errors.ts";
import { type JournalEntry, journalEntry } from "./journal.ts";

export interface ConfirmedClock {
  /** Null where it is believed already. */
  readonly clock: KnownClock | null;
  readonly entry: JournalEntry | null;
}

/** The clock from then on, for the day that was looked at; `today` is the day by the clock itself. */
export const clockConfirmed = (
  { isBelieved, clock }: ClockReading,
  day: Day,
  { now, today }: { readonly now: Instant; readonly today: Day },
): Result.Result<ConfirmedClock, ClockDayOther> => {
  if (isBelieved) return Result.succeed({ clock: null, entry: null });
  if (day !== today) return Result.fail(new ClockDayOther({ day: today }));
  return Result.succeed({
    clock: { last: now, doubt: null },
    entry: journalEntry(
      { act: "clock-confirmed", subject: { kind: "clock", id: today } },
      { clock: clock.last },
      { clock: now },
    ),
  });
};

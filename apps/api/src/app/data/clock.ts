// npm run data -- clock [confirm]: how the clock of this machine stands beside the last instant that the shop knows, and the word that it is right (decision 120). [ACC-07]
import { dayOf, instant, type TimeZone } from "@kontor/domain/kernel/calendar";
import { readClock } from "@kontor/domain/shop/contract";
import { clockConfirmed } from "@kontor/domain/site/admin";
import * as Result from "effect/Result";
import { knownClock, noteClock } from "../../shop/contract/clock-watch.ts";
import { note, operator } from "../../site/admin/journal-store.ts";
import type { Say } from "./database-commands.ts";
import { placeOf, type Side, writingTo } from "./place.ts";

/** Confirmed is the day on which the command runs; a shop that runs goes on within seconds. */
export const clockCommand = async (to: string, isConfirming: boolean, zone: TimeZone, say: Say): Promise<void> => {
  const place = placeOf(to);
  const now = instant(Date.now());
  const today = dayOf(now, zone);
  const line = await writingTo(place, async (side: Side): Promise<string> => {
    const known = await knownClock(side);
    const reading = readClock(known, now, { confirmed: null, zone });
    const last = new Date(reading.clock.last).toISOString();
    if (reading.isBelieved)
      return `The clock says ${today}, and the shop in ${place.says} knows ${last}: nothing needs a word.`;
    if (!isConfirming)
      return `The clock says ${today}, but the shop in ${place.says} knows ${last}: nothing is billed, renewed, ended or deleted. If the clock is right: npm run data -- clock confirm`;
    const { clock, entry } = Result.getOrThrow(clockConfirmed(reading, today, { now, today }));
    if (clock !== null) await noteClock(side, clock);
    await note(side, entry, operator, now);
    return `${today} is right: the shop in ${place.says} works off what is due.`;
  });
  say(line);
};

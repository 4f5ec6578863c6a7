// How the shop's clock stands, as the desk shows it. [ACC-07]
import { dayOf } from "@kontor/domain/kernel/calendar";
import { clockBelievedAt, readClock } from "@kontor/domain/shop/contract";
import type { Handle } from "../../platform/database/handle.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { knownClock } from "../../shop/contract/clock-watch.ts";

type Needed = Pick<PlatformServices, "now" | "settings">;

export const readingOf = async ({ now, settings }: Needed, handle: Handle) =>
  readClock(await knownClock(handle), now(), { confirmed: settings.clockConfirmed, zone: settings.timeZone });

/** Null where it is believed. */
export const doubtedClock = async (services: Needed, handle: Handle) => {
  const { isBelieved, clock } = await readingOf(services, handle);
  const believedAt = clockBelievedAt(clock);
  if (isBelieved || believedAt === null) return null;
  const now = services.now();
  return { day: dayOf(now, services.settings.timeZone), now, last: clock.last, believedAt };
};

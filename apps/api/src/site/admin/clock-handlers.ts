// The clock in the hands of administrators: how it stands, and the word that it is right. [ACC-07]
import { dayOf } from "@kontor/domain/kernel/calendar";
import { clockBelievedAt, readClock } from "@kontor/domain/shop/contract";
import { clockConfirmed } from "@kontor/domain/site/admin";
import type { Handle } from "../../platform/database/handle.ts";
import type { Handlers } from "../../platform/http/call.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import { knownClock, noteClock } from "../../shop/contract/clock-watch.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { byStaff, realDay } from "./by-staff.ts";

type Needed = Pick<PlatformServices, "now" | "settings">;

const readingOf = async ({ now, settings }: Needed, handle: Handle) =>
  readClock(await knownClock(handle), now(), { confirmed: settings.clockConfirmed, zone: settings.timeZone });

/** Null where it is believed. */
export const doubtedClock = async (services: Needed, handle: Handle) => {
  const { isBelieved, clock } = await readingOf(services, handle);
  const believedAt = clockBelievedAt(clock);
  if (isBelieved || believedAt === null) return null;
  const now = services.now();
  return { day: dayOf(now, services.settings.timeZone), now, last: clock.last, believedAt };
};

export const clockAdminHandlers = (services: SessionServices): Pick<Handlers, "confirmClock"> => ({
  confirmClock: (call) =>
    byStaff(services, call, async (handle, _, now) => {
      const reading = await readingOf(services, handle);
      const { clock, entry } = orRefuse(
        clockConfirmed(reading, realDay(call.body.day), { now, today: dayOf(now, services.settings.timeZone) }),
      );
      if (clock !== null) await noteClock(handle, clock);
      return { entry, result: async () => ({ clock: await doubtedClock(services, handle) }) };
    }),
});

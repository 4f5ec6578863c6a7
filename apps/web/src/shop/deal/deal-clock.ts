// A deal in the browser on the domain's machine, by the server's clock: its phase, and a tick whenever its countdown shows something else. [CNT-05]
import type { Instant } from "@kontor/domain/kernel/calendar";
import {
  type Countdown,
  dealCountdown,
  dealMachine,
  type DealPhase,
  type DealTime,
  dealView,
  untilTick,
} from "@kontor/domain/shop/deal";
import { type Actor, createActor } from "xstate";
import { withServerClock } from "./server-clock.ts";

export interface DealNow {
  readonly standing: DealPhase;
  readonly left: Countdown | null;
}

interface Running {
  readonly actor: Actor<typeof dealMachine>;
  now: () => Instant;
}

/** Reports the phase of a deal and what is left of it, now and at every change, until it is stopped. */
export const followDeal = (time: DealTime, report: (now: DealNow) => void): (() => void) => {
  const ticking = { timer: 0 };
  const followed: { running: Running | null } = { running: null };
  const show = ({ actor, now }: Running): void => {
    clearTimeout(ticking.timer);
    const snapshot = actor.getSnapshot();
    const counts = snapshot.matches({ open: "counting" });
    const moment = now();
    report({ standing: dealView(snapshot), left: counts ? dealCountdown(snapshot, moment) : null });
    const wait = counts && time.closes !== null ? untilTick(time.closes, moment) : null;
    if (wait !== null) ticking.timer = window.setTimeout(show, wait, { actor, now });
  };
  const stop = withServerClock((now) => {
    if (followed.running !== null) {
      followed.running.now = now;
      followed.running.actor.send({ type: "clock.set", time: now() });
      return;
    }
    const running: Running = { actor: createActor(dealMachine, { input: { time, now: now() } }), now };
    followed.running = running;
    running.actor.subscribe(() => show(running));
    running.actor.start();
  });
  return () => {
    stop();
    clearTimeout(ticking.timer);
    followed.running?.actor.stop();
  };
};

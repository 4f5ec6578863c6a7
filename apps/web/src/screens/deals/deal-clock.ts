// The clock of deals in the browser: the server's time asked for once, each deal its machine, a tick for each second that changes something. [CNT-05]
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import {
  type Countdown,
  dealCountdown,
  dealMachine,
  type DealTime,
  serverTime,
  type Standing,
  standingAt,
  untilTick,
} from "@kontor/domain/shop/deal";
import { createActor } from "xstate";

export interface DealNow {
  readonly standing: Standing;
  readonly left: Countdown | null;
}

interface Heard {
  readonly answered: Instant;
  readonly asked: number;
  readonly got: number;
}

/** The server says the time in whole seconds, cut off: on average half a second has passed. */
const halfSecond = 500;

const clock: { heard: Promise<Heard> | null } = { heard: null };

/** Wall clocks of browsers are wrong and are set; this one only runs. */
const running = (): number => performance.now();

const ask = async (): Promise<Heard> => {
  const asked = running();
  const response = await fetch("/healthz", { cache: "no-store" });
  const told = Date.parse(response.headers.get("date") ?? "");
  if (Number.isNaN(told)) throw new Error("no time came");
  return { answered: instant(told + halfSecond), asked, got: running() };
};

const heardOnce = (): Promise<Heard> => {
  clock.heard ??= ask().catch((reason: unknown) => {
    clock.heard = null;
    throw reason;
  });
  return clock.heard;
};

/** Follows a deal; tells how it stands now and at every change, until it is stopped. */
export const followDeal = (time: DealTime, tell: (now: DealNow) => void): (() => void) => {
  const stopped = new AbortController();
  const follow = async (): Promise<void> => {
    const first = await heardOnce();
    if (stopped.signal.aborted) return;
    let heard = first;
    const now = (): Instant => serverTime(heard.answered, heard.asked, heard.got, running());
    const actor = createActor(dealMachine, { input: { time, now: now() } });
    let ticking = 0;
    const show = (): void => {
      clearTimeout(ticking);
      const moment = now();
      const standing = standingAt(time, moment);
      const left = standing === "open" && time.closes !== null ? dealCountdown(actor.getSnapshot(), moment) : null;
      tell({ standing, left });
      const wait = left === null || time.closes === null ? null : untilTick(time.closes, moment);
      if (wait !== null) ticking = window.setTimeout(show, wait);
    };
    /** After sleep, or when the page comes back, the time is asked for again. */
    const again = (): void => {
      if (document.visibilityState !== "visible") return;
      clock.heard = null;
      void heardOnce()
        .then((told) => {
          heard = told;
          actor.send({ type: "clock.set", time: now() });
          show();
        })
        .catch(() => undefined);
    };
    actor.subscribe(show);
    actor.start();
    show();
    document.addEventListener("visibilitychange", again, { signal: stopped.signal });
    stopped.signal.addEventListener("abort", () => {
      clearTimeout(ticking);
      actor.stop();
    });
  };
  void follow().catch(() => undefined);
  return () => stopped.abort();
};

// The clock of deals in the browser: the server's time asked for once, and a tick whenever a deal shows something else. [CNT-05]
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import {
  type Countdown,
  countdown,
  type DealTime,
  serverTime,
  type DealPhase,
  dealPhaseAt,
  untilFlip,
  untilTick,
} from "@kontor/domain/shop/deal";

export interface DealNow {
  readonly standing: DealPhase;
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

/** What a deal shows at a moment, and how long that stays so; null for good. */
const at = (time: DealTime, moment: Instant): { readonly now: DealNow; readonly wait: number | null } => {
  const standing = dealPhaseAt(time, moment);
  const counts = standing === "open" && time.closes !== null;
  return {
    now: { standing, left: counts && time.closes !== null ? countdown(time.closes, moment) : null },
    wait: counts && time.closes !== null ? untilTick(time.closes, moment) : untilFlip(time, moment),
  };
};

/** Follows a deal; tells how it stands now and at every change, until it is stopped. */
export const followDeal = (time: DealTime, tell: (now: DealNow) => void): (() => void) => {
  const stopped = new AbortController();
  const ticking = { timer: 0 };
  const show = async (): Promise<void> => {
    const { answered, asked, got } = await heardOnce();
    if (stopped.signal.aborted) return;
    clearTimeout(ticking.timer);
    const { now, wait } = at(time, serverTime(answered, asked, got, running()));
    tell(now);
    if (wait !== null) ticking.timer = window.setTimeout(() => void show().catch(() => undefined), wait);
  };
  /** After sleep, or when the page comes back, the time is asked for again. */
  const again = (): void => {
    if (document.visibilityState !== "visible") return;
    clock.heard = null;
    void show().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", again, { signal: stopped.signal });
  void show().catch(() => undefined);
  return () => {
    stopped.abort();
    clearTimeout(ticking.timer);
  };
};

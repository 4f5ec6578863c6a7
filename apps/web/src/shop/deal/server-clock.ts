// The server's time in the browser: requested once, and again when the page comes back. [CNT-05]
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import { serverTime } from "@kontor/domain/shop/deal";

interface ServerDate {
  readonly answered: Instant;
  readonly sentAt: number;
  readonly got: number;
}

/** The server says the time in whole seconds, cut off: on average half a second has passed. */
const halfSecond = 500;

const latest: { date: Promise<ServerDate> | null } = { date: null };

/** Wall clocks of browsers are wrong and are set; this one only runs. */
const uptime = (): number => performance.now();

const requestDate = async (): Promise<ServerDate> => {
  const sentAt = uptime();
  const response = await fetch("/healthz", { cache: "no-store" });
  const serverDate = Date.parse(response.headers.get("date") ?? "");
  if (Number.isNaN(serverDate)) throw new Error("no time came");
  return { answered: instant(serverDate + halfSecond), sentAt, got: uptime() };
};

const dateOnce = (): Promise<ServerDate> => {
  latest.date ??= requestDate().catch((reason: unknown) => {
    latest.date = null;
    throw reason;
  });
  return latest.date;
};

/** Calls with a running clock once the time is known, and after sleep, or when the page comes back, with one that is set anew. */
export const withServerClock = (set: (now: () => Instant) => void): (() => void) => {
  const stopped = new AbortController();
  const read = async (): Promise<void> => {
    const { answered, sentAt, got } = await dateOnce();
    if (!stopped.signal.aborted) set(() => serverTime(answered, sentAt, got, uptime()));
  };
  const again = (): void => {
    if (document.visibilityState !== "visible") return;
    latest.date = null;
    void read().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", again, { signal: stopped.signal });
  void read().catch(() => undefined);
  return () => stopped.abort();
};

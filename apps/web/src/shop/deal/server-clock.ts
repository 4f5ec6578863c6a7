// The server's time in the browser: requested once, and again when the page comes back. [CNT-05]
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import { serverTime } from "@kontor/domain/shop/deal";
import { once } from "../../platform/client/once.ts";

interface ServerDate {
  readonly answered: Instant;
  readonly sentAt: number;
  readonly got: number;
}

/** The server says the time in whole seconds, cut off: on average half a second has passed. */
const halfSecond = 500;

/** Wall clocks of browsers are wrong and are set; this one only runs. */
const uptime = (): number => performance.now();

const serverDate = once(async (): Promise<ServerDate> => {
  const sentAt = uptime();
  const response = await fetch("/healthz", { cache: "no-store" });
  const date = Date.parse(response.headers.get("date") ?? "");
  if (Number.isNaN(date)) throw new Error("no time came");
  return { answered: instant(date + halfSecond), sentAt, got: uptime() };
});

/** Calls with a running clock once the time is known, and after sleep, or when the page comes back, with one that is set anew. */
export const withServerClock = (set: (now: () => Instant) => void): (() => void) => {
  const stopped = new AbortController();
  const read = async (): Promise<void> => {
    const { answered, sentAt, got } = await serverDate();
    if (!stopped.signal.aborted) set(() => serverTime(answered, sentAt, got, uptime()));
  };
  const again = (): void => {
    if (document.visibilityState !== "visible") return;
    serverDate.begun = undefined;
    void read().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", again, { signal: stopped.signal });
  void read().catch(() => undefined);
  return () => stopped.abort();
};

// Waits by the server's clock until prices change, and says so a moment later. [CNT-05]
import type { Instant } from "@kontor/domain/kernel/calendar";
import { untilFlip } from "@kontor/domain/shop/deal";
import { withServerClock } from "./server-clock.ts";
import { afterwards } from "./use-deal.ts";

/** Returns how to stop waiting. */
export const followPrices = (at: Instant, changed: () => void): (() => void) => {
  const changing = { timer: 0 };
  const stop = withServerClock((now) => {
    const wait = (): void => {
      clearTimeout(changing.timer);
      const left = untilFlip({ opens: at, closes: null }, now());
      changing.timer = left === null ? window.setTimeout(changed, afterwards) : window.setTimeout(wait, left);
    };
    wait();
  });
  return () => {
    stop();
    clearTimeout(changing.timer);
  };
};

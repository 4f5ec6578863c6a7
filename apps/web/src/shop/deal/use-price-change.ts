// A page whose prices follow a deal asks the server again once they are others. [CNT-05]
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Instant } from "@kontor/domain/kernel/calendar";
import { untilFlip } from "@kontor/domain/shop/deal";
import { afterwards } from "./afterwards.ts";
import { withServerClock } from "./server-clock.ts";

export const usePriceChange = (at: Instant | null): void => {
  const router = useRouter();
  useEffect(() => {
    if (at === null) return;
    const changing = { timer: 0 };
    const stop = withServerClock((now) => {
      const wait = (): void => {
        clearTimeout(changing.timer);
        const left = untilFlip({ opens: at, closes: null }, now());
        changing.timer =
          left === null ? window.setTimeout(() => void router.invalidate(), afterwards) : window.setTimeout(wait, left);
      };
      wait();
    });
    return () => {
      stop();
      clearTimeout(changing.timer);
    };
  }, [router, at]);
};

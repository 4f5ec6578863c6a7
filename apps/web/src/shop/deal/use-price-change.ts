// A page whose prices follow a deal asks the server again once they are others. [CNT-05]
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Instant } from "@kontor/domain/kernel/calendar";
// Comes with the page's own scripts: a touch loads nothing more.
import { followDeal } from "./deal-clock.ts";
import { afterwards } from "./use-deal.ts";

export const usePriceChange = (at: Instant | null): void => {
  const router = useRouter();
  useEffect(() => {
    if (at === null) return;
    const change = { asked: false };
    return followDeal({ opens: at, closes: null }, ({ standing }) => {
      if (standing !== "open" || change.asked) return;
      change.asked = true;
      setTimeout(() => void router.invalidate(), afterwards);
    });
  }, [router, at]);
};

// A page whose prices follow a deal asks the server again once they are others; what waits for that is fetched where there is such a deal. [CNT-05]
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Instant } from "@kontor/domain/kernel/calendar";

export const usePriceChange = (at: Instant | null): void => {
  const router = useRouter();
  useEffect(() => {
    if (at === null) return;
    const followed = { stop: (): void => undefined, over: false };
    const follow = async (): Promise<void> => {
      const { followPrices } = await import("./price-change.ts");
      if (!followed.over) followed.stop = followPrices(at, () => void router.invalidate());
    };
    // Without it the page shows the prices it came with; the order is priced anew in any case.
    void follow().catch(() => undefined);
    return () => {
      followed.over = true;
      followed.stop();
    };
  }, [router, at]);
};

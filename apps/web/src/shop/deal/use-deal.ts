// How a deal stands on screen: as the server drew it, then by the server's clock. [CNT-05]
import { useRouter } from "@tanstack/react-router";
import { countdown } from "@kontor/domain/shop/deal";
import { use, useEffect, useState } from "react";
import { DrawnAt } from "../../platform/client/drawn-at.ts";
import { afterwards } from "./afterwards.ts";
import type { DealNow } from "./deal-clock.ts";
import { whenInSight } from "./in-sight.ts";
import type { DealView } from "./views.ts";

/** `lives` is true while the deal can still begin or end: a page wakes once such a part is seen. */
export interface DealShown extends DealNow {
  readonly lives: true | undefined;
}

/** Its machine is fetched once a deal is in sight. A door that opens gets its content from the server, which sends it only then. [CNT-06] */
export const useDeal = ({ opens, closes, standing }: Pick<DealView, "opens" | "closes" | "standing">): DealShown => {
  const router = useRouter();
  const drawnAt = use(DrawnAt);
  const [now, setNow] = useState<DealNow>({
    standing,
    left: drawnAt === null || closes === null || standing !== "open" ? null : countdown(closes, drawnAt()),
  });
  const lasts =
    standing === "missed" || (opens === null && closes === null) || (standing === "open" && closes === null);
  useEffect(() => {
    if (lasts) return;
    const followed = { stop: (): void => undefined, over: false, opened: false };
    const show = (next: DealNow): void => {
      setNow(next);
      if (standing !== "ahead" || next.standing !== "open" || followed.opened) return;
      followed.opened = true;
      setTimeout(() => void router.invalidate(), afterwards);
    };
    const follow = async (): Promise<void> => {
      const { followDeal } = await import("./deal-clock.ts");
      if (!followed.over) followed.stop = followDeal({ opens, closes }, show);
    };
    const forget = whenInSight(() => void follow());
    return () => {
      forget();
      followed.over = true;
      followed.stop();
    };
  }, [router, opens, closes, standing, lasts]);
  return lasts ? { standing, left: null, lives: undefined } : { ...now, lives: true };
};

// Why a deal cannot be had. [CNT-05] [CNT-06]
import * as Data from "effect/Data";

/** The deal has not begun, the door's day has not come. */
export class DealAhead extends Data.TaggedError("DealAhead")<{ readonly deal: string }> {
  readonly rule = "CNT-06" as const;
}

/** The deal has ended, the door's day has passed. */
export class DealMissed extends Data.TaggedError("DealMissed")<{ readonly deal: string }> {
  readonly rule = "CNT-06" as const;
}

/** There is none left. */
export class DealSoldOut extends Data.TaggedError("DealSoldOut")<{ readonly deal: string }> {
  readonly rule = "CNT-05" as const;
}

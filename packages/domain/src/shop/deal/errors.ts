// Why a deal cannot be had. [CNT-05] [CNT-06]
import { Refusal } from "#kernel/refusal";

/** The deal has not begun, the door's day has not come. */
export class DealAhead extends Refusal("DealAhead")<{ readonly deal: string }> {
  readonly rule = "CNT-06" as const;
}

/** The deal has ended, the door's day has passed. */
export class DealMissed extends Refusal("DealMissed")<{ readonly deal: string }> {
  readonly rule = "CNT-06" as const;
}

/** There is none left. */
export class DealSoldOut extends Refusal("DealSoldOut")<{ readonly deal: string }> {
  readonly rule = "CNT-05" as const;
}

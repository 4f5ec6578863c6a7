// Why a deal cannot be had. [CNT-05] [CNT-06]
import { Refusal } from "#kernel/refusal";

/** The deal has not begun, the door's day has not come. */
export class DealAhead extends Refusal("DealAhead", "CNT-06")<{ readonly deal: string }> {}

/** The deal has ended, the door's day has passed. */
export class DealMissed extends Refusal("DealMissed", "CNT-06")<{ readonly deal: string }> {}

/** There is none left. */
export class DealSoldOut extends Refusal("DealSoldOut", "CNT-05")<{ readonly deal: string }> {}

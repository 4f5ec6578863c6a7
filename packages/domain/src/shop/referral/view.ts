// What is stored of who sent a visitor, and what may be removed of it. [CRT-06] [CRT-09]
import type { Referral } from "#shop/cart";
import { offersRemoval, referralOf } from "./rules.ts";
import type { ReferralSnapshot } from "./machine.ts";

type Shown = Pick<ReferralSnapshot, "context">;

/** The referral that goes with a cart that is made, and with the order. [CRT-06] [CRT-09] */
export const storedReferral = ({ context }: Shown): Referral | null =>
  context.customerNumber === null ? null : referralOf(context.customerNumber);

/** Whether an error offers 'Remove affiliate and try again'. [SHL-13] */
export const mayRemove = ({ context }: Shown): boolean => offersRemoval(context.customerNumber, context.triedWithout);

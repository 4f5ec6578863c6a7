// How much a cart holds, for how long, and how often it may be begun or tried with a voucher. [CRT-01] [CRT-04] [CRT-08] [OPS-08]
import { secondMs } from "#kernel/calendar";

/** Rows that fit into a cart: products, additions, domains. [CRT-01] */
export const maximumCartSize = 100;

/** Pieces of products, and domains on their own, that one order takes: each is a contract, with its additions beside it. [CRT-01] [ACC-02] */
export const maximumPieces = 100;

/** Of one configuration; more is a matter for a talk. [CRT-08] */
export const maximumQuantity = 99;

/** New carts of one network in a minute. [OPS-08] */
export const newCartLimit = { most: 60, seconds: 60 } as const;

/** Voucher codes that one account, or one network, may try in a minute. [CRT-04] [OPS-08] */
export const voucherAttemptLimit = { most: 60, seconds: 60 } as const;

/** How long a cart without an owner is stored after its last change: as long as the cookie that leads to it. [CRT-01] */
export const guestCartDays = 30;

/** Milliseconds after which a change that had no answer is sent again by itself. [CRT-01] */
export const retryTime = 10 * secondMs;

// Who sent a visitor, from the first page to the order. [CRT-06] [CRT-09] [SHL-13]
import type { CartId } from "#shop/cart";

/** What a page finds when it is entered. */
export interface Arrival {
  /** The query value `ref`; null where there is none. */
  readonly query: string | null;
  /** The cookie `ref`. */
  readonly cookie: string | null;
  readonly cartId: CartId | null;
}

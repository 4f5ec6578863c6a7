// What an answer may carry beside the cart, so that a screen needs one call: its quote, the order that emptied it. Who makes it, the composition root says. [CRT-04] [CHK-06]
import type { Cart } from "@kontor/domain/shop/cart";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Call, OperationId } from "../../platform/http/call.ts";

export type QuoteBeside = (
  cart: Cart,
  call: QuotingCall,
) => Promise<ShopComponents["schemas"]["ShownQuote"] | undefined>;

/** The order that emptied a cart, for the customer who placed it. */
export type OrderedBeside = (
  cart: Cart,
  customer: string | null,
) => Promise<ShopComponents["schemas"]["CartAnswer"]["ordered"]>;

export type QuotingCall = Pick<Call<OperationId>, "headers" | "cookies" | "locale">;

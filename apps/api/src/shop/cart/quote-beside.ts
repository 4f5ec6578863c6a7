// What a change of a cart may carry beside the cart, so that a screen needs one call: its quote. Who makes it, the composition root says. [CRT-04]
import type { Cart } from "@kontor/domain/shop/cart";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Call, OperationId } from "../../platform/http/call.ts";

export type QuoteBeside = (
  cart: Cart,
  call: QuotingCall,
) => Promise<ShopComponents["schemas"]["ShownQuote"] | undefined>;

export type QuotingCall = Pick<Call<OperationId>, "headers" | "cookies" | "locale">;

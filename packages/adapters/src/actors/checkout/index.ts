// Door of the checkout's machine with its slot filled. [CHK-06]
import type { Result } from "effect/Result";
import { checkoutMachine, type Order, type OrderIntent, type OrderRefused } from "@kontor/domain/shop/checkout";
import type { CallRefused, TokenMissing } from "@kontor/domain/visitor/session";
import { actorOf, type Slot } from "../slot.ts";

export interface CheckoutSlots {
  readonly place: Slot<OrderIntent, Result<Order, OrderRefused | TokenMissing | CallRefused>>;
}

/** The machine of the checkout with its slot `place` filled. */
export const providedCheckout = ({ place }: CheckoutSlots) =>
  checkoutMachine.provide({ actors: { place: actorOf(place) } });

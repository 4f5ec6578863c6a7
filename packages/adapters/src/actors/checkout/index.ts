// Door of the checkout's actors: its machine with the order desk in its slot. [CHK-06]
import * as Effect from "effect/Effect";
import { checkoutMachine, OrderDesk, type OrderIntent } from "@kontor/domain/shop/checkout";
import type { Bridge } from "../bridge/index.ts";

export const providedCheckout = (over: Bridge<OrderDesk>) =>
  checkoutMachine.provide({
    actors: { place: over.slot((intent: OrderIntent) => Effect.flatMap(OrderDesk, (desk) => desk.place(intent))) },
  });

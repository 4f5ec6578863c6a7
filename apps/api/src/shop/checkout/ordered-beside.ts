// The order that a cart became, beside the cart that it left empty. [CHK-06]
import { orderOfEmptied } from "@kontor/domain/shop/checkout";
import { within } from "../../platform/use-case/use-case.ts";
import type { OrderedBeside } from "../cart/quote-beside.ts";
import { checkoutPorts } from "./ports.ts";
import type { CheckoutServices } from "./services.ts";

export const orderedBeside =
  (services: CheckoutServices): OrderedBeside =>
  async (cart, customer) => {
    const order = await within(
      services.database.reads,
      checkoutPorts(services, customer),
      orderOfEmptied(cart, customer),
    );
    return order === null ? undefined : { id: order.id, number: order.number };
  };

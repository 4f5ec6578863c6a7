// Authcodes of an order leave the shop: for staff, once its setup may begin, with an entry in the journal. [DOM-07] [LGL-04] [SES-07]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { TimeZone } from "#kernel/calendar";
import { type Order, type OrderId, OrderUnknown, setupOf } from "#shop/checkout";
import { namesOf, type ServiceContract, standingOn } from "#shop/contract";
import { asStaff, authcodesNoted, known } from "#site/admin";
import { maySetUp } from "./delivery.ts";
import { SetupNotYet } from "./errors.ts";

/** A name that moves here, with the code of its holder. */
export interface NameCode {
  readonly name: string;
  readonly authcode: string;
}

export class OrderCodes extends Context.Service<
  OrderCodes,
  {
    readonly order: (id: OrderId) => Effect.Effect<Order | null>;
    readonly contracts: (id: OrderId) => Effect.Effect<readonly ServiceContract[]>;
    /** Those that are stored of these names, in A-label form. */
    readonly codes: (id: OrderId, names: readonly string[]) => Effect.Effect<readonly NameCode[]>;
  }
>()("kontor/site/outside/OrderCodes") {}

/** The authcodes of an order's transfers, for who sets them up. */
export const readAuthcodes = (id: OrderId, zone: TimeZone) =>
  asStaff(({ now, today }) =>
    Effect.gen(function* () {
      const stored = yield* OrderCodes;
      const order = yield* known(stored.order(id), () => new OrderUnknown());
      const setup = setupOf(order, now, zone);
      const open = (yield* stored.contracts(id)).filter((contract) =>
        maySetUp(setup, standingOn(contract, today), null),
      );
      if (open.length === 0) return yield* Effect.fail(new SetupNotYet());
      const codes = yield* stored.codes(id, open.flatMap(namesOf));
      return { entry: authcodesNoted(id, codes.length), result: { number: order.number, codes } };
    }),
  );

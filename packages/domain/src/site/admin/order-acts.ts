// Orders in the hands of staff: refused while they wait for papers, their letter written once more. [CHK-10] [ADM-01]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { type Order, OrderUnknown } from "#shop/checkout";
import { asStaff, done, known } from "./acting.ts";
import { AccountUnknown, OrderNotWaiting } from "./errors.ts";
import { journalEntry } from "./journal.ts";
import { orderRefused } from "./order-refusal.ts";

export class StaffOrders extends Context.Service<
  StaffOrders,
  {
    readonly byId: (id: string) => Effect.Effect<Order | null>;
    /** How many contracts an order has made. */
    readonly contracts: (id: string) => Effect.Effect<number>;
    /** Its names are free, its voucher may be used again; says whether it still waited. */
    readonly refuse: (order: Order) => Effect.Effect<boolean>;
    /** Documents of a deleted account stay as the law wants them, and nothing is written to its customer any more. [ACC-06] */
    readonly hasAccount: (customerNumber: string) => Effect.Effect<boolean>;
    readonly refusalLetter: (order: Order, reason: string) => Effect.Effect<void>;
    /** How many letters about it there were. */
    readonly letters: (order: Order) => Effect.Effect<number>;
    /** Written anew from the order: the words of the first one are forgotten a fortnight after it was sent. */
    readonly confirmationLetter: (order: Order, again: number) => Effect.Effect<void>;
  }
>()("kontor/site/admin/StaffOrders") {}

const orderOf = (id: string) =>
  known(
    Effect.flatMap(StaffOrders, ({ byId }) => byId(id)),
    () => new OrderUnknown(),
  );

/** Refuses an order that waits for papers, with the reason. */
export const refuseOrder = (id: string, typed: string) =>
  asStaff(() =>
    Effect.gen(function* () {
      const orders = yield* StaffOrders;
      const contracts = yield* orders.contracts(id);
      const { order, reason, entry } = yield* Effect.fromResult(
        orderRefused(yield* orderOf(id), { contracts, reason: typed }),
      );
      if (!(yield* orders.refuse(order))) return yield* Effect.fail(new OrderNotWaiting());
      if (yield* orders.hasAccount(order.customerNumber)) yield* orders.refusalLetter(order, reason);
      return done(entry);
    }),
  );

/** Sends the confirmation of an order once more. */
export const resendConfirmation = (id: string) =>
  asStaff(() =>
    Effect.gen(function* () {
      const orders = yield* StaffOrders;
      const order = yield* orderOf(id);
      if (!(yield* orders.hasAccount(order.customerNumber))) return yield* Effect.fail(new AccountUnknown());
      if (order.reseller === "refused") return yield* Effect.fail(new OrderNotWaiting());
      const letters = yield* orders.letters(order);
      yield* orders.confirmationLetter(order, letters);
      return done(
        journalEntry({ act: "order-letter", subject: { kind: "order", id } }, { letters }, { letters: letters + 1 }),
      );
    }),
  );

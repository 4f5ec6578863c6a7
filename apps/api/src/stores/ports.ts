// The ports of the domain's use cases over one handle: everything a use case does is one transaction, or nothing. [CHK-05]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Day } from "@kontor/domain/kernel/calendar";
import { CartChanged, CartNotFound, Carts, opensFor } from "@kontor/domain/shop/cart";
import { Catalogs } from "@kontor/domain/shop/catalog";
import { Orders, Outbox, type Confirmation } from "@kontor/domain/shop/checkout";
import { Customers } from "@kontor/domain/shop/customer";
import { type VatIdValidity, type VatMap, type VatMapEmpty, VatMapFailed, vatMapOn, VatRates } from "@kontor/domain/shop/vat";
import { VoucherNotValid, Vouchers } from "@kontor/domain/shop/voucher";
import { addCart, assignCart, cartById, cartOfOwner, cartWithOwner, removeCart, saveCart } from "./carts.ts";
import { currentCatalog, vatRates } from "./catalogs.ts";
import { customerByNumber, saveCustomer } from "./customers.ts";
import type { Handle } from "./database.ts";
import { addOrder, orderById, orderByKey } from "./orders.ts";
import { redeemVoucher, voucherByCode } from "./vouchers.ts";

/** What the ports need to know besides the database. */
export interface PortFacts {
  readonly now: number;
  /** The day at the seller's place. */
  readonly today: Day;
  /** Who asks; null: nobody in particular. */
  readonly customerNumber: string | null;
  readonly queueConfirmation: (handle: Handle, orderId: string, confirmation: Confirmation) => Promise<void>;
  readonly nextOrderSequence: (handle: Handle, year: number) => Promise<number>;
  readonly vatIdValidity: (vatId: string | null) => VatIdValidity;
}

export type Ports = Carts | Catalogs | Customers | Orders | Outbox | Vouchers | VatRates;

export const portsOver = (handle: Handle, facts: PortFacts): Context.Context<Ports> =>
  Context.make(Carts, cartsOver(handle, facts)).pipe(
    Context.add(Catalogs, { current: Effect.promise(() => currentCatalog(handle)) }),
    Context.add(Customers, customersOver(handle, facts)),
    Context.add(Orders, {
      byKey: (key) => Effect.promise(() => orderByKey(handle, key)),
      byId: (id) => Effect.promise(() => orderById(handle, id)),
      nextSequence: (year) => Effect.promise(() => facts.nextOrderSequence(handle, year)),
      add: (stored) => Effect.promise(() => addOrder(handle, stored)),
    }),
    Context.add(Outbox, {
      add: ({ orderId, confirmation }) => Effect.promise(() => facts.queueConfirmation(handle, orderId, confirmation)),
    }),
    Context.add(Vouchers, {
      byCode: (code) => Effect.promise(() => voucherByCode(handle, code)),
      redeem: (code, at) =>
        Effect.flatMap(
          Effect.promise(() => redeemVoucher(handle, code, at)),
          (won) => (won ? Effect.void : Effect.fail(new VoucherNotValid({ code }))),
        ),
    }),
    Context.add(VatRates, {
      map: Effect.flatMap(
        Effect.tryPromise({ try: () => vatRates(handle), catch: () => new VatMapFailed({ reason: "the rates cannot be read" }) }),
        (rates): Effect.Effect<VatMap, VatMapFailed | VatMapEmpty> => Effect.fromResult(vatMapOn(rates, facts.today)),
      ),
    }),
  );

const cartsOver = (handle: Handle, { now, customerNumber }: PortFacts): Context.Service.Shape<typeof Carts> => ({
  byId: (id) =>
    Effect.flatMap(
      Effect.promise(() => cartWithOwner(handle, id)),
      (kept) =>
        kept === null || !opensFor(kept.owner, customerNumber) ? Effect.fail(new CartNotFound({ cart: id })) : Effect.succeed(kept.cart),
    ),
  ofCustomer: (owner) => Effect.promise(() => cartOfOwner(handle, owner)),
  create: (cart) => Effect.promise(() => addCart(handle, cart, null, now)),
  save: (cart, seen) =>
    Effect.gen(function* () {
      if (yield* Effect.promise(() => saveCart(handle, cart, seen, now))) return;
      const present = yield* Effect.promise(() => cartById(handle, cart.id));
      return yield* present === null ? new CartNotFound({ cart: cart.id }) : new CartChanged({ version: present.version });
    }),
  assign: (id, owner) =>
    Effect.flatMap(
      Effect.promise(() => assignCart(handle, id, owner)),
      (found) => (found ? Effect.void : Effect.fail(new CartNotFound({ cart: id }))),
    ),
  remove: (id) => Effect.promise(() => removeCart(handle, id)),
});

const customersOver = (handle: Handle, facts: PortFacts): Context.Service.Shape<typeof Customers> => {
  const number = facts.customerNumber;
  return {
    current: number === null ? Effect.die("no customer asks") : Effect.promise(() => customerByNumber(handle, number)),
    store: (address, locale) =>
      number === null
        ? Effect.die("no customer asks")
        : Effect.promise(async () => {
            const customer = { ...address, number, locale, vatIdValidity: facts.vatIdValidity(address.vatId), individualRate: null };
            await saveCustomer(handle, customer, facts.now);
            return customer;
          }),
  };
};

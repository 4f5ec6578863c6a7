// The ports of the domain's use cases over one handle: everything a use case does is one transaction, or nothing. [CHK-05]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { type Day, instant } from "@kontor/domain/kernel/calendar";
import type { Attempts, Limit } from "@kontor/domain/kernel/limit";
import { CartChanged, CartNotFound, Carts, opensFor } from "@kontor/domain/shop/cart";
import { Catalogs } from "@kontor/domain/shop/catalog";
import { Orders, Outbox, type Confirmation } from "@kontor/domain/shop/checkout";
import { Customers } from "@kontor/domain/shop/customer";
import { type VatIdValidity, type VatMap, type VatMapEmpty, VatMapFailed, vatMapOn, type VatRate, VatRates } from "@kontor/domain/shop/vat";
import { VoucherNotValid, Vouchers } from "@kontor/domain/shop/voucher";
import { type DeclarationReceipt, DeclarationLetters, Declarations } from "@kontor/domain/site/request";
import type { Locale } from "@kontor/domain/visitor/locale";
import { addCart, assignCart, cartById, cartOfOwner, cartWithOwner, removeCart, saveCart } from "../cart/store.ts";
import { currentCatalog, vatRates } from "../catalog/store.ts";
import { revisionOf } from "../../platform/database/revision.ts";
import { customerByNumber, saveCustomer } from "../customer/store.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { addDeclaration, declarationByKey } from "../../site/request/store.ts";
import { addOrder, orderById, orderByKey } from "./store.ts";
import { countEach, limitedBucket, waitForOneMore } from "../../platform/database/rate-limits.ts";
import { asked, askedOr, type Soon } from "../../platform/database/maybe-async.ts";
import { redeemVoucher, voucherByCode } from "../voucher/store.ts";

/** What the ports need to know besides the database. */
export interface PortFacts {
  readonly now: number;
  /** The day at the seller's place. */
  readonly today: Day;
  /** Who asks; null: nobody in particular. */
  readonly customerNumber: string | null;
  readonly queueConfirmation: (handle: Handle, orderId: string, confirmation: Confirmation, revision: Soon<string | null>) => Soon<unknown>;
  readonly nextOrderSequence: (handle: Handle, year: number) => Soon<number>;
  readonly queueReceipt: (handle: Handle, receipt: DeclarationReceipt, locale: Locale) => Promise<void>;
  readonly vatIdValidity: (vatId: string | null) => VatIdValidity;
}

export type Ports = Carts | Catalogs | Customers | DeclarationLetters | Declarations | Orders | Outbox | Vouchers | VatRates;

export const portsOver = (handle: Handle, facts: PortFacts): Context.Context<Ports> => {
  const found: { revision?: Soon<string | null> } = {};
  /** In one transaction it is always the same. */
  const revision = (): Soon<string | null> => {
    found.revision ??= revisionOf(handle);
    return found.revision;
  };
  return Context.make(Carts, cartsOver(handle, facts)).pipe(
    Context.add(Catalogs, { current: asked(() => currentCatalog(handle, revision())) }),
    Context.add(Customers, customersOver(handle, facts)),
    Context.add(Declarations, {
      byKey: (key) => asked(() => declarationByKey(handle, key)),
      add: (stored) => asked(() => addDeclaration(handle, stored)),
    }),
    Context.add(DeclarationLetters, { add: (receipt, locale) => asked(() => facts.queueReceipt(handle, receipt, locale)) }),
    Context.add(Orders, {
      byKey: (key) => asked(() => orderByKey(handle, key)),
      byId: (id) => asked(() => orderById(handle, id)),
      nextSequence: (year) => asked(() => facts.nextOrderSequence(handle, year)),
      add: (stored) => Effect.asVoid(asked(() => addOrder(handle, stored))),
    }),
    Context.add(Outbox, {
      add: ({ orderId, confirmation }) => Effect.asVoid(asked(() => facts.queueConfirmation(handle, orderId, confirmation, revision()))),
    }),
    Context.add(Vouchers, {
      byCode: (code) => asked(() => voucherByCode(handle, code)),
      redeem: (code, at) =>
        Effect.flatMap(
          asked(() => redeemVoucher(handle, code, at)),
          (won) => (won ? Effect.void : Effect.fail(new VoucherNotValid({ code }))),
        ),
    }),
    Context.add(VatRates, {
      map: Effect.flatMap(
        askedOr(
          () => vatRates(handle, revision()),
          () => new VatMapFailed({ reason: "the rates cannot be read" }),
        ),
        (rates): Effect.Effect<VatMap, VatMapFailed | VatMapEmpty> => Effect.fromResult(mapOn(rates, facts.today)),
      ),
    }),
  );
};

/** Counts attempts of somebody who is known by `names`, an address and perhaps an account; in the transaction of the use case. */
export const attemptsOver = (handle: Handle, names: readonly string[], now: number): Context.Service.Shape<typeof Attempts> => {
  const buckets = (kind: string, limit: Limit, on?: string) =>
    (on === undefined ? names : [on]).map((name) => limitedBucket(`${kind}:${name}`, limit, 1));
  return {
    wait: (kind, limit, on) => asked(() => waitForOneMore(handle, buckets(kind, limit, on), instant(now))),
    add: (kind, limit, on) => Effect.asVoid(asked(() => countEach(handle, buckets(kind, limit, on), now))),
  };
};

const maps = new WeakMap<readonly VatRate[], { readonly day: Day; readonly map: ReturnType<typeof vatMapOn> }>();

/** The same rates on the same day are the same map. */
const mapOn = (rates: readonly VatRate[], day: Day): ReturnType<typeof vatMapOn> => {
  const known = maps.get(rates);
  if (known?.day === day) return known.map;
  const map = vatMapOn(rates, day);
  maps.set(rates, { day, map });
  return map;
};

const cartsOver = (handle: Handle, { now, customerNumber }: PortFacts): Context.Service.Shape<typeof Carts> => ({
  byId: (id) =>
    Effect.flatMap(
      asked(() => cartWithOwner(handle, id)),
      (kept) =>
        kept === null || !opensFor(kept.owner, customerNumber) ? Effect.fail(new CartNotFound({ cart: id })) : Effect.succeed(kept.cart),
    ),
  ofCustomer: (owner) => asked(() => cartOfOwner(handle, owner)),
  create: (cart) => asked(() => addCart(handle, cart, null, now)),
  save: (cart, seen) =>
    Effect.gen(function* () {
      if (yield* asked(() => saveCart(handle, cart, seen, now))) return;
      const present = yield* asked(() => cartById(handle, cart.id));
      return yield* Effect.fail(present === null ? new CartNotFound({ cart: cart.id }) : new CartChanged({ version: present.version }));
    }),
  assign: (id, owner) =>
    Effect.flatMap(
      asked(() => assignCart(handle, id, owner)),
      (found) => (found ? Effect.void : Effect.fail(new CartNotFound({ cart: id }))),
    ),
  remove: (id) => asked(() => removeCart(handle, id)),
});

const customersOver = (handle: Handle, facts: PortFacts): Context.Service.Shape<typeof Customers> => {
  const number = facts.customerNumber;
  return {
    current: number === null ? Effect.die("no customer asks") : asked(() => customerByNumber(handle, number)),
    store: (address, locale) =>
      number === null
        ? Effect.die("no customer asks")
        : asked(async () => {
            const customer = { ...address, number, locale, vatIdValidity: facts.vatIdValidity(address.vatId), individualRate: null };
            await saveCustomer(handle, customer, facts.now);
            return customer;
          }),
  };
};

// Placing an order: everything is checked again, in one transaction that commits order, contracts, voucher and mail, or none of them. [CHK-04…07] [ACC-02] [CRT-04] [PRD-03] [HDL-03]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { type Day, type Instant, yearOf } from "#kernel/calendar";
import type { CountryCode } from "#kernel/country";
import {
  availableCart,
  type Cart,
  CartChanged,
  Carts,
  clearedCart,
  domainsOf,
  isEmptyCart,
  type Referral,
  referredCart,
  unchangedSince,
} from "#shop/cart";
import { Catalogs } from "#shop/catalog";
import { ContractBook, type ContractPolicy, orderedUnder } from "#shop/contract";
import { Customers } from "#shop/customer";
import { refusalHere } from "#shop/domain-name";
import { quoteOfCart } from "#shop/pricing";
import { chargedVat, homeRateIn, laterVat, VatRates } from "#shop/vat";
import { Vouchers } from "#shop/voucher";
import {
  AddressChanged,
  AddressMissing,
  CartEmpty,
  CartOrdered,
  IdempotencyKeyUsed,
  OrderUnknown,
  QuoteChanged,
} from "./errors.ts";
import type { Order, OrderId, OrderIntent } from "./model.ts";
import { confirmation } from "./order-facts.ts";
import type { ConfirmedNames } from "./confirmed-names.ts";
import { orderOfSeen, orderThatEmptied } from "./ordered-cart.ts";
import { orderedContracts } from "./ordered-contracts.ts";
import { OrderCount, Orders, Outbox } from "./ports.ts";
import { isBinding, resellerStatusOf } from "./reseller.ts";
import { conditionsConfirmed } from "./conditions.ts";
import { addressMark } from "./address-seen.ts";
import { missingAuthcodes } from "./authcodes.ts";
import { agreed, isSameIntent, orderNumber, ordersWithinLimit } from "./rules.ts";

/** A frontend's request, and what only the caller knows: the customer, the time, the day at the seller's place, an id. */
export interface OrderRequest {
  readonly intent: OrderIntent;
  readonly customerNumber: string;
  readonly now: Instant;
  readonly today: Day;
  readonly orderId: OrderId;
  readonly seller: CountryCode;
  /** The contract policy in force. [CON-01] */
  readonly contractPolicy: ContractPolicy;
  /** Whether everything is paid back after a withdrawal; not by default. [BAL-04] */
  readonly generous?: boolean;
  /** What registries answered of the cart's names, a moment before. [CHK-07] */
  readonly names: ConfirmedNames;
  /** Who sent this browser's visitor, as its cookie names them; a cart that knows it goes before. [CRT-09] */
  readonly referral?: Referral | null;
}

/** Places an order for the quote that the visitor saw. The same key gives the same order again. [CHK-06] */
export const placeOrder = Effect.fnUntraced(function* (request: OrderRequest) {
  const { intent } = request;
  const orders = yield* Orders;
  const earlier = yield* orders.byKey(intent.idempotencyKey);
  if (earlier !== null) {
    return isSameIntent(earlier.intent, intent) && earlier.order.customerNumber === request.customerNumber
      ? earlier.order
      : yield* Effect.fail(new IdempotencyKeyUsed());
  }
  const agreements = yield* Effect.fromResult(agreed(intent.agreements));
  const order = yield* checkedOrder(request, agreements);
  return yield* storeOrder(order, request);
});

/** An order for the customer who placed it; to everybody else it does not exist. [CHK-09] */
export const ownOrder = (order: Order | null, customerNumber: string): Result.Result<Order, OrderUnknown> =>
  order !== null && order.customerNumber === customerNumber ? Result.succeed(order) : Result.fail(new OrderUnknown());

export const orderOf = Effect.fn("orderOf")(function* (id: OrderId, customerNumber: string) {
  return yield* Effect.fromResult(ownOrder(yield* (yield* Orders).byId(id), customerNumber));
});

/** The order that emptied a cart, until anything is put into it; null for everybody but the customer who placed it. [CHK-06] */
export const orderOfEmptied = Effect.fn("orderOfEmptied")(function* (cart: Cart, customerNumber: string | null) {
  return customerNumber !== null && isEmptyCart(cart)
    ? orderThatEmptied(yield* (yield* Orders).latestOf(customerNumber), cart)
    : null;
});

/** Cart, catalogue, customer, voucher and rates as they are now must give the quote that was shown. [CHK-07] */
const checkedOrder = Effect.fnUntraced(function* (request: OrderRequest, agreements: OrderIntent["agreements"]) {
  const { intent, customerNumber, now } = request;
  const storedCart = yield* (yield* Carts).byId(intent.cartId);
  const cart = yield* Effect.fromResult(unchangedSince(storedCart, intent.cartVersion)).pipe(
    Effect.catch(
      Effect.fnUntraced(function* (refusal) {
        const order = orderOfSeen(yield* (yield* Orders).latestOf(customerNumber), intent);
        return yield* Effect.fail(
          order === null ? refusal : new CartOrdered({ order: order.id, number: order.number }),
        );
      }),
    ),
  );
  if (isEmptyCart(cart)) return yield* Effect.fail(new CartEmpty());
  const customer = yield* (yield* Customers).current;
  if (customer === null) return yield* Effect.fail(new AddressMissing());
  if (intent.addressSeen !== undefined && intent.addressSeen !== addressMark(customer))
    return yield* Effect.fail(new AddressChanged());
  const reseller = yield* Effect.fromResult(resellerStatusOf(agreements, customer));
  const catalog = yield* (yield* Catalogs).current;
  yield* Effect.fromResult(availableCart(cart, catalog));
  yield* Effect.fromResult(conditionsConfirmed(agreements, cart, catalog));
  const missing = missingAuthcodes(cart, catalog)[0];
  if (missing !== undefined) return yield* Effect.fail(missing);
  for (const { ascii } of domainsOf(cart)) {
    // What is not there came into the cart a moment ago.
    const refusal = request.names.has(ascii) ? request.names.get(ascii) : new CartChanged({ version: cart.version });
    if (refusal) return yield* Effect.fail(refusal);
  }
  const contract = orderedUnder(
    {
      policy: request.contractPolicy,
      day: request.today,
      generous: request.generous ?? false,
      seller: request.seller,
    },
    { party: customer.kind, earlyStart: agreements.earlyStart },
  );
  const rates = yield* VatRates;
  const map = yield* rates.map;
  const vat = { vat: chargedVat(map, customer, request.seller), homeRate: homeRateIn(map, request.seller) };
  const later = laterVat(vat, rates.later === undefined ? [] : yield* rates.later, {
    begins: contract.start ?? request.today,
    seller: request.seller,
  });
  const made = yield* quoteOfCart(cart, { ...vat, later, now });
  if (made.hash !== intent.quoteHash)
    return yield* Effect.fail(new QuoteChanged({ expected: intent.quoteHash, current: made }));
  const { number: _, locale: _locale, vatIdValidity: _validity, individualRate: _rate, ...address } = customer;
  const order: Omit<Order, "number"> = {
    id: request.orderId,
    customerNumber,
    locale: intent.locale,
    address,
    cart: referredCart(cart, request.referral ?? null),
    // Stores the hash, which is computed when first read.
    quote: { ...made },
    agreements,
    placedAt: now,
    contract,
    ...(reseller === null ? {} : { reseller }),
  };
  return order;
});

/** Of simultaneous orders with one voucher, of one cart, or of one domain name, exactly one gets past here. [CRT-04] [CHK-05] [DOM-01] */
const storeOrder = Effect.fnUntraced(function* (checked: Omit<Order, "number">, { intent, today }: OrderRequest) {
  const catalog = yield* (yield* Catalogs).current;
  if (checked.quote.voucherCode !== null) yield* (yield* Vouchers).redeem(checked.quote.voucherCode, checked.placedAt);
  yield* (yield* Carts).save(clearedCart(checked.cart), checked.cart.version);
  const names = domainsOf(checked.cart);
  // What the contracts are called does not matter for their names.
  const [bound] =
    names.length === 0 ? [] : yield* (yield* Orders).holdNames(orderedContracts({ ...checked, number: "" }, catalog));
  const name = names.find(({ ascii }) => ascii === bound);
  if (name !== undefined) return yield* Effect.fail(refusalHere(name));
  // Numbers are for orders that stand: it is taken when nothing can refuse the order any more.
  const { id, ...rest } = checked;
  const order: Order = {
    id,
    number: orderNumber(yearOf(today), yield* (yield* Orders).nextSequence(yearOf(today))),
    ...rest,
  };
  yield* (yield* Orders).add({ order, intent });
  // A reseller's order makes no contract until both papers are confirmed. [CHK-10]
  const contracts = isBinding(order) ? orderedContracts(order, catalog) : [];
  yield* (yield* ContractBook).add(contracts);
  yield* (yield* Outbox).add({
    orderId: order.id,
    confirmation: confirmation(order, catalog),
    contracts,
    queuedAt: order.placedAt,
  });
  return order;
});

/** An order that is new counts once it stands otherwise; of those that come at once, the last ones are too many. [OPS-08] */
export const placeCountedOrder = Effect.fn("placeCountedOrder")(function* (request: OrderRequest) {
  const order = yield* placeOrder(request);
  if (order.id === request.orderId) yield* Effect.fromResult(ordersWithinLimit(yield* (yield* OrderCount).add));
  return order;
});

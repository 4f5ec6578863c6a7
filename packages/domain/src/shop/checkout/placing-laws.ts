// Laws of placing an order: one intent is one person's one order, numbers are for orders that stand, and what an answer does to the checkout. [CHK-04] [CHK-06] [CHK-07] [CHK-09]
import { lived } from "@kontor/domain/testing";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import fc from "fast-check";
import { day, instant } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { rate } from "#kernel/money";
import { Carts, type Cart, domainsOf, emptyCart } from "#shop/cart";
import { Catalogs } from "#shop/catalog";
import { exampleCatalog } from "#shop/catalog/examples";
import { ContractBook } from "#shop/contract";
import { Customers } from "#shop/customer";
import { VatRates } from "#shop/vat";
import { VoucherRedeemed, Vouchers } from "#shop/voucher";
import {
  anyOrderIntent,
  anyPlacingAnswer,
  anyStep,
  anySummaryReading,
  exampleOrder,
  placingVisit,
  someShown,
} from "./arbitraries.ts";
import { confirmedNames } from "./confirmed-names.ts";
import { checkoutMachine } from "./machine.ts";
import type { OrderIntent } from "./model.ts";
import { Orders, Outbox, type StoredOrder } from "./ports.ts";
import { missingAuthcodes } from "./authcodes.ts";
import { agreementRefusals } from "./rules.ts";
import { placeOrder } from "./use-cases.ts";

const summary = {
  step: "summary" as const,
  locale: "de" as const,
  facts: { items: 1, signedIn: true, addressStored: true, order: null },
};

/** The visit up to an answer, and the state before it and after it. */
const answered = (output: unknown, ...then: Parameters<typeof lived<typeof checkoutMachine>>[1]) => {
  const steps = lived(checkoutMachine, [...placingVisit, { type: "answer", of: "place", output }, ...then], summary);
  const at = (index: number) => (steps[index] ?? steps[0])?.snapshot as (typeof steps)[number]["snapshot"];
  return { before: at(placingVisit.length), after: at(placingVisit.length + 1), last: at(steps.length - 1) };
};

const isFailure = (output: unknown, ...tags: readonly string[]): boolean =>
  output !== null &&
  Result.isFailure(output as never) &&
  tags.includes((output as { failure: { _tag: string } }).failure._tag);

/** Ports that hold one order already, or none, and count the numbers that they give out. */
const shelf = (storedOrder: StoredOrder | null, cart: Cart, cartRefuses: boolean) => {
  const seen = { numbers: 0, added: 0 };
  const context = Context.make(Orders, {
    byKey: (key) => Effect.succeed(storedOrder?.intent.idempotencyKey === key ? storedOrder : null),
    byId: () => Effect.succeed(null),
    latestOf: (owner) => Effect.succeed(storedOrder?.order.customerNumber === owner ? storedOrder.order : null),
    holdNames: () => Effect.succeed([]),
    nextSequence: () => Effect.sync(() => (seen.numbers += 1)),
    add: () => Effect.sync(() => void (seen.added += 1)),
  }).pipe(
    Context.add(Outbox, { add: () => Effect.void }),
    Context.add(ContractBook, {
      add: () => Effect.void,
      ofPerson: () => Effect.succeed([]),
      customerOf: () => Effect.succeed(null),
      byId: () => Effect.succeed(null),
      ofOrder: () => Effect.succeed([]),
      earlierOrders: () => Effect.succeed([]),
      asBilledNext: Effect.succeed,
      change: () => Effect.void,
      reopen: () => Effect.void,
    }),
    Context.add(Catalogs, { current: Effect.succeed(exampleCatalog) }),
    Context.add(VatRates, { map: Effect.succeed({ DE: rate(1900), OTHER: rate(0) }) }),
    Context.add(Customers, {
      current: Effect.sync(() => ({
        ...exampleOrder(anIntent, "o").address,
        number: "100001",
        locale: "de" as const,
        vatIdValidity: "unknown" as const,
        individualRate: null,
      })),
      store: () => Effect.die("not here"),
    }),
    Context.add(Vouchers, {
      byCode: () => Effect.succeed(null),
      redeem: (code) => Effect.fail(new VoucherRedeemed({ code })),
    }),
    Context.add(Carts, {
      byId: () => Effect.succeed(cart),
      ofCustomer: () => Effect.succeed(null),
      create: () => Effect.void,
      save: () => (cartRefuses ? Effect.die("another order was quicker") : Effect.void),
      assign: () => Effect.void,
      remove: () => Effect.void,
      reset: () => Effect.die("not here"),
    }),
  );
  return { seen, context, names: confirmedNames(domainsOf(cart)) };
};

const anIntent: OrderIntent = {
  cartId: "cart-1",
  cartVersion: 3,
  quoteHash: someShown[0].quote.hash,
  agreements: { terms: true, cancellationPolicy: true, adult: true, earlyStart: false },
  locale: "de",
  idempotencyKey: "key-0001",
};

const placed = (intent: OrderIntent, customerNumber: string, at: ReturnType<typeof shelf>) =>
  Effect.runSyncExit(
    placeOrder({
      intent,
      customerNumber,
      now: instant(1_795_000_000_000),
      today: day("2026-11-21"),
      orderId: "o2",
      seller: "DE",
      contractPolicy: "specified",
      names: at.names,
    }).pipe(Effect.result, Effect.provide(at.context)),
  );

export const placingLaws: readonly Law[] = [
  law("[CHK-06] [CHK-09] a key gives its order to the customer who placed it with this intent, and to no other", () =>
    fc.property(
      anyOrderIntent,
      fc.constantFrom("100001", "100002", "100003"),
      fc.boolean(),
      (intent, requester, isSame) => {
        const order = { ...exampleOrder(intent, "o1"), customerNumber: "100001" };
        const at = shelf({ order, intent }, { ...emptyCart("c"), id: intent.cartId }, false);
        const exit = placed({ ...intent, cartVersion: intent.cartVersion + (isSame ? 0 : 1) }, requester, at);
        const result = exit._tag === "Success" ? exit.value : null;
        return requester === "100001" && isSame
          ? result !== null && Result.isSuccess(result) && result.success.id === "o1"
          : result !== null &&
              Result.isFailure(result) &&
              result.failure._tag === "IdempotencyKeyUsed" &&
              at.seen.added === 0;
      },
    ),
  ),
  law("[CHK-06] [CHK-07] a number is taken by a stored order and by none that is refused, at whatever point", () =>
    fc.property(
      fc.record({
        terms: fc.boolean(),
        isSeen: fc.boolean(),
        isEmpty: fc.boolean(),
        isSlow: fc.boolean(),
        version: fc.constantFrom(3, 4),
      }),
      ({ terms, isSeen, isEmpty, isSlow, version }) => {
        const { cart } = exampleOrder(anIntent, "o");
        const at = shelf(null, { ...cart, version, items: isEmpty ? [] : cart.items }, isSlow);
        const quoteHash = isSeen ? anIntent.quoteHash : "f".repeat(64);
        const exit = placed({ ...anIntent, quoteHash, agreements: { ...anIntent.agreements, terms } }, "100001", at);
        const isStored = exit._tag === "Success" && Result.isSuccess(exit.value);
        return (
          isStored === (terms && isSeen && !isEmpty && !isSlow && version === 3) &&
          at.seen.numbers === Number(isStored) &&
          at.seen.added === Number(isStored)
        );
      },
    ),
  ),
  law("[DOM-07] [CHK-07] a transfer whose authcode is missing is named, and every other name is not", () =>
    fc.property(
      fc.constantFrom("register" as const, "transfer" as const),
      fc.boolean(),
      fc.constantFrom("de", "com", "uk"),
      (acquisition, authcodeGiven, ending) => {
        const domain = { ascii: `a.${ending}`, unicode: `a.${ending}`, ending, acquisition, authcodeGiven };
        const needsOne = exampleCatalog.endings.some((one) => one.ending === ending && one.authcode !== null);
        const missing = missingAuthcodes({ items: [{ kind: "domain", id: "d", domain }] }, exampleCatalog);
        return (missing.length === 1) === (acquisition === "transfer" && !authcodeGiven && needsOne);
      },
    ),
  ),
  law(
    "[CHK-06] an attempt whose answer was lost is tried again under its own key, and any other answer frees the next one",
    () =>
      fc.property(anyPlacingAnswer, (output) => {
        const { before, after, last } = answered(
          output,
          { type: "quote.accept" },
          { type: "order.place", key: "key-0002" },
        );
        const isLost = output === null || isFailure(output, "RequestTimedOut", "UnknownError");
        return (
          before.context.unanswered === "key-0001" &&
          after.context.unanswered === (isLost ? "key-0001" : null) &&
          (last.value !== "placing" || last.context.unanswered === (isLost ? "key-0001" : "key-0002"))
        );
      }),
  ),
  law("[CHK-04] boxes are ticked for one order: after it all of them are empty, and after a refusal they stand", () =>
    fc.property(anyPlacingAnswer, (output) => {
      const { before, after } = answered(output);
      const isPlaced = output !== null && Result.isSuccess(output);
      return isPlaced
        ? after.value === "thank-you" && Object.values(after.context.agreements).every((ticked) => !ticked)
        : JSON.stringify(after.context.agreements) === JSON.stringify(before.context.agreements);
    }),
  ),
  law(
    "[CHK-07] [CHK-04] the summary is `changed` exactly while another quote waits to be accepted; where nothing waits and the boxes are ticked, its button places the order",
    () =>
      fc.property(fc.array(anySummaryReading, { maxLength: 12 }), (readings) =>
        lived(checkoutMachine, [...placingVisit.slice(0, -1), ...readings], summary).every(({ snapshot }) => {
          const { changed, shown, agreements } = snapshot.context;
          const isAgreed = shown !== null && agreementRefusals(agreements).length === 0;
          return (
            snapshot.matches({ summary: "changed" }) === (changed !== null) &&
            (changed !== null || !isAgreed || snapshot.can({ type: "order.place", key: "key-0001" }))
          );
        }),
      ),
  ),
  law(
    "[CHK-07] a quote that changed is shown beside the one that was seen, and nothing is placed until it is accepted",
    () =>
      fc.property(anyPlacingAnswer, fc.boolean(), (output, accepts) => {
        const { before, after, last } = answered(output, ...(accepts ? [{ type: "quote.accept" as const }] : []), {
          type: "order.place",
          key: "key-0003",
        });
        if (!isFailure(output, "QuoteChanged")) return true;
        return (
          after.matches({ summary: "changed" }) &&
          after.context.shown?.quote.hash === before.context.shown?.quote.hash &&
          after.context.changed?.quote.hash === someShown[1].quote.hash &&
          (last.value === "placing") === accepts &&
          (!accepts || last.context.shown?.quote.hash === someShown[1].quote.hash)
        );
      }),
  ),
  law(
    "[CHK-06] [CHK-07] while an order is placed neither a second click nor a quote, a box or a step changes what is placed",
    () =>
      fc.property(anyStep, fc.shuffledSubarray([0, 1, 2, 3, 4]), (step, order) => {
        const moments = [
          { type: "order.place" as const, key: "key-0002" },
          { type: "quote.show" as const, shown: someShown[1] },
          { type: "quote.accept" as const },
          { type: "agreement.set" as const, name: "earlyStart" as const, value: true },
          { type: "step.go" as const, step },
        ];
        const steps = lived(
          checkoutMachine,
          [...placingVisit, ...order.flatMap((index) => moments[index] ?? [])],
          summary,
        ).slice(placingVisit.length);
        const [first] = steps;
        const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
        return steps.every(
          ({ snapshot }) =>
            snapshot.value === "placing" &&
            same(snapshot.context, first?.snapshot.context) &&
            Object.keys(snapshot.children).join() === "place" &&
            snapshot.children["place"] === first?.snapshot.children["place"],
        );
      }),
  ),
];

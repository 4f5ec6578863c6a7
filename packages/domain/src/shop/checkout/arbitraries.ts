// Checkouts in any condition, for laws. [CHK-01] [CHK-04]
import type { Answering } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { rate } from "#kernel/money";
import { exampleCatalog } from "#shop/catalog/examples";
import type { Cart } from "#shop/cart";
import { exampleAddress } from "#shop/customer/examples";
import { quote } from "#shop/pricing";
import { RequestTimedOut, TokenMissing } from "#visitor/session";
import { CartEmpty, QuoteChanged } from "./errors.ts";
import type { CheckoutEvent, CheckoutInput, ShownQuote } from "./machine-model.ts";
import { type Agreements, type Order, type OrderIntent, type Step, type StepFacts, steps } from "./model.ts";

export const anyStep: fc.Arbitrary<Step> = fc.constantFrom(...steps);

export const anyStepFacts: fc.Arbitrary<StepFacts> = fc.record({
  items: fc.integer({ min: 0, max: 3 }),
  signedIn: fc.boolean(),
  addressStored: fc.boolean(),
  order: fc.option(fc.uuid(), { nil: null }),
  authcodesMissing: fc.constantFrom(0, 0, 1, 2),
  forAnotherPage: fc.boolean(),
});

export const anyAgreements: fc.Arbitrary<Agreements> = fc.record({
  terms: fc.boolean(),
  cancellationPolicy: fc.boolean(),
  adult: fc.boolean(),
  earlyStart: fc.boolean(),
  reseller: fc.boolean(),
});

export const anyOrderIntent: fc.Arbitrary<OrderIntent> = fc.record({
  cartId: fc.uuid(),
  cartVersion: fc.nat(1000),
  quoteHash: fc.stringMatching(/^[0-9a-f]{64}$/),
  agreements: anyAgreements,
  locale: fc.constantFrom("en" as const, "de" as const),
  idempotencyKey: fc.uuid(),
});

const exampleCart: Cart = {
  id: "cart-1",
  version: 3,
  items: [
    {
      kind: "product",
      id: "i1",
      product: "web-m",
      quantity: 1,
      billingMonths: 12,
      location: null,
      additions: [],
      domains: [],
    },
  ],
  voucher: null,
  referral: null,
};

const quoteAt = (percent: number) =>
  Result.getOrThrow(
    quote({
      cart: exampleCart,
      catalog: exampleCatalog,
      vat: { country: "DE", rate: rate(percent * 100), treatment: "domestic" },
      homeRate: rate(1900),
      now: instant(0),
      voucher: null,
    }),
  );

/** The same cart as it was seen, and as it is quoted later at another rate. */
export const someShown: readonly [seen: ShownQuote, later: ShownQuote] = [
  { cartId: exampleCart.id, cartVersion: 3, quote: quoteAt(19) },
  { cartId: exampleCart.id, cartVersion: 4, quote: quoteAt(20) },
];

/** The order that an intent makes, as the API answers it. */
export const exampleOrder = (intent: OrderIntent, id: string): Order => ({
  id,
  number: "K-2026-000001",
  customerNumber: "100001",
  locale: intent.locale,
  address: exampleAddress("erika@shop.example"),
  cart: exampleCart,
  quote: someShown.find(({ quote: made }) => made.hash === intent.quoteHash)?.quote ?? someShown[0].quote,
  agreements: intent.agreements,
  placedAt: instant(1_795_000_000_000),
});

export const anyCheckoutInput: fc.Arbitrary<CheckoutInput> = fc.record({
  step: anyStep,
  locale: fc.constantFrom("en" as const, "de" as const),
  facts: fc.oneof(anyStepFacts, fc.constant({ items: 1, signedIn: true, addressStored: true, order: null })),
});

const ticks = (["terms", "cancellationPolicy", "adult"] as const).map(
  (name): CheckoutEvent => ({ type: "agreement.set", name, value: true }),
);

/** What placing comes to: an order, a refusal, or, as null, no answer at all. */
export const anyPlacingAnswer: fc.Arbitrary<Result.Result<
  Order,
  CartEmpty | TokenMissing | QuoteChanged | RequestTimedOut
> | null> = anyOrderIntent.chain((intent) =>
  fc.constantFrom(
    Result.succeed(exampleOrder(intent, "o1")),
    Result.fail(new CartEmpty()),
    Result.fail(new TokenMissing()),
    Result.fail(new QuoteChanged({ expected: someShown[0].quote.hash, current: someShown[1].quote })),
    Result.fail(new RequestTimedOut({ milliseconds: 1 })),
    null,
  ),
);

/** What may happen at the checkout; placing may be answered or fail wherever it runs. */
export const anyCheckoutMoment: fc.Arbitrary<CheckoutEvent | Answering> = fc.oneof(
  { arbitrary: anyStep.map((step): CheckoutEvent => ({ type: "step.go", step })), weight: 1 },
  {
    arbitrary: fc.constantFrom<CheckoutEvent>(
      { type: "step.forward" },
      { type: "step.back" },
      { type: "quote.accept" },
      { type: "order.place", key: "key-0001" },
      { type: "order.place", key: "key-0002" },
      { type: "quote.show", shown: someShown[0] },
      { type: "quote.show", shown: someShown[0] },
      { type: "quote.show", shown: someShown[1] },
      { type: "agreement.set", name: "earlyStart", value: true },
      { type: "agreement.set", name: "adult", value: false },
      ...ticks,
      ...ticks,
    ),
    weight: 5,
  },
  { arbitrary: anyStepFacts.map((facts): CheckoutEvent => ({ type: "facts.change", facts })), weight: 1 },
  { arbitrary: anyPlacingAnswer.map((output): Answering => ({ type: "answer", of: "place", output })), weight: 2 },
);

/** A visit that places an order: a quote is seen, the boxes are ticked, the button is pressed. */
export const placingVisit: readonly CheckoutEvent[] = [
  { type: "quote.show", shown: someShown[0] },
  ...ticks,
  { type: "order.place", key: "key-0001" },
];

/** What a summary with a quote and all boxes ticked may read: quotes, the accepting of another one, boxes. */
export const anySummaryReading: fc.Arbitrary<CheckoutEvent> = fc.constantFrom<CheckoutEvent>(
  { type: "quote.show", shown: someShown[0] },
  { type: "quote.show", shown: someShown[1] },
  { type: "quote.accept" },
  { type: "agreement.set", name: "adult", value: false },
  ...ticks,
);

/** A visit to the checkout: often one that ticks the boxes and sees a quote first. */
export const anyCheckoutVisit: fc.Arbitrary<readonly (CheckoutEvent | Answering)[]> = fc
  .tuple(
    fc.constantFrom<readonly CheckoutEvent[]>([], placingVisit.slice(0, -1), placingVisit),
    fc.array(anyCheckoutMoment, { maxLength: 25 }),
  )
  .map(([first, then]) => [...first, ...then]);

// Journeys through the checkout: forward, back, by URL, and what happens while an order is placed. [CHK-01…09]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise, initialTransition, type SnapshotFrom, transition, waitFor } from "xstate";
import { day, instant } from "#kernel/calendar";
import { cents, rate } from "#kernel/money";
import { domainsOf } from "#shop/cart";
import { quoteOfCart } from "#shop/pricing";
import { RequestTimedOut, TokenMissing } from "#visitor/session";
import { anyStep, anyStepFacts } from "./arbitraries.ts";
import { confirmedNames } from "./confirmed-names.ts";
import { CartEmpty, type OrderRefused, QuoteChanged } from "./errors.ts";
import { checkoutMachine } from "./machine.ts";
import { stepOf } from "./view.ts";
import type { CheckoutEvent, ShownQuote } from "./machine-model.ts";
import type { Order, OrderIntent, Step, StepFacts } from "./model.ts";
import { mayEnterStep } from "./rules.ts";
import { cart, shop, shopLayer } from "./shop.fixture.ts";
import { placeOrder } from "./use-cases.ts";

const completeFacts: StepFacts = { items: 1, signedIn: true, addressStored: true, order: null };
const now = instant(1_795_000_000_000);
const quote = Effect.runSync(
  quoteOfCart(cart, {
    vat: { country: "DE", rate: rate(1900), treatment: "domestic" },
    homeRate: rate(1900),
    now,
  }).pipe(Effect.provide(shopLayer(shop()))),
);
const shown: ShownQuote = { cartId: cart.id, cartVersion: cart.version, quote };
const dearer: ShownQuote = {
  ...shown,
  cartVersion: 4,
  quote: { ...quote, total: cents(quote.total + 100), hash: "d".repeat(64) },
};
const placed = (intent: OrderIntent): Result.Result<Order, OrderRefused | TokenMissing> =>
  Effect.runSync(
    Effect.result(
      placeOrder({
        intent,
        customerNumber: "100001",
        now,
        today: day("2026-11-21"),
        orderId: "o1",
        seller: "DE",
        contractPolicy: "specified",
        names: confirmedNames(domainsOf(cart)),
      }).pipe(Effect.provide(shopLayer(shop()))),
    ),
  ) as Result.Result<Order, OrderRefused>;

const started = (
  step: Step,
  facts: StepFacts = completeFacts,
  answers: (intent: OrderIntent) => Result.Result<Order, OrderRefused | TokenMissing | RequestTimedOut> = placed,
) => {
  const intents: OrderIntent[] = [];
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        place: fromPromise(async ({ input }) => {
          intents.push(input);
          return answers(input);
        }),
      },
    }),
    { input: { step, locale: "de", facts } },
  ).start();
  const whenPlaced = () => waitFor(actor, (state) => !state.matches("placing"));
  return {
    actor,
    intents,
    whenPlaced,
    send: (...events: CheckoutEvent[]) => {
      for (const event of events) actor.send(event);
      return actor.getSnapshot();
    },
  };
};

const ticked: readonly CheckoutEvent[] = (["terms", "cancellationPolicy", "adult"] as const).map((name) => ({
  type: "agreement.set",
  name,
  value: true,
}));
const order: CheckoutEvent = { type: "order.place", key: "key-1" };

describe("steps", () => {
  it("[CHK-01] go forward from cart over login to the summary, and back", () => {
    const { send } = started("cart", { ...completeFacts, signedIn: false, addressStored: false });
    expect(send({ type: "step.forward" }).value).toBe("login");
    expect(send({ type: "step.forward" }).value).toBe("login");
    expect(
      send({ type: "facts.change", facts: { signedIn: true, addressStored: true } }, { type: "step.forward" }).value,
    ).toEqual({
      summary: "ready",
    });
    expect(send({ type: "step.back" }).value).toBe("cart");
  });
  it("[CHK-03] pass the login by for a customer with an address", () =>
    expect(started("cart").send({ type: "step.forward" }).value).toEqual({ summary: "ready" }));
  it.each<[Step, Partial<StepFacts>, unknown]>([
    ["summary", { signedIn: false }, "login"],
    ["summary", { addressStored: false }, "login"],
    ["summary", { items: 0 }, "cart"],
    ["thank-you", {}, { summary: "ready" }],
    ["thank-you", { items: 0 }, "cart"],
    ["thank-you", { order: "o1" }, "thank-you"],
    ["login", { items: 0 }, "login"],
  ])("[CHK-01] [CHK-02] a URL of %s with %o starts at %o", (step, facts, value) =>
    expect(started(step, { ...completeFacts, ...facts }).actor.getSnapshot().value).toEqual(value),
  );
  it("[CHK-02] a session that ends on the summary leads to the login", () =>
    expect(started("summary").send({ type: "facts.change", facts: { signedIn: false } }).value).toBe("login"));
});

describe("ordering", () => {
  it("[CHK-04] names every missing box and places nothing", () => {
    const { send, intents } = started("summary");
    const { context } = send({ type: "quote.show", shown }, order);
    expect(context.refusals.map(({ _tag }) => _tag)).toEqual([
      "TermsNotAgreed",
      "CancellationPolicyNotRead",
      "AgeNotConfirmed",
    ]);
    expect(send(ticked[0] as CheckoutEvent).context.refusals).toEqual([]);
    expect(intents).toEqual([]);
  });
  it("[CHK-09] places what was shown and agreed, and thanks; the cart is empty then", async () => {
    const { send, intents, whenPlaced } = started("summary");
    expect(stepOf(send({ type: "quote.show", shown }, ...ticked, order).value)).toBe("summary");
    const { value, context } = await whenPlaced();
    expect(value).toBe("thank-you");
    expect(context).toMatchObject({
      order: { number: "K-2026-000001" },
      facts: { items: 0, order: "o1" },
      agreements: { terms: false },
    });
    expect(intents).toEqual([
      {
        cartId: "cart-1",
        cartVersion: 3,
        quoteHash: quote.hash,
        agreements: { terms: true, cancellationPolicy: true, adult: true, earlyStart: false },
        locale: "de",
        idempotencyKey: "key-1",
      },
    ]);
  });
  it("[CHK-06] a double click orders once", async () => {
    const { send, intents, whenPlaced } = started("summary");
    send({ type: "quote.show", shown }, ...ticked, order, { type: "order.place", key: "key-2" });
    await whenPlaced();
    expect(intents).toHaveLength(1);
  });
  it("[CHK-06] a lost answer is tried again under the same key", async () => {
    const { send, intents, whenPlaced } = started("summary", completeFacts, () =>
      Result.fail(new RequestTimedOut({ milliseconds: 10_000 })),
    );
    send({ type: "quote.show", shown }, ...ticked, order);
    expect((await whenPlaced()).context.refusals).toMatchObject([{ _tag: "RequestTimedOut" }]);
    send({ type: "order.place", key: "key-2" });
    await whenPlaced();
    expect(intents.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-1"]);
  });
  it("[CHK-07] a quote that changed is shown beside the old one, and nothing is ordered until it is accepted", async () => {
    const { send, intents, whenPlaced } = started("summary", completeFacts, (intent) =>
      intent.quoteHash === quote.hash
        ? Result.fail(new QuoteChanged({ expected: quote.hash, current: dearer.quote }))
        : placed(intent),
    );
    send({ type: "quote.show", shown }, ...ticked, order);
    const state = await whenPlaced();
    expect(state.value).toEqual({ summary: "changed" });
    expect(state.context).toMatchObject({
      shown: { quote: { hash: quote.hash } },
      changed: { quote: { hash: dearer.quote.hash } },
    });
    send(order);
    expect(intents).toHaveLength(1);
    expect(send({ type: "quote.accept" })).toMatchObject({
      value: { summary: "ready" },
      context: { shown: { quote: { hash: dearer.quote.hash } }, changed: null },
    });
  });
  it("[CHK-07] [VISIT4-12] a quote whose hash alone is another one takes its place without a word", () => {
    const { send } = started("summary");
    const same: ShownQuote = { ...shown, quote: { ...quote, hash: "e".repeat(64) } };
    const now = send({ type: "quote.show", shown }, { type: "quote.show", shown: same });
    expect(now.value).toEqual({ summary: "ready" });
    expect(now.context).toMatchObject({ shown: { quote: { hash: same.quote.hash } }, changed: null });
  });
  it("[CHK-03] [VISIT4-13] what was refused stands while the page comes anew, with the same boxes", () => {
    const { send } = started("summary");
    const tick = { type: "agreement.set", name: "terms", value: true } as const;
    const now = send({ type: "quote.show", shown }, tick, { type: "order.place", key: "k1" });
    expect(now.context.refusals).not.toEqual([]);
    expect(send({ type: "quote.show", shown }, tick).context.refusals).toEqual(now.context.refusals);
  });
  it("[CHK-07] a changed quote that comes in by reading is shown too; the same one changes nothing", () => {
    const { send } = started("summary");
    expect(send({ type: "quote.show", shown }, { type: "quote.show", shown }).value).toEqual({ summary: "ready" });
    expect(send({ type: "quote.show", shown: dearer }).value).toEqual({ summary: "changed" });
  });
  it.each<[string, OrderRefused | TokenMissing, unknown]>([
    ["an empty cart", new CartEmpty(), "cart"],
    ["a lost login", new TokenMissing(), "login"],
  ])("[CHK-01] %s leads back", async (_, refusal, value) => {
    const { send, whenPlaced } = started("summary", completeFacts, () => Result.fail(refusal));
    send({ type: "quote.show", shown }, ...ticked, order);
    const state = await whenPlaced();
    expect(state.value).toBe(value);
    expect(state.context.refusals).toMatchObject([{ _tag: refusal._tag }]);
  });
  it("[CHK-06] a defect keeps the key and reports an error", async () => {
    const { send, whenPlaced } = started("summary", completeFacts, () => {
      throw new Error("defect");
    });
    send({ type: "quote.show", shown }, ...ticked, order);
    expect((await whenPlaced()).context).toMatchObject({ unanswered: "key-1", refusals: [{ _tag: "UnknownError" }] });
  });
});

const anyEvent: fc.Arbitrary<CheckoutEvent> = fc.oneof(
  anyStep.map((step): CheckoutEvent => ({ type: "step.go", step })),
  fc.constantFrom<CheckoutEvent>(
    { type: "step.forward" },
    { type: "step.back" },
    { type: "quote.accept" },
    order,
    { type: "quote.show", shown },
    { type: "quote.show", shown: dearer },
    ...ticked,
  ),
  anyStepFacts.map((facts): CheckoutEvent => ({ type: "facts.change", facts })),
  fc
    .constantFrom(
      Result.fail(new CartEmpty()),
      Result.fail(new TokenMissing()),
      Result.fail(new QuoteChanged({ expected: "", current: dearer.quote })),
      Result.fail(new RequestTimedOut({ milliseconds: 1 })),
    )
    .map((output) => ({ type: "xstate.done.actor.place", output, actorId: "place" }) as never),
);

describe("walked at random", () => {
  const walk = (
    step: Step,
    facts: StepFacts,
    events: readonly CheckoutEvent[],
  ): readonly SnapshotFrom<typeof checkoutMachine>[] =>
    events.reduce<SnapshotFrom<typeof checkoutMachine>[]>(
      (states, event) => [...states, transition(checkoutMachine, states.at(-1) as never, event)[0]],
      [initialTransition(checkoutMachine, { step, locale: "en", facts })[0]],
    );
  const always = (holds: (state: SnapshotFrom<typeof checkoutMachine>) => void) =>
    fc.assert(
      fc.property(anyStep, anyStepFacts, fc.array(anyEvent, { maxLength: 30 }), (step, facts, events) =>
        walk(step, facts, events).forEach(holds),
      ),
    );

  it("[CHK-01] [CHK-02] the summary is never reached without permission", () =>
    always((state) => {
      if (stepOf(state.value) === "summary" && !state.matches("placing"))
        expect(mayEnterStep("summary", state.context.facts)).toBe(true);
    }));
  it("[CHK-04] nothing is ever placed without the three boxes and a quote", () =>
    always((state) => {
      if (state.matches("placing")) {
        expect(state.context.agreements).toMatchObject({ terms: true, cancellationPolicy: true, adult: true });
        expect(state.context.shown).not.toBeNull();
        expect(state.context.unanswered).not.toBeNull();
      }
    }));
  it("[CHK-07] a changed quote is never ordered before it was accepted", () =>
    always((state) => {
      if (state.matches("placing")) expect(state.context.changed).toBeNull();
    }));
  it("[CHK-01] what is in the context survives JSON", () =>
    always((state) => expect(JSON.parse(JSON.stringify(state.context))).toEqual(state.context)));
});

// Every state and transition of the cart on screen is walked, and answers come at any time, are lost before or after the server's work. [HDL-08]
import * as Result from "effect/Result";
import { raced, walkAll } from "@kontor/domain/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { exampleCatalog, exampleProduct } from "#shop/catalog/examples";
import { appliedIntent, foretold } from "./foretold.ts";
import type { CartIntent } from "./intents.ts";
import { cartMachine, type Confirmed, type Outcome, type SendInput } from "./machine.ts";
import { shownCart } from "./view.ts";
import type { Cart, ProductItem } from "./model.ts";

const catalog = { ...exampleCatalog, products: [exampleProduct, { ...exampleProduct, key: "web-l" }] };
const named = (name: string) => ({
  ascii: name,
  unicode: name,
  ending: "de",
  acquisition: "register" as const,
  authcodeGiven: false,
});
const plan = (id: string, product: string): ProductItem => ({
  kind: "product",
  id,
  product,
  quantity: 1,
  billingMonths: 12,
  location: null,
  additions: [],
  domains: [],
});
const cart: Cart = {
  id: "c",
  version: 3,
  items: [
    { ...plan("m", "web-m"), domains: [named("one.de")] },
    plan("l", "web-l"),
    { kind: "domain", id: "two.de", domain: named("two.de") },
  ],
  voucher: null,
  referral: null,
};
const confirmed: Confirmed = { cart, catalog };
const elsewhere: Confirmed = { catalog, cart: { ...cart, version: 9, items: cart.items.slice(1) } };
const intents: readonly CartIntent[] = [
  { kind: "quantity", item: "m", quantity: 2 },
  { kind: "quantity", item: "l", quantity: 3 },
  { kind: "billing", item: "l", months: 1 },
  { kind: "remove-domain", item: "m", ascii: "one.de" },
  { kind: "place", ascii: "two.de", plan: "m" },
  { kind: "place", ascii: "two.de", plan: null },
  { kind: "quantity", item: "m", quantity: 5 },
];
const intend = (intent: CartIntent) => ({ type: "cart.intend", intent }) as const;
const made = (of: Cart, ...wanted: readonly CartIntent[]): Confirmed => ({
  catalog,
  cart: foretold(of, catalog, wanted).cart,
});
const quantity = intents[0] as CartIntent;

it("[HDL-08] [CRT-01] every state and transition of the cart is walked", () => {
  const outcomes: readonly Outcome[] = [
    { kind: "made", confirmed: made(cart, quantity) },
    { kind: "refused", problem: { refusal: "ProductSoldOut", detail: "sold out" } },
    { kind: "changed", confirmed: made(cart, quantity) },
    { kind: "changed", confirmed: elsewhere },
    { kind: "changed", confirmed: { catalog, cart: { ...(made(cart, quantity).cart as Cart), version: 9 } } },
    { kind: "unanswered" },
  ];
  expect(
    walkAll(cartMachine, {
      inputs: [{ confirmed }, { confirmed: { cart: null, catalog } }],
      moments: [
        ...[quantity, { kind: "voucher", code: "SUMMER" } as const, { kind: "remove", item: "l" } as const].map(intend),
        ...[
          confirmed,
          elsewhere,
          made(cart, quantity),
          { catalog, cart: { ...(made(cart, quantity).cart as Cart), version: 9 } },
        ].map((seen) => ({
          type: "cart.see",
          confirmed: seen,
        })),
        ...["cart.retry", "cart.discard", "cart.leave", "conflict.apply", "conflict.dismiss"].map((type) => ({ type })),
        ...[...outcomes, null].map((output) => ({ type: "answer", of: "send", output })),
      ],
    }),
  ).toMatchObject({ missedStates: [], missedTransitions: [] });
});

it("[HDL-08] [CRT-01] in every race what is shown is what is wanted, whichever answers are lost; at rest the server has made all of it, each once", () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom(...intents), { maxLength: 6 }),
      fc.array(fc.constantFrom("works", "lost before", "lost after"), { maxLength: 8 }),
      async (scheduler, wanted, network) => {
        let server = cart;
        const answered = ({ number, input }: { readonly number: number; readonly input: unknown }): Outcome => {
          const { confirmed: seen, intent } = input as SendInput;
          const how = network[number] ?? "works";
          if (how === "lost before") return { kind: "unanswered" };
          if (seen.cart?.version !== server.version) {
            return how === "works" ? { kind: "changed", confirmed: { catalog, cart: server } } : { kind: "unanswered" };
          }
          const after = appliedIntent(server, catalog, intent);
          if (Result.isFailure(after)) return { kind: "refused", problem: { refusal: after.failure._tag, detail: "" } };
          server = after.success;
          return how === "works" ? { kind: "made", confirmed: { catalog, cart: server } } : { kind: "unanswered" };
        };
        const race = await raced(cartMachine, {
          scheduler,
          input: { confirmed },
          slots: { send: answered },
          events: [...wanted.map(intend), ...network.map(() => ({ type: "cart.retry" }) as const)],
        });
        const contents = (of: Cart | null | undefined) => [of?.items, of?.voucher];
        for (const { snapshot, sent } of race.seen) {
          expect(snapshot.value).not.toBe("conflict");
          expect(contents(shownCart(snapshot)?.cart)).toEqual(
            contents(foretold(cart, catalog, wanted.slice(0, sent)).cart),
          );
        }
        if (race.last.value === "idle") {
          expect(race.last.context.queue).toEqual([]);
          expect(race.last.context.confirmed.cart).toEqual(server);
          expect(contents(server)).toEqual(contents(foretold(cart, catalog, wanted).cart));
        }
      },
    ),
  ));

it("[HDL-08] [CRT-01] [CHK-01] in every race who goes on from the cart waits exactly while a change is on its way, is led on with nothing unconfirmed, and else stays", () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.oneof(fc.constantFrom(...intents).map(intend), fc.constant({ type: "cart.leave" } as const)), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.array(fc.constantFrom("works", "refuses", "is lost"), { maxLength: 8 }),
      async (scheduler, events, network) => {
        const answered = ({ number, input }: { readonly number: number; readonly input: unknown }): Outcome => {
          const { confirmed: before, intent } = input as SendInput;
          const how = network[number] ?? "works";
          if (how === "is lost") return { kind: "unanswered" };
          if (how === "refuses") return { kind: "refused", problem: { refusal: "ProductSoldOut", detail: "sold out" } };
          return { kind: "made", confirmed: made(before.cart as Cart, intent) };
        };
        const race = await raced(cartMachine, {
          scheduler,
          input: { confirmed },
          slots: { send: answered },
          events: [...events, { type: "cart.retry" }],
        });
        let earlier: unknown = null;
        for (const { snapshot } of race.seen) {
          const { leaving, queue, refused } = snapshot.context;
          if (leaving?.kind === "pending") expect(snapshot.value).toBe("sending");
          if (leaving !== earlier && leaving?.kind === "confirmed")
            expect([snapshot.value, queue, refused]).toEqual(["idle", [], null]);
          if (leaving !== earlier && leaving?.kind === "stopped")
            expect(snapshot.value === "waiting" || refused !== null).toBe(true);
          earlier = leaving;
        }
        if (events.some(({ type }) => type === "cart.leave")) expect(race.last.context.leaving).not.toBeNull();
      },
    ),
  ));

it("[CRT-01] an earlier version of the cart that was overtaken on its way changes nothing that is shown", () => {
  const earlier: Confirmed = { catalog, cart: { ...cart, version: 2, items: cart.items.slice(1) } };
  const actor = createActor(
    cartMachine.provide({ actors: { send: fromPromise<Outcome, SendInput>(() => new Promise(() => {})) } }),
    {
      input: { confirmed },
    },
  ).start();
  actor.send({ type: "cart.see", confirmed: earlier });
  expect(actor.getSnapshot().context).toMatchObject({ confirmed, before: null });
  actor.send({ type: "cart.see", confirmed: elsewhere });
  expect(actor.getSnapshot().context).toMatchObject({ confirmed: elsewhere, before: confirmed });
  actor.stop();
});

/** A cart at work whose first try had no answer and whose second is on its way; `answer` gives each further one. */
const sentAgain = async () => {
  const sent: { readonly intent: CartIntent; readonly answer: (outcome: Outcome) => void }[] = [];
  const send = fromPromise<Outcome, SendInput>(
    ({ input }) => new Promise((answer) => void sent.push({ intent: input.intent, answer })),
  );
  const actor = createActor(cartMachine.provide({ actors: { send } }), { input: { confirmed } }).start();
  const answer = async (outcome: Outcome): Promise<void> => {
    sent.at(-1)?.answer(outcome);
    await new Promise((done) => setTimeout(done));
  };
  actor.send(intend(quantity));
  await answer({ kind: "unanswered" });
  actor.send({ type: "cart.retry" });
  return { actor, answer, sent: () => sent.map(({ intent }) => intent) };
};
const later: CartIntent = { kind: "billing", item: "l", months: 1 };

it("[CRT-01] [CRT-08] pressed twice, what takes something out and what puts it back are sent once, and the way back stays", async () => {
  const one: CartIntent = { kind: "remove-domain", item: "m", ascii: "one.de" };
  const [first] = cart.items;
  for (const [taken, back] of [
    [
      { kind: "remove", item: "m" },
      { kind: "restore", item: "m", contents: first, position: 0 },
    ],
    [one, { kind: "restore-domain", item: "m", domain: named("one.de"), position: 0 }],
  ] as readonly (readonly [CartIntent, CartIntent])[]) {
    const sent: CartIntent[] = [];
    const send = fromPromise<Outcome, SendInput>(({ input }) => {
      sent.push(input.intent);
      return Promise.resolve({ kind: "made", confirmed: made(input.confirmed.cart as Cart, input.intent) });
    });
    const actor = createActor(cartMachine.provide({ actors: { send } }), { input: { confirmed } }).start();
    for (const intent of [taken, taken]) actor.send(intend(intent));
    expect(actor.getSnapshot().context.undo).toEqual(back);
    await expect.poll(() => actor.getSnapshot().value).toBe("idle");
    for (const intent of [back, back]) actor.send(intend(intent));
    await expect.poll(() => actor.getSnapshot().value).toBe("idle");
    expect(sent).toEqual([taken, back]);
    expect(actor.getSnapshot().context.refused).toBeNull();
    expect(actor.getSnapshot().context.confirmed.cart?.items).toEqual(cart.items);
  }
});

it("[CRT-01] what is sent for the first time is not discarded; what had no answer is, at once, and is not sent a third time", async () => {
  const { actor, answer, sent } = await sentAgain();
  actor.send(intend(later));
  actor.send({ type: "cart.discard" });
  expect(shownCart(actor.getSnapshot())?.cart).toEqual(cart);
  await answer({ kind: "unanswered" });
  expect(actor.getSnapshot()).toMatchObject({ value: "idle", context: { queue: [], isUnanswered: false } });
  expect(sent()).toEqual([quantity, quantity]);
  actor.send(intend(later));
  actor.send({ type: "cart.discard" });
  expect(actor.getSnapshot()).toMatchObject({ value: "sending", context: { queue: [later] } });
});

it("[CRT-01] what was discarded and is made all the same is shown as a difference", async () => {
  const { actor, answer } = await sentAgain();
  actor.send({ type: "cart.discard" });
  await answer({ kind: "made", confirmed: made(cart, quantity) });
  expect(actor.getSnapshot()).toMatchObject({
    value: "idle",
    context: { queue: [], before: confirmed, confirmed: made(cart, quantity) },
  });
});

it("[CRT-01] what is wanted after a discarded change is made without it, and meets no conflict on its account", async () => {
  for (const outcome of [{ kind: "unanswered" }, { kind: "changed", confirmed: elsewhere }] as const) {
    const { actor, answer, sent } = await sentAgain();
    actor.send({ type: "cart.discard" });
    if (outcome.kind === "unanswered") actor.send(intend(later));
    await answer(outcome);
    expect(sent().slice(2)).toEqual(outcome.kind === "unanswered" ? [later] : []);
    expect(actor.getSnapshot().value).toBe(outcome.kind === "unanswered" ? "sending" : "idle");
  }
});

const refused: Outcome = { kind: "refused", problem: { refusal: "TooManyAttempts", detail: "too often" } };

it("[CRT-01] what was refused or discarded after a try without an answer may have been made: the cart is stale until it came in", async () => {
  for (const end of ["refused", "discarded"] as const) {
    const { actor, answer } = await sentAgain();
    expect(actor.getSnapshot().context.isStale).toBe(false);
    if (end === "discarded") actor.send({ type: "cart.discard" });
    await answer(end === "refused" ? refused : { kind: "unanswered" });
    expect(actor.getSnapshot()).toMatchObject({
      value: "idle",
      context: { queue: [], isStale: true, mayBeMade: false },
    });
    actor.send({ type: "cart.see", confirmed: made(cart, quantity) });
    expect(actor.getSnapshot().context).toMatchObject({ isStale: false, confirmed: made(cart, quantity) });
  }
});

it("[CRT-01] what is refused at its first try was not made, unless an earlier page may have sent it", async () => {
  for (const mayBeMade of [false, true]) {
    const send = fromPromise<Outcome, SendInput>(async ({ input }) =>
      input.intent === quantity ? refused : { kind: "made", confirmed: made(cart, later) },
    );
    const actor = createActor(cartMachine.provide({ actors: { send } }), { input: { confirmed, mayBeMade } }).start();
    actor.send(intend(quantity));
    await new Promise((done) => setTimeout(done));
    expect(actor.getSnapshot()).toMatchObject({
      value: "idle",
      context: { isStale: mayBeMade, refused: { intent: quantity } },
    });
    actor.send(intend(quantity));
    await new Promise((done) => setTimeout(done));
    expect(actor.getSnapshot().context.isStale).toBe(mayBeMade);
    actor.send(intend(later));
    await new Promise((done) => setTimeout(done));
    expect(actor.getSnapshot().context.isStale).toBe(false);
    actor.stop();
  }
});

// The machines with their actors over a shop in memory: a whole visit, and what leaving a state does to a call. [SES-01…03] [CHK-06] [DOM-01]
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import { CartDesk } from "@kontor/domain/shop/checkout";
import { ContentUsers, Sessions, TokenStore } from "@kontor/domain/visitor/session";
import { bridge } from "../src/actors/bridge/index.ts";
import { providedCheckout } from "../src/actors/checkout/index.ts";
import { providedDomainSearch } from "../src/actors/domain-search/index.ts";
import { providedSession } from "../src/actors/session/index.ts";
import { checkoutCalls, domainSearchCalls, sessionCalls, slotsOver } from "../src/actors/slots/index.ts";
import { orderableCart } from "../src/conformance/law.ts";
import { shopInMemory, tokensInMemory } from "../src/layers/memory/index.ts";
import { freshNames, smallWorld } from "./small-world.ts";

/** Nothing follows a login here: there is no address to store and no cart to take along. */
const complete = () => Promise.resolve(Result.succeed({ merged: false }));

const facts = { product: "web-m", fresh: freshNames() };
const inMemory = () => {
  const of = smallWorld();
  return { of, shop: bridge(shopInMemory(of).pipe(Layer.provideMerge(tokensInMemory()))) };
};

describe("session", () => {
  it("[SES-02] [SES-03] registers, knows the user, leaves with a key", async () => {
    const { shop } = inMemory();
    const actor = createActor(providedSession({ ...slotsOver(shop, sessionCalls), complete }), {
      input: { user: null, hasToken: false },
    }).start();
    actor.send({
      type: "session.enter",
      entry: { by: "register", username: "ada", email: "ada@example.com", password: "Passw0rd-one" },
    });
    expect((await waitFor(actor, (state) => state.matches("known"))).context.user).toMatchObject({ username: "ada" });
    actor.send({ type: "session.leave" });
    expect((await waitFor(actor, (state) => state.matches("anonymous"))).context).toMatchObject({
      ssoKey: expect.any(String),
      user: null,
    });
    expect(await shop.run(Effect.flatMap(TokenStore, ({ hasToken }) => hasToken))).toBe(false);
  });
  it("[SES-01] a token that does not hold is cleared at the start", async () => {
    const { of } = inMemory();
    const shop = bridge(shopInMemory(of).pipe(Layer.provideMerge(tokensInMemory("old"))));
    const actor = createActor(providedSession({ ...slotsOver(shop, sessionCalls), complete }), {
      input: { user: null, hasToken: true },
    }).start();
    await waitFor(actor, (state) => state.matches("anonymous"));
    expect(await shop.run(Effect.flatMap(TokenStore, ({ hasToken }) => hasToken))).toBe(false);
  });
  it("[API-04] stopping the machine interrupts the call", async () => {
    const ended: string[] = [];
    const slow = Layer.mergeAll(
      tokensInMemory("a.b.c"),
      Layer.succeed(Sessions, {} as Sessions["Service"]),
      Layer.succeed(ContentUsers, {
        me: Effect.never.pipe(Effect.onInterrupt(() => Effect.sync(() => void ended.push("interrupted")))),
      } as unknown as ContentUsers["Service"]),
    );
    const actor = createActor(providedSession({ ...slotsOver(bridge(slow), sessionCalls), complete }), {
      input: { user: null, hasToken: true },
    }).start();
    await new Promise((resolve) => setTimeout(resolve, 10));
    actor.stop();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(ended).toEqual(["interrupted"]);
  });
});

describe("checkout", () => {
  it("[CHK-06] [CHK-09] an order through the machine, and its mail", async () => {
    const { of, shop } = inMemory();
    const { cart, quote } = await shop.run(orderableCart(facts));
    const actor = createActor(providedCheckout(slotsOver(shop, checkoutCalls)), {
      input: { step: "summary", locale: "en", facts: { items: 1, signedIn: true, addressStored: true, order: null } },
    }).start();
    actor.send({ type: "quote.show", shown: { cartId: cart.id, cartVersion: cart.version, quote } });
    for (const name of ["terms", "cancellationPolicy", "adult"] as const)
      actor.send({ type: "agreement.set", name, value: true });
    actor.send({ type: "order.place", key: "key-00000001" });
    const { context } = await waitFor(actor, (state) => state.matches("thank-you"));
    expect(context.order?.quote.hash).toBe(quote.hash);
    expect(of.mails).toMatchObject([{ number: context.order?.number, locale: "en" }]);
    expect((await shop.run(Effect.flatMap(CartDesk, ({ byId }) => byId(cart.id)))).items).toEqual([]);
  });
  it("[CHK-07] a price that rises meanwhile is shown first", async () => {
    const { of, shop } = inMemory();
    const { cart, quote } = await shop.run(orderableCart(facts));
    const actor = createActor(providedCheckout(slotsOver(shop, checkoutCalls)), {
      input: { step: "summary", locale: "en", facts: { items: 1, signedIn: true, addressStored: true, order: null } },
    }).start();
    actor.send({ type: "quote.show", shown: { cartId: cart.id, cartVersion: cart.version, quote } });
    for (const name of ["terms", "cancellationPolicy", "adult"] as const)
      actor.send({ type: "agreement.set", name, value: true });
    Object.assign(of, {
      catalog: {
        ...of.catalog,
        version: "v2",
        products: of.catalog.products.map((product) => ({ ...product, setup: 1990 })),
      },
    });
    actor.send({ type: "order.place", key: "key-00000002" });
    const state = await waitFor(actor, (at) => at.matches({ summary: "changed" }));
    expect(state.context.changed?.quote.total).toBe(quote.total + 1000);
    actor.send({ type: "quote.accept" });
    actor.send({ type: "order.place", key: "key-00000003" });
    expect((await waitFor(actor, (at) => at.matches("thank-you"))).context.order?.quote.total).toBe(quote.total + 1000);
  });
});

describe("domain search", () => {
  const searching = (names: readonly string[]) => {
    const machine = providedDomainSearch(slotsOver(inMemory().shop, domainSearchCalls));
    const actor = createActor(machine, { input: { names, suggestions: [], answered: [] } }).start();
    return waitFor(actor, (state) => state.matches({ calls: "resting" }));
  };
  it("[DOM-01] [DOM-08] many names in one call: what each offers", async () => {
    const { context } = await searching(["frei-42.de", "taken-42.de", "ours-42.de", "unclear-42.de"]);
    expect(context.round).toBe(1);
    expect(context.names.map(({ typed, answer }) => [typed, answer?.offer])).toEqual([
      ["frei-42.de", "register"],
      ["taken-42.de", "transfer"],
      ["ours-42.de", null],
      ["unclear-42.de", null],
    ]);
  });
  it("[DOM-02] what is no name is refused and does not stop the others", async () => {
    const { context } = await searching(["no name!.de", "frei-42.de"]);
    expect(context.names).toMatchObject([
      { state: "refused", refusal: { _tag: "DomainNameInvalid" } },
      { state: "answered", answer: { availability: "available" } },
    ]);
  });
});

// Steps, intents and numbers by example. [CHK-01] [CHK-06] [CHK-09] [DOM-01]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { TokenMissing } from "#visitor/session";
import { someShown } from "./arbitraries.ts";
import { CartEmpty } from "./errors.ts";
import { checkoutMachine } from "./machine.ts";
import { stepOf } from "./view.ts";
import type { OrderIntent, StepFacts } from "./model.ts";
import { missingAuthcodes } from "./authcodes.ts";
import { isSameIntent, nextStep, orderNumber, previousStep, stepFor, stepState } from "./rules.ts";
import { cart, catalog } from "./shop.fixture.ts";

const anonymousFacts: StepFacts = { items: 0, signedIn: false, addressStored: false, order: null };
const completeFacts: StepFacts = { items: 1, signedIn: true, addressStored: true, order: null };

describe("the steps", () => {
  it("[CHK-01] stand behind, at and before the one that is shown", () =>
    expect([stepState("cart", "login"), stepState("login", "login"), stepState("summary", "login")]).toEqual([
      "done",
      "current",
      "ahead",
    ]));
  it("[CHK-01] lead a visitor with nothing to the cart, whose thanks are wanted", () =>
    expect(stepFor("thank-you", anonymousFacts)).toBe("cart"));
  it("[CHK-01] [DOM-01] lead back to a cart that lacks an authcode before an address is given, but not who logs in for another page", () => {
    const lacking = { ...anonymousFacts, items: 1, authcodesMissing: 1 };
    expect([stepFor("login", lacking), stepFor("login", { ...lacking, forAnotherPage: true })]).toEqual([
      "cart",
      "login",
    ]);
    expect(previousStep("summary", lacking)).toBe("cart");
  });
  it("[CHK-01] go on from the summary once an order is stored, and back from it to the login of an anonymous visitor", () => {
    expect([nextStep("summary", completeFacts), nextStep("summary", { ...completeFacts, order: "o1" })]).toEqual([
      null,
      "thank-you",
    ]);
    expect([
      previousStep("summary", anonymousFacts),
      previousStep("summary", completeFacts),
      previousStep("thank-you", completeFacts),
    ]).toEqual(["login", "cart", null]);
  });
  it("[CHK-01] are derived from a machine's state, placing being on the summary", () =>
    expect(["login", "placing", { summary: "ready" }, "starting", null].map(stepOf)).toEqual([
      "login",
      "summary",
      "summary",
      "cart",
      "cart",
    ]));
  it("[CHK-07] a quote takes the place of an older one in the cart, where nothing was agreed yet", () => {
    const actor = createActor(checkoutMachine, { input: { step: "cart", locale: "en", facts: completeFacts } }).start();
    for (const shown of someShown) actor.send({ type: "quote.show", shown });
    expect(actor.getSnapshot().context).toMatchObject({ shown: someShown[1], changed: null });
  });
  it("[CHK-07] nothing is placed while no quote is shown, whatever is ticked", () => {
    const actor = createActor(checkoutMachine, {
      input: { step: "summary", locale: "en", facts: completeFacts },
    }).start();
    for (const name of ["terms", "cancellationPolicy", "adult"] as const)
      actor.send({ type: "agreement.set", name, value: true });
    actor.send({ type: "order.place", key: "key-00000001" });
    expect(actor.getSnapshot().value).toEqual({ summary: "ready" });
  });
});

describe("an answer to an order", () => {
  const answered = async (answer: unknown, until: string) => {
    const place = fromPromise(async () => answer) as never;
    const actor = createActor(checkoutMachine.provide({ actors: { place } }), {
      input: { step: "summary", locale: "en", facts: completeFacts },
    });
    actor.start();
    actor.send({ type: "quote.show", shown: someShown[0] });
    for (const name of ["terms", "cancellationPolicy", "adult"] as const)
      actor.send({ type: "agreement.set", name, value: true });
    actor.send({ type: "order.place", key: "key-00000001" });
    await waitFor(actor, (state) => state.value === until);
    return actor;
  };
  it("[CHK-06] that there is nothing to order leads to a cart that is known to be empty", async () => {
    const actor = await answered(Result.fail(new CartEmpty()), "cart");
    expect(actor.getSnapshot().context).toMatchObject({ refusals: [{ _tag: "CartEmpty" }], facts: { items: 0 } });
  });
  it("[CHK-02] a missing login leads to a login page that knows it", async () => {
    const actor = await answered(Result.fail(new TokenMissing()), "login");
    expect(actor.getSnapshot().context).toMatchObject({
      refusals: [{ _tag: "TokenMissing" }],
      facts: { signedIn: false },
    });
  });
  it("[CHK-09] with the order thanks for it; from there a new cart is shown and gone to", async () => {
    const actor = await answered(Result.succeed({ id: "o1" }), "thank-you");
    for (const shown of someShown) actor.send({ type: "quote.show", shown });
    expect(actor.getSnapshot().context).toMatchObject({ shown: someShown[1], changed: null, order: { id: "o1" } });
    actor.send({ type: "step.go", step: "cart" });
    expect(actor.getSnapshot().value).toBe("cart");
  });
});

describe("an intent", () => {
  const intent: OrderIntent = {
    cartId: "c1",
    cartVersion: 1,
    quoteHash: "h",
    agreements: { terms: true, cancellationPolicy: true, adult: true, earlyStart: false },
    locale: "en",
    idempotencyKey: "k",
  };
  it.each<[string, Partial<OrderIntent>, boolean]>([
    ["itself", {}, true],
    ["another cart", { cartId: "c2" }, false],
    ["another version", { cartVersion: 2 }, false],
    ["another quote", { quoteHash: "i" }, false],
    ["another language", { locale: "de" }, false],
    ["another box", { agreements: { ...intent.agreements, earlyStart: true } }, false],
    ["a box that is not ticked", { agreements: { ...intent.agreements, reseller: false } }, true],
    ["a box that only the other one has", { agreements: { ...intent.agreements, reseller: true } }, false],
  ])("[CHK-06] with %s is the same: %s", (_, change, same) =>
    expect([isSameIntent(intent, { ...intent, ...change }), isSameIntent({ ...intent, ...change }, intent)]).toEqual([
      same,
      same,
    ]),
  );
});

it("[CHK-09] an order's number has four digits of its year and six of its place", () =>
  expect([orderNumber(2026, 42), orderNumber(900, 1_234_567)]).toEqual(["K-2026-000042", "K-0900-1234567"]));

it("[DOM-01] an authcode is missing where the ending requires one, and for nothing that is not sold", () => {
  const moving = (ascii: string, authcodeGiven = false) => ({
    kind: "domain" as const,
    id: ascii,
    domain: {
      ascii,
      unicode: ascii,
      ending: ascii.split(".").at(-1) ?? "",
      acquisition: "transfer" as const,
      authcodeGiven,
    },
  });
  const free = {
    ...catalog,
    endings: catalog.endings.flatMap((ending) => [ending, { ...ending, ending: "free", authcode: null }]),
  };
  const items = [...cart.items, moving("a.de"), moving("b.de", true), moving("c.free"), moving("d.unsold")];
  expect(missingAuthcodes({ items }, free).map(({ domain }) => domain)).toEqual(["a.de"]);
});

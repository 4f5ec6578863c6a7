// The key of an order is dropped by an answer alone: tried on the machine of the checkout itself. [CHK-06]
import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { CartEmpty, checkoutMachine, type ShownQuote } from "@kontor/domain/shop/checkout";
import { RequestTimedOut } from "@kontor/domain/visitor/session";
import { isAnswered } from "./answered.ts";

const facts = { items: 1, signedIn: true, addressStored: true, order: null };
const shown = { cartId: "current", cartVersion: 3, quote: { hash: "a".repeat(64) } } as unknown as ShownQuote;
const boxes = ["terms", "cancellationPolicy", "adult"] as const;

/** A summary as it is loaded, whose attempts all end alike. */
const loaded = (outcome: Result.Failure<never, CartEmpty | RequestTimedOut> | null) => {
  const place = fromPromise(async () => {
    if (outcome === null) throw new Error("down");
    return outcome;
  });
  const actor = createActor(checkoutMachine.provide({ actors: { place: place as never } }), {
    input: { step: "summary", locale: "de", facts },
  }).start();
  actor.send({ type: "quote.show", shown });
  const tick = (value: boolean) => boxes.forEach((name) => actor.send({ type: "agreement.set", name, value }));
  const now = (): boolean => isAnswered(actor.getSnapshot().context, actor.getSnapshot().matches("placing"));
  return {
    tick,
    now,
    press: (): boolean => {
      actor.send({ type: "order.place", key: "key-1" });
      return now();
    },
    rest: async (): Promise<boolean> => {
      await waitFor(actor, (state) => !state.matches("placing"));
      return now();
    },
  };
};

const failed = <E extends CartEmpty | RequestTimedOut>(refusal: E) => Result.fail(refusal) as Result.Failure<never, E>;

it("[CHK-06] the key of an attempt is dropped by a refusal of the shop, and not while it is on its way", async () => {
  const { tick, now, press, rest } = loaded(failed(new CartEmpty()));
  tick(true);
  expect([now(), press()]).toEqual([false, false]);
  expect(await rest()).toBe(true);
});

it.each([
  ["has no answer in time", failed(new RequestTimedOut({ milliseconds: 10_000 }))],
  ["breaks off", null],
])(
  "[CHK-06] an attempt that %s may have been ordered: its key stays, also when boxes are missing next",
  async (_, outcome) => {
    const { tick, press, rest } = loaded(outcome);
    tick(true);
    press();
    expect(await rest()).toBe(false);
    tick(false);
    expect(press()).toBe(false);
  },
);

it("[CHK-06] [CHK-04] boxes that are missing on a page that was loaded anew are no answer to the attempt before it", () => {
  expect(loaded(null).press()).toBe(false);
});

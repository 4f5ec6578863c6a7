// Visitors with a referral, from the first page to the order. [CRT-06] [CRT-09] [SHL-13]
import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { type Patch, type ReferralEmitted, referralMachine } from "./machine.ts";
import { mayRemove, storedReferral } from "./view.ts";
import type { Arrival } from "./model.ts";
import { customerNumberIn, offersRemoval, patchesCart, referralOfCookie, sentBy } from "./rules.ts";

const referral = { source: "referer", customerNumber: "10001" };

const arriving = (arrival: Partial<Arrival>) => {
  const emitted: ReferralEmitted[] = [];
  const patches: { readonly input: Patch; readonly answer: () => void; readonly fail: () => void }[] = [];
  const machine = referralMachine.provide({
    actors: {
      patch: fromPromise(
        ({ input }: { input: Patch }) =>
          new Promise(
            (answer, reject) =>
              void patches.push({ input, answer: () => answer({}), fail: () => reject(new Error("down")) }),
          ),
      ),
    },
  });
  const actor = createActor(machine, { input: { query: null, cookie: null, cartId: null, ...arrival } });
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  const settle = async (act: (() => void) | undefined): Promise<void> => {
    act?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    send: actor.send,
    emitted,
    patches,
    settle,
    state: () => actor.getSnapshot().value,
    currentReferral: () => storedReferral(actor.getSnapshot()),
    mayRemove: () => mayRemove(actor.getSnapshot()),
  };
};

it("[CRT-06] [CRT-09] a cart that is made gets the referral of the cookie, if that is a customer number", () => {
  expect(referralOfCookie("10001")).toEqual(referral);
  expect([referralOfCookie(null), referralOfCookie(""), referralOfCookie("<b>")]).toEqual([null, null, null]);
});

describe("an arrival", () => {
  it.each([
    ["10001", "10001"],
    ["0", "0"],
    ["", null],
    [" 1", null],
    ["1a", null],
    ["1".repeat(33), null],
    [null, null],
  ])("[CRT-06] ref %j is customer number %j", (ref, number) => expect(customerNumberIn(ref)).toBe(number));
  it("[CRT-06] patches the cart only on a first visit with ref and a cart", () => {
    expect(patchesCart({ query: "1", cookie: null, cartId: "c" })).toBe(true);
    expect(patchesCart({ query: "1", cookie: "2", cartId: "c" })).toBe(false);
    expect(patchesCart({ query: "1", cookie: null, cartId: null })).toBe(false);
    expect(patchesCart({ query: "x", cookie: null, cartId: "c" })).toBe(false);
    expect([
      sentBy({ query: "1", cookie: "2", cartId: null }),
      sentBy({ query: "1", cookie: "x", cartId: null }),
    ]).toEqual(["2", null]);
  });
});

describe("a first visit with ref", () => {
  it.each(["answer", "fail"] as const)(
    "[CRT-06] and a cart patches it, then sets the cookie, also when the patch does %s",
    async (how) => {
      const { emitted, patches, settle, state, currentReferral } = arriving({ query: "10001", cartId: "c" });
      expect([state(), patches[0]?.input, emitted]).toEqual(["patching", { cartId: "c", referral }, []]);
      await settle(patches[0]?.[how]);
      expect([state(), currentReferral(), emitted]).toEqual([
        "referred",
        referral,
        [{ type: "cookie.set", value: "10001" }],
      ]);
    },
  );
  it("[CRT-06] without a cart sets the cookie at once, and the referral goes with the cart made later", () => {
    const { emitted, patches, state, currentReferral, send } = arriving({ query: "10001" });
    expect([state(), patches, emitted]).toEqual(["referred", [], [{ type: "cookie.set", value: "10001" }]]);
    send({ type: "cart.create", cartId: "c" });
    expect([currentReferral(), patches]).toEqual([referral, []]);
  });
});

it("[CRT-06] a later visit does nothing, and still knows who sent the visitor", () => {
  const { emitted, patches, state, currentReferral } = arriving({ query: "20002", cookie: "10001", cartId: "c" });
  expect([state(), currentReferral(), emitted, patches]).toEqual(["referred", referral, [], []]);
  expect(arriving({ query: "nobody" }).state()).toBe("unsent");
});

describe("remove affiliate and try again", () => {
  it.each(["answer", "fail"] as const)(
    "[SHL-13] takes it from cart and cookie and tries again once, also when the patch does %s",
    async (how) => {
      const {
        send,
        emitted,
        patches,
        settle,
        currentReferral,
        mayRemove: may,
        state,
      } = arriving({ cookie: "10001", cartId: "c" });
      expect(may()).toBe(true);
      send({ type: "referral.remove" });
      expect([state(), patches[0]?.input]).toEqual(["removing", { cartId: "c", referral: null }]);
      await settle(patches[0]?.[how]);
      expect([state(), currentReferral(), may(), emitted.map(({ type }) => type)]).toEqual([
        "unsent",
        null,
        false,
        ["cookie.clear", "order.retry"],
      ]);
      send({ type: "referral.remove" });
      expect(emitted).toHaveLength(2);
    },
  );
  it("[SHL-13] takes it from a cart that was made later as well", async () => {
    const { send, patches } = arriving({ query: "10001" });
    send({ type: "cart.create", cartId: "later" });
    send({ type: "referral.remove" });
    expect(patches[0]?.input).toEqual({ cartId: "later", referral: null });
  });
  it("[SHL-13] needs no patch where the cart is gone, and is not offered without a referral", () => {
    const { send, emitted, patches, state } = arriving({ cookie: "10001", cartId: "c" });
    send({ type: "cart.clear" });
    send({ type: "referral.remove" });
    expect(state()).toBe("unsent");
    expect([patches, emitted.map(({ type }) => type)]).toEqual([[], ["cookie.clear", "order.retry"]]);
    expect([arriving({}).mayRemove(), offersRemoval("1", true)]).toEqual([false, false]);
  });
});

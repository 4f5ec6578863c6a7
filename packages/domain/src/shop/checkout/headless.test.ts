// A whole order without a screen: the machine, the use case, and ports in memory. [HDL-05]
import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { day, instant } from "#kernel/calendar";
import { rate } from "#kernel/money";
import { domainsOf } from "#shop/cart";
import { quoteOfCart } from "#shop/pricing";
import { confirmedNames } from "./confirmed-names.ts";
import { checkoutMachine } from "./machine.ts";
import type { OrderIntent } from "./model.ts";
import { shop, type ShopInMemory, shopLayer } from "./shop.fixture.ts";
import { placeOrder } from "./use-cases.ts";

const now = instant(1_795_000_000_000);

/** The machine of the checkout over that shop, as any frontend provides it. */
const frontend = (at: ShopInMemory) =>
  checkoutMachine.provide({
    actors: {
      place: fromPromise(
        ({ input: intent }: { input: OrderIntent }) =>
          Effect.runPromise(
            Effect.result(
              placeOrder({
                intent,
                customerNumber: "100001",
                now,
                today: day("2026-11-21"),
                orderId: "o1",
                seller: "DE",
                contractPolicy: "specified",
                names: confirmedNames(domainsOf(at.cart)),
              }).pipe(Effect.provide(shopLayer(at))),
            ),
          ) as never,
      ),
    },
  });

it("[HDL-05] [CHK-01] [CHK-05] an order needs no screen: from the cart to the thanks by events alone, with its mail", async () => {
  const at = shop();
  const facts = { items: 1, signedIn: true, addressStored: true, order: null };
  const actor = createActor(frontend(at), { input: { step: "cart", locale: "de", facts } }).start();
  const quote = Effect.runSync(
    quoteOfCart(at.cart, {
      vat: { country: "DE", rate: rate(1900), treatment: "domestic" },
      homeRate: rate(1900),
      now,
    }).pipe(Effect.provide(shopLayer(at))),
  );
  actor.send({ type: "step.forward" });
  actor.send({ type: "quote.show", shown: { cartId: at.cart.id, cartVersion: at.cart.version, quote } });
  for (const name of ["terms", "cancellationPolicy", "adult"] as const)
    actor.send({ type: "agreement.set", name, value: true });
  actor.send({ type: "order.place", key: "key-00000001" });
  const { context } = await waitFor(actor, (state) => state.value === "thank-you");
  expect(context.order).toMatchObject({ id: "o1", quote: { total: quote.total }, locale: "de" });
  expect([at.mails.map(({ orderId }) => orderId), at.cart.items]).toEqual([["o1"], []]);
});

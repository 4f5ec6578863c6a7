// Ways through the checkout, walked by hand beside its machine: whatever a visitor does in whatever order, the browser stands on the step on which the machine stands. [HDL-08]
import { createActor, fromPromise } from "xstate";
import { checkoutMachine, type Order, type Step, type StepFacts, stepOf } from "@kontor/domain/shop/checkout";
import { stepOfPath, stepPath } from "@kontor/domain/site/routing";
import { aPerson, expect, open, type Person, ready, test } from "./shop.ts";
import { addHosting, call, haveAccount, logIn, orderNumber, placeOrder } from "./walk.ts";
import { paths } from "./words.ts";
import type { Page } from "@playwright/test";

export type Move = Step | "add" | "empty" | "sign in" | "order";

export const moves: readonly Move[] = ["cart", "login", "summary", "thank-you", "add", "empty", "sign in", "order"];

/** The checkout of the domain, which gets the same events as the browser. */
const model = () => {
  const place = fromPromise<never>(() => new Promise(() => {}));
  const facts: StepFacts = { items: 0, signedIn: false, addressStored: false, order: null };
  const actor = createActor(checkoutMachine.provide({ actors: { place } as never }), {
    input: { step: "cart", locale: "en", facts },
  }).start();
  const learn = (changed: Partial<StepFacts>): void => actor.send({ type: "facts.change", facts: changed });
  return {
    learn,
    go: (step: Step): void => actor.send({ type: "step.go", step }),
    facts: (): StepFacts => actor.getSnapshot().context.facts,
    step: (): Step => stepOf(actor.getSnapshot().value),
    ordered: (id: Order["id"]): void => {
      learn({ items: 0, order: id });
      actor.send({ type: "step.go", step: "thank-you" });
    },
  };
};

/** Does a move by hand and tells the model; what makes no sense where the visitor stands is left out. */
const moved = async (page: Page, move: Move, person: Person, checkout: ReturnType<typeof model>): Promise<void> => {
  const { items, signedIn, order } = checkout.facts();
  if (move === "add") {
    await addHosting(page, "en");
    checkout.learn({ items: items + 1 });
    return checkout.go("cart");
  }
  if (move === "empty") {
    if (items === 0) return;
    expect((await call(page, "DELETE", "/shop/order/cart/current")).status).toBeLessThan(300);
    return checkout.learn({ items: 0 });
  }
  if (move === "sign in") {
    if (signedIn) return;
    await open(page, paths.en.login);
    await logIn(page, "en", person);
    await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === "signed-in")).toBe(true);
    await page.waitForURL((url) => url.pathname !== paths.en.login);
    return checkout.learn({ signedIn: true, addressStored: true });
  }
  if (move === "order") {
    if (items === 0 || !signedIn) return;
    await open(page, paths.en.summary);
    await placeOrder(page, "en");
    await orderNumber(page, "en");
    return checkout.ordered(new URL(page.url()).searchParams.get("order") ?? "");
  }
  const thanks = move === "thank-you" && order !== null ? `?order=${encodeURIComponent(order)}` : "";
  const response = await page.goto(`${stepPath(move, "en")}${thanks}`);
  checkout.go(move);
  // Without an order of their own a visitor sees no thank-you page: the address is not found, and no other step is shown in its place. [CHK-09]
  if (move === "thank-you" && order === null) return expect(response?.status()).toBe(404);
  await ready(page);
  const shown = stepOfPath(new URL(page.url()).pathname)?.step;
  expect(shown, `asked for ${move}`).toBe(checkout.step());
};

/** Walks a way in a browser of a customer who has an account. */
export const walkWay = async (page: Page, way: readonly Move[]): Promise<void> => {
  const person = aPerson();
  await haveAccount(page, person);
  const checkout = model();
  for (const [index, move] of way.entries())
    await test.step(`${index}: ${move}`, () => moved(page, move, person, checkout));
};

// A page's way to an order on a running shop: the guest's cart comes along, a refusal is the shop's words, an order is placed once. [PKG-02] [CHK-06]
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderFacts } from "@kontor/domain/shop/checkout";
import type { Transport } from "../src/client/index.ts";
import { platformFetch } from "../src/client/index.ts";
import { CallRefused, shopping } from "../src/client/shopping/index.ts";
import { type RunningShop, startedShop } from "./running-shop.ts";
import { freshNames } from "./small-world.ts";

const at: { shop?: RunningShop } = {};
const fresh = freshNames();
const agreed = { terms: true, cancellationPolicy: true, adult: true, earlyStart: false };
const address = {
  kind: "private",
  country: "DE",
  locale: "en",
  firstName: "Erika",
  lastName: "Mustermann",
  street: "Hauptstraße 1",
  postCode: "10115",
  city: "Berlin",
  phone: "+4930123456",
} as const;

beforeAll(async () => {
  at.shop = await startedShop();
}, 60_000);
afterAll(() => at.shop?.close());

const visitor = (fetch?: Transport) =>
  shopping({ baseUrl: `${at.shop?.url}/api`, ...(fetch === undefined ? {} : { fetch }) });

/** A customer with a web space and a name in the cart, who has registered meanwhile. */
const customer = async (fetch?: Transport) => {
  const shop = visitor(fetch);
  const email = `${fresh()}@example.com`;
  await shop.add("web-m", await shop.check(`${fresh()}.de`));
  const before = await shop.quote();
  await shop.enter(email, "hafen-42-leuchtturm", true);
  await shop.store({ ...address, email });
  return { shop, email, before, quote: await shop.quote() };
};
const refusalOf = async (act: Promise<unknown>): Promise<CallRefused> => {
  const failure = await act.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (failure instanceof CallRefused) return failure;
  throw new Error(`not refused: ${String(failure)}`);
};

describe("shopping", () => {
  it("[PKG-02] lists products with the prices that the cart has, too", async () => {
    const shop = visitor();
    const offers = await shop.products("hosting");
    const [first = expect.fail("no offer")] = offers.filter(({ key }) => key === "web-m");
    expect([first.title, offers.length > 2]).toEqual(["Web M", true]);
    await shop.add(first.key);
    expect((await shop.quote()).total).toBe(first.prices.total);
  });

  it("[PKG-02] comes with a guest's cart to an order, and begins the next with an empty one", async () => {
    const { shop, before, quote } = await customer();
    expect([quote.total, quote.lines.length]).toEqual([before.total, before.lines.length]);
    const order = await shop.order(quote, agreed);
    expect(order.number).toMatch(/^K-\d{4}-\d{6}$/);
    expect((await shop.quote()).lines).toEqual([]);
  });

  it("[PKG-02] [LGL-01] [CHK-04] knows what must stand above the button: features, sums, terms, and the boxes of a consumer", async () => {
    const { shop, quote } = await customer();
    const { catalog, circumstances } = await shop.ordering("private");
    const facts = orderFacts(quote, catalog, circumstances);
    expect(facts.lines.map(({ title }) => title.en)).toContain("Web M");
    expect(facts.lines.flatMap(({ features }) => features).length).toBeGreaterThan(0);
    expect([facts.total, facts.recurring.length > 0, facts.terms.length > 0]).toEqual([quote.total, true, true]);
    expect(facts.terms.every(({ firstEnd }) => firstEnd !== null)).toBe(true);
    expect(facts.notices.boxes).toEqual(["terms", "cancellationPolicy", "adult", "earlyStart"]);
    expect((await shop.ordering("business")).circumstances.customer.kind).toBe("business");
  });

  it("[PKG-02] logs in again with what the guest has put into the cart", async () => {
    const { email } = await customer();
    const again = visitor();
    await again.add("web-m");
    await again.enter(email, "hafen-42-leuchtturm", false);
    expect((await again.quote()).lines.length).toBeGreaterThan(0);
  });

  it("[CHK-06] an order that is pressed twice, or again after its answer was lost, is placed once", async () => {
    const sent: string[] = [];
    const losing: Transport = async (url, init) => {
      const answer = await platformFetch(url, init);
      if (!url.endsWith("/shop/order")) return answer;
      sent.push(init.headers["idempotency-key"] ?? "");
      if (sent.length === 1) throw new TypeError("the answer is lost");
      return answer;
    };
    const { shop, quote } = await customer(losing);
    expect((await refusalOf(shop.order(quote, agreed))).problem.status).toBe(0);
    const [one, other] = await Promise.all([shop.order(quote, agreed), shop.order(quote, agreed)]);
    expect(one.number).toBe(other.number);
    expect(new Set(sent).size).toBe(1);
  });

  it("[PKG-02] a refusal is an error with the shop's words and its problem", async () => {
    const { shop, quote } = await customer();
    const refused = await refusalOf(shop.order(quote, { ...agreed, terms: false }));
    expect(refused.problem.rule).toMatch(/^[A-Z]{3}-\d+$/);
    expect(refused.message).toBe(refused.problem.detail);
    expect(refused.message).not.toBe("");
    expect((await shop.order(quote, agreed)).number).toMatch(/^K-/);
  });
});

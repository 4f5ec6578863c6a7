// Domains that a plan includes, on the wire: added with the plan or after it, moved into it and out again. [PRD-07] [DOM-04] [CRT-08]
import { describe, expect, it } from "vitest";
import { runningForFile } from "../../../test/harness.ts";

const { ask } = await runningForFile();
const cart = async (): Promise<any> => (await ask("POST", "/shop/order/cart")).body.result;
const add = (id: string, version: number, item: unknown) =>
  ask("POST", `/shop/order/cart/${id}/items`, { version, item });
/** A cart with the plan in it that includes two domains, and none chosen. */
const planned = async (): Promise<any> => {
  const { id, version } = await cart();
  return (await add(id, version, { kind: "product", product: "web-m", billingMonths: 12 })).body.result;
};
const place = (id: string, version: number, domain: string, item: string | null) =>
  ask("PATCH", `/shop/order/cart/${id}/domains`, { version, domain, item });
const named = (name: string, more: object = {}) => ({
  kind: "domain",
  domain: { name, acquisition: "register" },
  ...more,
});
const totalOf = async (id: string): Promise<number> =>
  (await ask("GET", `/shop/order/cart/${id}/quote`)).body.result.total;

describe("included domains", () => {
  it("[PRD-07] [CRT-08] an item says how many domains it includes, how many more it could, and of which endings", async () => {
    const { id, version } = await cart();
    const domains = [{ name: "enthalten-01.de", acquisition: "register" }];
    const { items } = (await add(id, version, { kind: "product", product: "web-m", domains })).body.result;
    expect(items[0].facts.included).toEqual({
      count: 2,
      free: 1,
      endings: ["de", "com", "net", "org", "eu", "info", "at"],
    });
  });

  it("[PRD-07] plan first: the name is put in as an included one, and costs nothing", async () => {
    const { id, version, items } = await planned();
    const before = await totalOf(id);
    const response = await add(id, version, named("enthalten-02.de", { includedIn: items[0].id }));
    expect(response.status, response.text).toBe(201);
    expect(response.body.result.version).toBe(version + 1);
    expect(response.body.result.items).toMatchObject([{ domains: [{ ascii: "enthalten-02.de" }] }]);
    expect(await totalOf(id)).toBe(before);
    const other = await add(id, version + 1, named("enthalten-02.shop", { includedIn: items[0].id }));
    expect([other.status, other.body.refusal, other.body.rule]).toEqual([422, "EndingNotIncluded", "PRD-07"]);
  });

  it("[PRD-07] [DOM-04] name first: a plan with the same name is refused, and comes with the name of the cart in one call", async () => {
    const { id, version } = await cart();
    const first = await add(id, version, named("enthalten-03.de"));
    const item = { kind: "product", product: "web-m", billingMonths: 12 };
    const twice = await add(id, 1, { ...item, domains: [{ name: "enthalten-03.de", acquisition: "register" }] });
    expect([twice.status, twice.body.refusal, twice.body.facts.ascii]).toEqual([
      409,
      "DomainAlreadyInCart",
      "enthalten-03.de",
    ]);
    const response = await add(id, first.body.result.version, { ...item, fromCart: ["enthalten-03.de"] });
    expect(response.status, response.text).toBe(201);
    expect(response.body.result.items).toMatchObject([{ kind: "product", domains: [{ ascii: "enthalten-03.de" }] }]);
    const gone = await add(id, response.body.result.version, { ...item, fromCart: ["enthalten-99.de"] });
    expect([gone.status, gone.body.refusal]).toEqual([404, "DomainNotInCart"]);
  });

  it("[PRD-07] in the cart a name is moved into a plan and out again, at the price that follows; a third one finds no place", async () => {
    const { id, version, items } = await planned();
    const alone = await totalOf(id);
    let seen = version;
    for (const name of ["enthalten-04.de", "enthalten-05.de", "enthalten-06.de"]) {
      seen = (await add(id, seen, named(name))).body.result.version;
    }
    const dear = await totalOf(id);
    const inside = await place(id, seen, "enthalten-04.de", items[0].id);
    expect(inside.status, inside.text).toBe(200);
    expect(await totalOf(id)).toBe(dear - (dear - alone) / 3);
    seen = (await place(id, inside.body.result.version, "enthalten-05.de", items[0].id)).body.result.version;
    const full = await place(id, seen, "enthalten-06.de", items[0].id);
    expect([full.status, full.body.refusal, full.body.facts]).toEqual([422, "IncludedPlacesTaken", { maximum: 2 }]);
    const outside = await place(id, seen, "enthalten-04.de", null);
    expect(outside.body.result.items).toHaveLength(3);
    const stale = await place(id, seen, "enthalten-05.de", null);
    expect([stale.status, stale.body.refusal]).toEqual([409, "CartChanged"]);
    const missing = await place(id, outside.body.result.version, "enthalten-98.de", null);
    expect([missing.status, missing.body.refusal]).toEqual([404, "DomainNotInCart"]);
  });

  it("[PRD-07] [DOM-07] an authcode stays with its name when the name is moved", async () => {
    const { id, version, items } = await planned();
    const added = await add(id, version, {
      kind: "domain",
      domain: { name: "taken-hafen-07.com", acquisition: "transfer", authcode: "sEcret-Code-7" },
    });
    expect(added.status, added.text).toBe(201);
    const inside = await place(id, added.body.result.version, "taken-hafen-07.com", items[0].id);
    expect(inside.body.result.items).toMatchObject([
      { domains: [{ ascii: "taken-hafen-07.com", authcodeGiven: true }] },
    ]);
  });
});

describe("a quantity", () => {
  it("[CRT-08] that cannot be is refused with its bounds, in words", async () => {
    const { id, version, items } = await planned();
    for (const quantity of [0, -1, 1.5, 100, 999, 1e9]) {
      const response = await ask("PATCH", `/shop/order/cart/${id}/items/${items[0].id}`, { version, quantity });
      expect([response.status, response.body.refusal, response.body.facts]).toEqual([
        422,
        "QuantityInvalid",
        { minimum: 1, maximum: 99 },
      ]);
    }
  });
});

// Many names into a cart by one call on the wire: what fits is in, what does not is named, and checking them counts. [DOM-08] [DOM-04] [DOM-05] [PRD-07]
import { describe, expect, it } from "vitest";
import { runningForFile } from "../../../test/harness.ts";

const { ask } = await runningForFile();
const cart = async (): Promise<any> => (await ask("POST", "/shop/order/cart")).body.result;
const names = (count: number, begin: string): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${begin}-${at}.de`);
const addAll = (id: string, version: number, wanted: readonly string[], headers: Record<string, string> = {}) =>
  ask("POST", `/shop/order/cart/${id}/domains`, { version, names: wanted }, headers);

describe("many names", () => {
  it("[DOM-08] [PRD-07] fill a plan's places and then stand alone; each that cannot be had is named as it was sent, with its reason", async () => {
    const { id, version } = await cart();
    const plan = { kind: "product", product: "web-m", billingMonths: 12 };
    const { body } = await ask("POST", `/shop/order/cart/${id}/items`, { version, item: plan });
    const wanted = [
      "viele-eins.de",
      "Viele-Zwei.DE",
      "viele-drei.shop",
      "viele-vier.de",
      "viele-eins.de",
      "berlin.de",
      "-falsch.de",
      "ours-mein.de",
      "x.nirgends",
    ];
    const response = await addAll(id, body.result.version, wanted, { "shop-locale": "de" });
    expect(response.status, response.text).toBe(200);
    const { cart: after, added, leftOut } = response.body.result;
    expect(response.headers.etag).toBe(`"${after.version}"`);
    expect(after.version).toBe(body.result.version + 1);
    expect(added).toEqual(["viele-eins.de", "viele-zwei.de", "viele-drei.shop", "viele-vier.de"]);
    expect(after.items).toMatchObject([
      { kind: "product", domains: [{ ascii: "viele-eins.de" }, { ascii: "viele-zwei.de" }] },
      { kind: "domain", domain: { ascii: "viele-drei.shop", acquisition: "register" } },
      { kind: "domain", domain: { ascii: "viele-vier.de" } },
    ]);
    expect(leftOut.map(({ name, refusal }: any) => [name, refusal])).toEqual([
      ["viele-eins.de", "DomainAlreadyInCart"],
      ["berlin.de", "DomainTaken"],
      ["-falsch.de", "DomainNameInvalid"],
      ["ours-mein.de", "DomainOurs"],
      ["x.nirgends", "DomainEndingUnknown"],
    ]);
    expect(leftOut[0].detail).toBe("Die Domain viele-eins.de ist bereits in Ihrem Warenkorb.");
    const stale = await addAll(id, version, ["viele-fuenf.de"]);
    expect([stale.status, stale.body.refusal, stale.body.cart.version]).toEqual([409, "CartChanged", after.version]);
    const again = await addAll(id, after.version, ["viele-vier.de"]);
    expect([again.body.result.added, again.body.result.cart.version]).toEqual([[], after.version]);
  });

  it("[CRT-01] [DOM-05] a full cart takes as many as fit, and who asks for too many has to wait", async () => {
    const { id, version } = await cart();
    await ask("POST", `/shop/order/cart/${id}/items`, { version, item: { kind: "product", product: "vps-m" } });
    const full = await addAll(id, version + 1, names(100, "voll"));
    expect(full.body.result.added).toHaveLength(99);
    expect(full.body.result.leftOut).toMatchObject([
      { name: "voll-99.de", refusal: "CartTooLarge", facts: { maximum: 100 } },
    ]);
    const seen = full.body.result.cart.version;
    // Names of the cart are not asked again, so they do not count.
    expect((await addAll(id, seen, names(99, "voll"))).body.result.added).toEqual([]);
    expect((await addAll(id, seen, names(100, "mehr"))).body.result.added).toEqual([]);
    const limited = await addAll(id, seen, names(100, "noch"));
    expect([limited.status, limited.body.refusal]).toEqual([429, "DomainRateLimited"]);
  });
});

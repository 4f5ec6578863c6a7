// An item put back or edited under its id, and the quote that comes beside a changed cart. [CRT-04] [CRT-08] [DOM-07] [PRD-07]
import { describe, expect, it } from "vitest";
import { runningForFile } from "../../../test/harness.ts";
import { filledCart } from "../../../test/customers.ts";

const { ask } = await runningForFile();
const plan = (more: object = {}) => ({ kind: "product", product: "web-m", billingMonths: 12, ...more });
const named = (name: string, acquisition = "register") => ({ name, acquisition });

describe("an item under its id", () => {
  it("[CRT-08] comes back where it was, with its names and under the same id", async () => {
    const first = await filledCart(ask, "zurueck-01.de");
    const added = await ask("POST", `/shop/order/cart/${first.id}/items`, {
      version: first.version,
      item: { kind: "domain", domain: named("zurueck-02.de") },
    });
    const { items, version } = added.body.result;
    const path = `/shop/order/cart/${first.id}/items/${items[0].id}`;
    const removed = (await ask("DELETE", `${path}?version=${version}`)).body.result;
    const put = (position: number) =>
      ask("PUT", path, { version: removed.version, position, item: plan({ domains: [named("zurueck-01.de")] }) });
    const back = await put(0);
    expect([back.status, back.body.result.items]).toEqual([200, items]);
    expect([(await put(0)).status, (await put(0)).body.refusal]).toEqual([409, "CartChanged"]);
  });

  it("[CRT-08] [PRD-07] is replaced in its place, and the names it keeps need no free place", async () => {
    const { id, version, items } = await filledCart(ask, "bleibt-01.de");
    const path = `/shop/order/cart/${id}/items/${items[0].id}`;
    const names = ["bleibt-01.de", "bleibt-02.de", "bleibt-03.de"];
    const three = (await ask("PATCH", path, { version, domains: names.map((name) => named(name)) })).body.result;
    const edited = await ask("PUT", path, {
      version: three.version,
      item: plan({ quantity: 1, billingMonths: 1, fromCart: names }),
    });
    expect([edited.status, edited.body.result?.items]).toMatchObject([
      200,
      [{ id: items[0].id, billingMonths: 1, domains: names.map((ascii) => ({ ascii })) }],
    ]);
    const fewer = await ask("PUT", path, {
      version: edited.body.result.version,
      item: plan({ fromCart: ["bleibt-02.de"] }),
    });
    expect(fewer.body.result.items).toMatchObject([{ billingMonths: 12, domains: [{ ascii: "bleibt-02.de" }] }]);
    const missing = await ask("PUT", path, {
      version: fewer.body.result.version,
      item: plan({ fromCart: ["nicht-da.de"] }),
    });
    expect([missing.status, missing.body.refusal]).toEqual([404, "DomainNotInCart"]);
  });

  it("[DOM-07] a transfer that comes back has its authcode still; in another cart it has not", async () => {
    const { id, version } = (await ask("POST", "/shop/order/cart")).body.result;
    const item = { kind: "domain", domain: { ...named("taken-zurueck.com", "transfer"), authcode: "sEcret-Code-7" } };
    const added = (await ask("POST", `/shop/order/cart/${id}/items`, { version, item })).body.result;
    const path = `/shop/order/cart/${id}/items/${added.items[0].id}`;
    const removed = (await ask("DELETE", `${path}?version=${added.version}`)).body.result;
    const domain = { kind: "domain", domain: named("taken-zurueck.com", "transfer") };
    const back = await ask("PUT", path, { version: removed.version, item: domain, position: 0 });
    expect(back.body.result.items).toMatchObject([{ domain: { authcodeGiven: true } }]);
    expect(back.text).not.toContain("sEcret");
    const other = (await ask("POST", "/shop/order/cart")).body.result;
    const elsewhere = await ask("PUT", `/shop/order/cart/${other.id}/items/x`, {
      version: other.version,
      item: domain,
    });
    expect(elsewhere.body.result.items).toMatchObject([{ domain: { authcodeGiven: false } }]);
  });
});

describe("additions", () => {
  it("[CRT-02] [PRD-01] are had up to the catalogue's maximum; one more is refused by its number, and the cart stays as it was", async () => {
    const { products } = (await ask("GET", "/shop/catalog")).body.result;
    const { product, maximum } = products
      .find(({ key }: any) => key === "web-m")
      .additions.find((one: any) => one.maximum > 1);
    const { id, version, items } = await filledCart(ask);
    const path = `/shop/order/cart/${id}/items/${items[0].id}`;
    const most = await ask("PATCH", path, { version, additions: [{ product, quantity: maximum }] });
    expect([most.status, most.body.result.items[0].additions]).toMatchObject([200, [{ product, quantity: maximum }]]);
    const more = { version: most.body.result.version, additions: [{ product, quantity: maximum + 1 }] };
    for (const [locale, detail] of [
      ["en", `The maximum count of ${maximum} is reached.`],
      ["de", `Die Höchstzahl von ${maximum} ist erreicht.`],
    ] as const)
      expect((await ask("PATCH", path, more, { "shop-locale": locale })).body).toMatchObject({
        status: 422,
        refusal: "AdditionMaximumReached",
        rule: "CRT-02",
        facts: { maximum },
        detail,
      });
    expect((await ask("GET", `/shop/order/cart/${id}`)).body.result.version).toBe(most.body.result.version);
  });
});

describe("the quote beside a changed cart", () => {
  it("[CRT-04] [CRT-03] is the one that the cart's quote would be, and is there only where it is asked for", async () => {
    const { id, version, items } = await filledCart(ask);
    const path = `/shop/order/cart/${id}/items/${items[0].id}`;
    const plain = await ask("PATCH", path, { version, quantity: 2 });
    expect(plain.body.quote).toBeUndefined();
    const beside = await ask("PATCH", `${path}?quote=1`, { version: version + 1, quantity: 3 });
    const quote = (await ask("GET", `/shop/order/cart/${id}/quote?explain=1`)).body;
    expect(beside.body.quote).toEqual({ result: quote.result, voucherRefusal: null, problems: [] });
    const voucher = await ask("PUT", `/shop/order/cart/${id}/voucher?quote=1`, {
      version: version + 2,
      code: "WELCOME-3",
    });
    expect(voucher.body.quote.result).toMatchObject({ voucherCode: "WELCOME-3", voucher: -300 });
    const emptied = await ask("DELETE", `/shop/order/cart/${id}?quote=1`);
    expect([emptied.status, emptied.body.quote]).toEqual([200, undefined]);
  });
});

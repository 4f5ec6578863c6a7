// Orders on the wire: once for each key, for the quote that was shown, with voucher and mail or not at all. [CHK-04…07] [CHK-09] [CRT-04] [PRD-03]
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { setSoldOut } from "../catalog/store.ts";
import { revisionKey } from "../../platform/database/revision.ts";
import { setMetadata } from "../../platform/database/metadata.ts";
import { type Headers, runningForFile } from "../../../test/harness.ts";
import { account, agreements, customer, customers, filledCart, order, quoteOf } from "../../../test/customers.ts";

const { ask, api } = await runningForFile();

const count = async (table: "orders" | "outbox"): Promise<number> =>
  (await api.database.reads.selectFrom(table).selectAll().execute()).length;

const setMonthly = (product: string, monthly: number): Promise<void> =>
  api.database.inTransaction(async (handle) => {
    const row = await handle.selectFrom("products").select("body").where("key", "=", product).executeTakeFirstOrThrow();
    await handle
      .updateTable("products")
      .set({ body: JSON.stringify({ ...JSON.parse(row.body), monthly }) })
      .where("key", "=", product)
      .execute();
    await setMetadata(handle, revisionKey, randomUUID());
  });

describe("placing an order", () => {
  it("[CHK-05] [CHK-09] makes an order, a mail and an empty cart; the order is its customer's alone", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, "bestellt-1.de", person.auth);
    const quote = await quoteOf(ask, cart.id, person.auth);
    const response = await order(ask, person, cart);
    expect(response.status, response.text).toBe(201);
    expect(response.body.result).toMatchObject({
      number: expect.stringMatching(/^K-2026-\d{6}$/),
      locale: "de",
      quote: { total: quote.total, hash: quote.hash },
      agreements,
    });
    const { id } = response.body.result;
    const letters = await api.database.reads.selectFrom("outbox").selectAll().where("order_id", "=", id).execute();
    expect(letters.map(({ id: letter, recipient }) => [letter, recipient])).toEqual([[`order-${id}`, person.email]]);
    expect((await ask("GET", `/shop/order/cart/${cart.id}`, undefined, person.auth)).body.result.items).toEqual([]);
    expect((await ask("GET", `/shop/order/${id}`, undefined, person.auth)).body.result.number).toBe(
      response.body.result.number,
    );
    const stranger = await customer(ask);
    expect((await ask("GET", `/shop/order/${id}`, undefined, stranger.auth)).body).toMatchObject({
      status: 404,
      refusal: "OrderUnknown",
    });
    expect((await ask("GET", `/shop/order/${id}`)).status).toBe(401);
  });

  it("[CHK-04] [CON-04] each of the three boxes is needed, the fourth is free", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const without = async (box: string) =>
      (await order(ask, person, cart, randomUUID(), { agreements: { ...agreements, [box]: false } })).body.refusal;
    expect([await without("terms"), await without("cancellationPolicy"), await without("adult")]).toEqual([
      "TermsNotAgreed",
      "CancellationPolicyNotRead",
      "AgeNotConfirmed",
    ]);
    expect(
      (await order(ask, person, cart, randomUUID(), { agreements: { ...agreements, earlyStart: true } })).status,
    ).toBe(201);
  });

  it("[CHK-01] [CHK-02] [CHK-03] needs a login and a stored address, and a cart with something in it", async () => {
    const person = await account(ask);
    const cart = await filledCart(ask);
    expect((await order(ask, person, cart)).body.refusal).toBe("AddressMissing");
    expect((await order(ask, { email: "", auth: {} }, cart)).status).toBe(401);
    const known = await customer(ask);
    const empty = (await ask("POST", "/shop/order/cart")).body.result;
    expect((await order(ask, known, empty)).body.refusal).toBe("CartEmpty");
  });

  it("[CHK-06] the same key makes one order, also when it is sent several times at once", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const quote = await quoteOf(ask, cart.id, person.auth);
    const before = [await count("orders"), await count("outbox")] as const;
    const wanted = { cartId: cart.id, cartVersion: cart.version, quoteHash: quote.hash, agreements, locale: "de" };
    const headers = { ...person.auth, "idempotency-key": "double-click-1" };
    const response = await Promise.all(Array.from({ length: 5 }, () => ask("POST", "/shop/order", wanted, headers)));
    expect(response.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(response.map(({ body }) => body.result.id)).size).toBe(1);
    expect((await ask("POST", "/shop/order", wanted, headers)).status).toBe(200);
    expect([await count("orders"), await count("outbox")]).toEqual([before[0] + 1, before[1] + 1]);
  });

  it("[CHK-06] a key is good for one order: another quote or another customer is refused", async () => {
    const person = await customer(ask);
    const key = randomUUID();
    expect((await order(ask, person, await filledCart(ask), key)).status).toBe(201);
    expect((await order(ask, person, await filledCart(ask), key)).body.refusal).toBe("IdempotencyKeyUsed");
    const stranger = await customer(ask);
    expect((await order(ask, stranger, await filledCart(ask), key)).body.refusal).toBe("IdempotencyKeyUsed");
    expect((await ask("POST", "/shop/order", {}, stranger.auth)).status).toBe(400);
  });

  it("[CHK-06] [CHK-09] the same body and key from another customer is refused and reveals nothing of the order", async () => {
    const [person, stranger] = [await customer(ask), await customer(ask, { firstName: "Berta" })];
    const cart = await filledCart(ask);
    const quote = await quoteOf(ask, cart.id, person.auth);
    const wanted = { cartId: cart.id, cartVersion: cart.version, quoteHash: quote.hash, agreements, locale: "de" };
    const place = (auth: Headers) =>
      ask("POST", "/shop/order", wanted, { ...auth, "idempotency-key": `same-${cart.id}` });
    const first = await place(person.auth);
    expect(first.status).toBe(201);
    const other = await place(stranger.auth);
    expect([other.status, other.body.refusal]).toEqual([409, "IdempotencyKeyUsed"]);
    expect(other.text).not.toContain("Erika");
    expect(other.text).not.toContain(first.body.result.id);
    expect((await place(person.auth)).body.result.id).toBe(first.body.result.id);
  });

  it("[CHK-06] an order that is refused takes no number", async () => {
    const person = await customer(ask);
    const placed = async (): Promise<number> => {
      const response = await order(ask, person, await filledCart(ask), randomUUID());
      return Number(String(response.body.result.number).slice(-6));
    };
    const first = await placed();
    const cart = await filledCart(ask, undefined, person.auth);
    const quote = await quoteOf(ask, cart.id, person.auth);
    const wanted = { cartId: cart.id, cartVersion: cart.version, quoteHash: quote.hash, agreements, locale: "de" };
    for (const change of [
      { quoteHash: "f".repeat(64) },
      { cartVersion: cart.version + 1 },
      { agreements: { ...agreements, terms: false } },
    ]) {
      const response = await ask(
        "POST",
        "/shop/order",
        { ...wanted, ...change },
        { ...person.auth, "idempotency-key": randomUUID() },
      );
      expect(response.status).toBeGreaterThanOrEqual(400);
    }
    expect(await placed()).toBe(first + 1);
  });

  it("[CHK-06] a key with another body is refused, with the same body answered the same", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const quote = await quoteOf(ask, cart.id, person.auth);
    const wanted = { cartId: cart.id, cartVersion: cart.version, quoteHash: quote.hash, agreements, locale: "de" };
    const place = (change = {}) =>
      ask("POST", "/shop/order", { ...wanted, ...change }, { ...person.auth, "idempotency-key": `same-${cart.id}` });
    const first = await place();
    expect(first.status).toBe(201);
    for (const change of [
      { locale: "en" },
      { agreements: { ...agreements, earlyStart: false } },
      { cartVersion: cart.version + 1 },
    ]) {
      const response = await place(change);
      expect([response.status, response.body.refusal, response.body.rule]).toEqual([
        409,
        "IdempotencyKeyUsed",
        "CHK-06",
      ]);
    }
    expect([(await place()).status, (await place()).text]).toEqual([200, first.text]);
  });

  it("[CHK-06] [CHK-11] [VISIT4-1] a cart that is ordered answers with its order, until something is put into it", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const read = async (auth: Headers) => (await ask("GET", `/shop/order/cart/${cart.id}`, undefined, auth)).body;
    expect((await read(person.auth)).ordered).toBeUndefined();
    const { id, number } = (await order(ask, person, cart)).body.result;
    const wanted = { cartId: cart.id, cartVersion: cart.version, quoteHash: "f".repeat(64), agreements, locale: "de" };
    const late = await ask("POST", "/shop/order", wanted, { ...person.auth, "idempotency-key": randomUUID() });
    expect([late.status, late.body.refusal, late.body.facts.order, late.body.facts.number]).toEqual([
      409,
      "CartOrdered",
      id,
      number,
    ]);
    const emptied = await read(person.auth);
    expect(emptied.ordered).toEqual({ id, number });
    const { version } = emptied.result;
    const item = { kind: "domain", domain: { name: `danach-${randomUUID().slice(0, 8)}.de`, acquisition: "register" } };
    expect((await ask("POST", `/shop/order/cart/${cart.id}/items`, { item, version }, person.auth)).status).toBe(201);
    expect((await read(person.auth)).ordered).toBeUndefined();
  });

  it("[CHK-03] [VISIT4-13] an order for another address than the one that was seen is refused", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const quote = (await ask("GET", `/shop/order/cart/${cart.id}/quote`, undefined, person.auth)).body.result;
    const wanted = { cartId: cart.id, cartVersion: cart.version, quoteHash: quote.hash, agreements, locale: "de" };
    const answer = await ask(
      "POST",
      "/shop/order",
      { ...wanted, addressSeen: "another" },
      { ...person.auth, "idempotency-key": randomUUID() },
    );
    expect([answer.status, answer.body.refusal, answer.body.rule]).toEqual([409, "AddressChanged", "CHK-03"]);
  });

  it("[CHK-06] two orders of one cart at once make one", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const response = await Promise.all([
      order(ask, person, cart, randomUUID()),
      order(ask, person, cart, randomUUID()),
    ]);
    expect(response.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("[CHK-07] a price that changed is refused with the quote of now, and that one can be ordered", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const seen = await quoteOf(ask, cart.id, person.auth);
    await setMonthly("web-m", 599);
    const wanted = { cartId: cart.id, cartVersion: cart.version, quoteHash: seen.hash, agreements, locale: "en" };
    const response = await ask("POST", "/shop/order", wanted, { ...person.auth, "idempotency-key": randomUUID() });
    expect([response.status, response.body.refusal, response.body.rule]).toEqual([409, "QuoteChanged", "CHK-07"]);
    expect(response.body.quote.total).toBe(seen.total + 1200);
    const again = await ask(
      "POST",
      "/shop/order",
      { ...wanted, quoteHash: response.body.quote.hash },
      { ...person.auth, "idempotency-key": randomUUID() },
    );
    expect(again.status).toBe(201);
    await setMonthly("web-m", 499);
  });

  it("[PRD-03] [CHK-07] a product that sold out meanwhile is refused", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    await api.database.inTransaction((handle) => setSoldOut(handle, "web-m", true));
    expect((await order(ask, person, cart)).body.refusal).toBe("ProductSoldOut");
    await api.database.inTransaction((handle) => setSoldOut(handle, "web-m", false));
    expect((await order(ask, person, cart)).status).toBe(201);
  });

  it("[CRT-01] a cart that changed meanwhile is refused and shown", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    await ask(
      "PATCH",
      `/shop/order/cart/${cart.id}/items/${cart.items[0].id}`,
      { version: cart.version, quantity: 2 },
      person.auth,
    );
    const response = await order(ask, person, cart);
    expect([response.body.refusal, response.body.cart.items[0].quantity]).toEqual(["CartChanged", 2]);
  });

  it("[CRT-01] no customer orders the cart of another one", async () => {
    const owner = await customer(ask);
    const cart = await filledCart(ask, undefined, owner.auth);
    expect((await order(ask, await customer(ask), cart)).body.refusal).toBe("CartNotFound");
  });

  it("[DOM-07] the authcodes of the cart go with the order", async () => {
    const person = await customer(ask);
    const cart = (await ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
    const item = { kind: "domain", domain: { name: "hotel.com", acquisition: "transfer" } };
    const without = (await ask("POST", `/shop/order/cart/${cart.id}/items`, { version: 0, item }, person.auth)).body
      .result;
    expect((await order(ask, person, without)).body.refusal).toBe("AuthcodeMissing");
    const given = (
      await ask(
        "PATCH",
        `/shop/order/cart/${cart.id}/items/${without.items[0].id}`,
        { version: 1, authcode: "sEcret-Code-2" },
        person.auth,
      )
    ).body.result;
    const response = await order(ask, person, given);
    expect(response.status, response.text).toBe(201);
    const stored = await api.database.reads
      .selectFrom("authcodes")
      .selectAll()
      .where("cart_id", "=", response.body.result.id)
      .execute();
    expect(stored).toMatchObject([{ ascii: "hotel.com", code: "sEcret-Code-2" }]);
  });
});

describe("vouchers", () => {
  it("[CRT-04] of simultaneous orders with one voucher exactly one wins, and the others leave nothing behind", async () => {
    const people = await customers(Array.from({ length: 6 }, () => ask));
    const carts = await Promise.all(
      people.map(async ({ auth }) => {
        const cart = await filledCart(ask, undefined, auth);
        return (
          await ask("PUT", `/shop/order/cart/${cart.id}/voucher`, { version: cart.version, code: "DEMO-5-01" }, auth)
        ).body.result;
      }),
    );
    const before = await count("orders");
    const response = await Promise.all(people.map((person, index) => order(ask, person, carts[index])));
    expect(response.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(response.filter(({ body }) => body.refusal === "VoucherRedeemed")).toHaveLength(5);
    const cart = await filledCart(ask);
    const late = { version: cart.version, code: "DEMO-5-01" };
    expect((await ask("PUT", `/shop/order/cart/${cart.id}/voucher`, late)).body.refusal).toBe("VoucherRedeemed");
    expect(await count("orders")).toBe(before + 1);
    const voucher = await api.database.reads
      .selectFrom("vouchers")
      .selectAll()
      .where("code", "=", "DEMO-5-01")
      .executeTakeFirstOrThrow();
    expect(voucher.redeemed_at).not.toBeNull();
  });

  it("[CRT-04] a voucher that is too high blocks the order in the words of the specification", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const high = (
      await ask(
        "PUT",
        `/shop/order/cart/${cart.id}/voucher`,
        { version: cart.version, code: "SCHATZKISTE-500" },
        person.auth,
      )
    ).body.result;
    const response = await order(ask, person, high);
    expect(response.body).toMatchObject({ refusal: "VoucherTooHigh", rule: "CRT-04" });
    expect(response.body.detail).toContain("The voucher value is too high. The order cannot be placed");
  });
});

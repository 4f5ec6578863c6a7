// Carts on the wire: stored in the database, changed by the version that was seen, merged at login. [CRT-01] [CRT-04] [CRT-08] [DOM-04] [PRD-03]
import { describe, expect, it } from "vitest";
import { setSoldOut } from "../catalog/store.ts";
import { running, runningForFile } from "../../../test/harness.ts";
import { account, customer, filledCart } from "../../../test/customers.ts";

const { ask, api } = await runningForFile();
const cart = async (): Promise<any> => (await ask("POST", "/shop/order/cart")).body.result;
const domain = (name: string, acquisition = "register") => ({ kind: "domain", domain: { name, acquisition } });

describe("carts", () => {
  it("[CRT-01] a new cart is empty, its id cannot be guessed, its version is the tag", async () => {
    const response = await ask("POST", "/shop/order/cart");
    expect(response.status).toBe(201);
    expect(response.body.result).toMatchObject({ version: 0, items: [], voucher: null, referral: null });
    expect(response.body.result.id).toMatch(/^[0-9a-f-]{36}$/);
    expect((await ask("GET", `/shop/order/cart/${response.body.result.id}`)).headers["etag"]).toBe('"0"');
    expect((await ask("GET", "/shop/order/cart/nobody")).body).toMatchObject({
      status: 404,
      refusal: "CartNotFound",
      detail: "Your shopping cart could not be loaded",
    });
  });

  it("[CRT-08] an item says title, quantity, billing and contract period, setup, monthly price, discount, configuration, domains", async () => {
    const [item] = (await filledCart(ask, "beispiel-08.de")).items;
    expect(item).toMatchObject({
      kind: "product",
      product: "web-m",
      quantity: 1,
      billingMonths: 12,
      location: null,
      additions: [],
      domains: [{ unicode: "beispiel-08.de", acquisition: "register" }],
    });
    expect(item.facts).toMatchObject({
      title: { de: "Web M", en: "Web M" },
      contractMonths: 12,
      setup: expect.any(Number),
      monthly: expect.any(Number),
      firstMonthDiscount: expect.any(Number),
    });
  });

  it("[CRT-01] [SHOP2-10] a change on an older version is refused with the cart as it stands, in body, query and if-match; one that names none names the field", async () => {
    const { id, version, items } = await filledCart(ask);
    const path = `/shop/order/cart/${id}/items/${items[0].id}`;
    expect((await ask("PATCH", path, { version, quantity: 2 })).body.result.items[0].quantity).toBe(2);
    for (const response of [
      await ask("PATCH", path, { version, quantity: 3 }),
      await ask("PATCH", path, { quantity: 3 }, { "if-match": `"${version}"` }),
      await ask("DELETE", `${path}?version=${version}`),
      await ask("POST", `/shop/order/cart/${id}/items`, { version, item: domain("spaeter.de") }),
    ]) {
      expect([response.status, response.body.refusal]).toEqual([409, "CartChanged"]);
      expect(response.body.cart).toMatchObject({ id, version: version + 1, items: [{ quantity: 2 }] });
    }
    for (const unnamed of [await ask("DELETE", path), await ask("PATCH", path, { quantity: 3 })]) {
      expect([unnamed.status, unnamed.body.refusal]).toEqual([400, "RequestMalformed"]);
      expect(unnamed.body.facts).toEqual({ at: "/version", says: "is required, here or as if-match" });
    }
    expect((await ask("DELETE", path, undefined, { "if-match": `"${version + 1}"` })).body.result.items).toEqual([]);
  });

  it("[CRT-01] [ACC-02] a cart takes a hundred pieces, and says so in both languages", async () => {
    const { id, version, items } = await filledCart(ask);
    const path = `/shop/order/cart/${id}/items`;
    expect((await ask("PATCH", `${path}/${items[0].id}`, { version, quantity: 99 })).status).toBe(200);
    const one = { kind: "product", product: "web-m", quantity: 2, billingMonths: 1 };
    for (const [locale, detail] of [
      ["en", "One order takes at most 100 pieces. Please order the others separately."],
      ["de", "Eine Bestellung umfasst höchstens 100 Stück. Bitte bestellen Sie die übrigen gesondert."],
    ] as const) {
      const refused = await ask("POST", path, { version: version + 1, item: one }, { "shop-locale": locale });
      expect([refused.status, refused.body.refusal, refused.body.detail]).toEqual([422, "TooManyPieces", detail]);
    }
    expect((await ask("POST", path, { version: version + 1, item: { ...one, quantity: 1 } })).status).toBe(201);
  });

  it("[CRT-01] of two changes at the same time exactly one gets through", async () => {
    const { id, version, items } = await filledCart(ask);
    const response = await Promise.all(
      [2, 3, 4, 5].map((quantity) =>
        ask("PATCH", `/shop/order/cart/${id}/items/${items[0].id}`, { version, quantity }),
      ),
    );
    expect(response.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it("[DOM-04] a domain that is in the cart already is refused in any spelling", async () => {
    const { id, version } = await filledCart(ask, "straße-42.de");
    for (const spelling of ["https://WWW.xn--strae-42-tya.de/", "STRAßE-42.de", "straße-42.de."]) {
      const response = await ask("POST", `/shop/order/cart/${id}/items`, { version, item: domain(spelling) });
      expect([response.status, response.body.refusal], spelling).toEqual([409, "DomainAlreadyInCart"]);
    }
  });

  it("[DOM-01] [REP2-2] a taken name may be transferred, a locked one not registered, one on its way out neither", async () => {
    const { id, version } = await cart();
    const add = (name: string, acquisition: string) =>
      ask("POST", `/shop/order/cart/${id}/items`, { version, item: domain(name, acquisition) });
    expect((await add("locked-1.de", "register")).body.refusal).toBe("DomainTaken");
    for (const way of ["register", "transfer"]) {
      const refused = await add("leaving-1.de", way);
      expect([refused.status, refused.body.refusal, refused.body.rule]).toEqual([409, "DomainLeaving", "DOM-01"]);
    }
    expect((await add("berlin.de", "transfer")).status).toBe(201);
  });

  it("[DOM-07] an authcode stays on this side: no answer contains it", async () => {
    const { id, version } = await cart();
    const response = await ask("POST", `/shop/order/cart/${id}/items`, {
      version,
      item: { kind: "domain", domain: { name: "berlin.com", acquisition: "transfer", authcode: "sEcret-Code-1" } },
    });
    expect(response.body.result.items[0].domain.authcodeGiven, response.text).toBe(true);
    expect((await ask("GET", `/shop/order/cart/${id}`)).text).not.toContain("sEcret");
    const stored = await api.database.reads.selectFrom("authcodes").selectAll().where("cart_id", "=", id).execute();
    expect(stored.map(({ ascii, code }) => [ascii, code])).toEqual([["berlin.com", "sEcret-Code-1"]]);
    const short = await ask("POST", `/shop/order/cart/${id}/items`, {
      version: 1,
      item: { kind: "domain", domain: { name: "hotel.com", acquisition: "transfer", authcode: "x" } },
    });
    expect([short.status, short.body.refusal]).toEqual([422, "AuthcodeLengthWrong"]);
    expect(short.text).not.toContain('"x"');
    const later = await ask("POST", `/shop/order/cart/${id}/items`, {
      version: 1,
      item: domain("hotel.com", "transfer"),
    });
    const item = later.body.result.items[1];
    expect(item.domain.authcodeGiven).toBe(false);
    const given = await ask("PATCH", `/shop/order/cart/${id}/items/${item.id}`, {
      version: 2,
      authcode: "An0ther-Code",
    });
    expect(given.body.result.items[1].domain.authcodeGiven, given.text).toBe(true);
  });

  it("[PRD-03] a sold-out product is refused, and one that was in the cart is named beside the quote", async () => {
    const before = await filledCart(ask);
    await api.database.inTransaction((handle) => setSoldOut(handle, "web-m", true));
    const { id, version } = await cart();
    const response = await ask("POST", `/shop/order/cart/${id}/items`, {
      version,
      item: { kind: "product", product: "web-m" },
    });
    expect([response.status, response.body.refusal]).toEqual([409, "ProductSoldOut"]);
    const quoted = await ask("GET", `/shop/order/cart/${before.id}/quote`);
    expect(quoted.body.problems).toMatchObject([
      { item: before.items[0].id, refusal: "ProductSoldOut", rule: "PRD-03" },
    ]);
    await api.database.inTransaction((handle) => setSoldOut(handle, "web-m", false));
  });

  it("[CRT-05] a cart that cannot be read is no answer, and can still be emptied by those who may open it", async () => {
    const { id, version } = await filledCart(ask);
    for (const body of ['{"items":[{', "{}", "null"]) {
      await api.database.inTransaction((handle) =>
        handle.updateTable("carts").set({ body }).where("id", "=", id).execute(),
      );
      expect((await ask("GET", `/shop/order/cart/${id}`)).status).toBe(500);
    }
    const emptied = await ask("DELETE", `/shop/order/cart/${id}`);
    expect(emptied.status, emptied.text).toBe(200);
    expect(emptied.body.result).toMatchObject({ id, version: version + 1, items: [], voucher: null });
    expect((await ask("GET", `/shop/order/cart/${id}`)).body.result).toMatchObject({ items: [] });
  });

  it("[API-05] [API-06] of an item that does not fit the fault is one of the kind that was sent", async () => {
    const { id, version, items } = await filledCart(ask);
    const put = async (item: unknown) =>
      (await ask("PUT", `/shop/order/cart/${id}/items/${items[0].id}`, { version, item })).text;
    for (const [item, fault] of [
      [{ kind: "domain" }, "domain"],
      [{ kind: "domain", domain: { name: 7, acquisition: "register" } }, "/item/domain/name"],
      [{ kind: "product", product: "web-m" }, "quantity"],
      [{ kind: "thing" }, "kind"],
      [{}, "kind"],
      ["web-m", "object"],
      [[{ kind: "domain" }], "object"],
      [7, "object"],
      [null, "object"],
    ] as const) {
      const answer = await put(item);
      expect(answer, JSON.stringify(item)).toContain(fault);
      expect(answer.includes("'product'")).toBe(false);
    }
  });

  it("[CRT-04] a voucher is put in, replaced, taken out; one that is not valid says so", async () => {
    const { id, version } = await filledCart(ask);
    const put = (code: string, seen: number) => ask("PUT", `/shop/order/cart/${id}/voucher`, { version: seen, code });
    expect((await put("NOPE", version)).body).toMatchObject({ refusal: "VoucherNotValid", rule: "CRT-04" });
    expect((await put("ABGELAUFEN-5", version)).body.refusal).toBe("VoucherExpired");
    expect((await put(" hafen-5 ", version)).body.result.voucher).toBe("HAFEN-5");
    const quoted = await ask("GET", `/shop/order/cart/${id}/quote`);
    expect([quoted.body.result.voucher, quoted.body.voucherRefusal]).toEqual([-500, null]);
    expect((await put("SCHATZKISTE-500", version + 1)).status).toBe(200);
    const high = await ask("GET", `/shop/order/cart/${id}/quote`);
    expect(high.body.voucherRefusal).toMatchObject({
      refusal: "VoucherTooHigh",
      detail: expect.stringContaining("The voucher value is too high. The order cannot be placed"),
    });
    expect(
      (await ask("DELETE", `/shop/order/cart/${id}/voucher?version=${version + 2}`)).body.result.voucher,
    ).toBeNull();
  });

  it("[CRT-04] [OPS-08] codes cannot be guessed by trying", async () => {
    const other = await running();
    try {
      const { id } = (await other.ask("POST", "/shop/order/cart")).body.result;
      const attempt = () => other.ask("PUT", `/shop/order/cart/${id}/voucher`, { version: 0, code: "GUESS" });
      for (let count = 0; count < 60; count += 1) expect((await attempt()).body.refusal).toBe("VoucherNotValid");
      expect((await attempt()).body).toMatchObject({ status: 429, refusal: "TooManyAttempts" });
    } finally {
      await other.close();
    }
  });

  it("[CRT-05] a cart is emptied whatever its version", async () => {
    const { id } = await filledCart(ask);
    expect((await ask("DELETE", `/shop/order/cart/${id}`)).body.result).toMatchObject({ items: [], voucher: null });
  });
});

describe("carts of customers", () => {
  it("[CRT-01] [SES-03] the customer's own cart is there again at the next login", async () => {
    const { auth } = await account(ask);
    const first = await filledCart(ask, "wieder-da.de", auth);
    const again = await ask("POST", "/shop/order/cart", undefined, auth);
    expect([again.status, again.body.result.id, again.body.result.items.length]).toEqual([200, first.id, 1]);
  });

  it("[CRT-01] a login merges the guest's cart: nothing disappears, the difference is answered, a second time changes nothing", async () => {
    const { auth } = await customer(ask);
    const own = await filledCart(ask, "eigene-1.de", auth);
    const guest = await filledCart(ask, "gast-1.de");
    const withDomain = await ask("POST", `/shop/order/cart/${guest.id}/items`, {
      version: guest.version,
      item: domain("gast-2.com"),
    });
    expect(withDomain.status).toBe(201);
    const merged = await ask("POST", `/shop/order/cart/${guest.id}/merge`, undefined, auth);
    expect(merged.body.result.cart.id).toBe(own.id);
    expect(merged.text).toContain("eigene-1.de");
    expect(merged.text).toContain("gast-1.de");
    expect(merged.body.result.difference.added.length).toBeGreaterThan(0);
    expect((await ask("GET", `/shop/order/cart/${guest.id}`)).status).toBe(404);
    const second = await ask("POST", `/shop/order/cart/${own.id}/merge`, undefined, auth);
    expect(second.body.result.difference).toEqual({ added: [], raised: [], dropped: [], droppedVoucher: null });
    expect(second.body.result.cart.version).toBe(merged.body.result.cart.version);
  });

  it("[CRT-01] a customer without a cart gets the guest's, and no customer merges the cart of another one", async () => {
    const guest = await filledCart(ask, "wird-eigen.de");
    const { auth } = await customer(ask);
    expect((await ask("POST", `/shop/order/cart/${guest.id}/merge`, undefined, auth)).body.result.cart.id).toBe(
      guest.id,
    );
    expect((await ask("POST", "/shop/order/cart", undefined, auth)).body.result.id).toBe(guest.id);
    const other = await customer(ask);
    expect((await ask("POST", `/shop/order/cart/${guest.id}/merge`, undefined, other.auth)).body.refusal).toBe(
      "CartNotFound",
    );
    expect((await ask("POST", `/shop/order/cart/${guest.id}/merge`)).status).toBe(401);
  });
});

describe("whom a cart opens for", () => {
  const attempts = (id: string, item: string): readonly (readonly [string, string, unknown?])[] => [
    ["GET", `/shop/order/cart/${id}`],
    ["PATCH", `/shop/order/cart/${id}`, { affiliate: null }],
    ["DELETE", `/shop/order/cart/${id}`],
    ["POST", `/shop/order/cart/${id}/items`, { version: 1, item: domain("fremd.de") }],
    ["PATCH", `/shop/order/cart/${id}/items/${item}`, { version: 1, quantity: 2 }],
    ["DELETE", `/shop/order/cart/${id}/items/${item}?version=1`],
    ["PUT", `/shop/order/cart/${id}/voucher`, { version: 1, code: "WELCOME-3" }],
    ["DELETE", `/shop/order/cart/${id}/voucher?version=1`],
    ["GET", `/shop/order/cart/${id}/quote`],
  ];

  it("[CRT-01] a customer's cart is not found for who knows its id only, nor for another customer, and nothing of it changes", async () => {
    const { auth } = await customer(ask);
    const other = await customer(ask);
    const cart = await filledCart(ask, undefined, auth);
    for (const headers of [{}, other.auth])
      for (const [method, path, body] of attempts(cart.id, cart.items[0].id)) {
        const response = await ask(method, path, body, headers);
        expect([response.status, response.body.refusal], `${method} ${path}`).toEqual([404, "CartNotFound"]);
        expect(response.text).not.toContain("web-m");
      }
    expect((await ask("GET", `/shop/order/cart/${cart.id}`, undefined, auth)).body.result).toEqual(cart);
  });

  it("[SES-11] with an invalid token the token is refused as the reason, and a visitor's cart still opens", async () => {
    const { auth } = await customer(ask);
    const stale = { authorization: "Bearer x.y.z" };
    const own = await filledCart(ask, undefined, auth);
    for (const [method, path, body] of attempts(own.id, own.items[0].id)) {
      if (path.endsWith("/quote")) continue;
      expect((await ask(method, path, body, stale)).body.refusal, `${method} ${path}`).toBe("TokenMissing");
    }
    const guest = await filledCart(ask);
    expect((await ask("GET", `/shop/order/cart/${guest.id}`, undefined, stale)).status).toBe(200);
  });

  it("[SES-11] who gave a visitor a cart of their own does not see it any more once it is the customer's", async () => {
    const planted = await filledCart(ask, "untergeschoben.de");
    const { auth } = await customer(ask);
    expect((await ask("POST", `/shop/order/cart/${planted.id}/merge`, undefined, auth)).status).toBe(200);
    expect((await ask("GET", `/shop/order/cart/${planted.id}`)).body.refusal).toBe("CartNotFound");
  });
});

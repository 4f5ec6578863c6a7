// What the fuzz meets: a customer with a cart and an order, a guest's cart, and the values that lead to them. [OPS-09]
import { exampleFields } from "@kontor/domain/shop/customer/examples";
import type { Api } from "../../src/app/create-api.ts";
import { cartById } from "../../src/shop/cart/store.ts";
import type { Input } from "./inputs.ts";
import type { World } from "./round.ts";

type Body = Readonly<Record<string, unknown>>;
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any;

const counter = { people: 0, names: 0 };

/** Stand for what is only known when the call is made: the version of its cart, the hash of its quote. */
const liveVersion = 999_999_983;
const liveHash = "the-hash-of-now";

export const worldIn = async (api: Api): Promise<World> => {
  const call = async (
    method: "GET" | "POST",
    path: string,
    body?: Body,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Loose> => {
    const answer = await api.inject({
      method,
      url: `/api${path}`,
      headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.payload}`);
    return JSON.parse(answer.payload);
  };
  counter.people += 1;
  const email = `fuzz-${counter.people}@example.test`;
  const password = "Passw0rd-one";
  const { jwt } = await call("POST", "/auth/local/register", { username: email, email, password });
  const auth = { authorization: `Bearer ${jwt}` };
  await call("POST", "/shop/auth/customer", { ...exampleFields, locale: "de", email }, auth);
  // An administrator, who changes the customer beside them.
  const adminEmail = `fuzz-admin-${counter.people}@example.test`;
  const admin = await call("POST", "/auth/local/register", { username: adminEmail, email: adminEmail, password });
  await api.database.inTransaction((handle) =>
    handle.updateTable("users").set({ role: "admin" }).where("email", "=", adminEmail).execute(),
  );
  const adminAuth = { authorization: `Bearer ${admin.jwt}` };
  const { customerNumber } = (await call("GET", "/shop/auth", undefined, auth)).result;
  const filled = async (headers: Readonly<Record<string, string>>): Promise<Loose> => {
    const { result: cart } = await call("POST", "/shop/order/cart", undefined, headers);
    counter.names += 1;
    const item = {
      kind: "product",
      product: "web-m",
      domains: [{ name: `fuzz-name-${counter.names}.de`, acquisition: "register" }],
    };
    return (await call("POST", `/shop/order/cart/${cart.id}/items`, { version: cart.version, item }, headers)).result;
  };
  const order = async (cart: Loose): Promise<Loose> => {
    const { result: quote } = await call("GET", `/shop/order/cart/${cart.id}/quote`, undefined, auth);
    const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: false };
    const wanted = { cartId: cart.id, cartVersion: cart.version, quoteHash: quote.hash, agreements, locale: "de" };
    return (await call("POST", "/shop/order", wanted, { ...auth, "idempotency-key": `fuzz-order-${counter.people}` }))
      .result;
  };
  const placed = await order(await filled(auth));
  const own = await filled(auth);
  const guest = await filled({});
  const { result: catalog } = await call("GET", "/shop/catalog");
  const versions = [liveVersion, liveVersion, liveVersion, 0];
  const live = async (input: Input): Promise<Input> => {
    const requestText = `${input.url} ${JSON.stringify(input.headers)} ${String(input.payload ?? "")}`;
    if (!requestText.includes(String(liveVersion)) && !requestText.includes(liveHash)) return input;
    const id = requestText.includes(guest.id) ? guest.id : own.id;
    const version = String((await cartById(api.database.reads, id))?.version ?? 0);
    const hash = requestText.includes(liveHash)
      ? (await call("GET", `/shop/order/cart/${id}/quote`, undefined, auth)).result.hash
      : "";
    const filledIn = (text: string): string => text.replaceAll(String(liveVersion), version).replaceAll(liveHash, hash);
    return {
      ...input,
      url: filledIn(input.url),
      headers: Object.fromEntries(Object.entries(input.headers).map(([name, value]) => [name, filledIn(value)])),
      ...(typeof input.payload === "string" ? { payload: filledIn(input.payload) } : {}),
    };
  };
  return {
    live,
    callers: [
      {},
      {},
      {},
      auth,
      auth,
      auth,
      adminAuth,
      { ...auth, cookie: "vatCountry=AT; b2bVat=1" },
      { authorization: "Bearer x.y.z" },
      { authorization: "Basic eDp5" },
    ],
    known: {
      cartId: [own.id, guest.id, guest.id, "nobody"],
      itemId: [own.items[0].id, guest.items[0].id, "nobody"],
      orderId: [placed.id, "nobody"],
      documentId: await documentIds(api),
      filters: [
        {},
        {},
        { id: { $gt: 0 } },
        { documentId: { $ne: "x" } },
        { $or: [{ id: 1 }, { id: { $in: [1, 2] } }] },
        { url: { $eq: "/" } },
      ],
      sort: ["id", "id:desc", ["createdAt:asc", "id"]],
      fields: ["id", ["documentId", "createdAt"], "*", "title"],
      populate: ["*", "*", [], "content"],
      pagination: [{ page: 1, pageSize: 5 }, { start: 0, limit: 3 }, { page: 99 }],
      status: ["published", "draft"],
      _q: ["a", "server"],
      version: [...versions, ...versions.map(String)],
      cartVersion: versions,
      "if-match": versions.map((version) => `"${version}"`),
      quoteHash: [liveHash],
      "idempotency-key": [`fuzz-order-${counter.people}`, "fuzz-key-1", "fuzz-key-2", "fuzz-key-3"],
      "shop-locale": ["de", "en"],
      item: [
        { kind: "product", product: "web-m" },
        {
          kind: "product",
          product: "web-m",
          quantity: 2,
          billingMonths: 12,
          location: null,
          additions: [],
          domains: [],
        },
        {
          kind: "product",
          product: "web-m",
          domains: [{ name: `more-${counter.people}.de`, acquisition: "register" }],
        },
        { kind: "domain", domain: { name: `alone-${counter.people}.com`, acquisition: "register" } },
        { kind: "domain", domain: { name: "hotel.com", acquisition: "transfer", authcode: "abcdefgh12" } },
      ],
      additions: [[], []],
      domains: [[], [{ name: `other-${counter.people}.de`, acquisition: "register" }]],
      location: [null],
      agreements: [{ terms: true, cancellationPolicy: true, adult: true, earlyStart: true }],
      product: catalog.products.map(({ key }: { key: string }) => key),
      billingMonths: [1, 3, 6, 12, 24],
      quantity: [1, 2, 9, 1_000],
      name: [
        "beispiel-42.de",
        "https://www.beispiel-43.com/x",
        "hotel.com",
        "straße.de",
        "bücher.de",
        "xn--a.de",
        "a..de",
        "-.de",
      ],
      names: ["beispiel-44.de", "hotel.de", "x", "münchen.com"],
      code: ["WELCOME-3", "DEMO-5-01", "welcome-3 ", "nobody"],
      authcode: ["abcdefgh12", "short"],
      customerNumber: [customerNumber, "100001"],
      country: ["DE", "AT", "US", "XX", ""],
      vatCountry: ["AT", "OTHER", "ZZ"],
      kind: ["private", "business"],
      company: ["", "Muster"],
      firstName: ["Erika"],
      lastName: ["Mustermann"],
      contract: ["K-2026-000001"],
      termination: ["", "ordinary", "extraordinary"],
      reason: ["", "Umzug"],
      end: ["", "next", "date"],
      date: ["31.12.2026", "2027-01-31", "31.02.2027"],
      category: ["hosting", "boats"],
      street: ["Hauptstraße 1"],
      postCode: ["10115"],
      city: ["Berlin"],
      phone: ["+4930123456"],
      fax: [""],
      vatId: ["", "DE136695976", "ATU12345675"],
      email: [email, "new@example.test", "no address"],
      emailRepeat: [email],
      username: [email, "somebody"],
      identifier: [email],
      password: [password, "short", "x".repeat(73)],
      passwordConfirmation: [password],
      currentPassword: [password],
      provider: ["local", "google"],
      confirmation: ["0".repeat(40)],
      locale: ["de", "en"],
    },
  };
};

/** Ids of existing entries, of every public list. */
const documentIds = async (api: Api): Promise<readonly string[]> => {
  const lists = await Promise.all(
    ["pages", "blog-posts", "jobs", "deals", "product-pages", "helpcenter-articles"].map((list) =>
      api.inject({ method: "GET", url: `/api/${list}` }),
    ),
  );
  const ids = lists.flatMap((answer): string[] =>
    answer.statusCode === 200
      ? JSON.parse(answer.payload)
          .data.slice(0, 2)
          .map((entry: Loose) => entry.documentId)
      : [],
  );
  return [...ids, "nobody"];
};

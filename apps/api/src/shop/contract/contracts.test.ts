// Contracts on the wire: made with their order or not at all, read by their customer alone, page by page, ended by the guarantee. [ACC-01] [ACC-02] [ACC-05] [CON-02]
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addMissingContracts } from "../checkout/earlier-orders.ts";
import { runningForFile } from "../../../test/harness.ts";
import { agreements, customer, filledCart, lettersTo, order, password, type Person } from "../../../test/customers.ts";

const shop = await runningForFile();
const { ask, api, clock } = shop;
const { database } = api;

const dayLong = 86_400_000;

const rowsOf = (orderId: string) =>
  database.reads.selectFrom("contracts").selectAll().where("order_id", "=", orderId).orderBy("id").execute();

/** An order of Web M with a domain and an addition that is bound for a month alone. */
const ordered = async (person: Person, key?: string) => {
  const cart = await filledCart(ask, undefined, person.auth);
  const item = { version: cart.version, additions: [{ product: "web-storage-50", quantity: 2 }] };
  const changed = await ask("PATCH", `/shop/order/cart/${cart.id}/items/${cart.items[0].id}`, item, person.auth);
  const placed = await order(ask, person, changed.body.result, key);
  expect(placed.status, placed.text).toBe(201);
  return placed.body.result;
};

describe("the contracts of an order", () => {
  it("[ACC-02] are one for the item and one for the addition with another term, in the order's words and prices", async () => {
    const person = await customer(ask);
    const placed = await ordered(person);
    const { contracts, next } = (await ask("GET", "/shop/contracts", undefined, person.auth)).body.result;
    expect(next).toBeNull();
    expect(contracts.map(({ contract }: { contract: { number: string } }) => contract.number)).toEqual([
      `${placed.number}-2`,
      `${placed.number}-1`,
    ]);
    const [storage, plan] = contracts;
    expect(plan).toMatchObject({
      today: "2026-11-21",
      standing: "running",
      renewal: "2027-11-21",
      nextEnd: { end: "2027-11-20", lastDay: "2027-10-21" },
      contract: {
        minimumMonths: 12,
        isAddition: false,
        parts: [{ subject: "web-m" }, { kind: "domain", recurring: 0 }],
      },
      terms: { minimumMonths: 12, renewalMonths: 12, noticeDays: 31 },
    });
    expect(storage).toMatchObject({
      renewal: "2026-12-21",
      nextEnd: { end: "2027-01-20", lastDay: "2026-12-21" },
      contract: { minimumMonths: 1, isAddition: true, parts: [{ subject: "web-storage-50", quantity: 2 }] },
      acts: { guarantee: null },
    });
    expect(plan.first + storage.first).toBe(placed.quote.subtotal);
    expect(plan.calendar.map(({ kind, day: of }: { kind: string; day: string }) => [kind, of])).toEqual([
      ["withdrawal-end", "2026-12-07"],
      ["guarantee-end", "2026-12-21"],
      ["last-day-for-notice", "2027-10-21"],
      ["possible-end", "2027-11-20"],
      ["price", "2027-11-21"],
      ["last-day-for-notice", "2028-10-21"],
      ["possible-end", "2028-11-20"],
      ["last-day-for-notice", "2029-10-21"],
      ["possible-end", "2029-11-20"],
    ]);
  });

  it("[ACC-02] [CHK-06] stand or fall with it: none for a refused order, one set for the same key", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    expect((await order(ask, person, cart, randomUUID(), { agreements: { ...agreements, terms: false } })).status).toBe(
      422,
    );
    expect((await ask("GET", "/shop/contracts", undefined, person.auth)).body.result.contracts).toEqual([]);
    const placed = await order(ask, person, cart, "contract-key-1");
    const again = await order(ask, person, cart, "contract-key-1", { quoteHash: placed.body.result.quote.hash });
    expect(again.body.result.id).toBe(placed.body.result.id);
    expect(await rowsOf(placed.body.result.id)).toHaveLength(1);
  });

  it("[ACC-01] [ACC-02] are no one else's: 404 for other customers, 401 without a login, and no hint in a list", async () => {
    const person = await customer(ask);
    const { id } = await ordered(person);
    const stranger = await customer(ask);
    const unknown = (await ask("GET", "/shop/contracts/none-1", undefined, stranger.auth)).body;
    for (const [method, path] of [
      ["GET", `/shop/contracts/${id}-1`],
      ["POST", `/shop/contracts/${id}-1/guarantee`],
    ] as const) {
      const { instance: _one, ...refused } = (await ask(method, path, undefined, stranger.auth)).body;
      const { instance: _other, ...missing } = unknown;
      expect(refused).toEqual(missing);
      expect(refused).toMatchObject({ status: 404, refusal: "ContractUnknown" });
      expect((await ask(method, path)).status).toBe(401);
    }
    for (const list of [`/shop/contracts?order=${id}`, `/shop/contracts?after=${id}-1`, `/shop/orders?after=${id}`])
      expect(Object.values((await ask("GET", list, undefined, stranger.auth)).body.result)).toEqual([[], null]);
    expect((await ask("GET", `/shop/contracts/${id}-1`, undefined, person.auth)).status).toBe(200);
  });

  it("[SES-07] [ACC-02] are closed to staff, who have none", async () => {
    const staff = await customer(ask);
    await database.inTransaction((handle) =>
      handle.updateTable("users").set({ role: "admin" }).where("email", "=", staff.email).execute(),
    );
    for (const path of ["/shop/orders", "/shop/contracts", "/shop/contracts/none-1"])
      expect((await ask("GET", path, undefined, staff.auth)).body).toMatchObject({
        status: 403,
        refusal: "AreaClosed",
      });
  });

  it("[LGL-04] [LOOK2-3] begin on the first day of setup where no early start was agreed, and so does all that is counted from it; stored ones keep their day", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const placed = await order(ask, person, cart, randomUUID(), { agreements: { ...agreements, earlyStart: false } });
    const { id } = placed.body.result;
    const view = async () => (await ask("GET", `/shop/contracts/${id}-1`, undefined, person.auth)).body.result;
    const { calendar, ...shown } = await view();
    expect(shown).toMatchObject({
      standing: "running",
      begins: "2026-12-08",
      renewal: "2027-12-08",
      nextEnd: { end: "2027-12-07", lastDay: "2027-11-07" },
      contract: { orderedOn: "2026-11-21", start: "2026-12-08" },
      acts: { withdraw: { lastDay: "2026-12-07" }, guarantee: { lastDay: "2026-12-21" } },
    });
    expect(calendar.slice(0, 3).map(({ kind, day: of }: { kind: string; day: string }) => [kind, of])).toEqual([
      ["withdrawal-end", "2026-12-07"],
      ["start", "2026-12-08"],
      ["guarantee-end", "2026-12-21"],
    ]);
    expect((await ask("GET", "/shop/orders", undefined, person.auth)).body.result.orders[0].progress).toBe("waiting");
    const [row] = await rowsOf(id);
    expect(row?.clock_day).toBe("2027-12-08");
    // As it was stored before the day of the order was noted.
    const { orderedOn, ...before } = { ...JSON.parse(row?.body ?? "{}"), start: "2026-11-21" };
    expect(orderedOn).toBe("2026-11-21");
    await database.inTransaction((handle) =>
      handle
        .updateTable("contracts")
        .set({ body: JSON.stringify(before) })
        .where("id", "=", `${id}-1`)
        .execute(),
    );
    expect(await view()).toMatchObject({ begins: null, contract: { orderedOn: "2026-11-21", start: "2026-11-21" } });
  });

  it("[ACC-02] of orders from before there were contracts are made when the shop starts, as they would have been, and once", async () => {
    const person = await customer(ask);
    const { id } = await ordered(person);
    const made = await rowsOf(id);
    await database.inTransaction((handle) => handle.deleteFrom("contracts").where("order_id", "=", id).execute());
    await Promise.all([addMissingContracts(database), addMissingContracts(database)]);
    expect(made).toHaveLength(2);
    // What was due until now was billed elsewhere: their clock is set when it first runs. [ACC-07]
    expect(await rowsOf(id)).toEqual(made.map((row) => ({ ...row, clock_day: "", notice_day: "" })));
  });
});

describe("lists of an account", () => {
  it("[ACC-01] [ACC-02] have every order and contract once, the latest first, page by page", async () => {
    const person = await customer(ask);
    const { id, number, total } = await ordered(person).then((placed) => ({ ...placed, total: placed.quote.total }));
    const [order1] = await database.reads.selectFrom("orders").selectAll().where("id", "=", id).execute();
    const [contract] = await rowsOf(id);
    if (order1 === undefined || contract === undefined) throw new Error("nothing was stored");
    await database.inTransaction(async (handle) => {
      for (let copy = 0; copy < 44; copy += 1) {
        const ids = { id: `copy-${copy}-${id}`.slice(0, 60), number: `${number}-copy-${copy}` };
        // Several of one moment: the id decides between them.
        const at = order1.placed_at + Math.floor(copy / 3);
        const body = { ...JSON.parse(order1.body), ...ids, placedAt: at };
        await handle
          .insertInto("orders")
          .values({ ...order1, ...ids, body: JSON.stringify(body), placed_at: at })
          .execute();
        await handle
          .insertInto("contracts")
          .values({ ...contract, id: `${ids.id}-1`, order_id: ids.id, placed_at: at })
          .execute();
      }
    });
    for (const [path, list, expected] of [
      ["/shop/orders", "orders", 45],
      ["/shop/contracts", "contracts", 46],
    ] as const) {
      const pages: { id?: string; contract?: { id: string }; placedAt?: number }[][] = [];
      for (let after: string | null = ""; after !== null; ) {
        const { body } = await ask("GET", `${path}${after === "" ? "" : `?after=${after}`}`, undefined, person.auth);
        pages.push(body.result[list]);
        after = body.result.next;
      }
      expect(pages.map(({ length }) => length)).toEqual([20, 20, expected - 40]);
      const moments = pages.flat().flatMap(({ placedAt }) => (placedAt === undefined ? [] : [placedAt]));
      expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    }
    const { orders } = (await ask("GET", "/shop/orders", undefined, person.auth)).body.result;
    expect(new Set(orders.map((each: { id: string }) => each.id)).size).toBe(20);
    expect(orders[0]).toMatchObject({ total, progress: "in-service" });
  });
});

describe("the satisfaction guarantee", () => {
  it("[CON-02] [CON-05] [ACC-05] ends the contract of a first order at once with its refund, and what belongs to it", async () => {
    const person = await customer(ask);
    const { id, quote } = await ordered(person);
    const ended = await ask("POST", `/shop/contracts/${id}-1/guarantee`, undefined, {
      ...person.auth,
      "shop-locale": "de",
    });
    expect(ended.status, ended.text).toBe(200);
    expect(ended.body.result).toMatchObject({
      standing: "ended",
      end: "2026-11-21",
      calendar: [],
      acts: { cancel: null, withdraw: null, guarantee: null },
      contract: { state: { kind: "cancelled", by: "guarantee", refund: quote.lines[0].charged } },
    });
    const addition = (await ask("GET", `/shop/contracts/${id}-2`, undefined, person.auth)).body.result;
    expect(addition).toMatchObject({ standing: "ended", contract: { state: { refund: null } } });
    expect((await ask("POST", `/shop/contracts/${id}-1/guarantee`, undefined, person.auth)).body.refusal).toBe(
      "ContractNotRunning",
    );
    expect((await ask("GET", "/shop/orders", undefined, person.auth)).body.result.orders[0].progress).toBe("ended");
    const [letter = ""] = (await lettersTo(shop, person.email)).filter((text) => text.includes("Erklärung"));
    const words = letter.replaceAll(/\s+/g, " ");
    for (const part of [
      "Guten Tag Erika Mustermann,",
      "haben Sie die Zufriedenheitsgarantie genutzt",
      `/de/konto/vertraege/${id}-1`,
    ])
      expect(words).toContain(part);
  });

  it("[CON-05] is refused for a second order, for an addition, and after day 30", async () => {
    const person = await customer(ask);
    const first = await ordered(person);
    clock.now += 1000;
    const second = await ordered(person);
    const refusalOf = async (contract: string) =>
      (await ask("POST", `/shop/contracts/${contract}/guarantee`, undefined, person.auth)).body.refusal;
    expect(await refusalOf(`${second.id}-1`)).toBe("GuaranteeUsed");
    expect(await refusalOf(`${first.id}-2`)).toBe("GuaranteeNotOffered");
    const before = clock.now;
    clock.now += 31 * dayLong;
    const { jwt } = (await ask("POST", "/auth/local", { identifier: person.email, password })).body;
    const late = await ask("POST", `/shop/contracts/${first.id}-1/guarantee`, undefined, {
      authorization: `Bearer ${jwt}`,
    });
    clock.now = before;
    expect(late.body).toMatchObject({ status: 409, refusal: "GuaranteeOver" });
  });
});

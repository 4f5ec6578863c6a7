// Lists of the desk over the real API: each row once while orders come in, filters as the rules name them, views that there are not refused. [DSK-05] [DSK-07] [ADM-01]
import { type ListDescription, type ListKind, lists } from "@kontor/domain/site/desk";
import { adminRights, reaches } from "@kontor/domain/site/admin";
import { type Role, staffRoles } from "@kontor/domain/visitor/session";
import { afterEach, describe, expect, it } from "vitest";
import { customer, filledCart, order } from "../../../test/customers.ts";
import { documents, type Loose, noon, operations, readExample, runningForFile } from "../../../test/harness.ts";
import { proved, staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask, api } = shop;
const support = await staffMember(shop, "support");
afterEach(() => {
  shop.clock.now = noon;
});

const described: Readonly<Record<ListKind, ListDescription>> = lists;
const listKinds = Object.keys(lists) as readonly ListKind[];

const list = async (kind: string, query: Readonly<Record<string, string>> = {}, auth = support.auth) => {
  const answer = await ask(
    "GET",
    `/shop/admin/lists/${kind}?${new URLSearchParams(query).toString()}`,
    undefined,
    auth,
  );
  const { status, body } = answer;
  return status === 200 ? { status, ...(body.result as Loose) } : { status, refusal: body.refusal };
};

const person = await customer(ask);
const placed = (await order(ask, person, await filledCart(ask, "liste-eins.de", person.auth))).body.result;
const taken = { next: 0 };

const operationOf = (id: string): Loose => operations.find((each) => each.id === id);

/** One more order, as its row: all else is that of the first one. */
const orderLike = async (change: Loose): Promise<string> => {
  const id = `order-like-${String((taken.next += 1)).padStart(3, "0")}`;
  await api.database.inTransaction(async (handle) => {
    const first = await handle.selectFrom("orders").selectAll().where("id", "=", placed.id).executeTakeFirstOrThrow();
    const { reseller = null, total = first.total, placed_at = first.placed_at } = change;
    const number = `K-2031-${String((taken.next * 7) % 1000).padStart(6, "0")}`;
    const body = JSON.stringify({
      ...JSON.parse(first.body),
      id,
      number,
      placedAt: placed_at,
      ...(reseller === null ? {} : { reseller }),
    });
    await handle
      .insertInto("orders")
      .values({ ...first, invoiced: 1, id, number, body, reseller, total, placed_at, ...change })
      .execute();
  });
  return id;
};

describe("a list of orders", () => {
  it("[DSK-05] has each order once, in each sort and direction, while orders come in", async () => {
    const year = { from: "2031-01-01", until: "2031-12-31" };
    const begin = Date.UTC(2031, 5, 1);
    const added = () => orderLike({ total: 100 * (taken.next % 3), placed_at: begin + 1000 * (taken.next % 4) });
    for (let count = 0; count < 12; count += 1) await added();
    for (const sort of described.orders.sorts)
      for (const direction of ["asc", "desc"]) {
        const before = (await list("orders", { ...year, limit: "100" })).rows.map(({ id }: Loose) => id);
        const shown: Loose[] = [];
        const from: { after?: string } = {};
        do {
          const page = await list("orders", { ...year, sort, direction, limit: "5", ...from });
          expect(page.status).toBe(200);
          shown.push(...page.rows);
          from.after = page.next;
          await added();
        } while (from.after !== null);
        const ids = shown.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(before.filter((id: string) => !ids.includes(id))).toEqual([]);
        const values = shown.map((row) => row[sort]);
        const ascending = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
        expect(values).toEqual(direction === "asc" ? ascending : ascending.toReversed());
      }
  });
  it("[DSK-05] is filtered by the states that its rows have, and counted as filtered", async () => {
    const march = { from: "2032-03-01", until: "2032-03-31" };
    const at = Date.UTC(2032, 2, 15);
    for (const reseller of [null, "pending", "confirmed", "refused"])
      for (const delivery of ["none", "open", "failed", "ready", "over"])
        await orderLike({ reseller, delivery, placed_at: at, unpaid: delivery === "ready" ? 1 : 0 });
    const all = await list("orders", { ...march, limit: "100" });
    expect(all.count).toEqual({ value: 20, atLeast: false });
    for (const state of ["papers", "refused", "not-set-up", "failed", "ready", "over"]) {
      const { rows, count } = await list("orders", { ...march, state });
      const own = all.rows.filter((row: Loose) => row.state === state);
      expect([state, rows, count.value]).toEqual([state, own, own.length]);
    }
    expect((await list("orders", { ...march, state: "unpaid" })).count.value).toBe(4);
    const several = await list("orders", { ...march, state: "failed,unpaid", limit: "1" });
    expect([several.rows.length, several.count.value]).toEqual([1, 6]);
    expect((await list("orders", { ...march, state: "failed", until: "2032-03-14" })).rows).toEqual([]);
  });
  it("[DSK-05] [ADM-01] says what was ordered, by whom, and what is overdue; found by number, name and domain", async () => {
    await api.invoicing.run();
    const [row] = (await list("orders", { q: placed.number })).rows;
    expect(row).toMatchObject({ id: placed.id, state: "not-set-up", unpaid: true, deviations: [] });
    expect(row.customer).toEqual({ number: placed.customerNumber, name: expect.stringMatching(/\S/) });
    expect(row.items.map(({ title }: Loose) => title.de)).toContain("liste-eins.de");
    const ids = async (query: Readonly<Record<string, string>>) =>
      (await list("orders", query)).rows.map(({ id }: Loose) => id);
    expect(await ids({ q: "liste-eins" })).toContain(placed.id);
    expect(await ids({ q: "liste-zwei" })).toEqual([]);
    expect(await ids({ customer: "1" })).toEqual([]);
    expect(await ids({ state: "overdue" })).toEqual([]);
    shop.clock.now = noon + 60 * 86_400_000;
    const late = (await list("orders", { state: "overdue" }, (await staffMember(shop, "support")).auth)).rows;
    expect(late.map(({ id, deviations }: Loose) => [id, deviations])).toEqual([[placed.id, ["overdue"]]]);
  });
  it("[DSK-05] refuses views that it does not have", async () => {
    const other = (await list("orders", { limit: "1", sort: "total" })).next;
    const ofText = Buffer.from(JSON.stringify(["orders.total.asc", "1' or 1", "a"])).toString("base64url");
    const ofNul = Buffer.from(JSON.stringify(["orders.number.asc", "\u0000", "a"])).toString("base64url");
    const refused = [
      { state: "no-such" },
      { sort: "customer" },
      { sort: "body" },
      { after: other },
      { after: "?" },
      { after: ofText, sort: "total" },
      { after: ofNul, sort: "number" },
    ];
    for (const query of refused) {
      const { status, refusal } = await list("orders", query as Readonly<Record<string, string>>);
      expect([query, status, refusal]).toEqual([query, 422, "ListViewUnknown"]);
    }
    expect(await list("orders", { from: "2031-02-30" })).toMatchObject({ status: 422, refusal: "DateInvalid" });
    expect((await list("no-such-list")).status).toBe(400);
  });
});

describe("every other list", () => {
  it("[DSK-05] has each row once, in each sort and direction", async () => {
    const admin = await staffMember(shop, "admin");
    await proved(shop, admin);
    for (const [code, value] of [
      ["LISTE-1", 500],
      ["LISTE-2", 500],
      ["LISTE-3", 700],
    ] as const)
      await ask("POST", "/shop/admin/vouchers", { code, value, from: null, until: null, reason: "Messe." }, admin.auth);
    await ask("PUT", "/shop/admin/vouchers/LISTE-2/ended", undefined, admin.auth);
    for (let count = 0; count < 3; count += 1)
      await ask("POST", "/shop/request/contact", readExample(operationOf("sendContact")), {
        "idempotency-key": crypto.randomUUID(),
      });
    await api.invoicing.run();
    for (const kind of listKinds.filter((each) => each !== "orders")) {
      const { columns, sorts } = described[kind];
      const all = await list(kind, { limit: "100" }, admin.auth);
      const ids = all.rows.map(({ id }: Loose) => id);
      expect([kind, all.status, ids.length > 0, all.count.value]).toEqual([kind, 200, true, ids.length]);
      for (const sort of sorts)
        for (const direction of ["asc", "desc"]) {
          const shown: Loose[] = [];
          const from: { after?: string } = {};
          do {
            const page = await list(kind, { sort, direction, limit: "4", ...from }, admin.auth);
            shown.push(...page.rows);
            from.after = page.next;
          } while (from.after !== null);
          expect([kind, sort, shown.map(({ id }) => id).toSorted()]).toEqual([kind, sort, ids.toSorted()]);
          if (columns.find(({ key }) => key === sort)?.type === "link") continue;
          const values = shown.map((row) => row[sort] ?? (sort === "validUntil" ? Number.MAX_SAFE_INTEGER : ""));
          const ascending = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
          expect([kind, sort, values]).toEqual([kind, sort, direction === "asc" ? ascending : ascending.toReversed()]);
        }
    }
  });
  it("[DSK-05] is filtered by the states that its rows have", async () => {
    const { auth } = await staffMember(shop, "admin");
    const of: Readonly<Record<string, readonly string[]>> = {
      contracts: ["running", "cancelled", "withdrawn", "ended"],
      requests: ["open", "waits", "matched", "closed"],
      vouchers: ["valid", "planned", "used", "over"],
    };
    for (const [kind, states] of Object.entries(of)) {
      const all = await list(kind, { limit: "100" }, auth);
      for (const state of states) {
        const own = all.rows.filter((row: Loose) => row.state === state);
        const { rows, count } = await list(kind, { limit: "100", state }, auth);
        expect([kind, state, rows, count.value]).toEqual([kind, state, own, own.length]);
      }
    }
    const staff = await list("customers", { state: "staff", limit: "100" }, auth);
    expect(new Set(staff.rows.map(({ state }: Loose) => state))).toEqual(new Set(["staff"]));
    const acts = await list("journal", { state: "voucher-made" }, auth);
    expect(acts.rows.map(({ subject }: Loose) => subject.id)).toEqual(["LISTE-3", "LISTE-2", "LISTE-1"]);
  });
  it("[DSK-05] [OPS3-8] is found by what callers say: number, name, address; the journal also by whom it is about", async () => {
    const { auth } = await staffMember(shop, "admin");
    const found = async (kind: string, q: string) => (await list(kind, { q }, auth)).rows.map(({ id }: Loose) => id);
    const [invoice] = (await list("invoices", { customer: placed.customerNumber }, auth)).rows;
    expect([invoice.order.number, invoice.left, invoice.deviations]).toEqual([placed.number, invoice.total, []]);
    for (const q of [invoice.number, placed.number, placed.customerNumber, "liste-eins"])
      expect([q, await found("invoices", q)]).toEqual([q, [invoice.id]]);
    expect((await found("contracts", "liste-eins")).length).toBeGreaterThan(0);
    expect(await found("customers", placed.customerNumber)).toEqual([placed.customerNumber]);
    expect(await found("vouchers", "liste-")).toEqual(["LISTE-1", "LISTE-2", "LISTE-3"]);
    await ask("POST", `/shop/admin/orders/${placed.id}/letter`, undefined, support.auth);
    for (const q of [placed.number, placed.customerNumber, person.email])
      expect([q, (await list("journal", { q }, auth)).rows.map(({ act }: Loose) => act)]).toEqual([
        q,
        ["order-letter"],
      ]);
    expect((await list("journal", { customer: placed.customerNumber }, auth)).count.value).toBe(1);
  });
});

describe("the first page of the desk", () => {
  const read = async (auth: Readonly<Record<string, string>>) =>
    (await ask("GET", "/shop/admin/today", undefined, auth)).body.result as Loose;
  it("[DSK-07] has four figures and one list of what is to do, by role", async () => {
    const today = await read(support.auth);
    expect(today.self).toMatchObject({ number: support.number, role: "support", email: support.email });
    expect(today.figures.ordered.count).toBeGreaterThan(0);
    expect(today.figures.open.total).toBeGreaterThan(0);
    const kinds = new Set(today.todo.map(({ kind }: Loose) => kind));
    expect([kinds.has("request"), kinds.has("overdue")]).toEqual([true, false]);
    const days = today.todo.map(({ day }: Loose) => day);
    expect(days).toEqual(days.toSorted());
    shop.clock.now = noon + 60 * 86_400_000;
    const later = await read((await staffMember(shop, "bookkeeping")).auth);
    expect(later.todo.filter(({ kind }: Loose) => kind === "overdue")).toMatchObject([
      { customer: { number: placed.customerNumber }, amount: later.figures.overdue.total },
    ]);
    expect(later.counts.map(({ kind }: Loose) => kind)).toEqual([
      "pay-back",
      "difference",
      "setup-failed",
      "name",
      "overdue",
    ]);
    const editor = await read((await staffMember(shop, "editor")).auth);
    expect([editor.figures, editor.queue, editor.counts.map(({ kind }: Loose) => kind)]).toEqual([
      null,
      null,
      ["fault"],
    ]);
  });
});

it("[DSK-07] [SES-07] each list opens to the roles of its page alone", async () => {
  for (const role of staffRoles) {
    const { auth } = await staffMember(shop, role);
    for (const kind of listKinds) {
      const { status } = await list(kind, {}, auth);
      expect([kind, role, status]).toEqual([
        kind,
        role,
        reaches(adminRights[described[kind].page], role as Role) ? 200 : 403,
      ]);
    }
  }
});

it("[DSK-05] what a list has as columns stands in the contract as parts of its rows, and every list is in it", () => {
  const { paths, components } = documents.shop as Loose;
  const { parameters, get } = paths["/shop/admin/lists/{kind}"];
  expect(parameters[0].schema.enum).toEqual(listKinds);
  const pages = get.responses["200"].content["application/json"].schema.properties.result.oneOf;
  const partOf = ({ $ref }: { readonly $ref: string }) =>
    components.schemas[$ref.slice("#/components/schemas/".length)];
  for (const page of pages.map(partOf)) {
    const row = partOf(page.properties.rows.items);
    const { columns } = described[page.properties.kind.const as ListKind];
    expect(Object.keys(row.properties)).toEqual(expect.arrayContaining(columns.map(({ key }) => key)));
    expect(row.properties.kind.const).toBe(page.properties.kind.const);
  }
});

// Exports of orders, invoices, customers and subscribers of the newsletter: the same bytes from the command and the admin area, page by page, noted and for administrators alone. [OUT-02]
import { join } from "node:path";
import { readFileSync, statSync } from "node:fs";
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { addDays, dayOf, instant } from "@kontor/domain/kernel/calendar";
import { datedLists, exportPeriod } from "@kontor/domain/site/outside";
import { customer, filledCart, order } from "../../../test/customers.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";
import { contracts } from "../../platform/contract/contracts.ts";
import { exportCommand } from "../../app/data/export.ts";
import { exported } from "./export-rows.ts";

const shop = await runningForFile();
const { ask, api, settings, directory } = shop;
const here = settings.databaseUrl ?? settings.dataDir;
const admin = await staffMember(shop, "admin");
const lists = ["orders", "order-lines", "invoices", "invoice-lines", "charges", "customers", "subscribers"] as const;

const ever = exportPeriod({ from: null, until: null }, settings.timeZone);
const asNow = (period = ever) => ({
  publicUrl: settings.publicUrl,
  today: dayOf(instant(shop.clock.now), settings.timeZone),
  period,
});

const text = async (list: (typeof lists)[number], format: "csv" | "jsonl", period = ever): Promise<string> => {
  const pieces: string[] = [];
  for await (const piece of exported(api.database.reads, list, format, asNow(period))) pieces.push(piece);
  return pieces.join("");
};

const placed: Loose[] = [];
for (let at = 0; at < 3; at += 1) {
  const person = await customer(ask);
  placed.push((await order(ask, person, await filledCart(ask, undefined, person.auth))).body.result);
  shop.clock.now += 1_000;
}
/** As an address policy that takes everything would have stored it. */
await api.database.inTransaction(async (handle) => {
  const { id } = placed[1];
  const { body } = await handle.selectFrom("orders").select("body").where("id", "=", id).executeTakeFirstOrThrow();
  const stored = JSON.parse(body) as Loose;
  const address = { ...stored.address, company: "=HYPERLINK(1)", lastName: 'Muster, "die Erste"' };
  await handle
    .updateTable("orders")
    .set({ body: JSON.stringify({ ...stored, address }) })
    .where("id", "=", id)
    .execute();
});
await api.invoicing.run();

it("[OUT-02] the command and the admin area give the same bytes, again and again, and the journal has each export", async () => {
  for (const list of lists)
    for (const format of ["csv", "jsonl"] as const) {
      const whole = await text(list, format);
      const output = new PassThrough();
      await exportCommand(here, { list, format, ...asNow(), file: null }, output);
      expect(String((output.read() as Buffer | null) ?? "")).toBe(whole);
      const answer = await ask("GET", `/shop/admin/exports/${list}?format=${format}`, undefined, admin.auth);
      expect([answer.status, answer.text]).toEqual([200, whole]);
      expect(answer.headers["content-disposition"]).toBe(`attachment; filename="${list}.${format}"`);
      expect(answer.headers["cache-control"]).toBe("private, no-store");
    }
  const { entries } = (await ask("GET", "/shop/admin/journal?subject=invoices.csv", undefined, admin.auth)).body.result;
  expect(entries).toMatchObject([{ act: "list-exported", by: admin.number }]);
});

const schemaOf = {
  orders: "OrderRow",
  "order-lines": "OrderLineRow",
  invoices: "InvoiceRow",
  "invoice-lines": "InvoiceLineRow",
  charges: "ChargeRow",
  customers: "CustomerRow",
  subscribers: "SubscriberRow",
} as const;

it.each(lists)(
  "[OUT-04] [REUSE4-2] each line of %s is what the contract says, and the first of its CSV names the same fields",
  async (list) => {
    const { documents, judge } = contracts();
    const { components } = documents.shop as Loose;
    const lines = (await text(list, "jsonl")).split("\n").filter((line) => line !== "");
    expect(lines.length > 0).toBe(!["charges", "subscribers"].includes(list));
    for (const line of lines)
      expect(judge.answer(judgedAs(schemaOf[list]), 200, "application/x-ndjson", JSON.parse(line)), line).toEqual([]);
    const { properties, required } = components.schemas[schemaOf[list]];
    expect(required).toEqual(Object.keys(properties));
    const [head = ""] = (await text(list, "csv")).split("\r\n");
    if (lines.length > 0) expect(head).toBe(`\uFEFF${required.join(",")}`);
  },
);

it("[OUT-02] [DSK-09] [OPS3-9] a period has the rows of its days, and two that follow each other have each row once", async () => {
  const today = asNow().today;
  const of = (from: string | null, until: string | null) =>
    exportPeriod({ from: from as typeof today | null, until: until as typeof today | null }, settings.timeZone);
  for (const list of lists.filter((name) => datedLists.has(name))) {
    const whole = await text(list, "jsonl");
    const parts = [of(null, addDays(today, -1)), of(today, today), of(addDays(today, 1), null)];
    const [before, within, after] = await Promise.all(parts.map((period) => text(list, "jsonl", period)));
    expect([before, within, after], list).toEqual(["", whole, ""]);
  }
  const requested = (query: string) =>
    ask("GET", `/shop/admin/exports/orders?format=jsonl&${query}`, undefined, admin.auth);
  expect((await requested(`from=${today}&until=${today}`)).text).toBe(await text("orders", "jsonl"));
  expect((await requested(`until=${addDays(today, -1)}`)).text).toBe("");
  expect((await requested("from=2026-02-30")).body.refusal).toBe("DateInvalid");
  // What was taken along is noted with its days.
  const { entries } = (await ask("GET", "/shop/admin/journal?subject=orders.jsonl", undefined, admin.auth)).body.result;
  expect(JSON.stringify(entries)).toContain(`from=${today}`);
});

/** An answer of one line as the contract has it. */
const judgedAs = (schema: string) =>
  ({
    contract: "shop",
    id: schema,
    method: "GET",
    path: "/",
    parameters: [],
    bodyRequired: false,
    bodyLimit: null,
    bodies: new Map(),
    answers: new Map([["200", new Map([["application/x-ndjson", `/components/schemas/${schema}`]])]]),
  }) as const;

it("[OUT-02] [DSK-05] [DSK-09] [OPS3-9] a file is narrowed as the list at the desk, lines as their orders and documents; also of contracts, requests, vouchers and the journal", async () => {
  const { documents, judge } = contracts();
  const { components } = documents.shop as Loose;
  const lines = async (list: string, query = ""): Promise<readonly Loose[]> => {
    const answer = await ask("GET", `/shop/admin/exports/${list}?format=jsonl${query}`, undefined, admin.auth);
    expect([list, query, answer.status]).toEqual([list, query, 200]);
    return answer.text.split("\n").flatMap((line: string) => (line === "" ? [] : [JSON.parse(line) as Loose]));
  };
  const shown = async (list: string, query = ""): Promise<number> =>
    (await ask("GET", `/shop/admin/lists/${list}?limit=100${query}`, undefined, admin.auth)).body.result.rows.length;
  const { number, customerNumber } = placed[1];
  const today = asNow().today;
  const views = [
    ["orders", `&q=${number}`, 1],
    ["orders", `&customer=${customerNumber}&state=unpaid,failed`, 1],
    ["orders", `&customer=${customerNumber}&state=failed`, 0],
    ["invoices", `&customer=${customerNumber}&state=open&from=${today}&until=${today}`, 1],
    ["invoices", `&until=${addDays(today, -1)}`, 0],
    ["customers", `&q=${customerNumber}`, 1],
    ["contracts", `&customer=${customerNumber}`, 1],
    ["contracts", "&state=ended", 0],
  ] as const;
  for (const [list, query, count] of views)
    expect([list, query, (await lines(list, query)).length, await shown(list, query)]).toEqual([
      list,
      query,
      count,
      count,
    ]);
  for (const list of ["order-lines", "invoice-lines"])
    expect(new Set((await lines(list, `&q=${number}`)).map((line) => line.order)), list).toEqual(new Set([number]));

  await ask(
    "POST",
    "/shop/admin/vouchers",
    { code: "FILE-26", value: 500, from: null, until: null, reason: "Messe." },
    admin.auth,
  );
  const proofs = { email: "reader@example.test", name: "Ada", message: "Hallo", consent: true };
  await ask("POST", "/shop/contact", { ...proofs, subject: "Frage" }, { "idempotency-key": "a-request-of-the-export" });
  for (const [list, schema] of [
    ["contracts", "ContractExport"],
    ["requests", "RequestExport"],
    ["vouchers", "VoucherExport"],
    ["journal", "JournalExport"],
  ] as const) {
    const rows = await lines(list);
    // The journal has this file by then.
    expect([list, rows.length > 0 || list === "requests", rows.length - (await shown(list))]).toEqual([list, true, 0]);
    for (const row of rows) {
      expect(judge.answer(judgedAs(schema), 200, "application/x-ndjson", row), JSON.stringify(row)).toEqual([]);
      expect(Object.keys(row)).toEqual(components.schemas[schema].required);
    }
  }
  const refused = async (query: string) =>
    (await ask("GET", `/shop/admin/exports/${query}`, undefined, admin.auth)).body.refusal;
  expect(await refused("orders?format=csv&state=none")).toBe("ListViewUnknown");
  expect(await refused("vouchers?format=csv&from=2026-11-01")).toBe("ListViewUnknown");
  expect(await refused("charges?format=csv&q=x")).toBe("ListViewUnknown");
  // What was taken along is noted with what was searched for.
  const noted = (await ask("GET", "/shop/admin/journal?subject=contracts.jsonl", undefined, admin.auth)).body.result;
  expect(JSON.stringify(noted.entries)).toContain("state=ended");
  const books = await staffMember(shop, "bookkeeping");
  for (const [list, status] of [
    ["contracts", 200],
    ["journal", 403],
    ["requests", 403],
  ] as const)
    expect([list, (await ask("GET", `/shop/admin/exports/${list}?format=csv`, undefined, books.auth)).status]).toEqual([
      list,
      status,
    ]);
});

it("[OUT-02] orders stand in their order with their amounts; a formula is text, quotes are doubled", async () => {
  const rows = (await text("orders", "jsonl"))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Loose);
  expect(rows.map(({ number, totalCents }) => [number, totalCents])).toEqual(
    placed.map(({ number, quote }) => [number, quote.total]),
  );
  const csv = await text("orders", "csv");
  expect(csv.split("\r\n")).toHaveLength(placed.length + 2);
  expect(csv).toContain(",'=HYPERLINK(1),");
  expect(csv).toContain('"Muster, ""die Erste"""');
  expect(csv).toMatch(/,\+49\d+,/);
  expect(csv.startsWith("\uFEFFnumber,")).toBe(true);
  const invoices = (await text("invoices", "jsonl")).trim().split("\n");
  expect(invoices.map((line) => (JSON.parse(line) as Loose).order).toSorted()).toEqual(
    placed.map(({ number }) => number),
  );
});

it("[OUT-02] what was added and its periods stand in an order, and lines of orders and invoices have them one by one", async () => {
  const person = await customer(ask);
  const cart = (await ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
  const item = {
    kind: "product",
    product: "web-m",
    quantity: 1,
    billingMonths: 12,
    location: null,
    additions: [{ product: "web-storage-50", quantity: 2 }],
    domains: [],
  };
  const filled = await ask("POST", `/shop/order/cart/${cart.id}/items`, { version: cart.version, item }, person.auth);
  expect(filled.status, filled.text).toBe(201);
  const made = await order(ask, person, filled.body.result);
  await api.invoicing.run();
  const { number, quote } = made.body.result as Loose;
  const rows = async (list: (typeof lists)[number]): Promise<readonly Loose[]> =>
    (await text(list, "jsonl"))
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Loose);
  const [whole] = (await rows("orders")).filter((row) => row.number === number);
  expect(whole?.products).toBe("1 web-m (billingMonths=12) + 2 web-storage-50");
  const ordered = (await rows("order-lines")).filter((row) => row.order === number);
  expect(ordered.map(({ kind, subject, quantity, billingMonths }) => [kind, subject, quantity, billingMonths])).toEqual(
    [
      ["product", "web-m", 1, 12],
      ["addition", "web-storage-50", 2, 12],
    ],
  );
  expect(ordered.reduce((sum, { totalCents }) => sum + Number(totalCents), 0)).toBe(quote.total);
  const billed = (await rows("invoice-lines")).filter((row) => row.order === number);
  expect(billed.map(({ subject, state }) => [subject, state])).toEqual([
    ["web-m", "open"],
    ["web-storage-50", "open"],
  ]);
  for (const { periodFrom, periodUntil } of billed) expect(String(periodFrom) < String(periodUntil)).toBe(true);
});

it("[CUS-10] [OUT-02] subscribers are those who confirmed, with a link that ends it and the proof of both steps; who ended it is gone", async () => {
  const subscribed = async (email: string): Promise<string> => {
    await ask(
      "POST",
      "/shop/newsletter",
      { email, consent: true },
      { "idempotency-key": `key-of-${email}`, "shop-locale": "de" },
    );
    const { code } = await api.database.reads
      .selectFrom("subscriptions")
      .select("code")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    return code;
  };
  await subscribed("only-asked@example.test");
  const code = await subscribed("confirmed@example.test");
  const requested = new Date(shop.clock.now).toISOString();
  shop.clock.now += 1_000;
  await ask("POST", "/shop/newsletter/confirmation", { code });
  const ended = await subscribed("ended@example.test");
  await ask("POST", "/shop/newsletter/confirmation", { code: ended });
  await ask("POST", "/shop/newsletter/end", { code: ended });
  const rows = (await text("subscribers", "jsonl")).trim().split("\n");
  expect(rows.map((row) => JSON.parse(row) as Loose)).toEqual([
    {
      email: "confirmed@example.test",
      locale: "de",
      end: `${settings.publicUrl}/de/newsletter/anmelden?end=${code}`,
      requestedAt: requested,
      confirmedAt: new Date(shop.clock.now).toISOString(),
      terms: expect.stringContaining("Rundbrief"),
    },
  ]);
  const end = new URL(JSON.parse(rows[0] ?? "").end as string).searchParams.get("end");
  await ask("POST", "/shop/newsletter/end", { code: end });
  // An empty list has its columns.
  expect((await text("subscribers", "csv")).split("\r\n")).toEqual([
    "\ufeffemail,locale,end,requestedAt,confirmedAt,terms",
    "",
  ]);
  expect(await text("subscribers", "jsonl")).toBe("");
});

it("[OUT-02] is written into a new file of its owner, and overwrites nothing", async () => {
  const file = join(directory, "customers.csv");
  await exportCommand(here, { list: "customers", format: "csv", ...asNow(), file });
  expect(readFileSync(file, "utf8")).toBe(await text("customers", "csv"));
  expect(statSync(file).mode & 0o077).toBe(0);
  await expect(exportCommand(here, { list: "customers", format: "csv", ...asNow(), file })).rejects.toThrow(
    /overwrites nothing/,
  );
  await expect(exportCommand(here, { list: "shoes", format: "csv", ...asNow(), file: null })).rejects.toThrow(
    /no list shoes/,
  );
  await expect(exportCommand(here, { list: "orders", format: "xls", ...asNow(), file: null })).rejects.toThrow(
    /no format xls/,
  );
});

it("[OUT-02] is read page by page: more customers than a page come once each, in the order of their numbers", async () => {
  const stored = await api.database.reads.selectFrom("customers").selectAll().limit(1).executeTakeFirstOrThrow();
  await api.database.inTransaction(async (handle) => {
    for (let at = 0; at < 450; at += 1)
      await handle
        .insertInto("customers")
        .values({ ...stored, customer_number: `9${String(at).padStart(5, "0")}` })
        .execute();
  });
  let pieces = 0;
  const numbers: string[] = [];
  for await (const piece of exported(api.database.reads, "customers", "jsonl", asNow())) {
    pieces += 1;
    numbers.push(
      ...piece
        .trim()
        .split("\n")
        .map((line) => (JSON.parse(line) as Loose).number),
    );
  }
  expect(pieces).toBe(3);
  expect(numbers).toEqual([...new Set(numbers)].toSorted());
  expect(numbers).toHaveLength(454);
});

it("[OUT-02] [SES-07] needs an administrator and a fresh proof of identity", async () => {
  const support = await staffMember(shop, "support");
  expect((await ask("GET", "/shop/admin/exports/orders?format=csv", undefined, support.auth)).status).toBe(403);
  expect((await ask("GET", "/shop/admin/exports/orders?format=csv")).status).toBe(401);
  shop.clock.now += 11 * 60_000;
  const late = await ask("GET", "/shop/admin/exports/orders?format=csv", undefined, admin.auth);
  expect([late.status, late.body.refusal]).toEqual([late.status, "ProofTooOld"]);
});

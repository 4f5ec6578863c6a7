// What is stored is decoded by its version: rows of version 1 come back whole, damaged ones are named, logged and left to themselves. [OPS-02] [OPS-05]
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { OrderSchema } from "@kontor/domain/shop/checkout/codec";
import { AddressSchema } from "@kontor/domain/shop/customer/codec";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { afterAll, describe, expect, it } from "vitest";
import { cartById } from "../shop/cart/store.ts";
import { currentCatalog } from "../shop/catalog/store.ts";
import { revisionKey } from "../platform/database/revision.ts";
import { customerByNumber } from "../shop/customer/store.ts";
import { invoiceById } from "../shop/invoice/store.ts";
import { itemDelivery } from "../site/outside/item-deliveries-store.ts";
import { messageByKey } from "../site/request/message-store.ts";
import { declarationByKey } from "../site/request/store.ts";
import { listedDeals } from "../shop/deal/store.ts";
import { setMetadata } from "../platform/database/metadata.ts";
import { addMissingContracts } from "../shop/checkout/earlier-orders.ts";
import { orderById, orderByKey } from "../shop/checkout/store.ts";
import { contractById, contractsOfOrder } from "../shop/contract/store.ts";
import { readStored, storedAs, storedCodecs, StoredDamaged } from "../platform/database/stored-json.ts";
import { shapesWith, writtenShapes } from "../../../../scripts/lib/stored-shapes.ts";
import type { Selectable } from "kysely";
import type { Tables } from "../platform/database/tables.ts";
import { claimVatIds } from "../shop/customer/vat-id-store.ts";
import { running, type Loose } from "../../test/harness.ts";

type Stored =
  | "contracts"
  | "carts"
  | "orders"
  | "order_keys"
  | "customers"
  | "declarations"
  | "requests"
  | "invoices"
  | "item_deliveries"
  | "categories"
  | "products"
  | "endings"
  | "deals";

/** Rows as the first version of each shape was written by a running shop. */
const rows: Readonly<{ readonly [Table in Stored]: readonly Tables[Table][] }> = JSON.parse(
  readFileSync(fileURLToPath(new URL("../../test/fixtures/stored-version-1.json", import.meta.url)), "utf8"),
);

const lines: string[] = [];
const { api, ask, close } = await running(
  { LOG_LEVEL: "error" },
  { logTo: { write: (line) => void lines.push(line) } },
);
afterAll(close);
const { database } = api;

await database.inTransaction(async (handle) => {
  // The column was added later, for searching.
  for (const row of rows.requests)
    await handle
      .insertInto("requests")
      .values({ ...row, sought: "" })
      .execute();
  for (const table of [
    "carts",
    "orders",
    "order_keys",
    "customers",
    "declarations",
    "invoices",
    "item_deliveries",
  ] as const)
    for (const row of rows[table])
      await handle
        .insertInto(table)
        // Documents from before their places were given.
        .values((table === "invoices" ? { ...row, noted: 0 } : row) as never)
        .execute();
  for (const table of ["categories", "products", "endings", "deals"] as const) {
    await handle.deleteFrom(table).execute();
    for (const row of rows[table])
      await handle
        .insertInto(table)
        .values(row as never)
        .execute();
  }
  await setMetadata(handle, revisionKey, "of-version-1");
});

describe("rows of version 1", () => {
  it("[CRT-01] hold carts", async () => {
    expect(rows.carts.length).toBeGreaterThan(1);
    for (const { id, version, body } of rows.carts)
      expect(await cartById(database.reads, id)).toEqual({ id, version, ...JSON.parse(body) });
  });

  it("[CHK-06] [CHK-09] hold orders with their intents, to the byte", async () => {
    for (const { key, order_id, intent } of rows.order_keys) {
      const body = rows.orders.find(({ id }) => id === order_id)?.body;
      const stored = await orderByKey(database.reads, key);
      expect([JSON.stringify(stored?.order), JSON.stringify(stored?.intent)]).toEqual([body, intent]);
    }
  });

  it("[ACC-02] of orders get their contracts at the next start, as they would be made today", async () => {
    await addMissingContracts(database);
    const category = { de: "Webhosting", en: "Web hosting" };
    for (const { id } of rows.orders) {
      const bodies = rows.contracts.filter(({ order_id }) => order_id === id).map(({ body }) => JSON.parse(body));
      expect(bodies.length).toBeGreaterThan(0);
      const today = bodies.map((body: Loose) => ({
        ...body,
        orderedOn: body.start,
        prices: body.parts.map(({ kind, subject, quantity }: Loose) =>
          expect.objectContaining({ kind, subject, quantity, from: body.start, homeRate: 1900 }),
        ),
        parts: body.parts.map((part: Loose) => ({
          ...part,
          ...(part.kind === "domain" ? { acquisition: "register" } : { category }),
        })),
      }));
      expect(await contractsOfOrder(database.reads, id)).toEqual(today);
    }
  });

  it("[ACC-02] [LGL-04] hold contracts, which are read whole: the day of the order is the one on which they began", async () => {
    await database.inTransaction(async (handle) => {
      await handle.deleteFrom("contracts").execute();
      for (const row of rows.contracts)
        await handle
          .insertInto("contracts")
          .values(row as never)
          .execute();
    });
    expect(rows.contracts.length).toBeGreaterThan(0);
    for (const { id, body } of rows.contracts) {
      const stored = JSON.parse(body);
      expect(await contractById(database.reads, id)).toEqual({ ...stored, orderedOn: stored.start });
    }
  });

  it("[CUS-11] [CUS-07] hold addresses", async () => {
    for (const { customer_number, address } of rows.customers)
      expect(await customerByNumber(database.reads, customer_number)).toMatchObject(JSON.parse(address));
  });

  it("[LGL-02] [LGL-03] hold declarations with their receipts", async () => {
    expect(new Set(rows.declarations.map(({ form }) => form))).toEqual(new Set(["cancellation", "withdrawal"]));
    for (const { key, draft, receipt } of rows.declarations)
      expect(await declarationByKey(database.reads, key)).toEqual({
        key,
        draft: JSON.parse(draft),
        receipt: JSON.parse(receipt),
      });
  });

  it("[FRM-03] [FRM-04] [LGL-05] hold messages of every form with their receipts", async () => {
    expect(new Set(rows.requests.map(({ form }) => form))).toEqual(
      new Set(["contact", "abuse", "application", "sponsoring", "privacy", "product-pro"]),
    );
    for (const { key, draft, receipt } of rows.requests)
      expect(await messageByKey(database.reads, key)).toEqual({
        key,
        draft: JSON.parse(draft),
        receipt: JSON.parse(receipt),
      });
  });

  it("[ACC-03] hold an invoice and its credit note, to the byte", async () => {
    expect(rows.invoices.map(({ kind }) => kind)).toEqual(["invoice", "credit-note"]);
    // A line names a list of contracts, which was one; nothing else of it is different.
    const listed = (body: string): string => body.replaceAll(/"contract":("[^"]*")/g, '"contracts":[$1]');
    for (const { id, body } of rows.invoices) {
      expect(JSON.stringify(await invoiceById(database.reads, id))).toBe(listed(body));
      const row = await database.reads.selectFrom("invoices").select("body").where("id", "=", id).executeTakeFirst();
      expect(row).toEqual({ body });
    }
  });

  it("[OUT-03] hold what was reported of items, with and without words", async () => {
    expect(rows.item_deliveries.map(({ body }) => JSON.parse(body).text === null)).toEqual([true, false]);
    for (const { contract_id, body, reported_at, changes } of rows.item_deliveries)
      expect(await itemDelivery(database.reads, contract_id)).toEqual({
        ...JSON.parse(body),
        reportedAt: reported_at,
        changes,
      });
  });

  it("[OPS-02] say nothing of a version", () => {
    for (const row of Object.values(rows).flat()) expect(JSON.stringify(row)).not.toContain("storedVersion");
  });

  it("[PRD-01] [CNT-05] hold the catalogue and its deals", async () => {
    const { categories, products, endings } = await currentCatalog(database.reads);
    expect(categories).toEqual(rows.categories.map(({ body }) => JSON.parse(body)));
    expect(products.map(({ key }) => key).sort()).toEqual(rows.products.map(({ key }) => key).sort());
    expect(endings.map(({ ending }) => ending).sort()).toEqual(rows.endings.map(({ ending }) => ending).sort());
    expect(await listedDeals(database.reads)).toHaveLength(rows.deals.filter(({ listed }) => listed === 1).length);
  });
});

describe("a damaged row", () => {
  const damage = (table: "orders" | "carts", id: string, body: string): Promise<unknown> =>
    database.inTransaction((handle) => handle.updateTable(table).set({ body }).where("id", "=", id).execute());

  it("[OPS-05] is a fault of that one order that says where it is wrong, and not what stands there", async () => {
    const [{ id, body }] = rows.orders as readonly [Tables["orders"]];
    const order: Loose = JSON.parse(body);
    await damage("orders", id, JSON.stringify({ ...order, quote: { ...order.quote, total: "secret" } }));
    const refused = await Promise.resolve(orderById(database.reads, id)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StoredDamaged);
    expect((refused as StoredDamaged).message).toBe(`stored order ${id} cannot be read: at quote.total`);
    await damage("orders", id, body);
  });

  it("[OPS-05] of a newer shop is not taken for one of this", async () => {
    const [{ id, body }] = rows.orders as readonly [Tables["orders"]];
    await damage("orders", id, JSON.stringify({ ...JSON.parse(body), storedVersion: 2 }));
    await expect(orderById(database.reads, id)).rejects.toThrow("it is of version 2, this shop reads up to 1");
    await damage("orders", id, body);
  });

  it("[CRT-05] is a cart that says so in the log, by its shape alone, and can be emptied", async () => {
    const [{ id }] = rows.carts.filter(({ owner }) => owner === null) as unknown as readonly [Tables["carts"]];
    await damage(
      "carts",
      id,
      JSON.stringify({ items: [{ kind: "product", product: "web-m" }], voucher: null, referral: null }),
    );
    lines.length = 0;
    expect((await ask("GET", `/shop/order/cart/${id}`)).status).toBe(500);
    expect(lines.join("")).toContain("stored cart cannot be read: at items.0");
    expect(lines.join("")).not.toContain(`stored cart ${id}`);
    expect((await ask("DELETE", `/shop/order/cart/${id}`)).status).toBe(200);
    expect((await ask("GET", `/shop/order/cart/${id}`)).body.result.items).toEqual([]);
  });

  it("[PRD-01] [OPS-05] is a product that is not sold until it is mended, and logged; the others go on", async () => {
    await database.inTransaction(async (handle) => {
      await handle.updateTable("products").set({ body: '{"key":"web-m"}' }).where("key", "=", "web-m").execute();
      await setMetadata(handle, revisionKey, "damaged");
    });
    lines.length = 0;
    const { products } = await currentCatalog(database.reads);
    expect(products.map(({ key }) => key).sort()).toEqual(
      rows.products
        .map(({ key }) => key)
        .filter((key) => key !== "web-m")
        .sort(),
    );
    await currentCatalog(database.reads);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("product web-m");
  });

  it("[CUS-07] is an address whose VAT id is not checked; those beside it are", async () => {
    const [row] = rows.customers as unknown as readonly [Selectable<Tables["customers"]>];
    await database.inTransaction((handle) =>
      handle
        .insertInto("customers")
        .values({ ...row, customer_number: "damaged", address: "{}", vat_due_at: 1 })
        .execute(),
    );
    const claimed = await claimVatIds(database, 2_000_000_000_000, 1000, 10);
    expect(claimed.map(({ number }) => number)).toEqual([row.customer_number]);
  });
});

it("[OPS-05] a shape is read as an earlier version stored it: what was not there has its default, what stood otherwise is changed before", () => {
  const Price = Schema.Struct({
    cents: Schema.Int,
    note: Schema.NullOr(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  });
  const read = readStored("price", Price, (value) => {
    const { euros, ...rest } = value as Loose;
    return euros === undefined ? value : { ...rest, cents: euros * 100 };
  });
  const price = { cents: 300, note: null };
  expect([read('{"euros":3}'), read('{"cents":300}'), read('{"cents":300,"note":null}')]).toEqual([
    price,
    price,
    price,
  ]);
  expect(() => read('{"storedVersion":"x"}')).toThrow(StoredDamaged);
  expect(() => read("{")).toThrow("it is no JSON");
});

it("[OPS-02] every shape that is stored is written down with its versions; another one needs `npm run generate`", () => {
  expect(shapesWith(storedCodecs)).toBe(writtenShapes());
});

it("[OPS-02] [CUS-01] a codec that does not read a shape which was stored before does not compile, wherever the shape stands in it", () => {
  const Department = Schema.Struct({ ...AddressSchema.fields, department: Schema.NullOr(Schema.String) });
  // @ts-expect-error the addresses of earlier versions have no department
  const reading = () => storedAs("address", Department);
  // @ts-expect-error nor have those in their orders
  const nested = () => storedAs("order", Schema.Struct({ ...OrderSchema.fields, address: Department }));
  const later = Schema.Struct({
    ...AddressSchema.fields,
    department: Schema.NullOr(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  });
  const sound = () => storedAs("address", later);
  expect([reading, nested, sound].map((make) => typeof make)).not.toContain("undefined");
});

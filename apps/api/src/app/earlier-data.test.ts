// A data directory that an earlier version left behind opens and works: logins, carts, orders and declarations in it go on. [OPS-02] [OPS-05]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { instant } from "@kontor/domain/kernel/calendar";
import { agreements, quoteOf } from "../../test/customers.ts";
import { running, type Loose } from "../../test/harness.ts";
import { madeAnew, storedWords } from "../../test/words.ts";
import { makeWords } from "../site/desk/words-job.ts";
import { wordsLeft } from "../site/desk/words-left.ts";

const fixture = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../test/fixtures/${name}`, import.meta.url)));

/** What that shop answered when the data were made, on 24 November 2026, before contracts, invoices and requests existed. */
const earlier: Loose = JSON.parse(fixture("earlier-data.json").toString());
const auth = { authorization: `Bearer ${earlier.jwt}` };

const directory = mkdtempSync(join(tmpdir(), "kontor-earlier-"));
writeFileSync(join(directory, "kontor.sqlite"), brotliDecompressSync(fixture("earlier-data.sqlite.br")));
writeFileSync(join(directory, "session-secret"), earlier.secret, { mode: 0o600 });

/** The day after: the login of that shop still holds. */
const open = () => running({ DATA_DIR: directory }, { now: () => instant(Date.UTC(2026, 10, 25, 9)) });
const first = await open();
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const { ask } = first;

/** How many rows each table has. */
const counts = async (shop: typeof first): Promise<Readonly<Record<string, number>>> => {
  const tables = ["users", "customers", "carts", "orders", "contracts", "declarations", "invoices"] as const;
  const of = async (table: (typeof tables)[number]) =>
    (await shop.api.database.reads.selectFrom(table).selectAll().execute()).length;
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await of(table)])));
};

describe("a data directory of an earlier version", () => {
  it("[SES-01] [SES-02] has its logins and passwords", async () => {
    expect((await ask("GET", "/shop/auth", undefined, auth)).body.result).toMatchObject({
      type: "user",
      customerNumber: earlier.order.customerNumber,
    });
    for (const identifier of [earlier.email, earlier.business])
      expect((await ask("POST", "/auth/local", { identifier, password: earlier.password })).status).toBe(200);
  });

  it("[CRT-01] has its carts, item by item", async () => {
    for (const [cart, headers] of [
      [earlier.openCart, auth],
      [earlier.guestCart, {}],
    ]) {
      const { status, body } = await ask("GET", `/shop/order/cart/${cart.id}`, undefined, headers);
      expect(status).toBe(200);
      expect(body.result.items.map(({ id }: Loose) => id)).toEqual(cart.items.map(({ id }: Loose) => id));
    }
  });

  it("[CHK-06] answers the order that was placed there with the same key as it did", async () => {
    const { id, number, quote } = earlier.order;
    const wanted = {
      cartId: earlier.order.cart.id,
      cartVersion: earlier.order.cart.version,
      quoteHash: quote.hash,
      agreements: earlier.order.agreements,
      locale: "de",
    };
    const again = await ask("POST", "/shop/order", wanted, { ...auth, "idempotency-key": earlier.orderKey });
    expect([again.status, again.body.result.id, again.body.result.number]).toEqual([200, id, number]);
    expect(again.body.result.quote.total).toBe(quote.total);
  });

  it("[ACC-01] [ACC-02] shows the order in the account, with the contracts that follow from it", async () => {
    const orders = (await ask("GET", "/shop/orders", undefined, auth)).body.result;
    expect(orders.orders.map(({ number }: Loose) => number)).toEqual([earlier.order.number]);
    const contracts = (await ask("GET", "/shop/contracts", undefined, auth)).body.result;
    expect(contracts.contracts.length).toBeGreaterThan(0);
  });

  it("[CHK-06] [CHK-09] takes an order of the cart that was left open", async () => {
    const quote = await quoteOf(ask, earlier.openCart.id, auth);
    const { version } = (await ask("GET", `/shop/order/cart/${earlier.openCart.id}`, undefined, auth)).body.result;
    const wanted = {
      cartId: earlier.openCart.id,
      cartVersion: version,
      quoteHash: quote.hash,
      agreements,
      locale: "de",
    };
    const placed = await ask("POST", "/shop/order", wanted, {
      ...auth,
      "idempotency-key": "earlier-data-second-order",
    });
    expect(placed.status, placed.text).toBe(201);
    expect(placed.body.result.number).toBe("K-2026-000002");
  });

  it("[DSK-01] [OPS-05] gets the words by which staff find it, made from its rows", async () => {
    const { database } = first.api;
    // The job of the shop may be at it: both go on behind each other.
    await makeWords(database);
    expect(await wordsLeft(database.reads)).toBe(0);
    const stored = await storedWords(database);
    const kinds = new Set(stored.map((row) => row.split(" ")[0]));
    expect([...kinds].toSorted()).toEqual(
      expect.arrayContaining(["contracts", "customers", "declarations", "orders", "users", "vouchers"]),
    );
    expect(await madeAnew(database)).toEqual(stored);
  });

  it("[OPS-02] is the same when it is opened a second time", async () => {
    const before = await counts(first);
    expect(before).toMatchObject({ users: 2, customers: 2, orders: 2, declarations: 1 });
    await first.api.close();
    const second = await open();
    expect(await counts(second)).toEqual(before);
    await second.close();
  });
});

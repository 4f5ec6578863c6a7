// The account of a customer with 500 contracts and 2,000 invoices: its first page is exact, nothing is cut off, and each page takes little of the processor. [ACC-09] [ACC-01] [ACC-02] [ACC-03]
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { severalContracts } from "../../../../api/test/several-contracts.ts";
import { callerAt, customerAt, type Loose } from "../../../test/customer-fixture.ts";
import { plainPages } from "../../../test/drawn-page.ts";
import { siteOfFile } from "../../../test/site-fixture.ts";

/** Milliseconds of processor time that a page may take. */
const bound = 100;
const [contractCount, invoiceCount] = [500, 2_000];

const site = siteOfFile(() => ({ AUTH_RATE_LIMIT: "1000000" }), plainPages);

/** A plan with a name of its own, from today on. */
const ordered = async (token: string): Promise<Loose> => {
  const ask = callerAt(site(), token);
  const cart = await ask("POST", "/shop/order/cart");
  const domain = { name: `gross-${randomUUID().slice(0, 8)}.de`, acquisition: "register" };
  const item = { kind: "product", product: "web-m", quantity: 1, billingMonths: 12, location: null, additions: [] };
  const items = `/shop/order/cart/${cart["id"]}/items`;
  const filled = await ask("POST", items, { version: cart["version"], item });
  const both = await ask("POST", items, { version: filled["version"], item: { kind: "domain", domain } });
  const quote = await ask("GET", `/shop/order/cart/${cart["id"]}/quote`);
  const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: true };
  const order = {
    cartId: cart["id"],
    cartVersion: both["version"],
    quoteHash: quote["hash"],
    agreements,
    locale: "de",
  };
  return ask("POST", "/shop/order", order, { "idempotency-key": randomUUID() });
};

/** Copies of the first invoice, as many of each order. */
const severalInvoices = async (count: number): Promise<void> => {
  const { database } = site().api;
  const orders = (await database.reads.selectFrom("orders").select("id").execute()).map((order) => order.id);
  const first = await database.reads.selectFrom("invoices").selectAll().executeTakeFirstOrThrow();
  for (let made = 0; made < count; made += 100)
    await database.inTransaction(async (handle) => {
      const copies = Array.from({ length: Math.min(100, count - made) }, (_, at) => {
        const [id, number] = [randomUUID(), `${first.number}-${made + at}`];
        const order = orders[(made + at) % orders.length] ?? first.order_id;
        return {
          ...first,
          id,
          number,
          source: `${first.source}-${made + at}`,
          position: Number(first.position) + 1 + made + at,
          order_id: order,
          body: first.body.replaceAll(first.id, id).replaceAll(first.number, number).replaceAll(first.order_id, order),
        };
      });
      await handle.insertInto("invoices").values(copies).execute();
    });
};

/** The processor's milliseconds for a page, once warm: the least of ten, since a busy machine only adds to it. */
const costOf = async (path: string, token: string): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < 10; run += 1) {
    const before = process.cpuUsage();
    const answer = await fetch(site().url + path, { headers: { cookie: `token=${token}` } });
    await answer.text();
    const { user, system } = process.cpuUsage(before);
    expect(answer.status, path).toBe(200);
    times.push((user + system) / 1_000);
  }
  return Math.min(...times);
};

/** All entries of a list, page by page. */
const allOf = async (list: "contracts" | "invoices", token: string, query = ""): Promise<number> => {
  const ask = callerAt(site(), token);
  const read = async (after: string | null): Promise<number> => {
    const page = await ask("GET", `/shop/${list}?${query}${after === null ? "" : `&after=${after}`}`);
    const more = page["next"] === null ? 0 : await read(page["next"]);
    return page[list].length + more;
  };
  return read(null);
};

it("[ACC-09] of 500 contracts and 2,000 invoices the first page says exactly what the lists have, and no page takes more than 100 ms", {
  timeout: 300_000,
}, async () => {
  const { token } = await customerAt(site());
  const { id } = await ordered(token);
  const ask = callerAt(site(), token);
  await expect
    .poll(async () => (await ask("GET", "/shop/invoices"))["invoices"].length, { timeout: 60_000, interval: 200 })
    .toBe(1);
  // An order has two contracts: the plan's and the name's.
  await severalContracts(site().api.database, contractCount / 2 - 1, randomUUID);
  await severalInvoices(invoiceCount - 1);

  const overview = await ask("GET", "/shop/account/overview");
  const [first] = (await ask("GET", "/shop/invoices"))["invoices"];
  expect(overview["balance"].left).toBe(first.total * invoiceCount);
  expect(overview["moored"].length + overview["moreMoored"]).toBe(contractCount / 2);
  expect(overview["names"].length + overview["moreNames"]).toBe(contractCount / 2);
  const [due] = overview["dates"].filter(({ kind }: Loose) => kind === "due");
  expect([due.cents, due.others]).toEqual([first.total * invoiceCount, invoiceCount - 1]);
  expect([
    await allOf("contracts", token),
    await allOf("contracts", token, "only=names"),
    await allOf("invoices", token, "sort=due"),
  ]).toEqual([contractCount, contractCount / 2, invoiceCount]);

  const entries = [`contracts/${id}-1`, `invoices/${first.id}`, `orders/${id}`];
  const lists = ["", "contracts", "domains", "invoices", `invoices?year=${first.issuedOn.slice(0, 4)}`, "orders"];
  const settings = ["address", "change-email", "change-password", "sessions", "data"];
  const costs: Record<string, number> = {};
  for (const name of [...lists, ...entries, ...settings])
    costs[name] = Math.round(await costOf(`/en/account${name === "" ? "" : `/${name}`}`, token));
  process.stdout.write(`${JSON.stringify(costs)}\n`);
  expect(Object.entries(costs).filter(([, cost]) => cost > bound)).toEqual([]);
});

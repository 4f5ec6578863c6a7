// A database that is busy, locked or gone for a while: calls wait or are refused with a wait, reads go on, and the shop goes on by itself. [OPS-10]
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { cluster, runningForFile } from "../../../test/harness.ts";
import { customer, filledCart, order } from "../../../test/customers.ts";

const { ask, api, settings } = await runningForFile();
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const onSqlite = (): void => {
  const holdLock = (): (() => void) => {
    const other = new DatabaseSync(`${settings.dataDir}/kontor.sqlite`);
    other.exec("begin immediate");
    return () => {
      other.exec("rollback");
      other.close();
    };
  };

  it("[OPS-10] a short lock of another process delays an order, and nothing else stands still meanwhile", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const release = holdLock();
    const waiting = order(ask, person, cart);
    const state = { ordered: false };
    void waiting.then(() => (state.ordered = true));
    for (let round = 0; round < 5; round += 1)
      expect((await ask("GET", `/shop/order/cart/${cart.id}`, undefined, person.auth)).status).toBe(200);
    expect(state.ordered).toBe(false);
    release();
    expect((await waiting).status).toBe(201);
  });

  it("[OPS-10] a long one is refused with a wait, and nothing was done", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const release = holdLock();
    const response = await order(ask, person, cart, "later-again");
    release();
    expect([response.status, response.body.refusal, response.headers["retry-after"]]).toEqual([
      503,
      "Unavailable",
      "2",
    ]);
    expect(response.text).not.toMatch(/locked|sqlite/i);
    expect((await order(ask, person, cart, "later-again")).status).toBe(201);
  });
};

const onPostgres = (): void => {
  const execute = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: cluster });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  const name = new URL(settings.databaseUrl ?? "postgres://x/x").pathname.slice(1);

  it("[OPS-04] statements carry the id of their call, so that the database's log can be found from the browser's answer", async () => {
    await ask("POST", "/shop/order/cart", undefined, { "x-request-id": "browser-12345678" });
    const client = new Client({ connectionString: cluster });
    await client.connect();
    const statement = "select query from pg_stat_activity where datname = $1 and query like '%browser-12345678%'";
    const { rows } = await client.query(statement, [name]).finally(() => client.end());
    expect(rows.length).toBeGreaterThan(0);
    for (const { query } of rows) expect(query).toMatch(/ \/\* browser-12345678 \*\/$/);
  });

  it("[OPS-10] connections that break are replaced, and no answer contains the database's message", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const response = [];
    for (let round = 0; round < 3; round += 1) {
      // Those that are under way, too.
      const underWay = Array.from({ length: 12 }, (_, index) =>
        ask(
          index % 2 === 0 ? "GET" : "DELETE",
          `/shop/order/cart/${index % 2 === 0 ? cart.id : "none-of-them"}`,
          undefined,
          person.auth,
        ),
      );
      await execute(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
      response.push(...(await Promise.all(underWay)));
    }
    for (const { status, text } of response) expect([200, 404, 503], text).toContain(status);
    await pause(50);
    expect((await order(ask, person, cart)).status).toBe(201);
  });

  it("[OPS-10] a database that refuses connections is answered as unavailable, and used again when it accepts them", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    await execute(`alter database ${name} allow_connections false`);
    await execute(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await pause(50);
    const response = await order(ask, person, cart, "away-and-back").catch(() =>
      ask("GET", `/shop/order/cart/${cart.id}`, undefined, person.auth),
    );
    expect([response.status, response.body.refusal], response.text).toEqual([503, "Unavailable"]);
    expect((await api.inject({ method: "GET", url: "/readyz" })).statusCode).toBe(503);
    expect((await api.inject({ method: "GET", url: "/metrics" })).payload).toMatch(/^kontor_database_up 0$/m);
    await execute(`alter database ${name} allow_connections true`);
    expect((await order(ask, person, cart, "away-and-back")).status).toBe(201);
    expect((await api.inject({ method: "GET", url: "/readyz" })).statusCode).toBe(200);
  });
};

if (cluster === undefined) describe("SQLite", onSqlite);
else describe("PostgreSQL", onPostgres);

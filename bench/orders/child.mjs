// The API under measurement, and in the same process the bare transaction that it is measured against. Its parent asks by messages.
import { randomUUID, randomUUIDv7 } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { apiSettings, createApi } from "../../apps/api/src/index.ts";

const directory = mkdtempSync(join(tmpdir(), "kontor-orders-"));
const fast = { AUTH_RATE_LIMIT: "100000", ORDER_RATE_FACTOR: "100000" };
const settings = apiSettings({ DATA_DIR: directory, PORT: "0", LOG_LEVEL: "error", TRUST_PROXY: "on", ...fast });
const api = await createApi(settings);

const addVouchers = (codes) =>
  api.database.inTransaction(async (handle) => {
    for (const code of codes)
      await handle
        .insertInto("vouchers")
        .values({ code, value: 100, valid_from: null, valid_until: null, redeemed_at: null })
        .execute();
  });

/** A database as safe as the shop's and else as SQLite is by itself, with the tables of its statements. */
const bare = () => {
  const database = new DatabaseSync(join(directory, "bare.sqlite"));
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  const from = new DatabaseSync(join(directory, "kontor.sqlite"), { readOnly: true });
  const tables = from.prepare(
    "select sql from sqlite_schema where tbl_name in ('orders', 'order_keys', 'contracts', 'vouchers', 'outbox') and sql is not null",
  );
  for (const { sql } of tables.all()) database.exec(sql);
  from.close();
  return {
    database,
    order: database.prepare(
      "insert into orders (id, number, customer_number, total, body, placed_at) values (?, ?, ?, ?, ?, ?)",
    ),
    contract: database.prepare(
      "insert into contracts (id, order_id, customer_number, email, state, body, placed_at) values (?, ?, ?, ?, ?, ?, ?)",
    ),
    key: database.prepare("insert into order_keys (key, order_id, intent) values (?, ?, ?)"),
    voucher: database.prepare(
      "update vouchers set redeemed_at = ? where code = ? and redeemed_at is null returning code",
    ),
    outbox: database.prepare(
      "insert into outbox (id, recipient, subject, text, html, locale, order_id, queued_at, due_at, leased_until, attempts) values (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)",
    ),
  };
};

const made = { bare: null, count: 0 };

/** The same rows as an order that the API placed, written by prepared statements and nothing else. */
const bareOrders = async (times) => {
  made.bare ??= bare();
  const { database, order, key, contract, voucher, outbox } = made.bare;
  const model = await api.database.reads.selectFrom("orders").selectAll().limit(1).executeTakeFirstOrThrow();
  const { intent } = await api.database.reads
    .selectFrom("order_keys")
    .selectAll()
    .where("order_id", "=", model.id)
    .executeTakeFirstOrThrow();
  const mail = await api.database.reads
    .selectFrom("outbox")
    .selectAll()
    .where("order_id", "=", model.id)
    .executeTakeFirstOrThrow();
  const contracts = await api.database.reads
    .selectFrom("contracts")
    .selectAll()
    .where("order_id", "=", model.id)
    .execute();
  // Ids and keys as the API's: ordered ids for orders, random keys.
  const given = Array.from({ length: times }, () => ({
    code: `BARE-${++made.count}`,
    id: randomUUIDv7(),
    key: randomUUID(),
  }));
  const add = database.prepare("insert into vouchers (code, value) values (?, 100)");
  database.exec("begin");
  for (const { code } of given) add.run(code);
  database.exec("commit");
  const [start, used] = [performance.now(), process.cpuUsage()];
  for (const { code, id, key: storedKey } of given) {
    database.exec("begin immediate");
    order.run(id, code, model.customer_number, model.total, model.body, model.placed_at);
    key.run(storedKey, id, intent);
    contracts.forEach((row, at) =>
      contract.run(`${id}-${at + 1}`, id, row.customer_number, row.email, row.state, row.body, row.placed_at),
    );
    if (voucher.get(model.placed_at, code) === undefined) throw new Error("the voucher was redeemed before");
    outbox.run(
      `order-${id}`,
      mail.recipient,
      mail.subject,
      mail.text,
      mail.html,
      mail.locale,
      id,
      mail.queued_at,
      mail.due_at,
    );
    database.exec("commit");
  }
  const { user, system } = process.cpuUsage(used);
  return { ms: performance.now() - start, cpu: (user + system) / 1000 };
};

/** Waits until all orders have their invoices and all mails are sent: the rest of one round is not measured in the next. */
const quiet = async () => {
  await api.invoicing.run();
  await api.invoicing.run();
  for (;;) {
    await api.mailDelivery.run();
    const waiting = await api.database.reads
      .selectFrom("outbox")
      .select("id")
      .where("sent_at", "is", null)
      .limit(1)
      .executeTakeFirst();
    if (waiting === undefined) return {};
  }
};

const answers = { vouchers: addVouchers, bare: bareOrders, quiet, cpu: async () => process.cpuUsage() };

process.on("message", async ({ command, given }) => process.send({ answer: (await answers[command](given)) ?? null }));
process.on("disconnect", () => process.exit());
process.on("exit", () => rmSync(directory, { recursive: true, force: true }));
process.send({ answer: await api.listen() });

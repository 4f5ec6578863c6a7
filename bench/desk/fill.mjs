// A shop that has sold for years: the rows of one order, its customer, invoice, contract and mails, over and over, each with a name and number of its own.
import { sql } from "kysely";

const rowsAtOnce = 400;
const names = [
  "Adler",
  "Bergmann",
  "Falkenberger",
  "Gruber",
  "Hoffmann",
  "Keller",
  "Lindner",
  "Moser",
  "Neumann",
  "Wiesengrund",
];

const pad = (value, length) => String(value).padStart(length, "0");

/** Inserts rows a few hundred at a time. */
const into = async (handle, table, rows) => {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await handle
      .insertInto(table)
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
};

const renamed = (text, pairs) => pairs.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);

export const fillDesk = async (database, count) => {
  const model = async (table) => database.reads.selectFrom(table).selectAll().limit(1).executeTakeFirstOrThrow();
  const [order, invoice, contract, customer] = [
    await model("orders"),
    await model("invoices"),
    await model("contracts"),
    await model("customers"),
  ];
  const user = await database.reads
    .selectFrom("users")
    .selectAll()
    .where("customer_number", "=", order.customer_number)
    .executeTakeFirstOrThrow();
  const mail = await model("outbox");
  const [declaration, request] = [await model("declarations"), await model("requests")];
  const placedEvent = { type: "order.placed", facts: "{}", offered: 1 };
  for (let start = 0; start < count; start += 2_000)
    await database.inTransaction(async (handle) => {
      const some = Array.from({ length: Math.min(2_000, count - start) }, (_, index) => start + index);
      const of = (at) => ({
        // Two orders of each customer.
        number: String(500_000 + Math.floor(at / 2)),
        email: `kunde${500_000 + Math.floor(at / 2)}@example.test`,
        last: names[Math.floor(at / 2) % names.length],
        placed: order.placed_at - (count - at) * 60_000,
        order: `00000000-0000-7000-8000-${pad(at, 12)}`,
        ordered: `K-2026-${pad(at + 1000, 6)}`,
      });
      const owners = some.filter((at) => at % 2 === 0);
      await into(
        handle,
        "users",
        owners.map((at) => ({
          ...user,
          id: 1_000_000 + at,
          document_id: `desk-${at}`,
          username: of(at).email,
          name_key: of(at).email,
          email: of(at).email,
          customer_number: of(at).number,
          blocked: at % 5_000 === 0 ? 1 : 0,
        })),
      );
      await into(
        handle,
        "customers",
        owners.map((at) => ({
          ...customer,
          customer_number: of(at).number,
          address: renamed(customer.address, [
            [user.email, of(at).email],
            ["Mustermann", of(at).last],
          ]),
        })),
      );
      await into(
        handle,
        "orders",
        some.map((at) => ({
          ...order,
          id: of(at).order,
          number: of(at).ordered,
          customer_number: of(at).number,
          placed_at: of(at).placed,
          reseller: at % 20_000 === 7 ? "pending" : order.reseller,
          body: renamed(order.body, [
            [order.id, of(at).order],
            [order.number, of(at).ordered],
          ]),
        })),
      );
      await into(
        handle,
        "contracts",
        some.map((at) => ({
          ...contract,
          id: `${of(at).order}-1`,
          order_id: of(at).order,
          customer_number: of(at).number,
          email: of(at).email,
          placed_at: of(at).placed,
          clock_day: null,
          state: ["running", "cancelled", "ended"][at % 1_000 === 0 ? 1 + (at % 2) : 0],
          body: renamed(contract.body, [[contract.id, `${of(at).order}-1`]]),
        })),
      );
      await into(
        handle,
        "invoices",
        some.map((at) => ({
          ...invoice,
          id: `${of(at).order}-i`,
          number: `${at % 500 === 3 ? "RK" : "R"}-2026-${pad(at + 1000, 6)}`,
          kind: at % 500 === 3 ? "credit-note" : "invoice",
          source: `desk:${at}`,
          order_id: of(at).order,
          customer_number: of(at).number,
          placed_at: of(at).placed,
          due_on: at % 3 === 0 ? "2026-01-01" : "2999-01-01",
          state: at % 3 === 1 ? "paid" : "open",
          left_to_pay: at % 3 === 1 ? 0 : invoice.total,
          position: 1_000_000 + at,
          noted: 1_000_000 + at,
          body: renamed(invoice.body, [[invoice.id, `${of(at).order}-i`]]),
        })),
      );
      await into(
        handle,
        "outbox",
        some.map((at) => ({
          ...mail,
          id: `order-${of(at).order}`,
          recipient: of(at).email,
          queued_at: of(at).placed,
          sent_at: at % 10 === 0 ? null : of(at).placed,
          dead_at: at % 100 === 0 ? of(at).placed : null,
          due_at: of(at).placed + 1e12,
        })),
      );
      await into(
        handle,
        "vouchers",
        some
          .filter((at) => at % 5 === 0)
          .map((at) => ({ code: `DESK-${at}`, value: 500, valid_from: null, valid_until: null, redeemed_at: null })),
      );
      // Most were handled long ago; what waits is the latest, and a little of each kind stopped or waits.
      const filed = (row, at, kind) => ({
        ...row,
        id: `${of(at).order}-${kind}`,
        key: `desk-${kind}-${at}`,
        receipt: renamed(row.receipt, [[row.id, `${of(at).order}-${kind}`]]),
        received_at: of(at).placed,
        handled_at: at % 50 === 0 ? null : of(at).placed,
        sought: `kunde${of(at).number} example test erika ${of(at).last.toLowerCase()} ${of(at).number}`,
      });
      await into(
        handle,
        "declarations",
        some.filter((at) => at % 2 === 0).map((at) => ({ ...filed(declaration, at, "d"), contracts: null })),
      );
      await into(
        handle,
        "requests",
        some.filter((at) => at % 2 === 1 || at % 50 === 0).map((at) => filed(request, at, "r")),
      );
      await into(
        handle,
        "outside_events",
        some.map((at) => ({
          ...placedEvent,
          seq: 1_000_000 + at,
          id: `${of(at).order}-e`,
          stream: of(at).order,
          subject: of(at).order,
          at: of(at).placed,
        })),
      );
      await into(
        handle,
        "outside_deliveries",
        some.map((at) => ({
          receiver: "stock",
          seq: 1_000_000 + at,
          stream: of(at).order,
          due_at: of(at).placed + 1e12,
          leased_until: 0,
          attempts: 1,
          sent_at: at % 20 < 2 ? null : of(at).placed,
          stopped_at: at % 20 === 1 ? of(at).placed : null,
          failure: at % 20 === 1 ? "503" : null,
        })),
      );
      await into(
        handle,
        "journal",
        some.map((at) => ({
          id: 1_000_000 + at,
          at: of(at).placed,
          actor: "1",
          act: "vat-rate",
          subject_kind: "customer",
          subject: of(at).number,
          reason: "agreed",
          before: "{}",
          after: '{"rate":700}',
        })),
      );
    });
  await database.inTransaction((handle) => sql.raw("analyze").execute(handle));
};

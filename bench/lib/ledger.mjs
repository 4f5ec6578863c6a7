// What a bench reads in the shop's database afterwards, on either engine: orders, their keys, their mails.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { query } from "./postgres.mjs";

const orders = `select o.id, o.number,
  (select count(*) from order_keys k where k.order_id = o.id) as keys,
  (select count(*) from outbox m where m.order_id = o.id) as mails,
  (select count(*) from outbox m where m.order_id = o.id and m.sent_at is not null) as sent
  from orders o`;
const waiting = "select count(*) as count from outbox where sent_at is null and order_id is not null";
const orphans = `select (select count(*) from order_keys where order_id not in (select id from orders))
  + (select count(*) from outbox where order_id is not null and order_id not in (select id from orders)) as count`;

/** `{ orders, orphans, isSound }` and `waiting()`. */
export const ledger = ({ dataDir, databaseUrl }) => {
  const read = async (statement) => {
    if (databaseUrl !== undefined) return query(databaseUrl, statement);
    const database = new DatabaseSync(join(dataDir, "kontor.sqlite"), { readOnly: true, timeout: 5000 });
    try {
      return database.prepare(statement).all();
    } finally {
      database.close();
    }
  };
  const number = async (statement) => Number((await read(statement))[0].count);
  return {
    orders: async () =>
      (await read(orders)).map((row) => ({
        ...row,
        keys: Number(row.keys),
        mails: Number(row.mails),
        sent: Number(row.sent),
      })),
    orphans: () => number(orphans),
    waiting: () => number(waiting),
    isSound: async () =>
      databaseUrl !== undefined || (await read("pragma integrity_check"))[0].integrity_check === "ok",
  };
};

/** What is wrong with a ledger, an acknowledged list and the mails that arrived, each as a number that should be 0. */
export const faultsOf = (rows, acknowledged, mails) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byNumber = new Map(rows.map((row) => [row.number, new Set()]));
  const arrivals = new Map();
  for (const { subject, messageId } of mails) {
    const id = /^<order-(.+)@/.exec(messageId)?.[1];
    if (id !== undefined) arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
    for (const word of subject.split(" ")) byNumber.get(word)?.add(messageId);
  }
  const keys = new Map();
  for (const { key, id } of acknowledged) keys.set(key, (keys.get(key) ?? new Set()).add(id));
  return {
    lost: acknowledged.filter(({ id, number }) => byId.get(id)?.number !== number).length,
    half: rows.filter((row) => row.keys !== 1 || row.mails !== 1).length,
    twice: [...keys.values()].filter((ids) => ids.size > 1).length + (rows.length - byNumber.size),
    withoutMail: rows.filter(({ id }) => !arrivals.has(id)).length,
    underTwoIds: [...byNumber.values()].filter((ids) => ids.size > 1).length,
    sentAgain: [...arrivals.values()].filter((times) => times > 1).length,
  };
};

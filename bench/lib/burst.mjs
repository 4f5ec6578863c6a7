// A burst of orders and all that follows from them, until the last letter is out: how long orders and a page take at rest, meanwhile, and while the queue empties.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { inLanes } from "./concurrency.mjs";
import { memoryOf } from "./memory.mjs";
import { verdict } from "./rounds.mjs";

const everyMs = 25;

/** The value below which a share of all values lies. */
export const percentile = (values, share) =>
  values.length === 0
    ? 0
    : values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)];

export const spread = (values) => ({
  p50: percentile(values, 0.5),
  p99: percentile(values, 0.99),
  count: values.length,
});

const spent = async (work) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Visits a page in a rhythm until it is stopped; a slow answer delays no other visit. */
const visiting = (visit) => {
  const state = { over: false };
  const done = (async () => {
    const visits = [];
    while (!state.over) {
      visits.push(spent(visit));
      await pause(everyMs);
    }
    return Promise.all(visits);
  })();
  return () => {
    state.over = true;
    return done;
  };
};

/** Letters that were sent, and orders and letters that wait, in the shop's SQLite file. */
export const queueOf = (dataDir) => {
  const read = (statement) => {
    const database = new DatabaseSync(join(dataDir, "kontor.sqlite"), { readOnly: true, timeout: 5_000 });
    try {
      return Number(database.prepare(statement).get().count);
    } finally {
      database.close();
    }
  };
  return {
    sent: () => read("select count(*) as count from outbox where sent_at is not null"),
    letters: () => read("select count(*) as count from outbox where sent_at is null and dead_at is null"),
    waiting: () =>
      read(
        "select (select count(*) from outbox where sent_at is null and dead_at is null) + (select count(*) from orders where invoiced = 0) as count",
      ),
  };
};

/** Until every order has its invoice and every letter is out; answers how long letters waited meanwhile, since an invoice follows its order after seconds. */
export const emptied = async ({ waiting, letters }) => {
  let queuedMs = 0;
  while (waiting() > 0) {
    const hasLetters = letters() > 0;
    const ms = await spent(() => pause(100));
    if (hasLetters) queuedMs += ms;
  }
  return queuedMs;
};

/**
 * @param {{ readonly pid: number, readonly data: string, readonly cpu: () => Promise<number> }} server
 * @param {{ readonly clients: number, readonly times: number, readonly order: (lane: number) => Promise<unknown>, readonly visit: () => Promise<unknown>, readonly restMs?: number }} work
 */
export const burst = async (server, { clients, times, order, visit, restMs = 5_000 }) => {
  const queue = queueOf(server.data);
  await emptied(queue);
  const memoryBefore = memoryOf(server.pid);
  const cpuAtRest = await server.cpu();
  const atRest = visiting(visit);
  await pause(restMs);
  const rest = spread(await atRest());
  const [cpuBefore, sentBefore] = [await server.cpu(), queue.sent()];
  // Visits are no part of an order.
  const ofVisit = (cpuBefore - cpuAtRest) / rest.count;
  const underLoad = visiting(visit);
  const orders = [];
  const loadMs = await spent(() =>
    inLanes(clients, times, async (_, lane) => orders.push(await spent(() => order(lane)))),
  );
  const load = spread(await underLoad());
  const sentMeanwhile = queue.sent();
  const whileEmptying = visiting(visit);
  const emptyingMs = await emptied(queue);
  const emptying = spread(await whileEmptying());
  const sent = queue.sent();
  return {
    rest,
    load,
    emptying,
    orders: spread(orders),
    ordersPerSecond: times / (loadMs / 1000),
    letters: sent - sentBefore,
    lettersPerSecond: (sent - sentMeanwhile) / (emptyingMs / 1000),
    lettersMeanwhile: sentMeanwhile - sentBefore,
    emptyingMs,
    cpu: ((await server.cpu()) - cpuBefore - ofVisit * (load.count + emptying.count)) / 1000 / times,
    memory: { before: memoryBefore, after: memoryOf(server.pid) },
  };
};

const ms = ({ p50, p99 }) => `${p50.toFixed(1)} ms (p99 ${p99.toFixed(1)})`;

/** In a line for each moment. */
export const burstText = (of) =>
  [
    `orders ${ms(of.orders)}, ${of.ordersPerSecond.toFixed(0)}/s, ${of.cpu.toFixed(1)} ms of processor time each until the last letter`,
    `a page at rest ${ms(of.rest)}, under load ${ms(of.load)}, while the queue empties ${ms(of.emptying)}`,
    `letters: ${of.letters}, ${of.lettersMeanwhile} of them under load, then ${of.lettersPerSecond.toFixed(0)}/s for ${(of.emptyingMs / 1000).toFixed(1)} s; memory ${of.memory.before.toFixed(0)} MB before, ${of.memory.after.toFixed(0)} MB after`,
  ].join("\n");

/** What must hold of bursts, as ratios and differences of one run. */
export const burstVerdicts = (bursts) => [
  verdict(
    "letters a second while the queue empties, of 60",
    bursts.map(({ lettersPerSecond }) => lettersPerSecond / 60),
    { atLeast: 1 },
  ),
  verdict(
    "p99 of whole orders, against their p50",
    bursts.map(({ orders }) => orders.p99 / orders.p50),
    { atMost: 3 },
  ),
  verdict(
    "p99 of a page under load above that at rest, of 20 ms",
    bursts.map(({ load, rest }) => (load.p99 - rest.p99) / 20),
    { atMost: 1 },
  ),
  verdict(
    "p99 of a page while the queue empties above that at rest, of 20 ms",
    bursts.map(({ emptying, rest }) => (emptying.p99 - rest.p99) / 20),
    { atMost: 1 },
  ),
];

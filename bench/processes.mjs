// Two API processes on one PostgreSQL against one: orders per second. Where cores are few, each process has a bounded share of processor time, the same for one and for two, as machines of their own would have.
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { builtServer } from "../scripts/lib/built.mjs";
import { at, root } from "../scripts/lib/places.mjs";
import { httpClient } from "./lib/http-client.mjs";
import { newBuyer, wholeOrder } from "./lib/buyers.mjs";
import { inLanes, timed } from "./lib/concurrency.mjs";
import { hasPostgres, postgresServed } from "./lib/postgres.mjs";
import { rounds, verdict } from "./lib/rounds.mjs";
import { served } from "./lib/server.mjs";
import { bounded } from "./lib/cpu-share.mjs";

const clients = 16;
const perRound = 160;
/** With as many, two processes, the database and the client do not get in each other's way. */
const coresNeeded = 8;
/** What a process has where cores are fewer: of each two cores half a one for both processes, the rest for database and client. */
const share = Math.min(1, availableParallelism() / coresNeeded);

const apiServed = (databaseUrl, data) =>
  served({
    args: [at(".kontor/server/api.js")],
    cwd: root,
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: data,
      SESSION_SECRET: "a secret of the bench, 32 characters",
      AUTH_RATE_LIMIT: "100000",
      ORDER_RATE_FACTOR: "100000",
      LOG_LEVEL: "error",
      PUBLIC_URL: "",
    },
    path: "/readyz",
  });

/** Orders by all clients at once, each always at the same process. */
const measured = async (processes, buyers) => {
  const cpus = () => Promise.all(processes.map(({ server }) => server.cpu()));
  const [before, own] = [await cpus(), process.cpuUsage()];
  const { ms } = await timed(() =>
    inLanes(clients, perRound, (_, lane) => wholeOrder(processes[lane % processes.length].send, buyers[lane])),
  );
  const [after, { user, system }] = [await cpus(), process.cpuUsage(own)];
  const cpu = after.map((used, index) => (used - before[index]) / 1000 / perRound);
  return { perSecond: perRound / (ms / 1000), cpu, client: (user + system) / 1000 / perRound };
};

const figuresOf = ({ perSecond, cpu, client }) =>
  `${perSecond.toFixed(0)} orders/s, ${cpu.map((ms) => ms.toFixed(2)).join(" and ")} ms of processor time an order (client ${client.toFixed(2)})`;

export const processes = async (count) => {
  if (!hasPostgres()) {
    console.log("PostgreSQL is not installed here: `apt-get install postgresql` adds it.");
    return [verdict("two processes on PostgreSQL: measured", [0], { atLeast: 1 })];
  }
  await builtServer();
  const data = mkdtempSync(join(tmpdir(), "kontor-processes-"));
  const postgres = await postgresServed();
  const databaseUrl = await postgres.database();
  const servers = [await apiServed(databaseUrl, data), await apiServed(databaseUrl, data)];
  const both = servers.map((server) => ({ server, ...httpClient(server.url, clients) }));
  const shares = [];
  try {
    const buyers = await inLanes(2, clients, () => newBuyer(both[0].send));
    for (let warm = 0; warm < 2; warm += 1) {
      await measured(both, buyers);
      await measured(both.slice(0, 1), buyers);
    }
    if (share < 1) shares.push(...servers.map(({ pid }) => bounded(pid, share)));
    console.log(
      shares.length === 0
        ? "Each process has as much processor time as it wants."
        : `Each process has ${(share * 100).toFixed(0)} % of a core, by ${shares[0].way ?? "nothing: this system cannot bound it"}.`,
    );
    const pairs = await rounds(count, async () => ({
      one: await measured(both.slice(0, 1), buyers),
      two: await measured(both, buyers),
    }));
    for (const { one, two } of pairs) console.log(`one: ${figuresOf(one)}; two: ${figuresOf(two)}`);
    return [
      verdict(
        "orders per second of two API processes on PostgreSQL, against one",
        pairs.map(({ one, two }) => two.perSecond / one.perSecond),
        { atLeast: 1.3 },
      ),
    ];
  } finally {
    for (const { free } of shares) free();
    for (const { close } of both) close();
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
};

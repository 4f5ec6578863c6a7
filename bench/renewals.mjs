// The contracts of ten thousand orders that renew in one run of the shop's own program, killed in the middle and started again: each once, invoices without gaps, a letter each, and memory that stays flat.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { apiSettings } from "../apps/api/src/index.ts";
import { migrations } from "../apps/api/src/app/migrations.ts";
import { openDatabase } from "../apps/api/src/platform/database/open-database.ts";
import { clockAt, setClock } from "../apps/api/test/clock-at.ts";
import { severalContracts } from "../apps/api/test/several-contracts.ts";
import { builtServer } from "../scripts/lib/built.mjs";
import { freePort } from "../scripts/lib/free-port.ts";
import { at } from "../scripts/lib/places.mjs";
import { memoryBounds } from "../scripts/lib/shop-process.mjs";
import { newBuyer, wholeOrder } from "./lib/buyers.mjs";
import { httpClient } from "./lib/http-client.mjs";
import { killableShop } from "./lib/killable-shop.mjs";
import { heapReports } from "./lib/heap.mjs";
import { hasPostgres, postgresServed, query } from "./lib/postgres.mjs";
import { seededRandom } from "./lib/random.mjs";
import { median, verdict } from "./lib/rounds.mjs";

const ordered = Date.UTC(2027, 2, 1, 11);
const due = Date.UTC(2028, 2, 1, 11);
const program = [...memoryBounds, at(".kontor/server/api.js")];
const secret = { SESSION_SECRET: "a secret of the bench, 32 characters", CLOCK_CONFIRMED: setClock };

/** Where a shop keeps everything; `copy()` gives another one that begins with the same. */
const onSqlite = () => {
  const folders = [];
  const folder = () => {
    folders.push(mkdtempSync(join(tmpdir(), "kontor-renewals-")));
    return folders.at(-1);
  };
  const first = folder();
  const copy = async () => {
    const another = folder();
    cpSync(first, another, { recursive: true });
    const drop = async () => rmSync(another, { recursive: true, force: true });
    return { env: { DATA_DIR: another, ...secret }, drop };
  };
  return {
    env: { DATA_DIR: first, ...secret },
    copy,
    stop: async () => folders.forEach((one) => rmSync(one, { recursive: true, force: true })),
  };
};

const onPostgres = async () => {
  const [server, dataDir] = [await postgresServed(), mkdtempSync(join(tmpdir(), "kontor-renewals-"))];
  const first = await server.database();
  const place = (url) => ({ DATA_DIR: dataDir, DATABASE_URL: url, ...secret });
  const copy = async () => {
    const url = await server.database();
    const [own, base, main] = [
      new URL(url).pathname.slice(1),
      new URL(first).pathname.slice(1),
      url.replace(/\/[^/]*$/, "/postgres"),
    ];
    await query(main, `drop database ${own}`);
    await query(main, `create database ${own} template ${base}`);
    return { env: place(url), drop: () => query(main, `drop database ${own} with (force)`) };
  };
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { env: place(first), copy, stop };
};

const within = async (env, use) => {
  const database = await openDatabase(apiSettings({ ...env, LOG_LEVEL: "silent" }), migrations);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
};

/** One order by the calls of the contract, copied until there are so many orders that will cost something again. */
const fill = async (env, contracts) => {
  const shop = killableShop(await freePort(), env, [...clockAt(ordered), ...program]);
  const { send, close } = httpClient(shop.url, 1);
  try {
    shop.start();
    await shop.waitUntilReady();
    await wholeOrder(send, await newBuyer(send));
    // Its first invoice is made within a round.
    await pause(8_000);
  } finally {
    close();
    await shop.kill("SIGTERM");
  }
  return within(env, (database) => severalContracts(database, contracts - 1, () => crypto.randomUUID()));
};

const countOf = async (database, table, column, like) =>
  Number(
    (
      await database.reads
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as("count"))
        .where(column, "like", like)
        .executeTakeFirstOrThrow()
    ).count,
  );

const renewals = (database) => countOf(database, "invoices", "source", "due:%");

const stillDue = async (database) =>
  (await database.reads.selectFrom("contracts").select("id").where("clock_day", "<=", "2028-03-01").limit(1).execute())
    .length > 0;

/** What is wrong afterwards, each as a number that should be 0. */
const faultsOf = async (database, count) => {
  const rows = await database.reads
    .selectFrom("invoices")
    .select(["number", "source"])
    .where("source", "like", "due:%")
    .execute();
  const contracts = new Set(rows.map(({ source }) => source.split(":")[1]));
  const numbers = rows.map(({ number }) => Number(number.split("-").at(-1))).sort((a, b) => a - b);
  return {
    unbilled: count - contracts.size,
    twice: rows.length - contracts.size,
    gaps: numbers.filter((number, index) => number !== index + 1).length,
    // The order has a letter with its own invoice, too.
    letters: Math.abs(rows.length + 1 - (await countOf(database, "outbox", "id", "invoice-%"))),
  };
};

/** Killed once in the middle, begun again, until nothing is due. */
const round = async (place, { count, random }) =>
  within(place.env, async (database) => {
    const shop = killableShop(await freePort(), place.env, [...clockAt(due), ...program]);
    const until = async (isOver) => {
      for (;;) {
        const done = await renewals(database);
        if (await isOver(done)) return done;
        await pause(100);
      }
    };
    try {
      const since = performance.now();
      shop.start();
      const target = count * (0.1 + 0.8 * random());
      const killedAt = await until((done) => done >= target);
      await shop.kill();
      const left = await renewals(database);
      shop.start();
      await until(async () => !(await stillDue(database)));
      const ms = performance.now() - since;
      await shop.kill("SIGTERM");
      return { ms, killedAt, inTheMiddle: left < count, faults: await faultsOf(database, count) };
    } finally {
      await shop.kill();
    }
  });

/** The heap of one process that is not killed, after a fifth of the renewals and after nearly all of them, each without its garbage. */
const heapsOf = async (place, count) =>
  within(place.env, async (database) => {
    const reports = heapReports();
    const shop = killableShop(await freePort(), { ...place.env, ...reports.env }, [
      ...reports.args,
      ...clockAt(due),
      ...program,
    ]);
    const after = async (part) => {
      while ((await renewals(database)) < count * part) await pause(20);
      return reports.heapOf(shop.pid());
    };
    try {
      shop.start();
      await shop.waitUntilReady();
      return { early: await after(0.2), late: await after(0.95) };
    } finally {
      await shop.kill();
      reports.drop();
    }
  });

const onEngine = async (engine, base, { rounds, contracts, random }) => {
  try {
    const count = await fill(base.env, contracts);
    const all = [];
    for (let number = 0; number < rounds; number += 1) {
      const place = await base.copy();
      const one = await round(place, { count, random }).finally(place.drop);
      console.log(
        `${engine} ${number + 1}: ${count} orders, killed at ${one.killedAt}, ${(one.ms / 1000).toFixed(0)} s, faults ${JSON.stringify(one.faults)}`,
      );
      all.push(one);
    }
    const place = await base.copy();
    const { early, late } = await heapsOf(place, count).finally(place.drop);
    console.log(
      `${engine}: heap of ${early.toFixed(1)} MB after a fifth of the renewals, ${late.toFixed(1)} MB after nearly all`,
    );
    const sum = (of) => all.reduce((total, one) => total + of(one), 0);
    const none = (title, found) => verdict(`${engine}: ${title}`, [found], { atMost: 0 });
    return [
      none(
        `orders not renewed or renewed twice, of ${rounds} × ${count}`,
        sum(({ faults }) => faults.unbilled + faults.twice),
      ),
      none(
        "gaps in the numbers of invoices",
        sum(({ faults }) => faults.gaps),
      ),
      none(
        "letters too many or missing",
        sum(({ faults }) => faults.letters),
      ),
      none(
        "rounds that were not killed in the middle",
        sum(({ inTheMiddle }) => (inTheMiddle ? 0 : 1)),
      ),
      verdict(`${engine}: heap after 95 % of the renewals against 20 %`, [late / early], { atMost: 1.1 }),
      verdict(`${engine}: renewals a second`, [median(all.map(({ ms }) => (count / ms) * 1000))], {}),
    ];
  } finally {
    await base.stop();
  }
};

export const renewalRuns = async (_, { rounds = 20, contracts = 10_000, seed = Date.now() % 1_000_000, engine }) => {
  await builtServer();
  console.log(`The moments come from --seed=${seed}.`);
  const given = { rounds: Number(rounds), contracts: Number(contracts), random: seededRandom(Number(seed)) };
  const verdicts = engine === "postgres" ? [] : await onEngine("SQLite", onSqlite(), given);
  if (engine === "sqlite") return verdicts;
  if (!hasPostgres()) {
    console.log(
      "PostgreSQL is not installed here, so half of this is not measured: `apt-get install postgresql` adds it.",
    );
    return [...verdicts, verdict("PostgreSQL: measured", [0], { atLeast: 1 })];
  }
  return [...verdicts, ...(await onEngine("PostgreSQL", await onPostgres(), given))];
};

// kill -9 at random moments under order load, on SQLite and on PostgreSQL: nothing that was acknowledged is lost, nothing is half done, every mail arrives.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { built } from "../scripts/lib/built.mjs";
import { httpClient } from "./lib/http-client.mjs";
import { newBuyer } from "./lib/buyers.mjs";
import { seededRandom } from "./lib/random.mjs";
import { faultsOf, ledger } from "./lib/ledger.mjs";
import { customer, killableShop } from "./lib/killable-shop.mjs";
import { hasPostgres, postgresServed } from "./lib/postgres.mjs";
import { median, verdict } from "./lib/rounds.mjs";
import { smtpServed } from "./lib/smtp.mjs";
import { freePort } from "../scripts/lib/free-port.ts";

const clients = 8;
/** The lease of a mail that a killed process was sending ends after a minute. */
const mailPatienceMs = 150_000;

/** One kill: most under load, every fifth while the shop is still starting. */
const round = async (shop, random) => {
  const early = random() < 0.2;
  await pause(early ? 100 + random() * 500 : 400 + random() * 1600);
  await shop.kill();
  shop.start();
  return early ? null : shop.waitUntilReady();
};

const onEngine = async (engine, { rounds, random, databaseUrl }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "kontor-kill-"));
  const smtp = await smtpServed();
  const database =
    databaseUrl === undefined
      ? {}
      : { DATABASE_URL: databaseUrl, SESSION_SECRET: "a secret of the bench, 32 characters" };
  const fast = { AUTH_RATE_LIMIT: "100000", ORDER_RATE_FACTOR: "100000" };
  const shop = killableShop(await freePort(), { DATA_DIR: dataDir, SMTP_URL: smtp.url, ...fast, ...database });
  const { send, close } = httpClient(shop.url, clients);
  const state = { over: false, acknowledged: [], refused: [], broken: 0 };
  try {
    shop.start();
    await shop.waitUntilReady();
    const buyers = [];
    for (let index = 0; index < clients; index += 1) buyers.push(await newBuyer(send));
    const customers = Promise.all(buyers.map((buyer) => customer(send, buyer, state)));
    const back = [];
    for (let number = 0; number < rounds; number += 1) {
      const ms = await Promise.race([round(shop, random), customers.then(() => null)]);
      if (ms !== null) back.push(ms);
    }
    await shop.waitUntilReady();
    await pause(500);
    state.over = true;
    await customers;
    const book = ledger({ dataDir, databaseUrl });
    const end = performance.now() + mailPatienceMs;
    while ((await book.waiting()) > 0 && performance.now() < end) await pause(500);
    await shop.kill("SIGTERM");
    const rows = await book.orders();
    const faults = faultsOf(rows, state.acknowledged, smtp.mails);
    const { length: acknowledged } = state.acknowledged;
    console.log(
      `${engine}: ${rounds} times killed, ${acknowledged} orders acknowledged (${state.acknowledged.filter(({ repeated }) => repeated).length} on asking again), ${rows.length} kept, ${state.broken} calls broken off, back after ${median(back).toFixed(0)} ms (at most ${Math.max(...back).toFixed(0)}); ${smtp.mails.length} mails, ${faults.sentAgain} of them twice under one Message-ID`,
    );
    for (const refused of state.refused.slice(0, 3)) console.log(`  refused: ${refused}`);
    const none = (title, count) => verdict(`${engine}: ${title}`, [count], { atMost: 0 });
    return [
      none(`acknowledged orders lost, of ${acknowledged}`, faults.lost),
      none("orders without their key or their mail row", faults.half + (await book.orphans())),
      none("orders twice for one key, numbers given twice", faults.twice),
      none(
        "calls refused for other reasons, broken databases",
        state.refused.length + ((await book.isSound()) ? 0 : 1),
      ),
      none("orders whose mail did not arrive", faults.withoutMail),
      none("orders with mails under different Message-IDs", faults.underTwoIds),
    ];
  } finally {
    state.over = true;
    close();
    await shop.kill();
    await smtp.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

export const kill = async (_, { rounds = 20, seed = Date.now() % 1_000_000, engine }) => {
  await built();
  console.log(`The moments come from --seed=${seed}.`);
  const random = seededRandom(Number(seed));
  const verdicts = engine === "postgres" ? [] : await onEngine("SQLite", { rounds: Number(rounds), random });
  if (engine === "sqlite") return verdicts;
  if (!hasPostgres()) {
    console.log(
      "PostgreSQL is not installed here, so half of this is not measured: `apt-get install postgresql` adds it.",
    );
    return [...verdicts, verdict("PostgreSQL: measured", [0], { atLeast: 1 })];
  }
  const postgres = await postgresServed();
  try {
    return [
      ...verdicts,
      ...(await onEngine("PostgreSQL", { rounds: Number(rounds), random, databaseUrl: await postgres.database() })),
    ];
  } finally {
    await postgres.stop();
  }
};

// What an order and a start weigh beside an earlier build of the shop: both run in one bench, in turn, so that a busy machine hits both. `--before=FOLDER` is a checkout in which `npm start` was run once.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { built } from "../scripts/lib/built.mjs";
import { root } from "../scripts/lib/places.mjs";
import { giveUp } from "../scripts/lib/say.mjs";
import { memoryBounds, shopEnvironment } from "../scripts/lib/shop-process.mjs";
import { burst, burstText } from "./lib/burst.mjs";
import { newBuyer, wholeOrder } from "./lib/buyers.mjs";
import { inLanes } from "./lib/concurrency.mjs";
import { expected, httpClient } from "./lib/http-client.mjs";
import { memoryOf } from "./lib/memory.mjs";
import { rounds, verdict } from "./lib/rounds.mjs";
import { served } from "./lib/server.mjs";

const clients = 8;
const times = 100;

/** A shop of a checkout over a directory. */
const shopOf = async ({ folder, env }, data) => ({
  data,
  ...(await served({
    args: [...memoryBounds, join(folder, ".kontor/server/web.js")],
    cwd: folder,
    env: {
      ...env,
      DATA_DIR: data,
      LOG_LEVEL: "error",
      PUBLIC_URL: "",
      AUTH_RATE_LIMIT: "100000",
      ORDER_RATE_FACTOR: "100000",
    },
    path: "/en",
  })),
});

/** Processor time of a start, in ms, until a page was answered, and memory when what only the start needed was given back. */
const startOf = async (side) => {
  const shop = await shopOf(side, side.data);
  const cpu = (await shop.cpu()) / 1000;
  await new Promise((go) => setTimeout(go, 3_000));
  const memory = memoryOf(shop.pid);
  await shop.stop();
  return { cpu, memory };
};

const ordersOf = async (side, data) => {
  const shop = await shopOf(side, data);
  const [{ send, close }, page] = [httpClient(shop.url, clients), httpClient(shop.url, 64)];
  const buyers = await inLanes(clients, clients, () => newBuyer(send));
  const visit = async () => expected(200, "page")(await page.send("GET", "/en"));
  const order = (lane) => wholeOrder(send, buyers[lane]);
  await burst(shop, { clients, times, order, visit, restMs: 1_000 });
  return {
    measured: () => burst(shop, { clients, times, order, visit, restMs: 2_000 }),
    stop: () => (close(), page.close(), shop.stop()),
  };
};

export const weight = async (count, { before } = {}) => {
  if (before === undefined) giveUp("--before=FOLDER is the checkout of the commit before, built.");
  await built();
  const directories = Array.from({ length: 4 }, () => mkdtempSync(join(tmpdir(), "kontor-weight-")));
  const sides = {
    before: { folder: before, env: {}, data: directories[0] },
    now: { folder: root, env: shopEnvironment, data: directories[1] },
  };
  try {
    // The first start of each fills its directory.
    for (const side of Object.values(sides)) await startOf(side);
    const starts = await rounds(count, async () => ({
      before: await startOf(sides.before),
      now: await startOf(sides.now),
    }));
    const shops = [await ordersOf(sides.before, directories[2]), await ordersOf(sides.now, directories[3])];
    const orders = await rounds(count, async () => ({
      before: await shops[0].measured(),
      now: await shops[1].measured(),
    }));
    await Promise.all(shops.map(({ stop }) => stop()));
    console.log(`a load average of ${readFileSync("/proc/loadavg", "utf8").split(" ")[0]}`);
    for (const { before: then, now } of orders) console.log(`before: ${burstText(then)}\nnow: ${burstText(now)}`);
    const against = (title, all, value) =>
      verdict(
        title,
        all.map((each) => value(each.now) / value(each.before)),
        {},
      );
    return [
      against("processor time of a start", starts, ({ cpu }) => cpu),
      against("memory at rest", starts, ({ memory }) => memory),
      against("processor time of an order until its letters are out", orders, ({ cpu }) => cpu),
      against("letters a second while the queue empties", orders, ({ lettersPerSecond }) => lettersPerSecond),
      against("memory after a burst", orders, ({ memory }) => memory.after),
    ];
  } finally {
    for (const directory of directories) rmSync(directory, { recursive: true, force: true });
  }
};

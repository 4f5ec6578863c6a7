// Minutes of mixed load (pages, carts, domain checks, logins, orders), bounded by pauses: memory stays flat, nothing answers 5xx. And what the shop holds when idle.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { built } from "../scripts/lib/built.mjs";
import { at, root } from "../scripts/lib/places.mjs";
import { httpClient } from "./lib/http-client.mjs";
import { filledCart, newBuyer, password, wholeOrder } from "./lib/buyers.mjs";
import { untilOver } from "./lib/concurrency.mjs";
import { childrenOf, growth, memoryOf } from "./lib/memory.mjs";
import { verdict } from "./lib/rounds.mjs";
import { shopServed } from "./lib/shop.mjs";
import { freePort } from "../scripts/lib/free-port.ts";

const mostMegabytes = 200;
const mostGrowth = 1.1;

/** The pages that both home pages lead to, and one that is not there. */
const pagesOf = async (send) => {
  const homes = await Promise.all(["/en", "/de"].map((path) => send("GET", path)));
  const links = homes.flatMap(({ text }) =>
    [...text.matchAll(/ href="(\/(?:en|de)(?:\/[^"#?]*)?)"/g)].map(([, path]) => path),
  );
  return [...new Set([...links, "/en/nowhere"])];
};

/** Those who come, what each does again and again, and how long each rests in between. */
const visitors = (send, buyers, pages) => [
  { lanes: 3, rest: 15, once: (_, count) => send("GET", pages[count % pages.length]) },
  { lanes: 1, rest: 30, once: () => filledCart(send) },
  {
    lanes: 1,
    rest: 60,
    once: (_, count) =>
      send(
        "POST",
        "/api/shop/domain/check",
        { name: `bench-${count}.de` },
        { "x-forwarded-for": `198.18.${(count >> 8) & 255}.${count & 255}` },
      ),
  },
  {
    lanes: 1,
    rest: 500,
    once: (_, count) =>
      send("POST", "/api/auth/local", {
        identifier: buyers[count % buyers.length].email,
        password: count % 5 === 0 ? "wrong" : password,
      }),
  },
  { lanes: 2, rest: 50, once: (lane) => wholeOrder(send, buyers[lane]) },
];

/** Memory of the shop as `npm start` runs it, some seconds after it is ready and without a visitor. */
const idle = async () => {
  const data = mkdtempSync(join(tmpdir(), "kontor-idle-"));
  const port = await freePort();
  const env = {
    ...process.env,
    DATA_DIR: data,
    PORT: String(port),
    HOST: "127.0.0.1",
    PUBLIC_URL: "",
    LOG_LEVEL: "warn",
    NODE_ENV: "production",
  };
  const starter = spawn(process.execPath, [at("scripts/start.mjs")], { cwd: root, stdio: "ignore", env });
  process.once("exit", () => starter.kill("SIGTERM"));
  try {
    const end = performance.now() + 60_000;
    while (
      !(await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (performance.now() > end) throw new Error("the shop was not ready in time");
      await pause(100);
    }
    await pause(8_000);
    // Where a program can become another one, what started the shop is the shop.
    const [shop = null] = childrenOf(starter.pid);
    return shop === null
      ? { shop: memoryOf(starter.pid), starter: 0 }
      : { shop: memoryOf(shop), starter: memoryOf(starter.pid, true) };
  } finally {
    const ended = new Promise((done) => starter.once("exit", done));
    starter.kill("SIGTERM");
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
};

export const load = async (_, { minutes = 10 }) => {
  await built();
  const { shop: idleMegabytes, starter } = await idle();
  console.log(
    `Idle: the shop uses ${idleMegabytes.toFixed(0)} MB, the script that started it another ${starter.toFixed(0)} MB.`,
  );
  const shop = await shopServed({ AUTH_RATE_LIMIT: "1000000", ORDER_RATE_FACTOR: "1000000", TRUST_PROXY: "on" });
  const { send, close } = httpClient(shop.url, 8);
  const statuses = new Map();
  const counted = async (method, path, ...rest) => {
    const response = await send(method, path, ...rest);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    return response;
  };
  const samples = { heap: [], resident: [] };
  const state = { over: false, failed: [] };
  try {
    const buyers = [await newBuyer(send), await newBuyer(send)];
    const pages = await pagesOf(send);
    const end = performance.now() + Number(minutes) * 60_000;
    const isOver = () => state.over || performance.now() > end;
    const before = await shop.cpu();
    const sampling = (async () => {
      while (!isOver()) {
        await pause(Math.min(10_000, Number(minutes) * 2_000));
        samples.heap.push((await shop.heap()) / 1024 / 1024);
        samples.resident.push(memoryOf(shop.pid));
      }
    })();
    const done = await Promise.all(
      visitors(counted, buyers, pages).map(({ lanes, rest, once }) =>
        untilOver(lanes, isOver, async (lane, count) => {
          await once(lane, count).catch((problem) => state.failed.push(String(problem.message).slice(0, 200)));
          await pause(rest);
        }),
      ),
    ).finally(() => (state.over = true));
    await sampling;
    const seconds = Number(minutes) * 60;
    const [read, carts, names, logins, orders] = done;
    const busy = ((await shop.cpu()) - before) / 1e6 / seconds;
    console.log(
      `${minutes} minutes: ${read} times one of ${pages.length} pages, ${carts} carts, ${names} domain checks, ${logins} logins, ${orders} orders; ${(busy * 100).toFixed(0)} % of a processor; answers ${[
        ...statuses,
      ]
        .sort(([a], [b]) => a - b)
        .map(([status, times]) => `${status} × ${times}`)
        .join(", ")}`,
    );
    console.log(`heap ${samples.heap.map((each) => each.toFixed(0)).join(" ")} MB`);
    console.log(`resident ${samples.resident.map((each) => each.toFixed(0)).join(" ")} MB`);
    for (const failed of state.failed.slice(0, 3)) console.log(`  failed: ${failed}`);
    const errors = [...statuses].reduce((sum, [status, times]) => (status >= 500 ? sum + times : sum), 0);
    return [
      verdict(`idle memory in MB, of ${mostMegabytes}`, [idleMegabytes + starter], { atMost: mostMegabytes }),
      verdict("answers 5xx and calls that failed", [errors + state.failed.length], { atMost: 0 }),
      verdict("heap after collection, last third against the middle one", [growth(samples.heap)], {
        atMost: mostGrowth,
      }),
      verdict("resident memory, last third against the middle one", [growth(samples.resident)], { atMost: mostGrowth }),
    ];
  } finally {
    state.over = true;
    close();
    await shop.stop();
  }
};

// Orders acknowledged over HTTP on SQLite, a voucher in each, 8 clients at once: against the bare transaction of the same rows in the same process.
// Then a burst at the shop as `npm start` runs it: until the last letter is out, and how long orders and a page take before, meanwhile and after.
import { fork } from "node:child_process";
import { at, fromSource, root } from "../scripts/lib/places.mjs";
import { memoryBounds } from "../scripts/lib/shop-process.mjs";
import { httpClient, expected } from "./lib/http-client.mjs";
import { filledCart, newBuyer, orderFor, place, wholeOrder } from "./lib/buyers.mjs";
import { inLanes, timed } from "./lib/concurrency.mjs";
import { burst, burstText, burstVerdicts } from "./lib/burst.mjs";
import { rounds, verdict } from "./lib/rounds.mjs";
import { shopServed } from "./lib/shop.mjs";

const clients = 8;
const perRound = 400;
const chunk = 100;

/** The child, with the memory that `npm start` gives it, asked one thing at a time. */
const house = async () => {
  const child = fork(at("bench/orders/child.mjs"), {
    cwd: root,
    execArgv: [...memoryBounds, fromSource],
    env: { ...process.env, NODE_ENV: "production" },
  });
  process.once("exit", () => child.kill("SIGKILL"));
  const answer = () =>
    new Promise((done, fail) => {
      child.once("message", ({ answer }) => (child.removeAllListeners("exit"), done(answer)));
      child.once("exit", (code) => fail(new Error(`the API ended with ${code}`)));
    });
  const url = await answer();
  return {
    url,
    command: (command, given) => (child.send({ command, given }), answer()),
    stop: () => child.kill("SIGKILL"),
  };
};

/** Carts of guests with a voucher each, ready to be ordered; prepared outside of what is measured. */
const prepared = async (api, send, buyers, round) => {
  const codes = Array.from({ length: perRound }, (_, index) => `BENCH-${round}-${index}`.toUpperCase());
  await api.command("vouchers", codes);
  return inLanes(clients, perRound, async (index) => {
    const cart = await filledCart(send);
    const response = await send(
      "PUT",
      `/api/shop/order/cart/${cart.id}/voucher`,
      { version: cart.version, code: codes[index] },
      { "x-forwarded-for": `198.18.${index >> 8}.${index & 255}` },
    );
    const buyer = buyers[index % clients];
    return { buyer, wanted: await orderFor(send, buyer, expected(200, "voucher")(response).body.result) };
  });
};

const used = (before, after) => (after.user + after.system - before.user - before.system) / 1000;

/** Bursts at the built shop, each until its last letter is out. */
const bursts = async (count) => {
  const shop = await shopServed({ AUTH_RATE_LIMIT: "100000", ORDER_RATE_FACTOR: "100000" });
  const [{ send, close }, page] = [httpClient(shop.url, clients), httpClient(shop.url, 64)];
  try {
    const buyers = await inLanes(clients, clients, () => newBuyer(send));
    const visit = async () => expected(200, "page")(await page.send("GET", "/de"));
    const of = (times) => burst(shop, { clients, times, order: (lane) => wholeOrder(send, buyers[lane]), visit });
    await of(perRound / 4);
    const measured = await rounds(count, () => of(perRound));
    for (const each of measured) console.log(burstText(each));
    return burstVerdicts(measured);
  } finally {
    close();
    page.close();
    await shop.stop();
  }
};

export const orders = async (count) => {
  const api = await house();
  const { send, close } = httpClient(api.url, clients);
  try {
    const buyers = await inLanes(clients, clients, () => newBuyer(send));
    const round = async (number) => {
      const carts = await prepared(api, send, buyers, number);
      const sums = { ms: 0, bare: 0, cpu: 0, wholeCpu: 0, bareCpu: 0, failed: [] };
      // By turns, so that a slow moment of the disk hits both.
      for (let start = 0; start < perRound; start += chunk) {
        const before = await api.command("cpu");
        const { ms, given } = await timed(() =>
          inLanes(clients, chunk, (index) => place(send, carts[start + index].buyer, carts[start + index].wanted)),
        );
        const acknowledged = await api.command("cpu");
        sums.ms += ms;
        sums.cpu += used(before, acknowledged);
        sums.failed.push(...given.filter(({ status }) => status !== 201));
        await api.command("quiet");
        sums.wholeCpu += used(before, await api.command("cpu"));
        const bare = await api.command("bare", chunk);
        sums.bare += bare.ms;
        sums.bareCpu += bare.cpu;
      }
      const { failed } = sums;
      if (failed.length > 0)
        console.log(
          `${failed.length} orders failed, the first with ${failed[0].status}: ${failed[0].text.slice(0, 200)}`,
        );
      const perSecond = (ms) => perRound / (ms / 1000);
      return {
        ratio: sums.bare / sums.ms,
        failed: failed.length,
        ours: perSecond(sums.ms),
        bare: perSecond(sums.bare),
        cpu: sums.cpu / perRound,
        wholeCpu: sums.wholeCpu / perRound,
        bareCpu: sums.bareCpu / perRound,
      };
    };
    // A shop runs for weeks: what is measured is one that has placed orders before.
    for (let warm = 0; warm < 6; warm += 1) await round(`warm-${warm}`);
    const measured = await rounds(count, (number) => round(number));
    for (const { ours, bare, cpu, wholeCpu, bareCpu } of measured)
      console.log(
        `${ours.toFixed(0)} orders/s over HTTP, ${cpu.toFixed(2)} ms of processor time each, ${wholeCpu.toFixed(2)} until its letters are out; ${bare.toFixed(0)} bare transactions/s, ${bareCpu.toFixed(2)} ms`,
      );
    const failed = measured.reduce((sum, each) => sum + each.failed, 0);
    return [
      verdict(
        "orders acknowledged over HTTP, against the bare transaction",
        measured.map(({ ratio }) => ratio),
        { atLeast: 0.25 },
      ),
      verdict(
        "processor time of the bare transaction, against an order until its letters are out",
        measured.map(({ wholeCpu, bareCpu }) => bareCpu / wholeCpu),
        {},
      ),
      verdict(
        "the same by processor time, which neither the disk nor the neighbours slow down as much",
        measured.map(({ cpu, bareCpu }) => bareCpu / cpu),
        {},
      ),
      ...(await bursts(count)),
      verdict(`orders that failed, of ${measured.length * perRound} by ${clients} clients at once`, [failed], {
        atMost: 0,
      }),
    ];
  } finally {
    close();
    api.stop();
  }
};

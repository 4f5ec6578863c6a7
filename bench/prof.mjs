import { fork } from "node:child_process";
import { at, fromSource, root } from "../scripts/lib/places.mjs";
import { memoryBounds } from "../scripts/lib/shop-process.mjs";
import { httpClient } from "./lib/http-client.mjs";
import { newBuyer, wholeOrder } from "./lib/buyers.mjs";
import { inLanes } from "./lib/concurrency.mjs";
const child = fork(at("bench/orders/child.mjs"), { cwd: root, execArgv: [...memoryBounds, fromSource], env: { ...process.env, NODE_ENV: "production" } });
const answer = () => new Promise((done) => child.once("message", ({ answer }) => done(answer)));
const url = await answer();
const cmd = (command, given) => (child.send({ command, given }), answer());
const { send, close } = httpClient(url, 8);
const buyers = await inLanes(8, 8, () => newBuyer(send));
for (let r = 0; r < 5; r++) {
  const a = await cmd("cpu");
  await inLanes(8, 100, (i, lane) => wholeOrder(send, buyers[lane ?? i % 8]));
  const b = await cmd("cpu");
  await cmd("quiet");
  const c = await cmd("cpu");
  const u = (x, y) => (y.user + y.system - x.user - x.system) / 1e5;
  console.log(r, "order", u(a, b).toFixed(2), "rest", u(b, c).toFixed(2));
}
close(); child.disconnect(); setTimeout(() => process.exit(), 6000);

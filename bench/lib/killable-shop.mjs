// A shop that is killed and restarted on the same port and data, and clients that keep ordering meanwhile.
import { randomUUID } from "node:crypto";
import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../scripts/lib/places.mjs";
import { shopArguments } from "../../scripts/lib/shop-process.mjs";
import { filledCart, giveAddress, orderFor, place } from "./buyers.mjs";

/** Whether the shop takes orders. */
const isReady = (url) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** `program`: Node's arguments; the shop as it is sold unless others are given. */
export const killableShop = (port, env, program = shopArguments) => {
  const url = `http://127.0.0.1:${port}`;
  const state = { child: null, output: [] };
  const start = () => {
    const child = spawn(process.execPath, program, {
      cwd: root,
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
        PUBLIC_URL: "",
        LOG_LEVEL: "fatal",
        ...env,
      },
    });
    child.stderr.on("data", (piece) => (state.output = [...state.output.slice(-20), String(piece)]));
    state.child = child;
  };
  process.once("exit", () => state.child?.kill("SIGKILL"));
  const kill = (signal = "SIGKILL") =>
    new Promise((done) => {
      if (state.child.exitCode !== null || state.child.signalCode !== null) return done();
      state.child.once("exit", done);
      state.child.kill(signal);
    });
  /** Milliseconds until it takes orders; a shop that does not come back by itself ends the bench. */
  const waitUntilReady = async () => {
    const since = performance.now();
    while (!(await isReady(url))) {
      if (state.child.exitCode !== null)
        throw new Error(`the shop did not come back: it ended with ${state.child.exitCode}\n${state.output.join("")}`);
      if (performance.now() - since > 300_000)
        throw new Error(`the shop did not come back within five minutes\n${state.output.join("")}`);
      await pause(25);
    }
    return performance.now() - since;
  };
  return { url, start, kill, waitUntilReady, pid: () => state.child.pid, output: () => state.output.join("") };
};

/** Retries a request until there is a response. */
const persistently = async (state, work) => {
  for (;;) {
    const outcome = await work().catch((problem) => {
      if (
        problem.status === undefined &&
        !/ECONN|socket hang up|took too long|EPIPE/.test(`${problem.code} ${problem.message}`)
      )
        throw problem;
      state.broken += 1;
      return null;
    });
    if (outcome !== null || state.over) return outcome;
    await pause(30);
  }
};

/** A client that fills carts and orders them until `state.over`; every order that was acknowledged is noted in `state.acknowledged`. */
export const customer = async (send, buyer, state) => {
  while (!state.over) {
    const key = randomUUID();
    const cart = await persistently(state, () => filledCart(send, buyer.headers));
    if (cart === null) return;
    await persistently(state, () => giveAddress(send, buyer));
    const wanted = await persistently(state, () => orderFor(send, buyer, cart));
    const response = wanted === null ? null : await persistently(state, () => place(send, buyer, wanted, key));
    if (response === null) return;
    if (response.status === 201 || response.status === 200)
      state.acknowledged.push({ ...response.body.result, key, repeated: response.status === 200 });
    else state.refused.push(`${response.status} ${response.text.slice(0, 200)}`);
  }
};

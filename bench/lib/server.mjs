// Starts a server of a bench as a child, waits until it answers, and reads its processor time.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../scripts/lib/free-port.ts";

const until = async (address, child, deadline) => {
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${address} never answered: its server ended with ${child.exitCode}`);
    const answered = await fetch(address, { signal: AbortSignal.timeout(2000) })
      .then(async (answer) => (await answer.arrayBuffer(), answer.ok))
      .catch(() => false);
    if (answered) return;
    await new Promise((go) => setTimeout(go, 200));
  }
  throw new Error(`${address} did not answer in time`);
};

/** `{ url, pid, cpu(), heap(), stop() }` of a Node program that takes PORT; `path` must answer 200 before it counts as started. */
export const served = async ({ args, cwd, env = {}, path = "/" }) => {
  const port = await freePort();
  const probe = new URL("cpu-probe.mjs", import.meta.url).href;
  const child = spawn(
    process.execPath,
    ["--import", probe, ...args.map((arg) => arg.replace("{port}", String(port)))],
    {
      cwd,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
        NEXT_TELEMETRY_DISABLED: "1",
        NITRO_HOST: "127.0.0.1",
        ...env,
      },
    },
  );
  // A bench that gives up leaves nothing behind.
  process.once("exit", () => child.kill("SIGKILL"));
  const output = [];
  child.stdout.on("data", (piece) => output.push(piece));
  child.stderr.on("data", (piece) => output.push(piece));
  const url = `http://127.0.0.1:${port}`;
  const stop = () =>
    new Promise((done) => {
      if (child.exitCode !== null) return done();
      child.once("close", done);
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), 5000).unref();
    });
  try {
    await until(url + path, child, performance.now() + 60_000);
  } catch (problem) {
    await stop();
    throw new Error(`${problem.message}\n${Buffer.concat(output)}`);
  }
  /** One message after the other: each response belongs to the message before it. */
  const waiting = { last: Promise.resolve() };
  const request = (question) => {
    const answer = waiting.last.then(async () => {
      const message = once(child, "message");
      child.send(question);
      return (await message)[0][question];
    });
    waiting.last = answer;
    return answer;
  };
  return { url, pid: child.pid, cpu: () => request("cpu"), heap: () => request("heap"), stop };
};

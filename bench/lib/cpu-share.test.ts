// A process with a limited share of a core gets no more than that, by either method, and a full core when it is released.
import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { bounded, byTurns } from "./cpu-share.mjs";

/** The part of a core that a busy process gets in a second. */
const shareOf = async (bound: (pid: number) => { readonly free: () => void }): Promise<number> => {
  const program =
    "const tell = () => process.send(process.cpuUsage().user); process.on('message', tell); (function spin() { const end = Date.now() + 5; while (Date.now() < end); setImmediate(spin); })()";
  const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "ignore", "ignore", "ipc"] });
  const used = () =>
    new Promise<number>((resolve) => {
      child.once("message", (message) => resolve(Number(message)));
      child.send("?");
    });
  await used();
  const { free } = bound(child.pid ?? 0);
  const [start, before] = [performance.now(), await used()];
  await pause(1000);
  const share = ((await used()) - before) / 1000 / (performance.now() - start);
  free();
  child.kill("SIGKILL");
  return share;
};

describe.skipIf(process.platform === "win32")("a bounded share", () => {
  it.each([
    ["by what this machine offers", (pid: number) => bounded(pid, 0.2)],
    ["by turns", (pid: number) => byTurns(pid, 0.2)],
  ])("[OPS-03] is not exceeded, %s", async (_, bound) => {
    const share = await shareOf(bound);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.5);
  });
});

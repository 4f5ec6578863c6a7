// How much memory a process uses, and whether that grows while it works.
import { readFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { median } from "./rounds.mjs";

const megabytes = 1024;

/** Megabytes of a process as the system counts them; `own` leaves out what it shares with others, such as the program itself. */
export const memoryOf = (pid, own = false) => {
  if (process.platform === "linux") {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`^${own ? "RssAnon" : "VmRSS"}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0) / megabytes;
  }
  return Number(spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).stdout) / megabytes;
};

/** The children of a process. */
export const childrenOf = (pid) =>
  spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .stdout.split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child);

/** How much more the last third of the samples holds than the middle one: 1 is flat. The first third is for warming up. */
export const growth = (samples) => {
  const third = Math.floor(samples.length / 3);
  return median(samples.slice(-third)) / median(samples.slice(third, 2 * third));
};

// Limits a process to a share of one core, as on a small machine of its own: by a cpu cgroup where this user may create one, else by stopping and continuing it.
import { fork } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Short, so that a process that has used up its share waits only for a moment. */
const periodUs = 20_000;
const mount = "/sys/fs/cgroup";

/** Each version's folder for new groups, and the files that bound one; null where there is none. */
const places = [
  {
    way: "a cpu cgroup (version 2)",
    parent: () => (existsSync(join(mount, "cgroup.controllers")) ? mount : null),
    bound: (group, quota) => {
      const offered = join(mount, "cgroup.subtree_control");
      if (!/\bcpu\b/.test(readFileSync(offered, "utf8"))) writeFileSync(offered, "+cpu");
      writeFileSync(join(group, "cpu.max"), `${quota} ${periodUs}`);
    },
  },
  {
    way: "a cpu cgroup (version 1)",
    parent: () =>
      [join(mount, "cpu"), join(mount, "cpu,cpuacct")].find((path) => existsSync(join(path, "cgroup.procs"))) ?? null,
    bound: (group, quota) => {
      writeFileSync(join(group, "cpu.cfs_period_us"), String(periodUs));
      writeFileSync(join(group, "cpu.cfs_quota_us"), String(quota));
    },
  },
];

const inGroup = (pid, share) => {
  for (const { way, parent, bound } of places) {
    const folder = parent();
    if (folder === null) continue;
    const group = join(folder, `kontor-bench-${process.pid}-${pid}`);
    try {
      mkdirSync(group);
      bound(group, Math.max(1000, Math.round(share * periodUs)));
      writeFileSync(join(group, "cgroup.procs"), String(pid));
      return { way, free: () => freed(folder, group, pid) };
    } catch {
      removed(group);
    }
  }
  return null;
};

const removed = (group) => {
  try {
    rmdirSync(group);
  } catch {
    // was never made, or its process is still ending
  }
};

const freed = (folder, group, pid) => {
  try {
    writeFileSync(join(folder, "cgroup.procs"), String(pid));
  } catch {
    // it has ended
  }
  removed(group);
};

/** By stopping and continuing it, from a process of its own: ours is busy sending requests. */
export const byTurns = (pid, share) => {
  const turns = fork(fileURLToPath(new URL("cpu-throttle.mjs", import.meta.url)), [
    String(pid),
    String(share),
    String(periodUs / 1000),
  ]);
  return { way: "stopping and continuing it", free: () => void turns.disconnect() };
};

/** `{ way, free() }`: the process has at most this share of one core until it is freed; `way` is null where nothing bounds it. */
export const bounded = (pid, share) =>
  inGroup(pid, share) ?? (process.platform === "win32" ? { way: null, free: () => undefined } : byTurns(pid, share));

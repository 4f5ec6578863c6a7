// Child processes of a test: each ends with it, whether it passes or fails.
import { spawn } from "node:child_process";

/** Starts programs and tracks those that run. */
export const programs = () => {
  /** @type {Map<import("node:child_process").ChildProcess, Promise<number | null>>} */
  const running = new Map();
  return {
    /**
     * @param {string} path
     * @param {readonly string[]} args
     * @param {Pick<import("node:child_process").SpawnOptions, "cwd" | "env" | "uid" | "gid">} options
     */
    start: (path, args, options) => {
      /** @type {Buffer[]} */
      const pieces = [];
      const child = spawn(path, [...args], { ...options, stdio: ["ignore", "pipe", "pipe"] });
      child.stdout.on("data", (piece) => pieces.push(piece));
      child.stderr.on("data", (piece) => pieces.push(piece));
      /** @type {Promise<number | null>} */
      const ended = new Promise((resolve) =>
        child.once("close", (code) => {
          running.delete(child);
          resolve(code);
        }),
      );
      running.set(child, ended);
      return { child, ended, output: () => Buffer.concat(pieces).toString("utf8") };
    },
    /** Kills those that still run, and waits until they are gone. */
    end: async () => {
      const all = [...running];
      for (const [child] of all) child.kill("SIGKILL");
      await Promise.all(all.map(([, ended]) => ended));
    },
  };
};

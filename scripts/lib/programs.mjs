// Programs that a test starts: each ends with it, whatever becomes of the test.
import { spawn } from "node:child_process";
import { createServer } from "node:net";

/**
 * A port of this machine that is free now.
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

/** Starts programs and knows those that run. */
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

// A test runner as a child process whose output can wait: two run side by side, and what they print is read one after the other.
import { spawn } from "node:child_process";

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ readonly cwd: string, readonly env: NodeJS.ProcessEnv, readonly isBuffered?: boolean, readonly sendsMessages?: boolean }} options
 */
export const runner = (command, args, { isBuffered = false, sendsMessages = false, ...options }) => {
  const output = isBuffered ? "pipe" : "inherit";
  const child = spawn(command, [...args], {
    ...options,
    stdio: ["ignore", output, output, ...(sendsMessages ? ["ipc"] : [])],
  });
  const pieces = [];
  let isShown = !isBuffered;
  const take = (piece) => (isShown ? process.stdout.write(piece) : pieces.push(piece));
  child.stdout?.on("data", take);
  child.stderr?.on("data", take);
  const messages = [];
  const few = new Promise((done) =>
    child.on("message", (message) => (typeof message === "string" ? done(message) : messages.push(message))),
  );
  const ended = new Promise((done) => {
    child.on("error", (problem) => {
      process.stderr.write(`${problem}\n`);
      done(127);
    });
    child.on("close", (code, signal) => done(code ?? (signal === null ? 1 : 130)));
  });
  return {
    /** The exit code. @type {Promise<number>} */
    ended,
    /** When it says so in a word, or ends without one. @type {Promise<unknown>} */
    heard: Promise.race([ended, few]),
    /** What else it sends. */
    messages,
    /** Prints what was buffered, and the rest as it comes. */
    show: () => {
      isShown = true;
      for (const piece of pieces.splice(0)) process.stdout.write(piece);
    },
  };
};

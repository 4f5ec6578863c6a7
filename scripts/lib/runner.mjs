// A test runner as a child process that may send messages.
import { spawn } from "node:child_process";

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ readonly cwd: string, readonly env: NodeJS.ProcessEnv, readonly sendsMessages?: boolean }} options
 */
export const runner = (command, args, { sendsMessages = false, ...options }) => {
  const child = spawn(command, [...args], {
    ...options,
    stdio: ["ignore", "inherit", "inherit", ...(sendsMessages ? ["ipc"] : [])],
  });
  const messages = [];
  child.on("message", (message) => messages.push(message));
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
    messages,
  };
};

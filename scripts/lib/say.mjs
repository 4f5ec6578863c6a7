// Output of the scripts, and how they run other programs: one line when something takes time, its output only when it fails.
import { spawn } from "node:child_process";

export const say = (text) => process.stdout.write(`${text}\n`);

/** Ends the script with a sentence; nothing else is printed. */
export const giveUp = (sentence, code = 1) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
};

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs a program and answers its exit code and, unless it writes to the terminal itself, its output.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions & { quiet?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (command, args, { quiet = true, ...options } = {}) =>
  new Promise((done) => {
    const child = spawn(command, args, { stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit", ...options });
    const pieces = [];
    child.stdout?.on("data", (piece) => pieces.push(piece));
    child.stderr?.on("data", (piece) => pieces.push(piece));
    child.on("error", (problem) => done({ code: 127, output: String(problem) }));
    child.on("close", (code, signal) =>
      done({ code: code ?? (signal === null ? 1 : 130), output: Buffer.concat(pieces).toString("utf8") }),
    );
  });

/** Runs a long quiet step: says what it is, every ten seconds that it still goes on, and how long it took. Shows the output when it fails. */
export const step = async (title, work) => {
  const start = performance.now();
  say(`${title} …`);
  const reminder = setInterval(() => say(`  still at it (${seconds(start)})`), 10_000);
  const { code, output } = await work().finally(() => clearInterval(reminder));
  if (code !== 0) process.stderr.write(`${output}\n`);
  else say(`  done in ${seconds(start)}`);
  return code === 0;
};
